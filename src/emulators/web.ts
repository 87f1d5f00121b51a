import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { HttpFetch, HttpHop, HttpRequest, HttpResult } from '@postproof/engine/world'
import { parse } from 'yaml'
import { z } from 'zod'

/** A whole web as one literal: addresses and what they answer. What is not in it does not exist (404). */

const FAILURES = [
  'dns',
  'tls',
  'connection',
  'timeout',
  'refused-url',
  'refused-address',
  'too-many-redirects',
] as const

const page = z.union([
  z.object({ redirect: z.string(), status: z.number().int().default(302) }),
  z.object({ status: z.number().int(), type: z.string().default('text/html'), file: z.string().optional() }),
  z.object({ failure: z.enum(FAILURES), detail: z.string().default('') }),
])
const web = z.record(z.string(), page)
export type FakeWeb = z.input<typeof web>

/** Reads `web.yaml` of a folder; `file` names a file in the folder's `web/`. */
export async function loadWeb(folder: string): Promise<HttpFetch> {
  const pages = web.parse(parse(await readFile(join(folder, 'web.yaml'), 'utf8')))
  const names = Object.values(pages).flatMap((entry) => ('file' in entry && entry.file ? [entry.file] : []))
  const files = await Promise.all(
    [...new Set(names)].map(async (name) => [name, await readFile(join(folder, 'web', name))] as const),
  )
  return createWeb(pages, new Map(files))
}

export function createWeb(
  definition: FakeWeb,
  files: ReadonlyMap<string, Uint8Array> = new Map(),
): HttpFetch {
  const pages = web.parse(definition)
  return {
    async fetch(request) {
      return answer(request, pages, files)
    },
  }
}

function answer(
  request: HttpRequest,
  pages: z.infer<typeof web>,
  files: ReadonlyMap<string, Uint8Array>,
): HttpResult {
  const redirects: HttpHop[] = []
  let url = request.url
  for (;;) {
    const entry = pages[url]
    if (entry && 'failure' in entry) {
      return { ok: false, failure: entry.failure, detail: entry.detail, finalUrl: url, redirects, ms: 1 }
    }
    const headers: Record<string, string> = {
      'content-type': entry && 'type' in entry ? entry.type : 'text/html',
    }
    if (entry && 'redirect' in entry) {
      if (redirects.length < (request.maxRedirects ?? 5)) {
        redirects.push({ url, status: entry.status })
        url = entry.redirect
        continue
      }
      headers.location = entry.redirect
    }
    const file = entry && 'file' in entry && entry.file ? files.get(entry.file) : undefined
    if (file) headers['content-length'] = String(file.byteLength)
    const whole = request.method === 'HEAD' ? undefined : file
    const body = (whole ?? new Uint8Array()).subarray(0, request.maxBytes ?? 1024 * 1024)
    const truncated = whole !== undefined && body.byteLength < whole.byteLength
    return {
      ok: true,
      status: entry?.status ?? 404,
      headers,
      body,
      truncated,
      finalUrl: url,
      redirects,
      ms: 1,
    }
  }
}
