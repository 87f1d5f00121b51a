import { stat } from 'node:fs/promises'
import { dirname, join, relative, resolve } from 'node:path'
import { type Config, parseConfig } from './config.ts'
import { readText } from './text-files.ts'

export const CONFIG_NAME = 'postproof.config.json'

export type ConfigFile = { path: string; folder: string; config: Config }

/** The configuration that `--config` names, or else the nearest one above the working directory; null where there is none. */
export async function readConfig(
  given: string | undefined,
  from = process.cwd(),
): Promise<ConfigFile | null> {
  const path = given === undefined ? await findUpward(from) : resolve(from, given)
  if (path === null) return null
  const file = given ?? relative(from, path)
  const text = await readText({ option: '--config', file })
  return { path, folder: dirname(path), config: parseConfig(text, file) }
}

async function findUpward(from: string): Promise<string | null> {
  for (let folder = resolve(from); ; folder = dirname(folder)) {
    const path = join(folder, CONFIG_NAME)
    if ((await stat(path).catch(() => null))?.isFile()) return path
    if (dirname(folder) === folder) return null
  }
}
