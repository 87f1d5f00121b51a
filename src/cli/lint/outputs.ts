import { dirname, resolve } from 'node:path'
import { InvalidArgumentError } from 'commander'
import { type Fails, type Format, formats, formatted } from './formats.ts'
import { writeText } from './text-files.ts'
import type { LintResult } from './types.ts'

/** Where a result goes: `--format` and each `--output`. */

/** `file`: null for the terminal. */
export type Output = { format: Format; file: string | null }

/** `sarif=lint.sarif` is written as well as what is printed, `lint.txt` instead of it. Throws where a file has no name. */
export function outputsOf(format: Format, given: string[]): Output[] {
  const files = given.map((text) => {
    const named = formats.find((one) => text.startsWith(`${one}=`))
    return {
      format: named ?? format,
      file: named ? text.slice(named.length + 1) : text,
      isExtra: Boolean(named),
    }
  })
  if (files.some(({ file }) => file === ''))
    throw new InvalidArgumentError('--output: give the name of a file, such as sarif=lint.sarif.')
  const isPrinted = files.every(({ isExtra }) => isExtra)
  return [...(isPrinted ? [{ format, file: null }] : []), ...files]
}

export async function writeOutputs(result: LintResult, outputs: Output[], fails: Fails): Promise<void> {
  for (const { format, file } of outputs) {
    const said = formatted(
      result,
      format,
      fails,
      file === null,
      file === null ? undefined : dirname(resolve(file)),
    )
    if (file === null) console.log(said)
    else await writeText({ option: '--output', file }, `${said}\n`)
  }
}
