import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './blocks.ts'

/** Commands that stand in the sentences of a guide, and why the walk leaves out those that no block of its executes. */

const programs =
  'postproof|npm|npx|node|systemctl|journalctl|docker|docker-compose|apt|curl|telnet|pg_dump|openssl|psql|git|kubectl'

export type Sentence = { guide: string; line: number; command: string }

/** What stands in backticks outside of blocks and begins with a program and an argument. */
export function commandsInSentences(guide: string): Sentence[] {
  let inBlock = false
  return readFileSync(join(root, guide), 'utf8')
    .split('\n')
    .flatMap((text, index) => {
      if (/^\s*```/.test(text)) inBlock = !inBlock
      if (inBlock) return []
      return [...text.matchAll(/`([^`]+)`/g)]
        .map(([, command]) => command!)
        .filter((command) => new RegExp(`^(?:[A-Z_]+=\\S* )*(?:${programs}) `).test(command))
        .map((command) => ({ guide, line: index + 1, command }))
    })
}

/** Executed where a block of the walk has it, or begins with it where it is a name rather than a whole command. */
export const isIn = (executed: string[], command: string): boolean =>
  executed.some((each) => `${each} `.includes(`${command} `))

const reasons: [RegExp, string][] = [
  [/^(?:node bench|npm run bench)/, 'measures for minutes'],
  [/^node src\/main\.ts$/, 'names the process that was measured'],
  [
    /^apt install /,
    'the walk installs packages before its first guide, and those of tests/guides/debian.sh alone',
  ],
  [/^docker /, 'needs a Docker daemon'],
  [/^npm ci --omit=dev$/, 'packages come from this copy of the project, not from a registry'],
  [/npm prune/, 'packages come from this copy of the project, not from a registry'],
  [/-- (?:ip-blacklist|verify ada@\S+ --smtp)/, 'asks DNS and mail servers of the internet'],
  [/^telnet /, 'asks from another network'],
  [/test:long/, 'the tests themselves'],
  [/^npm run postproof --$/, 'names the beginning of commands'],
  [/^postproof secret forget/, 'would take from the accounts of the walk what they have'],
  [/^postproof admin (?:returned|resume)-mail/, 'needs mail that came back'],
  [/^postproof admin make-codes/, 'needs BILLING=manual or stripe'],
  [/^npm run settings$/, 'writes the page itself, for developers'],
]

export const whyNotExecuted = (command: string): string | null =>
  reasons.find(([pattern]) => pattern.test(command))?.[1] ?? null
