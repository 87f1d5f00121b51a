import { writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import type { HttpFetch, MailDocument } from '@postproof/engine/world'
import { readConfig } from '#config.ts'
import { missingPictureParts } from '../picture-parts.ts'
import { prepareFolder } from '../prepare-folder.ts'
import type { Pictures } from './types.ts'

/** Pictures of templates at the widths of a desktop and a phone. Lint works offline, so remote images are not loaded. */

export type Shown = { file: string; document: MailDocument }

const devices = ['desktop', 'mobile'] as const
const DEADLINE_MS = 60_000

/** Writes them into `folder`. Without a browser there are none, and `problem` says so. Throws a Refusal for the folder. */
export async function drawTemplates(shown: Shown[], folder: string): Promise<Pictures> {
  const missing = missingPictureParts()
  if (missing) return { made: [], problem: missing }
  await prepareFolder(folder)
  const [{ createStudios }, { pictureKinds }] = await Promise.all([
    import('#services/pictures/studios.ts'),
    import('@postproof/engine/world'),
  ])
  const world = { http: offline, web: offline, clock: { now: Date.now } }
  const studios = createStudios(readConfig(process.env), world)
  const { renderer } = studios.real
  const wanted = new Set<string>(devices.map((device) => `${device}-plain`))
  const without = new Set(
    pictureKinds.map(({ device, variant }) => `${device}-${variant}`).filter((name) => !wanted.has(name)),
  )
  const made: Pictures['made'] = []
  const failed: string[] = []
  const nameOf = namer()
  try {
    for (const { file, document } of shown) {
      const signal = AbortSignal.timeout(DEADLINE_MS)
      const options = { without, pictureAlone: true }
      const { browser: program, pictures } = await renderer.render(document, signal, undefined, options)
      if (program === null) return { made, problem: noBrowser }
      for (const device of devices) {
        const picture = pictures.find((one) => one.device === device && one.variant === 'plain')
        if (!picture?.ok) {
          failed.push(`${file} (${device})`)
          continue
        }
        const path = join(folder, `${nameOf(file)}-${device}.png`)
        await writeFile(path, picture.png)
        made.push({ file, device, picture: path })
      }
    }
  } finally {
    await studios.close()
  }
  return {
    made,
    problem: failed.length > 0 ? `These pictures could not be made: ${failed.join(', ')}.` : null,
  }
}

const noBrowser =
  'There are no pictures, because no browser could be started. Install Chromium, or name one in CHROMIUM_PATH.'

const offline: HttpFetch = {
  fetch: async ({ url }) => ({
    ...{ ok: false, failure: 'unreachable', detail: 'offline', finalUrl: String(url), redirects: [], ms: 0 },
  }),
}

/** Names of pictures by those of templates, `emails/welcome.html` as `emails-welcome`, each for one template. */
function namer(): (file: string) => string {
  const names = new Map<string, string>()
  const taken = new Set<string>()
  return (file) => {
    const known = names.get(file)
    if (known !== undefined) return known
    const plain = relative('', file)
      .replace(/\.\w+$/, '')
      .replace(/[^\p{L}\p{N}._]+/gu, '-')
      .replace(/^[.-]+|-+$/g, '')
      .slice(-80)
    let name = plain === '' ? 'template' : plain
    for (let at = 2; taken.has(name.toLowerCase()); at += 1) name = `${plain}-${at}`
    taken.add(name.toLowerCase())
    names.set(file, name)
    return name
  }
}
