import type { CompletedCommand } from './completion-tree.ts'

/** The manual page, in the macros of man(7). */

/** A backslash, and what would be a macro at the start of a line; a hyphen that is typed as it stands. */
const escaped = (text: string): string =>
  text
    .replaceAll('\\', '\\e')
    .replaceAll('-', '\\-')
    .replace(/^([.'])/gm, '\\&$1')

const bold = (text: string): string => `\\fB${escaped(text)}\\fR`

const exitCodes = {
  0: 'All is well, or is to be improved.',
  1: 'A problem, or a threshold that is not reached.',
  2: 'The call cannot be understood, or a file cannot be read.',
  3: 'Too little could be checked.',
  4: 'In order as far as it was answered, and what decides was not.',
}

const nameOf = ({ path }: CompletedCommand): string => ['postproof', ...path].join(' ')

/** Each command with its options, as its help says them. Without a date: the same version gives the same page. */
export function manualPage(commands: CompletedCommand[], version: string): string {
  const [top, ...others] = commands
  return [
    `.TH POSTPROOF 1 "" "postproof ${version}" "User Commands"`,
    '.SH NAME',
    'postproof \\- test whether email reaches the inbox, and what to change',
    '.SH SYNOPSIS',
    `${bold('postproof')} \\fIcommand\\fR [\\fIarguments\\fR] [\\fIoptions\\fR]`,
    '.SH DESCRIPTION',
    'Tests emails, templates, domains and addresses as the site does.',
    `${bold('postproof')} \\fIcommand\\fR ${bold('--help')} explains a command.`,
    ...(top ? ['.SH OPTIONS', ...top.options.flatMap(optionLines)] : []),
    '.SH COMMANDS',
    ...others.flatMap(commandLines),
    '.SH EXIT STATUS',
    ...Object.entries(exitCodes).flatMap(([code, means]) => ['.TP', bold(code), escaped(means)]),
    '',
  ].join('\n')
}

const optionLines = ({ usage, about, choices }: CompletedCommand['options'][number]): string[] => [
  '.TP',
  bold(usage),
  escaped(choices.length > 0 ? `${about}: ${choices.join(', ')}` : about),
]

function commandLines(command: CompletedCommand): string[] {
  const options = command.options.filter(({ flags }) => !flags.includes('--help'))
  return [
    `.SS ${escaped([nameOf(command), ...command.takes].join(' '))}`,
    escaped(command.about),
    ...options.flatMap(optionLines),
  ]
}
