import { readFile } from 'node:fs/promises'

/** The version in package.json, which is two folders above the source and above the built program. */
export async function readVersion(): Promise<string> {
  const file = new URL('../../package.json', import.meta.url)
  return (JSON.parse(await readFile(file, 'utf8')) as { version: string }).version
}
