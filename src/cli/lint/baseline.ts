import { InvalidArgumentError } from 'commander'
import { z } from 'zod'
import type { FileResult } from '#services/lint/types.ts'
import { readText, writeText } from './text-files.ts'
import type { LintResult } from './types.ts'

/** Findings that are known and do not fail: a file in the repository, by template and fingerprint. */

const schema = z.object({ version: z.literal(1), files: z.record(z.string(), z.array(z.string())) })

/** Marks the findings that the baseline lists; null is none. Throws where it cannot be read. */
export async function withBaseline(files: FileResult[], path: string | null): Promise<FileResult[]> {
  if (path === null) return files
  const known = await read(path)
  return files.map((result) => {
    const fingerprints = new Set(known[result.file] ?? [])
    const findings = result.findings.map((one) => ({ ...one, known: fingerprints.has(one.fingerprint) }))
    return { ...result, findings }
  })
}

async function read(path: string): Promise<Record<string, string[]>> {
  const text = await readText({ option: 'baseline', file: path })
  try {
    return schema.parse(JSON.parse(text)).files
  } catch {
    throw new InvalidArgumentError(`${path} is no baseline. Write a new one with --write-baseline ${path}.`)
  }
}

/** Writes all findings of these files as known. Throws where a file could not be judged: its findings would no longer be known. */
export async function writeBaseline(
  { files, failed }: Pick<LintResult, 'files' | 'failed'>,
  path: string,
): Promise<void> {
  if (failed.length > 0)
    throw new InvalidArgumentError(`${path} was not written, because not every file could be checked.`)
  const known = Object.fromEntries(
    files
      .filter(({ findings }) => findings.length > 0)
      .map(({ file, findings }) => [file, findings.map(({ fingerprint }) => fingerprint)]),
  )
  await writeText(
    { option: '--write-baseline', file: path },
    `${JSON.stringify({ version: 1, files: known }, null, 2)}\n`,
  )
}
