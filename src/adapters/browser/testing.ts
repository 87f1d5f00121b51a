import { readdirSync, readFileSync } from 'node:fs'
import type {
  Device,
  HttpFetch,
  HttpResult,
  MailDocument,
  Picture,
  Rendering,
  RenderOptions,
  Variant,
} from '@postproof/engine/world'
import { pictureKinds } from '@postproof/engine/world'
import { createBrowser } from '../browser.ts'
import type { BrowserOptions } from './options.ts'

/** For tests of the renderer: a web as one function, and ways to find a picture and the browser's processes. */

export const clock = { now: () => Date.now() }

export const mail = (html: string, inline: MailDocument['inline'] = new Map()): MailDocument => ({
  html,
  inline,
})

export type Answers = (
  url: string,
) => Uint8Array | string | undefined | Promise<Uint8Array | string | undefined>

/** Remembers what it is asked; what `answers` does not know has no address. */
export function literalWeb(answers: Answers = () => undefined): HttpFetch & { asked: string[] } {
  const asked: string[] = []
  return {
    asked,
    async fetch({ url }): Promise<HttpResult> {
      asked.push(url)
      const body = await answers(url)
      const journey = { finalUrl: url, redirects: [], ms: 0 }
      if (body === undefined) return { ok: false, failure: 'dns', detail: 'nxdomain', ...journey }
      return { ok: true, status: 200, headers: {}, body: Buffer.from(body), truncated: false, ...journey }
    },
  }
}

export const rendererOver = (answers?: Answers, options: Partial<BrowserOptions> = {}) =>
  createBrowser({ http: literalWeb(answers), clock, ...options })

export const never = () => new AbortController().signal

/** Draws these pictures alone, as `tablet-dark`: the others and what is measured beside them cost seconds. */
export function only(...names: `${Device}-${Variant}`[]): RenderOptions {
  const all = pictureKinds.map(({ device, variant }) => `${device}-${variant}` as const)
  return { without: new Set(all.filter((name) => !names.includes(name))), alone: true }
}

export type Drawn = Picture & { ok: true }

export function pictureOf(rendering: Rendering, device: Device, variant: Variant): Drawn {
  const found = rendering.pictures.find((each) => each.device === device && each.variant === variant)
  if (!found?.ok) throw new Error(`${device} ${variant}: ${found ? found.detail : 'not there'}`)
  return found
}

/** `ok` or the failure of each picture, by `device variant`. */
export const outcomes = (rendering: Rendering): Record<string, string> =>
  Object.fromEntries(
    rendering.pictures.map((each) => [`${each.device} ${each.variant}`, each.ok ? 'ok' : each.failure]),
  )

type Process = { pid: number; parent: number; command: string }

/** The processes below this one whose command line has `mark`, from /proc. */
export function childProcesses(mark: string): number[] {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap(readProcess)
  const ours = new Set([process.pid])
  for (let before = 0; before !== ours.size; ) {
    before = ours.size
    for (const { pid, parent } of all) if (ours.has(parent)) ours.add(pid)
  }
  ours.delete(process.pid)
  return all.filter(({ pid, command }) => ours.has(pid) && command.includes(mark)).map(({ pid }) => pid)
}

function readProcess(name: string): Process[] {
  try {
    const parent = /\) \S (\d+)/.exec(readFileSync(`/proc/${name}/stat`, 'utf8'))?.[1]
    return [
      { pid: Number(name), parent: Number(parent), command: readFileSync(`/proc/${name}/cmdline`, 'utf8') },
    ]
  } catch {
    return []
  }
}
