/**
 * The real browser: Chromium draws mails with scripts off and prints our own reports as PDF. Mails are hostile: they
 * reach nothing but the guarded HTTP client, and every picture, resource and wait is bounded. What fails is a value.
 */
import type { HttpFetch, MailRenderer } from '@postproof/engine/world'
import { createHost } from './browser/host.ts'
import type { BrowserOptions } from './browser/options.ts'
import { createPool } from './browser/pool.ts'
import { createPrinter, type Printer } from './browser/print.ts'
import type { Guest } from './browser/render.ts'

export type BrowserRenderer = MailRenderer &
  Printer & {
    /** The same browser for mails whose pictures come from elsewhere: the stand-in web of the sample. */
    renderer(http: HttpFetch): MailRenderer
    /** Starts the browser before the first mail and keeps it while idle. Resolves when it is there, or cannot be started. */
    keepReady(): Promise<void>
    close(): Promise<void>
  }

/** Makes the renderer. Nothing is started before the first mail, unless it is to be kept ready; `close` ends the browser and removes its files. */
export function createBrowser(options: BrowserOptions): BrowserRenderer {
  const host = createHost({
    executablePath: options.executablePath,
    launchMs: options.launchMs,
    idleMs: options.idleMs ?? 60_000,
    maxMegabytes: options.maxMegabytes ?? 500,
  })
  const pool = createPool(options.maxPages ?? 2, options.maxWaiting ?? 60)
  const present = new Set<Guest>()
  const renderer = (http: HttpFetch): MailRenderer => ({
    async render(document, signal, onPicture, wanted) {
      // What draws is large: only a process that gets something to draw needs it.
      const { render } = await import('./browser/render.ts')
      return render(document, signal, onPicture, wanted, {
        options: { ...options, http },
        host,
        pool,
        present,
      })
    },
  })
  return {
    ...renderer(options.http),
    renderer,
    ...createPrinter(host, pool),
    async keepReady() {
      await Promise.all([
        host.keep(),
        import('./browser/render.ts'),
        import('./browser/coverage.ts').then(({ bundledCoverage }) => bundledCoverage()).catch(() => {}),
      ])
    },
    close: () => host.close(),
  }
}
