import type { Clock, HttpFetch } from '@postproof/engine/world'
import type { DrawLimits } from './draw.ts'
import type { ResourceLimits } from './resources.ts'

export type BrowserOptions = {
  /** The guarded client: everything a mail asks for goes through it. */
  http: HttpFetch
  clock: Clock
  /** `CHROMIUM_PATH`. Default: the Chromium from npm, else the system's. */
  executablePath?: string
  /** Pages drawn at once, over all mails. Default 2. */
  maxPages?: number
  /** Pages (two a mail) that may wait for a page; beyond it pictures are `refused`. Default 60. */
  maxWaiting?: number
  /** Milliseconds by the clock for one mail, from its first page on: for a browser that hangs again and again. Default 300,000. */
  mailMs?: number
  /** Milliseconds in which a browser has to be there. Default 20,000. */
  launchMs?: number
  /** Milliseconds without work after which the browser is closed. Default 60,000. */
  idleMs?: number
  /** MB that the processes of the browser may hold which outlive pages, before it is ended between mails. Default 500. */
  maxMegabytes?: number
  resources?: Partial<ResourceLimits>
} & Partial<DrawLimits>
