import { readFile } from 'node:fs/promises'
import { InvalidArgumentError } from 'commander'

/** What several commands take: a mail from a file, and the address of an envelope. */

/** `-` is standard input. */
export async function readInput(file: string): Promise<Uint8Array> {
  if (file !== '-') return readFile(file)
  const chunks: Uint8Array[] = []
  for await (const chunk of process.stdin) chunks.push(chunk)
  return Buffer.concat(chunks)
}

/** Empty for `<>`. */
export function envelope(text: string): string {
  const address = text.trim().replace(/^<|>$/g, '')
  if (address !== '' && !/^[^\s@]+@[^\s@]+$/.test(address))
    throw new InvalidArgumentError('Give an address such as bounce@example.org.')
  return address
}
