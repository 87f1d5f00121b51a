import type { Clock, HttpFetch } from '@postproof/engine/world'
import type { BrowserOptions } from '#adapters/browser/options.ts'
import { createBrowser } from '#adapters/browser.ts'
import { createHeatMapper } from '#adapters/heat-maps.ts'
import type { Config } from '#config.ts'
import { Refusal } from '#platform/refusals/refusal.ts'
import type { Studio } from './drawing.ts'
import type { Printer } from './printer.ts'

/** One browser and one pool of threads for all that is drawn; the sample's pictures come from the stand-in web. */
export type Studios = {
  real: Studio
  sample: Studio
  printer: Printer
  /** Starts the browser before there is something to draw, for a process to which mails come. */
  keepReady(): Promise<void>
  close(): Promise<void>
}

export function createStudios(
  config: Config,
  world: { http: HttpFetch; web: HttpFetch; clock: Clock },
  options: Partial<BrowserOptions> = {},
): Studios {
  const browser = createBrowser({
    http: world.http,
    clock: world.clock,
    maxPages: config.PICTURES_AT_ONCE,
    ...(config.CHROMIUM_PATH ? { executablePath: config.CHROMIUM_PATH } : {}),
    ...options,
  })
  const heatMapper = createHeatMapper({ threads: config.PICTURES_AT_ONCE })
  return {
    real: { renderer: browser, heatMapper },
    sample: { renderer: browser.renderer(world.web), heatMapper },
    async printer(path, page) {
      const printed = await browser.print({ path, answer: page })
      if (printed.ok) return printed.pdf
      throw new Refusal(503, 'unavailable', 'server.not_printed')
    },
    keepReady: () => browser.keepReady(),
    close: async () => {
      await Promise.all([browser.close(), heatMapper.close()])
    },
  }
}
