import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The fenced blocks of the operator's guides. After the fence stands what a block is:
 *
 *     ```sh                      commands: executed by tests/long/guides
 *     ```sh not-run: REASON      commands that are not executed, and why
 *     ```sh needs: PROGRAM        commands that are executed where that program is installed
 *     ```ini /etc/x.conf         what a reader writes into that file; the test writes it too
 *     ```json                    something to look at
 */

export const root = join(import.meta.dirname, '../..')
const operate = 'docs/en/operate'
export const guides = ['README.md', ...readdirSync(join(root, operate)).map((name) => `${operate}/${name}`)]

export type Block = {
  guide: string
  line: number
  language: string
  /** The file that it goes into. */
  path: string | null
  /** What must be installed for it. */
  needs: string | null
  /** Why it is not executed. */
  notRun: string | null
  text: string
}

export function blocksOf(guide: string): Block[] {
  const blocks: Block[] = []
  let open: (Block & { indent: string; lines: string[] }) | undefined
  for (const [index, line] of readFileSync(join(root, guide), 'utf8').split('\n').entries()) {
    const fence = /^(\s*)```(.*)$/.exec(line)
    if (open && fence) {
      const { indent, lines, ...block } = open
      blocks.push({ ...block, text: lines.map((each) => each.slice(indent.length)).join('\n') })
      open = undefined
    } else if (open) open.lines.push(line)
    else if (fence) {
      const [language = '', ...rest] = fence[2]!.trim().split(' ')
      const said = rest.join(' ')
      const notRun = /^not-run: (.+)$/.exec(said)?.[1] ?? null
      const needs = /^needs: (\S+)$/.exec(said)?.[1] ?? null
      const path = /^\/\S+$/.exec(said)?.[0] ?? null
      open = { guide, line: index + 1, language, path, needs, notRun, text: '', indent: fence[1]!, lines: [] }
      if (said && !notRun && !needs && !path) open.language = ''
    }
  }
  return blocks
}

/** The commands of a block: a line that goes on, or a here-document, is one. */
export function commandsIn({ text }: Pick<Block, 'text'>): string[] {
  const commands: string[] = []
  let end: string | undefined
  for (const line of text.replace(/\s*\\\n\s*/g, ' ').split('\n')) {
    if (end !== undefined) {
      if (line === end) end = undefined
    } else if (line.trim() && !line.trim().startsWith('#')) {
      commands.push(line.trim())
      end = /<<'?(\w+)'?/.exec(line)?.[1]
    }
  }
  return commands
}
