import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'

/**
 * Secrets never stand in the command, where every process of the machine could read them: they come from the
 * environment, else from a person at the terminal who does not see them, else line by line from standard input.
 */
export async function readSecrets(wanted: { env: string; question: string }[]): Promise<string[]> {
  const known = wanted.map(({ env }) => process.env[env]?.trim() ?? '')
  if (known[0]) return known
  if (process.stdin.isTTY) return askAll(wanted.map(({ question }) => question))
  const lines = (await readAll()).split(/\r?\n/)
  return wanted.map((_, at) => lines[at] ?? '')
}

async function askAll(questions: string[]): Promise<string[]> {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() })
  const terminal = createInterface({ input: process.stdin, output: nowhere, terminal: true })
  try {
    const answers: string[] = []
    for (const question of questions) {
      process.stderr.write(`${question}: `)
      answers.push(await terminal.question(''))
      process.stderr.write('\n')
    }
    return answers
  } finally {
    terminal.close()
  }
}

const LONGEST = 64 * 1024

async function readAll(): Promise<string> {
  let text = ''
  for await (const chunk of process.stdin) {
    text += chunk
    if (text.length > LONGEST) break
  }
  return text
}
