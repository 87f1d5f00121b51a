import { readFile, realpath, stat } from 'node:fs/promises'
import { relative, resolve } from 'node:path'
import { z } from 'zod'
import { ToolError } from '#services/tools/types.ts'

/** What a tool is given to read: the text itself, or a file of the folder that the server was started in. */

const MOST_OCTETS = 25 * 1024 * 1024

/** The path of a file below the working folder. Throws ToolError. */
export async function fileIn(path: string): Promise<string> {
  const folder = await realpath(process.cwd())
  const file = await realpath(resolve(folder, path)).catch(() => null)
  if (file === null) throw new ToolError(`There is no file ${path}.`)
  const inside = relative(folder, file)
  if (inside.startsWith('..') || resolve(folder, inside) !== file)
    throw new ToolError(`${path} lies outside of the folder that this server was started in.`)
  return file
}

export const sourceShape = {
  source: z.string().max(MOST_OCTETS).optional().describe('The text itself'),
  path: z.string().max(1000).optional().describe('Or a file below the folder that the server was started in'),
}

/** The octets, and the name of the file. Throws ToolError unless there is exactly one of both. */
export async function readGiven(
  { source, path }: { source?: string | undefined; path?: string | undefined },
  otherwise: string,
): Promise<{ octets: Buffer; name: string }> {
  if ((source === undefined) === (path === undefined)) throw new ToolError('Give either source or path.')
  if (source !== undefined) return { octets: Buffer.from(source), name: otherwise }
  const file = await fileIn(path!)
  const { size } = await stat(file)
  if (size > MOST_OCTETS) throw new ToolError(`${path} is larger than 25 MB.`)
  return { octets: await readFile(file), name: path! }
}
