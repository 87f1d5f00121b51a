import type { RenderFailure } from '@postproof/engine/world'
import type { Browser, Route } from 'playwright-core'
import type { BrowserHost } from './host.ts'
import type { Pool } from './pool.ts'
import { RenderStop, stopOf, within } from './stop.ts'
import { openWindow, type Window } from './window.ts'

/** A page of our own to print. `answer` gives what stands at a path of our site, the page and what it asks for. */
export type PrintRequest = { path: string; answer(path: string): Promise<Response> }

export type Printed = { ok: true; pdf: Uint8Array } | { ok: false; failure: RenderFailure; detail: string }

export type Printer = {
  /** A4 with the page's own print styles, scripts off. Never rejects; ends within 40 s of its turn. */
  print(request: PrintRequest): Promise<Printed>
}

/** A name that exists nowhere (RFC 2606). */
const ORIGIN = 'https://report.invalid'
const PRINT_MS = 20_000
const LOAD_MS = 10_000
const MAX_PDF = 50_000_000
const MAX_BODY = 20_000_000

export function createPrinter(host: BrowserHost, pool: Pool): Printer {
  return {
    async print(request) {
      const leave = await pool.enter(new AbortController().signal)
      if (typeof leave === 'string')
        return failed(new RenderStop('refused', 'Too many pages wait to be drawn.'))
      try {
        return await host.use(({ browser }) => printPage(browser, request))
      } catch (error) {
        return failed(stopOf(error))
      } finally {
        leave()
      }
    },
  }
}

const failed = ({ failure, message }: RenderStop): Printed => ({ ok: false, failure, detail: message })

async function printPage(browser: Browser, request: PrintRequest): Promise<Printed> {
  const options = { viewport: { width: 1024, height: 1400 }, colorScheme: 'light' } as const
  const opening = openWindow(browser, options, (route) =>
    answer(route, request).catch(() => route.abort().catch(() => {})),
  )
  const late = ({ context }: Window) => context.close()
  const { context, page } = await within(opening, PRINT_MS, 'The page', { late })
  try {
    const work = async () => {
      const response = await page.goto(`${ORIGIN}${request.path}`, { waitUntil: 'load', timeout: LOAD_MS })
      if (!response?.ok())
        throw new RenderStop('crashed', `The page answered ${response?.status() ?? 'nothing'}.`)
      return page.pdf({ format: 'A4', printBackground: true, preferCSSPageSize: true, tagged: true })
    }
    const pdf = await within(work(), PRINT_MS, 'Printing')
    if (pdf.length > MAX_PDF) throw new RenderStop('too-large', 'The document is larger than is kept.')
    return { ok: true, pdf }
  } finally {
    await context.close().catch(() => {})
  }
}

/** Chromium has no network of its own: what it asks of our site is answered in this process, all else is refused. */
async function answer(route: Route, request: PrintRequest): Promise<void> {
  const asked = route.request()
  const url = new URL(asked.url())
  if (asked.method() !== 'GET' || url.origin !== ORIGIN) return route.abort()
  const response = await request.answer(`${url.pathname}${url.search}`)
  const body = Buffer.from(await response.arrayBuffer())
  if (body.length > MAX_BODY) return route.abort()
  return route.fulfill({
    status: response.status,
    headers: { 'content-type': response.headers.get('content-type') ?? 'application/octet-stream' },
    body,
  })
}
