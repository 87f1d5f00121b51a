import { Argument, type Command } from 'commander'
import type { Commands } from './commands.ts'
import type { CompletedCommand } from './completion-tree.ts'

/** `postproof completion`: a script for a shell, made of the commands. */

const shells = ['bash', 'zsh', 'fish'] as const
type Shell = (typeof shells)[number]

export function addCompletionCommand(program: Command, all: Commands): void {
  program
    .command('completion')
    .addArgument(new Argument('<shell>').choices(shells))
    .addHelpText(
      'after',
      [
        '\nbash: postproof completion bash > ~/.local/share/bash-completion/completions/postproof',
        'zsh:  postproof completion zsh > ~/.zfunc/_postproof (a folder of fpath)',
        'fish: postproof completion fish > ~/.config/fish/completions/postproof.fish',
      ].join('\n'),
    )
    .action(async (shell: Shell) => {
      const { completedCommands } = await import('./completion-tree.ts')
      console.log(scripts[shell](await completedCommands(all)))
    })
}

const scripts: Record<Shell, (commands: CompletedCommand[]) => string> = { bash, zsh, fish }

const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`
const flagsOf = ({ options }: CompletedCommand): string[] => options.flatMap(({ flags }) => flags)
const keyOf = ({ path }: CompletedCommand): string => path.join(' ')

/** For bash and zsh: the words before the cursor choose a row of a table; what follows an option with values, its choices. */
function cases(commands: CompletedCommand[], row: (command: CompletedCommand) => string): string[] {
  return commands.map((command) => `    ${quoted(keyOf(command))}) ${row(command)} ;;`)
}

function valueCases(commands: CompletedCommand[]): string[] {
  return commands.flatMap((command) =>
    command.options
      .filter(({ takesValue }) => takesValue)
      .flatMap(({ flags, choices }) =>
        flags.map(
          (flag) => `    ${quoted(`${keyOf(command)} ${flag}`)}) values=${quoted(choices.join(' '))} ;;`,
        ),
      ),
  )
}

const paths = (commands: CompletedCommand[]): string => quoted(commands.map(keyOf).filter(Boolean).join('|'))

/** The command is the longest one that the words name, options left out. */
const FIND = `  local key='' word try
  for word in "\${before[@]}"; do
    try="\${key:+$key }$word"
    case "|$paths|" in *"|$try|"*) key=$try ;; esac
  done`

function bash(commands: CompletedCommand[]): string {
  return `# postproof completion for bash
_postproof() {
  local current="\${COMP_WORDS[COMP_CWORD]}" previous="\${COMP_WORDS[COMP_CWORD-1]}"
  local before=("\${COMP_WORDS[@]:1:COMP_CWORD-1}") words='' flags='' values=none
  local paths=${paths(commands)}
${FIND}
  case "$key $previous" in
${valueCases(commands).join('\n')}
  esac
  if [ "$values" != none ]; then
    if [ -n "$values" ]; then COMPREPLY=($(compgen -W "$values" -- "$current")); else COMPREPLY=($(compgen -f -- "$current")); fi
    return
  fi
  case "$key" in
${cases(commands, (one) => `words=${quoted(one.words.map(({ word }) => word).join(' '))} flags=${quoted(flagsOf(one).join(' '))}`).join('\n')}
  esac
  if [[ $current == -* ]]; then words=$flags; fi
  COMPREPLY=($(compgen -W "$words" -- "$current"))
  if [ -z "$words" ]; then COMPREPLY=($(compgen -f -- "$current")); fi
}
complete -o filenames -F _postproof postproof`
}

function zsh(commands: CompletedCommand[]): string {
  const described = (pairs: [string, string][]): string =>
    pairs.map(([word, about]) => quoted(`${word.replaceAll(':', '\\:')}:${about}`)).join(' ')
  const row = (one: CompletedCommand) =>
    `entries=(${described(one.words.map(({ word, about }) => [word, about]))}) flags=(${described(one.options.flatMap(({ flags, about }) => flags.map((flag): [string, string] => [flag, about])))})`
  return `#compdef postproof
# postproof completion for zsh
_postproof() {
  local current=$words[CURRENT] previous=$words[CURRENT-1] values=none
  local -a before entries flags
  before=("\${(@)words[2,CURRENT-1]}")
  local paths=${paths(commands)}
${FIND}
  case "$key $previous" in
${valueCases(commands).join('\n')}
  esac
  if [[ $values != none ]]; then
    if [[ -n $values ]]; then compadd -- \${=values}; else _files; fi
    return
  fi
  case "$key" in
${cases(commands, row).join('\n')}
  esac
  if [[ $current == -* ]]; then _describe option flags; return; fi
  if (( $#entries )); then _describe command entries; else _files; fi
}
_postproof "$@"`
}

function fish(commands: CompletedCommand[]): string {
  return [
    '# postproof completion for fish',
    ...commands.flatMap((command) => {
      const below = commands.filter(
        ({ path }) => path.length === command.path.length + 1 && startsWith(path, command.path),
      )
      const condition = fishCondition(
        command.path,
        below.map(({ path }) => path.at(-1)!),
      )
      return [
        ...command.words.map(
          ({ word, about }) =>
            `complete -c postproof -f -n ${condition} -a ${quoted(word)} -d ${quoted(about)}`,
        ),
        ...command.options.map((option) => fishOption(option, condition)),
      ]
    }),
  ].join('\n')
}

const startsWith = (path: string[], beginning: string[]): boolean =>
  beginning.every((word, at) => path[at] === word)

function fishCondition(path: string[], below: string[]): string {
  if (path.length === 0) return quoted('__fish_use_subcommand')
  const seen = path.map((word) => `__fish_seen_subcommand_from ${word}`)
  const none = below.length > 0 ? [`not __fish_seen_subcommand_from ${below.join(' ')}`] : []
  return quoted([...seen, ...none].join('; and '))
}

function fishOption(
  { flags, about, takesValue, choices }: CompletedCommand['options'][number],
  condition: string,
): string {
  const names = flags.map((flag) => (flag.startsWith('--') ? `-l ${flag.slice(2)}` : `-s ${flag.slice(1)}`))
  const value = choices.length > 0 ? [`-x -a ${quoted(choices.join(' '))}`] : takesValue ? ['-r'] : []
  return ['complete -c postproof -n', condition, ...names, ...value, '-d', quoted(about)].join(' ')
}
