# Print an optspec for argparse to handle cmd's options that are independent of any subcommand.
function __fish_memod_global_optspecs
    string join \n data= config= h/help V/version
end

function __fish_memod_needs_command
    # Figure out if the current invocation already has a command.
    set -l cmd (commandline -opc)
    set -e cmd[1]
    argparse -s (__fish_memod_global_optspecs) -- $cmd 2>/dev/null
    or return
    if set -q argv[1]
        # Also print the command, so this can be used to figure out what it is.
        echo $argv[1]
        return 1
    end
    return 0
end

function __fish_memod_using_subcommand
    set -l cmd (__fish_memod_needs_command)
    test -z "$cmd"
    and return 1
    contains -- $cmd[1] $argv
end

complete -c memod -n "__fish_memod_needs_command" -l data -d 'Data directory [variable: MEMOD_DATA] [default: memod in the user\'s data directory]' -r -F
complete -c memod -n "__fish_memod_needs_command" -l config -d 'Configuration file [variable: MEMOD_CONFIG] [default: /etc/memod/memod.toml]' -r -F
complete -c memod -n "__fish_memod_needs_command" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c memod -n "__fish_memod_needs_command" -s V -l version -d 'Print version'
complete -c memod -n "__fish_memod_needs_command" -f -a "serve" -d 'Serve the automation and capture API'
complete -c memod -n "__fish_memod_needs_command" -f -a "demo" -d 'Try memod with a throw-away store'
complete -c memod -n "__fish_memod_needs_command" -f -a "user" -d 'Add, list, edit and remove users'
complete -c memod -n "__fish_memod_needs_command" -f -a "key" -d 'Create, list, revoke and rotate API keys'
complete -c memod -n "__fish_memod_needs_command" -f -a "integration" -d 'Add, list, edit and remove integrations'
complete -c memod -n "__fish_memod_needs_command" -f -a "memo" -d 'Add, list, show, move, reroute and remove memos'
complete -c memod -n "__fish_memod_needs_command" -f -a "explain" -d 'Say how a text would be routed and shaped, and why; stores nothing'
complete -c memod -n "__fish_memod_needs_command" -f -a "export" -d 'Write the whole store as JSON lines'
complete -c memod -n "__fish_memod_needs_command" -f -a "import" -d 'Read JSON lines that `export` or another tool has written'
complete -c memod -n "__fish_memod_needs_command" -f -a "backup" -d 'Make a backup'
complete -c memod -n "__fish_memod_needs_command" -f -a "restore" -d 'Put a backup in the place of the store'
complete -c memod -n "__fish_memod_needs_command" -f -a "check" -d 'Read every record and report what is damaged'
complete -c memod -n "__fish_memod_needs_command" -f -a "compact" -d 'Give back the space of removed memos; needs the server stopped'
complete -c memod -n "__fish_memod_needs_command" -f -a "config" -d 'Print the settings in force and where each came from'
complete -c memod -n "__fish_memod_needs_command" -f -a "completions" -d 'Print what a shell reads to complete memod\'s commands'
complete -c memod -n "__fish_memod_needs_command" -f -a "man" -d 'Write the man pages into a directory'
complete -c memod -n "__fish_memod_needs_command" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c memod -n "__fish_memod_using_subcommand serve" -l listen -d 'Address and port to listen on; port 0 takes a free one [default: 127.0.0.1:8420]' -r
complete -c memod -n "__fish_memod_using_subcommand serve" -l base-path -d 'Path under which everything works too, such as /memod behind a proxy' -r
complete -c memod -n "__fish_memod_using_subcommand serve" -l trusted-proxies -d 'Reverse proxies whose X-Forwarded-For is believed: addresses or networks, separated by commas' -r
complete -c memod -n "__fish_memod_using_subcommand serve" -l connections -d 'Connections served at one time [default: 1024]' -r
complete -c memod -n "__fish_memod_using_subcommand serve" -l header-timeout -d 'Time for a request\'s head [default: 10s]' -r
complete -c memod -n "__fish_memod_using_subcommand serve" -l body-timeout -d 'Time for a request\'s body [default: 10s]' -r
complete -c memod -n "__fish_memod_using_subcommand serve" -l idle-timeout -d 'Time a connection may be silent between requests [default: 75s]' -r
complete -c memod -n "__fish_memod_using_subcommand serve" -l stop-timeout -d 'Time for requests in flight once asked to stop [default: 5s]' -r
complete -c memod -n "__fish_memod_using_subcommand serve" -l automation-body-limit -d 'Largest body of the automation endpoints [default: 64KiB]' -r
complete -c memod -n "__fish_memod_using_subcommand serve" -l capture-body-limit -d 'Largest body of the capture endpoint [default: 256KiB]' -r
complete -c memod -n "__fish_memod_using_subcommand serve" -l cache -d 'Memory for the store\'s cache, 16MiB to 64MiB [default: 16MiB]' -r
complete -c memod -n "__fish_memod_using_subcommand serve" -l reserve -d 'Free disk space below which no memo is taken [default: 16MiB]' -r
complete -c memod -n "__fish_memod_using_subcommand serve" -l log -d 'What is logged: error, warn, info, debug, trace, or a filter such as info,memod=debug [default: info]' -r
complete -c memod -n "__fish_memod_using_subcommand serve" -l log-format -d 'How it is logged: auto, human or json [default: auto]' -r
complete -c memod -n "__fish_memod_using_subcommand serve" -l data -d 'Data directory [variable: MEMOD_DATA] [default: memod in the user\'s data directory]' -r -F
complete -c memod -n "__fish_memod_using_subcommand serve" -l config -d 'Configuration file [variable: MEMOD_CONFIG] [default: /etc/memod/memod.toml]' -r -F
complete -c memod -n "__fish_memod_using_subcommand serve" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c memod -n "__fish_memod_using_subcommand demo" -l listen -d 'Address and port to listen on; port 0 takes a free one [default: 127.0.0.1:8420]' -r
complete -c memod -n "__fish_memod_using_subcommand demo" -l base-path -d 'Path under which everything works too, such as /memod behind a proxy' -r
complete -c memod -n "__fish_memod_using_subcommand demo" -l trusted-proxies -d 'Reverse proxies whose X-Forwarded-For is believed: addresses or networks, separated by commas' -r
complete -c memod -n "__fish_memod_using_subcommand demo" -l connections -d 'Connections served at one time [default: 1024]' -r
complete -c memod -n "__fish_memod_using_subcommand demo" -l header-timeout -d 'Time for a request\'s head [default: 10s]' -r
complete -c memod -n "__fish_memod_using_subcommand demo" -l body-timeout -d 'Time for a request\'s body [default: 10s]' -r
complete -c memod -n "__fish_memod_using_subcommand demo" -l idle-timeout -d 'Time a connection may be silent between requests [default: 75s]' -r
complete -c memod -n "__fish_memod_using_subcommand demo" -l stop-timeout -d 'Time for requests in flight once asked to stop [default: 5s]' -r
complete -c memod -n "__fish_memod_using_subcommand demo" -l automation-body-limit -d 'Largest body of the automation endpoints [default: 64KiB]' -r
complete -c memod -n "__fish_memod_using_subcommand demo" -l capture-body-limit -d 'Largest body of the capture endpoint [default: 256KiB]' -r
complete -c memod -n "__fish_memod_using_subcommand demo" -l cache -d 'Memory for the store\'s cache, 16MiB to 64MiB [default: 16MiB]' -r
complete -c memod -n "__fish_memod_using_subcommand demo" -l reserve -d 'Free disk space below which no memo is taken [default: 16MiB]' -r
complete -c memod -n "__fish_memod_using_subcommand demo" -l log -d 'What is logged: error, warn, info, debug, trace, or a filter such as info,memod=debug [default: info]' -r
complete -c memod -n "__fish_memod_using_subcommand demo" -l log-format -d 'How it is logged: auto, human or json [default: auto]' -r
complete -c memod -n "__fish_memod_using_subcommand demo" -l data -d 'Data directory [variable: MEMOD_DATA] [default: memod in the user\'s data directory]' -r -F
complete -c memod -n "__fish_memod_using_subcommand demo" -l config -d 'Configuration file [variable: MEMOD_CONFIG] [default: /etc/memod/memod.toml]' -r -F
complete -c memod -n "__fish_memod_using_subcommand demo" -l json -d 'Print keys and integrations as one line of JSON'
complete -c memod -n "__fish_memod_using_subcommand demo" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c memod -n "__fish_memod_using_subcommand user; and not __fish_seen_subcommand_from add list edit remove help" -l data -d 'Data directory [variable: MEMOD_DATA] [default: memod in the user\'s data directory]' -r -F
complete -c memod -n "__fish_memod_using_subcommand user; and not __fish_seen_subcommand_from add list edit remove help" -l config -d 'Configuration file [variable: MEMOD_CONFIG] [default: /etc/memod/memod.toml]' -r -F
complete -c memod -n "__fish_memod_using_subcommand user; and not __fish_seen_subcommand_from add list edit remove help" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c memod -n "__fish_memod_using_subcommand user; and not __fish_seen_subcommand_from add list edit remove help" -f -a "add" -d 'Add a user'
complete -c memod -n "__fish_memod_using_subcommand user; and not __fish_seen_subcommand_from add list edit remove help" -f -a "list" -d 'List the users'
complete -c memod -n "__fish_memod_using_subcommand user; and not __fish_seen_subcommand_from add list edit remove help" -f -a "edit" -d 'Change a user\'s name, time zone or language'
complete -c memod -n "__fish_memod_using_subcommand user; and not __fish_seen_subcommand_from add list edit remove help" -f -a "remove" -d 'Remove a user with all keys, integrations and memos'
complete -c memod -n "__fish_memod_using_subcommand user; and not __fish_seen_subcommand_from add list edit remove help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c memod -n "__fish_memod_using_subcommand user; and __fish_seen_subcommand_from add" -l time-zone -d 'Zone in which the user\'s memos are understood, such as Europe/Vienna' -r
complete -c memod -n "__fish_memod_using_subcommand user; and __fish_seen_subcommand_from add" -l language -d 'Language in which the user\'s memos are understood' -r -f -a "en\t''
de\t''
fr\t''
es\t''"
complete -c memod -n "__fish_memod_using_subcommand user; and __fish_seen_subcommand_from add" -l data -d 'Data directory [variable: MEMOD_DATA] [default: memod in the user\'s data directory]' -r -F
complete -c memod -n "__fish_memod_using_subcommand user; and __fish_seen_subcommand_from add" -l config -d 'Configuration file [variable: MEMOD_CONFIG] [default: /etc/memod/memod.toml]' -r -F
complete -c memod -n "__fish_memod_using_subcommand user; and __fish_seen_subcommand_from add" -l json -d 'Print one JSON document'
complete -c memod -n "__fish_memod_using_subcommand user; and __fish_seen_subcommand_from add" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c memod -n "__fish_memod_using_subcommand user; and __fish_seen_subcommand_from list" -l data -d 'Data directory [variable: MEMOD_DATA] [default: memod in the user\'s data directory]' -r -F
complete -c memod -n "__fish_memod_using_subcommand user; and __fish_seen_subcommand_from list" -l config -d 'Configuration file [variable: MEMOD_CONFIG] [default: /etc/memod/memod.toml]' -r -F
complete -c memod -n "__fish_memod_using_subcommand user; and __fish_seen_subcommand_from list" -l json -d 'Print one JSON document'
complete -c memod -n "__fish_memod_using_subcommand user; and __fish_seen_subcommand_from list" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c memod -n "__fish_memod_using_subcommand user; and __fish_seen_subcommand_from edit" -l new-name -d 'New name' -r
complete -c memod -n "__fish_memod_using_subcommand user; and __fish_seen_subcommand_from edit" -l time-zone -d 'New time zone' -r
complete -c memod -n "__fish_memod_using_subcommand user; and __fish_seen_subcommand_from edit" -l language -d 'New language' -r -f -a "en\t''
de\t''
fr\t''
es\t''"
complete -c memod -n "__fish_memod_using_subcommand user; and __fish_seen_subcommand_from edit" -l data -d 'Data directory [variable: MEMOD_DATA] [default: memod in the user\'s data directory]' -r -F
complete -c memod -n "__fish_memod_using_subcommand user; and __fish_seen_subcommand_from edit" -l config -d 'Configuration file [variable: MEMOD_CONFIG] [default: /etc/memod/memod.toml]' -r -F
complete -c memod -n "__fish_memod_using_subcommand user; and __fish_seen_subcommand_from edit" -l json -d 'Print one JSON document'
complete -c memod -n "__fish_memod_using_subcommand user; and __fish_seen_subcommand_from edit" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c memod -n "__fish_memod_using_subcommand user; and __fish_seen_subcommand_from remove" -l data -d 'Data directory [variable: MEMOD_DATA] [default: memod in the user\'s data directory]' -r -F
complete -c memod -n "__fish_memod_using_subcommand user; and __fish_seen_subcommand_from remove" -l config -d 'Configuration file [variable: MEMOD_CONFIG] [default: /etc/memod/memod.toml]' -r -F
complete -c memod -n "__fish_memod_using_subcommand user; and __fish_seen_subcommand_from remove" -l yes -d 'Do not ask'
complete -c memod -n "__fish_memod_using_subcommand user; and __fish_seen_subcommand_from remove" -l json -d 'Print one JSON document'
complete -c memod -n "__fish_memod_using_subcommand user; and __fish_seen_subcommand_from remove" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c memod -n "__fish_memod_using_subcommand user; and __fish_seen_subcommand_from help" -f -a "add" -d 'Add a user'
complete -c memod -n "__fish_memod_using_subcommand user; and __fish_seen_subcommand_from help" -f -a "list" -d 'List the users'
complete -c memod -n "__fish_memod_using_subcommand user; and __fish_seen_subcommand_from help" -f -a "edit" -d 'Change a user\'s name, time zone or language'
complete -c memod -n "__fish_memod_using_subcommand user; and __fish_seen_subcommand_from help" -f -a "remove" -d 'Remove a user with all keys, integrations and memos'
complete -c memod -n "__fish_memod_using_subcommand user; and __fish_seen_subcommand_from help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c memod -n "__fish_memod_using_subcommand key; and not __fish_seen_subcommand_from create list revoke rotate help" -l data -d 'Data directory [variable: MEMOD_DATA] [default: memod in the user\'s data directory]' -r -F
complete -c memod -n "__fish_memod_using_subcommand key; and not __fish_seen_subcommand_from create list revoke rotate help" -l config -d 'Configuration file [variable: MEMOD_CONFIG] [default: /etc/memod/memod.toml]' -r -F
complete -c memod -n "__fish_memod_using_subcommand key; and not __fish_seen_subcommand_from create list revoke rotate help" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c memod -n "__fish_memod_using_subcommand key; and not __fish_seen_subcommand_from create list revoke rotate help" -f -a "create" -d 'Create an API key and print it, this one time'
complete -c memod -n "__fish_memod_using_subcommand key; and not __fish_seen_subcommand_from create list revoke rotate help" -f -a "list" -d 'List the keys, never their secrets'
complete -c memod -n "__fish_memod_using_subcommand key; and not __fish_seen_subcommand_from create list revoke rotate help" -f -a "revoke" -d 'Refuse a key from now on'
complete -c memod -n "__fish_memod_using_subcommand key; and not __fish_seen_subcommand_from create list revoke rotate help" -f -a "rotate" -d 'Replace a key by a new one with the same owner, label, scopes and lifetime'
complete -c memod -n "__fish_memod_using_subcommand key; and not __fish_seen_subcommand_from create list revoke rotate help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c memod -n "__fish_memod_using_subcommand key; and __fish_seen_subcommand_from create" -l user -d 'Owner of the key' -r
complete -c memod -n "__fish_memod_using_subcommand key; and __fish_seen_subcommand_from create" -l name -d 'Label that tells you which tool holds the key [default: its scopes]' -r
complete -c memod -n "__fish_memod_using_subcommand key; and __fish_seen_subcommand_from create" -l scope -d 'What the key may do; may be given twice' -r -f -a "automation\t''
capture\t''"
complete -c memod -n "__fish_memod_using_subcommand key; and __fish_seen_subcommand_from create" -l expires-in -d 'How long the key is good for, such as 90d [default: until revoked]' -r
complete -c memod -n "__fish_memod_using_subcommand key; and __fish_seen_subcommand_from create" -l data -d 'Data directory [variable: MEMOD_DATA] [default: memod in the user\'s data directory]' -r -F
complete -c memod -n "__fish_memod_using_subcommand key; and __fish_seen_subcommand_from create" -l config -d 'Configuration file [variable: MEMOD_CONFIG] [default: /etc/memod/memod.toml]' -r -F
complete -c memod -n "__fish_memod_using_subcommand key; and __fish_seen_subcommand_from create" -l json -d 'Print one JSON document'
complete -c memod -n "__fish_memod_using_subcommand key; and __fish_seen_subcommand_from create" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c memod -n "__fish_memod_using_subcommand key; and __fish_seen_subcommand_from list" -l user -d 'Only this user\'s keys' -r
complete -c memod -n "__fish_memod_using_subcommand key; and __fish_seen_subcommand_from list" -l data -d 'Data directory [variable: MEMOD_DATA] [default: memod in the user\'s data directory]' -r -F
complete -c memod -n "__fish_memod_using_subcommand key; and __fish_seen_subcommand_from list" -l config -d 'Configuration file [variable: MEMOD_CONFIG] [default: /etc/memod/memod.toml]' -r -F
complete -c memod -n "__fish_memod_using_subcommand key; and __fish_seen_subcommand_from list" -l json -d 'Print one JSON document'
complete -c memod -n "__fish_memod_using_subcommand key; and __fish_seen_subcommand_from list" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c memod -n "__fish_memod_using_subcommand key; and __fish_seen_subcommand_from revoke" -l data -d 'Data directory [variable: MEMOD_DATA] [default: memod in the user\'s data directory]' -r -F
complete -c memod -n "__fish_memod_using_subcommand key; and __fish_seen_subcommand_from revoke" -l config -d 'Configuration file [variable: MEMOD_CONFIG] [default: /etc/memod/memod.toml]' -r -F
complete -c memod -n "__fish_memod_using_subcommand key; and __fish_seen_subcommand_from revoke" -l json -d 'Print one JSON document'
complete -c memod -n "__fish_memod_using_subcommand key; and __fish_seen_subcommand_from revoke" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c memod -n "__fish_memod_using_subcommand key; and __fish_seen_subcommand_from rotate" -l overlap -d 'How long the old key keeps working; 0s ends it now' -r
complete -c memod -n "__fish_memod_using_subcommand key; and __fish_seen_subcommand_from rotate" -l data -d 'Data directory [variable: MEMOD_DATA] [default: memod in the user\'s data directory]' -r -F
complete -c memod -n "__fish_memod_using_subcommand key; and __fish_seen_subcommand_from rotate" -l config -d 'Configuration file [variable: MEMOD_CONFIG] [default: /etc/memod/memod.toml]' -r -F
complete -c memod -n "__fish_memod_using_subcommand key; and __fish_seen_subcommand_from rotate" -l json -d 'Print one JSON document'
complete -c memod -n "__fish_memod_using_subcommand key; and __fish_seen_subcommand_from rotate" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c memod -n "__fish_memod_using_subcommand key; and __fish_seen_subcommand_from help" -f -a "create" -d 'Create an API key and print it, this one time'
complete -c memod -n "__fish_memod_using_subcommand key; and __fish_seen_subcommand_from help" -f -a "list" -d 'List the keys, never their secrets'
complete -c memod -n "__fish_memod_using_subcommand key; and __fish_seen_subcommand_from help" -f -a "revoke" -d 'Refuse a key from now on'
complete -c memod -n "__fish_memod_using_subcommand key; and __fish_seen_subcommand_from help" -f -a "rotate" -d 'Replace a key by a new one with the same owner, label, scopes and lifetime'
complete -c memod -n "__fish_memod_using_subcommand key; and __fish_seen_subcommand_from help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c memod -n "__fish_memod_using_subcommand integration; and not __fish_seen_subcommand_from add list edit remove help" -l data -d 'Data directory [variable: MEMOD_DATA] [default: memod in the user\'s data directory]' -r -F
complete -c memod -n "__fish_memod_using_subcommand integration; and not __fish_seen_subcommand_from add list edit remove help" -l config -d 'Configuration file [variable: MEMOD_CONFIG] [default: /etc/memod/memod.toml]' -r -F
complete -c memod -n "__fish_memod_using_subcommand integration; and not __fish_seen_subcommand_from add list edit remove help" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c memod -n "__fish_memod_using_subcommand integration; and not __fish_seen_subcommand_from add list edit remove help" -f -a "add" -d 'Add an integration: a spoken trigger and the format of what follows'
complete -c memod -n "__fish_memod_using_subcommand integration; and not __fish_seen_subcommand_from add list edit remove help" -f -a "list" -d 'List a user\'s integrations'
complete -c memod -n "__fish_memod_using_subcommand integration; and not __fish_seen_subcommand_from add list edit remove help" -f -a "edit" -d 'Change an integration\'s id, trigger or format'
complete -c memod -n "__fish_memod_using_subcommand integration; and not __fish_seen_subcommand_from add list edit remove help" -f -a "remove" -d 'Remove an integration; its memos move to the inbox'
complete -c memod -n "__fish_memod_using_subcommand integration; and not __fish_seen_subcommand_from add list edit remove help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c memod -n "__fish_memod_using_subcommand integration; and __fish_seen_subcommand_from add" -l user -d 'Owner of the integration' -r
complete -c memod -n "__fish_memod_using_subcommand integration; and __fish_seen_subcommand_from add" -l id -d 'Id by which tools ask for it; may hold spaces' -r
complete -c memod -n "__fish_memod_using_subcommand integration; and __fish_seen_subcommand_from add" -l trigger -d 'Phrase that sends a memo here when it is spoken' -r
complete -c memod -n "__fish_memod_using_subcommand integration; and __fish_seen_subcommand_from add" -l format -d 'Shape of its entries' -r -f -a "plainText\t''
checklist\t''
calendarEvent\t''"
complete -c memod -n "__fish_memod_using_subcommand integration; and __fish_seen_subcommand_from add" -l data -d 'Data directory [variable: MEMOD_DATA] [default: memod in the user\'s data directory]' -r -F
complete -c memod -n "__fish_memod_using_subcommand integration; and __fish_seen_subcommand_from add" -l config -d 'Configuration file [variable: MEMOD_CONFIG] [default: /etc/memod/memod.toml]' -r -F
complete -c memod -n "__fish_memod_using_subcommand integration; and __fish_seen_subcommand_from add" -l json -d 'Print one JSON document'
complete -c memod -n "__fish_memod_using_subcommand integration; and __fish_seen_subcommand_from add" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c memod -n "__fish_memod_using_subcommand integration; and __fish_seen_subcommand_from list" -l user -d 'Owner of the integrations' -r
complete -c memod -n "__fish_memod_using_subcommand integration; and __fish_seen_subcommand_from list" -l data -d 'Data directory [variable: MEMOD_DATA] [default: memod in the user\'s data directory]' -r -F
complete -c memod -n "__fish_memod_using_subcommand integration; and __fish_seen_subcommand_from list" -l config -d 'Configuration file [variable: MEMOD_CONFIG] [default: /etc/memod/memod.toml]' -r -F
complete -c memod -n "__fish_memod_using_subcommand integration; and __fish_seen_subcommand_from list" -l json -d 'Print one JSON document'
complete -c memod -n "__fish_memod_using_subcommand integration; and __fish_seen_subcommand_from list" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c memod -n "__fish_memod_using_subcommand integration; and __fish_seen_subcommand_from edit" -l user -d 'Owner of the integration' -r
complete -c memod -n "__fish_memod_using_subcommand integration; and __fish_seen_subcommand_from edit" -l id -d 'Id of the integration' -r
complete -c memod -n "__fish_memod_using_subcommand integration; and __fish_seen_subcommand_from edit" -l new-id -d 'New id' -r
complete -c memod -n "__fish_memod_using_subcommand integration; and __fish_seen_subcommand_from edit" -l trigger -d 'New trigger' -r
complete -c memod -n "__fish_memod_using_subcommand integration; and __fish_seen_subcommand_from edit" -l format -d 'New format' -r -f -a "plainText\t''
checklist\t''
calendarEvent\t''"
complete -c memod -n "__fish_memod_using_subcommand integration; and __fish_seen_subcommand_from edit" -l data -d 'Data directory [variable: MEMOD_DATA] [default: memod in the user\'s data directory]' -r -F
complete -c memod -n "__fish_memod_using_subcommand integration; and __fish_seen_subcommand_from edit" -l config -d 'Configuration file [variable: MEMOD_CONFIG] [default: /etc/memod/memod.toml]' -r -F
complete -c memod -n "__fish_memod_using_subcommand integration; and __fish_seen_subcommand_from edit" -l json -d 'Print one JSON document'
complete -c memod -n "__fish_memod_using_subcommand integration; and __fish_seen_subcommand_from edit" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c memod -n "__fish_memod_using_subcommand integration; and __fish_seen_subcommand_from remove" -l user -d 'Owner of the integration' -r
complete -c memod -n "__fish_memod_using_subcommand integration; and __fish_seen_subcommand_from remove" -l id -d 'Id of the integration' -r
complete -c memod -n "__fish_memod_using_subcommand integration; and __fish_seen_subcommand_from remove" -l data -d 'Data directory [variable: MEMOD_DATA] [default: memod in the user\'s data directory]' -r -F
complete -c memod -n "__fish_memod_using_subcommand integration; and __fish_seen_subcommand_from remove" -l config -d 'Configuration file [variable: MEMOD_CONFIG] [default: /etc/memod/memod.toml]' -r -F
complete -c memod -n "__fish_memod_using_subcommand integration; and __fish_seen_subcommand_from remove" -l yes -d 'Accepted for symmetry: no memo is lost, so nothing is asked'
complete -c memod -n "__fish_memod_using_subcommand integration; and __fish_seen_subcommand_from remove" -l json -d 'Print one JSON document'
complete -c memod -n "__fish_memod_using_subcommand integration; and __fish_seen_subcommand_from remove" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c memod -n "__fish_memod_using_subcommand integration; and __fish_seen_subcommand_from help" -f -a "add" -d 'Add an integration: a spoken trigger and the format of what follows'
complete -c memod -n "__fish_memod_using_subcommand integration; and __fish_seen_subcommand_from help" -f -a "list" -d 'List a user\'s integrations'
complete -c memod -n "__fish_memod_using_subcommand integration; and __fish_seen_subcommand_from help" -f -a "edit" -d 'Change an integration\'s id, trigger or format'
complete -c memod -n "__fish_memod_using_subcommand integration; and __fish_seen_subcommand_from help" -f -a "remove" -d 'Remove an integration; its memos move to the inbox'
complete -c memod -n "__fish_memod_using_subcommand integration; and __fish_seen_subcommand_from help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c memod -n "__fish_memod_using_subcommand memo; and not __fish_seen_subcommand_from add list show move reroute remove help" -l data -d 'Data directory [variable: MEMOD_DATA] [default: memod in the user\'s data directory]' -r -F
complete -c memod -n "__fish_memod_using_subcommand memo; and not __fish_seen_subcommand_from add list show move reroute remove help" -l config -d 'Configuration file [variable: MEMOD_CONFIG] [default: /etc/memod/memod.toml]' -r -F
complete -c memod -n "__fish_memod_using_subcommand memo; and not __fish_seen_subcommand_from add list show move reroute remove help" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c memod -n "__fish_memod_using_subcommand memo; and not __fish_seen_subcommand_from add list show move reroute remove help" -f -a "add" -d 'Keep a memo'
complete -c memod -n "__fish_memod_using_subcommand memo; and not __fish_seen_subcommand_from add list show move reroute remove help" -f -a "list" -d 'List memos, newest first'
complete -c memod -n "__fish_memod_using_subcommand memo; and not __fish_seen_subcommand_from add list show move reroute remove help" -f -a "show" -d 'Show a memo, what automation sees of it, and what was assumed'
complete -c memod -n "__fish_memod_using_subcommand memo; and not __fish_seen_subcommand_from add list show move reroute remove help" -f -a "move" -d 'Move a memo to an integration of the same user'
complete -c memod -n "__fish_memod_using_subcommand memo; and not __fish_seen_subcommand_from add list show move reroute remove help" -f -a "reroute" -d 'Move memos to where their triggers say they belong now'
complete -c memod -n "__fish_memod_using_subcommand memo; and not __fish_seen_subcommand_from add list show move reroute remove help" -f -a "remove" -d 'Remove a memo'
complete -c memod -n "__fish_memod_using_subcommand memo; and not __fish_seen_subcommand_from add list show move reroute remove help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c memod -n "__fish_memod_using_subcommand memo; and __fish_seen_subcommand_from add" -l user -d 'Owner of the memo' -r
complete -c memod -n "__fish_memod_using_subcommand memo; and __fish_seen_subcommand_from add" -l recorded-at -d 'When it was spoken, with an offset [default: now]' -r
complete -c memod -n "__fish_memod_using_subcommand memo; and __fish_seen_subcommand_from add" -l time-zone -d 'Zone in which it was spoken [default: the user\'s]' -r
complete -c memod -n "__fish_memod_using_subcommand memo; and __fish_seen_subcommand_from add" -l integration -d 'Keep it here whatever was spoken [default: by its trigger]' -r
complete -c memod -n "__fish_memod_using_subcommand memo; and __fish_seen_subcommand_from add" -l data -d 'Data directory [variable: MEMOD_DATA] [default: memod in the user\'s data directory]' -r -F
complete -c memod -n "__fish_memod_using_subcommand memo; and __fish_seen_subcommand_from add" -l config -d 'Configuration file [variable: MEMOD_CONFIG] [default: /etc/memod/memod.toml]' -r -F
complete -c memod -n "__fish_memod_using_subcommand memo; and __fish_seen_subcommand_from add" -l json -d 'Print one JSON document'
complete -c memod -n "__fish_memod_using_subcommand memo; and __fish_seen_subcommand_from add" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c memod -n "__fish_memod_using_subcommand memo; and __fish_seen_subcommand_from list" -l user -d 'Owner of the memos' -r
complete -c memod -n "__fish_memod_using_subcommand memo; and __fish_seen_subcommand_from list" -l integration -d 'Only the memos of this integration' -r
complete -c memod -n "__fish_memod_using_subcommand memo; and __fish_seen_subcommand_from list" -l limit -d 'How many, up to 100000' -r
complete -c memod -n "__fish_memod_using_subcommand memo; and __fish_seen_subcommand_from list" -l data -d 'Data directory [variable: MEMOD_DATA] [default: memod in the user\'s data directory]' -r -F
complete -c memod -n "__fish_memod_using_subcommand memo; and __fish_seen_subcommand_from list" -l config -d 'Configuration file [variable: MEMOD_CONFIG] [default: /etc/memod/memod.toml]' -r -F
complete -c memod -n "__fish_memod_using_subcommand memo; and __fish_seen_subcommand_from list" -l inbox -d 'Only the memos to which no integration applied'
complete -c memod -n "__fish_memod_using_subcommand memo; and __fish_seen_subcommand_from list" -l json -d 'Print one JSON document'
complete -c memod -n "__fish_memod_using_subcommand memo; and __fish_seen_subcommand_from list" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c memod -n "__fish_memod_using_subcommand memo; and __fish_seen_subcommand_from show" -l data -d 'Data directory [variable: MEMOD_DATA] [default: memod in the user\'s data directory]' -r -F
complete -c memod -n "__fish_memod_using_subcommand memo; and __fish_seen_subcommand_from show" -l config -d 'Configuration file [variable: MEMOD_CONFIG] [default: /etc/memod/memod.toml]' -r -F
complete -c memod -n "__fish_memod_using_subcommand memo; and __fish_seen_subcommand_from show" -l json -d 'Print one JSON document'
complete -c memod -n "__fish_memod_using_subcommand memo; and __fish_seen_subcommand_from show" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c memod -n "__fish_memod_using_subcommand memo; and __fish_seen_subcommand_from move" -l integration -d 'Where it belongs' -r
complete -c memod -n "__fish_memod_using_subcommand memo; and __fish_seen_subcommand_from move" -l data -d 'Data directory [variable: MEMOD_DATA] [default: memod in the user\'s data directory]' -r -F
complete -c memod -n "__fish_memod_using_subcommand memo; and __fish_seen_subcommand_from move" -l config -d 'Configuration file [variable: MEMOD_CONFIG] [default: /etc/memod/memod.toml]' -r -F
complete -c memod -n "__fish_memod_using_subcommand memo; and __fish_seen_subcommand_from move" -l json -d 'Print one JSON document'
complete -c memod -n "__fish_memod_using_subcommand memo; and __fish_seen_subcommand_from move" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c memod -n "__fish_memod_using_subcommand memo; and __fish_seen_subcommand_from reroute" -l user -d 'Owner of the memos' -r
complete -c memod -n "__fish_memod_using_subcommand memo; and __fish_seen_subcommand_from reroute" -l data -d 'Data directory [variable: MEMOD_DATA] [default: memod in the user\'s data directory]' -r -F
complete -c memod -n "__fish_memod_using_subcommand memo; and __fish_seen_subcommand_from reroute" -l config -d 'Configuration file [variable: MEMOD_CONFIG] [default: /etc/memod/memod.toml]' -r -F
complete -c memod -n "__fish_memod_using_subcommand memo; and __fish_seen_subcommand_from reroute" -l inbox -d 'Only the memos to which no integration applied'
complete -c memod -n "__fish_memod_using_subcommand memo; and __fish_seen_subcommand_from reroute" -l dry-run -d 'Only show what would be moved'
complete -c memod -n "__fish_memod_using_subcommand memo; and __fish_seen_subcommand_from reroute" -l yes -d 'Accepted for symmetry: no memo is lost, so nothing is asked'
complete -c memod -n "__fish_memod_using_subcommand memo; and __fish_seen_subcommand_from reroute" -l json -d 'Print one JSON document'
complete -c memod -n "__fish_memod_using_subcommand memo; and __fish_seen_subcommand_from reroute" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c memod -n "__fish_memod_using_subcommand memo; and __fish_seen_subcommand_from remove" -l data -d 'Data directory [variable: MEMOD_DATA] [default: memod in the user\'s data directory]' -r -F
complete -c memod -n "__fish_memod_using_subcommand memo; and __fish_seen_subcommand_from remove" -l config -d 'Configuration file [variable: MEMOD_CONFIG] [default: /etc/memod/memod.toml]' -r -F
complete -c memod -n "__fish_memod_using_subcommand memo; and __fish_seen_subcommand_from remove" -l yes -d 'Do not ask'
complete -c memod -n "__fish_memod_using_subcommand memo; and __fish_seen_subcommand_from remove" -l json -d 'Print one JSON document'
complete -c memod -n "__fish_memod_using_subcommand memo; and __fish_seen_subcommand_from remove" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c memod -n "__fish_memod_using_subcommand memo; and __fish_seen_subcommand_from help" -f -a "add" -d 'Keep a memo'
complete -c memod -n "__fish_memod_using_subcommand memo; and __fish_seen_subcommand_from help" -f -a "list" -d 'List memos, newest first'
complete -c memod -n "__fish_memod_using_subcommand memo; and __fish_seen_subcommand_from help" -f -a "show" -d 'Show a memo, what automation sees of it, and what was assumed'
complete -c memod -n "__fish_memod_using_subcommand memo; and __fish_seen_subcommand_from help" -f -a "move" -d 'Move a memo to an integration of the same user'
complete -c memod -n "__fish_memod_using_subcommand memo; and __fish_seen_subcommand_from help" -f -a "reroute" -d 'Move memos to where their triggers say they belong now'
complete -c memod -n "__fish_memod_using_subcommand memo; and __fish_seen_subcommand_from help" -f -a "remove" -d 'Remove a memo'
complete -c memod -n "__fish_memod_using_subcommand memo; and __fish_seen_subcommand_from help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c memod -n "__fish_memod_using_subcommand explain" -l user -d 'Read the text against this user\'s integrations' -r
complete -c memod -n "__fish_memod_using_subcommand explain" -l format -d 'Shape the text by this format, without a store' -r -f -a "plainText\t''
checklist\t''
calendarEvent\t''"
complete -c memod -n "__fish_memod_using_subcommand explain" -l trigger -d 'Trigger to leave out of what --format makes' -r
complete -c memod -n "__fish_memod_using_subcommand explain" -l recorded-at -d 'When it was spoken, with an offset [default: now]' -r
complete -c memod -n "__fish_memod_using_subcommand explain" -l time-zone -d 'Zone in which it was spoken [default: the user\'s, or UTC]' -r
complete -c memod -n "__fish_memod_using_subcommand explain" -l language -d 'Language it was spoken in [default: the user\'s, or en]' -r -f -a "en\t''
de\t''
fr\t''
es\t''"
complete -c memod -n "__fish_memod_using_subcommand explain" -l data -d 'Data directory [variable: MEMOD_DATA] [default: memod in the user\'s data directory]' -r -F
complete -c memod -n "__fish_memod_using_subcommand explain" -l config -d 'Configuration file [variable: MEMOD_CONFIG] [default: /etc/memod/memod.toml]' -r -F
complete -c memod -n "__fish_memod_using_subcommand explain" -l jsonl -d 'Answer one request a line from standard input, without a store'
complete -c memod -n "__fish_memod_using_subcommand explain" -l json -d 'Print one JSON document'
complete -c memod -n "__fish_memod_using_subcommand explain" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c memod -n "__fish_memod_using_subcommand export" -l data -d 'Data directory [variable: MEMOD_DATA] [default: memod in the user\'s data directory]' -r -F
complete -c memod -n "__fish_memod_using_subcommand export" -l config -d 'Configuration file [variable: MEMOD_CONFIG] [default: /etc/memod/memod.toml]' -r -F
complete -c memod -n "__fish_memod_using_subcommand export" -l json -d 'Print one JSON document'
complete -c memod -n "__fish_memod_using_subcommand export" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c memod -n "__fish_memod_using_subcommand import" -l data -d 'Data directory [variable: MEMOD_DATA] [default: memod in the user\'s data directory]' -r -F
complete -c memod -n "__fish_memod_using_subcommand import" -l config -d 'Configuration file [variable: MEMOD_CONFIG] [default: /etc/memod/memod.toml]' -r -F
complete -c memod -n "__fish_memod_using_subcommand import" -l json -d 'Print one JSON document'
complete -c memod -n "__fish_memod_using_subcommand import" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c memod -n "__fish_memod_using_subcommand backup" -l keep -d 'Keep the N newest backups in DIR' -r
complete -c memod -n "__fish_memod_using_subcommand backup" -l data -d 'Data directory [variable: MEMOD_DATA] [default: memod in the user\'s data directory]' -r -F
complete -c memod -n "__fish_memod_using_subcommand backup" -l config -d 'Configuration file [variable: MEMOD_CONFIG] [default: /etc/memod/memod.toml]' -r -F
complete -c memod -n "__fish_memod_using_subcommand backup" -l json -d 'Print one JSON document'
complete -c memod -n "__fish_memod_using_subcommand backup" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c memod -n "__fish_memod_using_subcommand restore" -l data -d 'Data directory [variable: MEMOD_DATA] [default: memod in the user\'s data directory]' -r -F
complete -c memod -n "__fish_memod_using_subcommand restore" -l config -d 'Configuration file [variable: MEMOD_CONFIG] [default: /etc/memod/memod.toml]' -r -F
complete -c memod -n "__fish_memod_using_subcommand restore" -l replace -d 'Replace a store that holds memos; they are gone then'
complete -c memod -n "__fish_memod_using_subcommand restore" -l json -d 'Print one JSON document'
complete -c memod -n "__fish_memod_using_subcommand restore" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c memod -n "__fish_memod_using_subcommand check" -l save -d 'Save everything that is whole into this new data directory' -r -F
complete -c memod -n "__fish_memod_using_subcommand check" -l data -d 'Data directory [variable: MEMOD_DATA] [default: memod in the user\'s data directory]' -r -F
complete -c memod -n "__fish_memod_using_subcommand check" -l config -d 'Configuration file [variable: MEMOD_CONFIG] [default: /etc/memod/memod.toml]' -r -F
complete -c memod -n "__fish_memod_using_subcommand check" -l json -d 'Print one JSON document'
complete -c memod -n "__fish_memod_using_subcommand check" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c memod -n "__fish_memod_using_subcommand compact" -l data -d 'Data directory [variable: MEMOD_DATA] [default: memod in the user\'s data directory]' -r -F
complete -c memod -n "__fish_memod_using_subcommand compact" -l config -d 'Configuration file [variable: MEMOD_CONFIG] [default: /etc/memod/memod.toml]' -r -F
complete -c memod -n "__fish_memod_using_subcommand compact" -l json -d 'Print one JSON document'
complete -c memod -n "__fish_memod_using_subcommand compact" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c memod -n "__fish_memod_using_subcommand config" -l listen -d 'Address and port to listen on; port 0 takes a free one [default: 127.0.0.1:8420]' -r
complete -c memod -n "__fish_memod_using_subcommand config" -l base-path -d 'Path under which everything works too, such as /memod behind a proxy' -r
complete -c memod -n "__fish_memod_using_subcommand config" -l trusted-proxies -d 'Reverse proxies whose X-Forwarded-For is believed: addresses or networks, separated by commas' -r
complete -c memod -n "__fish_memod_using_subcommand config" -l connections -d 'Connections served at one time [default: 1024]' -r
complete -c memod -n "__fish_memod_using_subcommand config" -l header-timeout -d 'Time for a request\'s head [default: 10s]' -r
complete -c memod -n "__fish_memod_using_subcommand config" -l body-timeout -d 'Time for a request\'s body [default: 10s]' -r
complete -c memod -n "__fish_memod_using_subcommand config" -l idle-timeout -d 'Time a connection may be silent between requests [default: 75s]' -r
complete -c memod -n "__fish_memod_using_subcommand config" -l stop-timeout -d 'Time for requests in flight once asked to stop [default: 5s]' -r
complete -c memod -n "__fish_memod_using_subcommand config" -l automation-body-limit -d 'Largest body of the automation endpoints [default: 64KiB]' -r
complete -c memod -n "__fish_memod_using_subcommand config" -l capture-body-limit -d 'Largest body of the capture endpoint [default: 256KiB]' -r
complete -c memod -n "__fish_memod_using_subcommand config" -l cache -d 'Memory for the store\'s cache, 16MiB to 64MiB [default: 16MiB]' -r
complete -c memod -n "__fish_memod_using_subcommand config" -l reserve -d 'Free disk space below which no memo is taken [default: 16MiB]' -r
complete -c memod -n "__fish_memod_using_subcommand config" -l log -d 'What is logged: error, warn, info, debug, trace, or a filter such as info,memod=debug [default: info]' -r
complete -c memod -n "__fish_memod_using_subcommand config" -l log-format -d 'How it is logged: auto, human or json [default: auto]' -r
complete -c memod -n "__fish_memod_using_subcommand config" -l data -d 'Data directory [variable: MEMOD_DATA] [default: memod in the user\'s data directory]' -r -F
complete -c memod -n "__fish_memod_using_subcommand config" -l config -d 'Configuration file [variable: MEMOD_CONFIG] [default: /etc/memod/memod.toml]' -r -F
complete -c memod -n "__fish_memod_using_subcommand config" -l example -d 'Print the commented example instead, with every default'
complete -c memod -n "__fish_memod_using_subcommand config" -l json -d 'Print one JSON document'
complete -c memod -n "__fish_memod_using_subcommand config" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c memod -n "__fish_memod_using_subcommand completions" -l data -d 'Data directory [variable: MEMOD_DATA] [default: memod in the user\'s data directory]' -r -F
complete -c memod -n "__fish_memod_using_subcommand completions" -l config -d 'Configuration file [variable: MEMOD_CONFIG] [default: /etc/memod/memod.toml]' -r -F
complete -c memod -n "__fish_memod_using_subcommand completions" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c memod -n "__fish_memod_using_subcommand man" -l data -d 'Data directory [variable: MEMOD_DATA] [default: memod in the user\'s data directory]' -r -F
complete -c memod -n "__fish_memod_using_subcommand man" -l config -d 'Configuration file [variable: MEMOD_CONFIG] [default: /etc/memod/memod.toml]' -r -F
complete -c memod -n "__fish_memod_using_subcommand man" -s h -l help -d 'Print help (see more with \'--help\')'
complete -c memod -n "__fish_memod_using_subcommand help; and not __fish_seen_subcommand_from serve demo user key integration memo explain export import backup restore check compact config completions man help" -f -a "serve" -d 'Serve the automation and capture API'
complete -c memod -n "__fish_memod_using_subcommand help; and not __fish_seen_subcommand_from serve demo user key integration memo explain export import backup restore check compact config completions man help" -f -a "demo" -d 'Try memod with a throw-away store'
complete -c memod -n "__fish_memod_using_subcommand help; and not __fish_seen_subcommand_from serve demo user key integration memo explain export import backup restore check compact config completions man help" -f -a "user" -d 'Add, list, edit and remove users'
complete -c memod -n "__fish_memod_using_subcommand help; and not __fish_seen_subcommand_from serve demo user key integration memo explain export import backup restore check compact config completions man help" -f -a "key" -d 'Create, list, revoke and rotate API keys'
complete -c memod -n "__fish_memod_using_subcommand help; and not __fish_seen_subcommand_from serve demo user key integration memo explain export import backup restore check compact config completions man help" -f -a "integration" -d 'Add, list, edit and remove integrations'
complete -c memod -n "__fish_memod_using_subcommand help; and not __fish_seen_subcommand_from serve demo user key integration memo explain export import backup restore check compact config completions man help" -f -a "memo" -d 'Add, list, show, move, reroute and remove memos'
complete -c memod -n "__fish_memod_using_subcommand help; and not __fish_seen_subcommand_from serve demo user key integration memo explain export import backup restore check compact config completions man help" -f -a "explain" -d 'Say how a text would be routed and shaped, and why; stores nothing'
complete -c memod -n "__fish_memod_using_subcommand help; and not __fish_seen_subcommand_from serve demo user key integration memo explain export import backup restore check compact config completions man help" -f -a "export" -d 'Write the whole store as JSON lines'
complete -c memod -n "__fish_memod_using_subcommand help; and not __fish_seen_subcommand_from serve demo user key integration memo explain export import backup restore check compact config completions man help" -f -a "import" -d 'Read JSON lines that `export` or another tool has written'
complete -c memod -n "__fish_memod_using_subcommand help; and not __fish_seen_subcommand_from serve demo user key integration memo explain export import backup restore check compact config completions man help" -f -a "backup" -d 'Make a backup'
complete -c memod -n "__fish_memod_using_subcommand help; and not __fish_seen_subcommand_from serve demo user key integration memo explain export import backup restore check compact config completions man help" -f -a "restore" -d 'Put a backup in the place of the store'
complete -c memod -n "__fish_memod_using_subcommand help; and not __fish_seen_subcommand_from serve demo user key integration memo explain export import backup restore check compact config completions man help" -f -a "check" -d 'Read every record and report what is damaged'
complete -c memod -n "__fish_memod_using_subcommand help; and not __fish_seen_subcommand_from serve demo user key integration memo explain export import backup restore check compact config completions man help" -f -a "compact" -d 'Give back the space of removed memos; needs the server stopped'
complete -c memod -n "__fish_memod_using_subcommand help; and not __fish_seen_subcommand_from serve demo user key integration memo explain export import backup restore check compact config completions man help" -f -a "config" -d 'Print the settings in force and where each came from'
complete -c memod -n "__fish_memod_using_subcommand help; and not __fish_seen_subcommand_from serve demo user key integration memo explain export import backup restore check compact config completions man help" -f -a "completions" -d 'Print what a shell reads to complete memod\'s commands'
complete -c memod -n "__fish_memod_using_subcommand help; and not __fish_seen_subcommand_from serve demo user key integration memo explain export import backup restore check compact config completions man help" -f -a "man" -d 'Write the man pages into a directory'
complete -c memod -n "__fish_memod_using_subcommand help; and not __fish_seen_subcommand_from serve demo user key integration memo explain export import backup restore check compact config completions man help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c memod -n "__fish_memod_using_subcommand help; and __fish_seen_subcommand_from user" -f -a "add" -d 'Add a user'
complete -c memod -n "__fish_memod_using_subcommand help; and __fish_seen_subcommand_from user" -f -a "list" -d 'List the users'
complete -c memod -n "__fish_memod_using_subcommand help; and __fish_seen_subcommand_from user" -f -a "edit" -d 'Change a user\'s name, time zone or language'
complete -c memod -n "__fish_memod_using_subcommand help; and __fish_seen_subcommand_from user" -f -a "remove" -d 'Remove a user with all keys, integrations and memos'
complete -c memod -n "__fish_memod_using_subcommand help; and __fish_seen_subcommand_from key" -f -a "create" -d 'Create an API key and print it, this one time'
complete -c memod -n "__fish_memod_using_subcommand help; and __fish_seen_subcommand_from key" -f -a "list" -d 'List the keys, never their secrets'
complete -c memod -n "__fish_memod_using_subcommand help; and __fish_seen_subcommand_from key" -f -a "revoke" -d 'Refuse a key from now on'
complete -c memod -n "__fish_memod_using_subcommand help; and __fish_seen_subcommand_from key" -f -a "rotate" -d 'Replace a key by a new one with the same owner, label, scopes and lifetime'
complete -c memod -n "__fish_memod_using_subcommand help; and __fish_seen_subcommand_from integration" -f -a "add" -d 'Add an integration: a spoken trigger and the format of what follows'
complete -c memod -n "__fish_memod_using_subcommand help; and __fish_seen_subcommand_from integration" -f -a "list" -d 'List a user\'s integrations'
complete -c memod -n "__fish_memod_using_subcommand help; and __fish_seen_subcommand_from integration" -f -a "edit" -d 'Change an integration\'s id, trigger or format'
complete -c memod -n "__fish_memod_using_subcommand help; and __fish_seen_subcommand_from integration" -f -a "remove" -d 'Remove an integration; its memos move to the inbox'
complete -c memod -n "__fish_memod_using_subcommand help; and __fish_seen_subcommand_from memo" -f -a "add" -d 'Keep a memo'
complete -c memod -n "__fish_memod_using_subcommand help; and __fish_seen_subcommand_from memo" -f -a "list" -d 'List memos, newest first'
complete -c memod -n "__fish_memod_using_subcommand help; and __fish_seen_subcommand_from memo" -f -a "show" -d 'Show a memo, what automation sees of it, and what was assumed'
complete -c memod -n "__fish_memod_using_subcommand help; and __fish_seen_subcommand_from memo" -f -a "move" -d 'Move a memo to an integration of the same user'
complete -c memod -n "__fish_memod_using_subcommand help; and __fish_seen_subcommand_from memo" -f -a "reroute" -d 'Move memos to where their triggers say they belong now'
complete -c memod -n "__fish_memod_using_subcommand help; and __fish_seen_subcommand_from memo" -f -a "remove" -d 'Remove a memo'
