import { readFile, writeFile } from 'node:fs/promises'
import { InvalidArgumentError } from 'commander'

/** Files that options, or keys of the configuration, name. What fails is said with that name. */

type Named = { option: string; file: string }

/** Without a byte order mark, which editors on Windows write. Throws InvalidArgumentError. */
export async function readText({ option, file }: Named): Promise<string> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new InvalidArgumentError(
      error.code === 'ENOENT'
        ? `${option}: there is no file ${file}.`
        : `${option}: ${fileProblem(file, error, 'read')}`,
    )
  })
  return text.replace(/^\ufeff/, '')
}

/** Throws InvalidArgumentError. */
export async function writeText({ option, file }: Named, text: string): Promise<void> {
  await writeFile(file, text).catch((error: NodeJS.ErrnoException) => {
    throw new InvalidArgumentError(
      error.code === 'ENOENT'
        ? `${option}: ${file} cannot be written, because its folder does not exist.`
        : `${option}: ${fileProblem(file, error, 'written')}`,
    )
  })
}

/** Why a file that is there cannot be read or written. */
export function fileProblem(
  file: string,
  { code, message }: NodeJS.ErrnoException,
  done: 'read' | 'written',
): string {
  if (code === 'EISDIR') return `${file} is a folder. Give a file.`
  if (code === 'EACCES' || code === 'EPERM')
    return `${file} cannot be ${done}: you have no permission for it.`
  return `${file} cannot be ${done}: ${message}.`
}
