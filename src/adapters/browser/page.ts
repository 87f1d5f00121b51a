import type { Lacking } from '@postproof/engine/world'
import type { Browser, BrowserContext, CDPSession, Page, Route } from 'playwright-core'
import { captured } from './capture.ts'
import type { Screen } from './devices.ts'
import { MAIL_ORIGIN, type Prepared, type ResourceKind } from './prepare.ts'
import type { Missing, Resources } from './resources.ts'
import { RenderStop } from './stop.ts'
import { openWindow } from './window.ts'

/**
 * One mail in one window. Scripts are off; our own run in an isolated world, which shares the elements of the page
 * and nothing else. What the page may have comes from its mail's Resources, through the route; what is not a
 * picture, style or font of the one document is refused.
 */
export type MailPage = {
  /** Loads the mail again, in light colors, with all that its Resources give; those end by themselves. Rejects after `ms`. */
  load(options: { pictures: boolean }, ms: number): Promise<void>
  emulate(scheme: 'light' | 'dark'): Promise<void>
  /** Gives the window another size; the page is laid out again, not loaded. For windows of one kind and scale. */
  resize(width: number, height: number): Promise<void>
  /** Evaluates a text in the isolated world and gives its value. Rejects for what it throws. */
  evaluate(text: string, ms: number): Promise<unknown>
  /** PNG of the page's top left, CSS px. */
  shoot(width: number, height: number): Promise<Uint8Array>
  /** The files that it was loaded without, though the mail is not to blame. */
  lacking(): Lacking
  /** Rejects when the page dies; never resolves. */
  death: Promise<never>
  close(): Promise<void>
  /** Ends the process of a page that answers no more, then closes it. */
  kill(): Promise<void>
}

/** A second wall behind the route: the document may neither run, send, frame nor move. */
const POLICY = [
  'sandbox allow-same-origin',
  "default-src 'none'",
  'img-src http: https:',
  "style-src 'unsafe-inline' http: https:",
  'font-src http: https:',
  "base-uri 'none'",
  "form-action 'none'",
].join('; ')

const KINDS: Record<string, ResourceKind> = { image: 'picture', stylesheet: 'style', font: 'font' }

export async function openPage(
  browser: Browser,
  screen: Screen,
  prepared: Prepared,
  resources: Resources,
): Promise<MailPage> {
  const state: State = {
    prepared,
    resources,
    pictures: true,
    giveUp: new AbortController(),
    documents: 0,
    missing: new Map(),
  }
  const options = {
    viewport: { width: screen.width, height: screen.height },
    deviceScaleFactor: screen.scale,
    isMobile: screen.mobile,
    hasTouch: screen.mobile,
    colorScheme: 'light',
  } as const
  const { context, page } = await openWindow(browser, options, (route) =>
    answer(route, state).catch(() => {}),
  )
  try {
    context.on('page', (other) => other.close().catch(() => {}))
    return mailPage(context, page, await context.newCDPSession(page), state, screen.scale)
  } catch (error) {
    await context.close().catch(() => {})
    throw error
  }
}

type State = {
  prepared: Prepared
  resources: Resources
  pictures: boolean
  giveUp: AbortController
  /** Documents still to be answered: one for each load of ours. */
  documents: number
  /** What was not there, by address, since the page was loaded. */
  missing: Map<string, { why: Missing; kind: ResourceKind }>
}

async function answer(route: Route, state: State): Promise<void> {
  const request = route.request()
  const url = request.url()
  if (request.isNavigationRequest()) {
    if (url !== `${MAIL_ORIGIN}/` || state.documents === 0) return route.abort()
    state.documents -= 1
    return route.fulfill({
      status: 200,
      headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': POLICY },
      body: state.prepared.html,
    })
  }
  const kind = KINDS[request.resourceType()]
  const wanted = kind && request.method() === 'GET' && /^https?:/.test(url)
  if (!wanted || (kind === 'picture' && !state.pictures)) return route.abort()
  const resource = await Promise.race([state.resources.get(url, kind), whenAborted(state.giveUp.signal)])
  if (typeof resource === 'string') {
    state.missing.set(url, { why: resource, kind })
    return route.abort()
  }
  return route.fulfill({
    status: 200,
    headers: { 'content-type': resource.type, 'access-control-allow-origin': '*' },
    body: Buffer.from(resource.bytes),
  })
}

const whenAborted = (signal: AbortSignal) =>
  new Promise<'late'>((resolve) => {
    if (signal.aborted) resolve('late')
    signal.addEventListener('abort', () => resolve('late'), { once: true })
  })

function mailPage(
  context: BrowserContext,
  page: Page,
  session: CDPSession,
  state: State,
  scale: number,
): MailPage {
  let world: number | undefined
  const death = new Promise<never>((_resolve, reject) => {
    page.on('crash', () => reject(new RenderStop('crashed', 'The page crashed while it was drawn.')))
    page.on('close', () => reject(new RenderStop('crashed', 'The browser ended while the page was drawn.')))
  })
  death.catch(() => {})

  const isolatedWorld = async () => {
    const { frameTree } = await session.send('Page.getFrameTree')
    const created = await session.send('Page.createIsolatedWorld', {
      frameId: frameTree.frame.id,
      worldName: 'measure',
    })
    return created.executionContextId
  }
  const close = async () => {
    state.giveUp.abort()
    await context.close().catch(() => {})
  }
  return {
    death,
    async load({ pictures }, ms) {
      state.pictures = pictures
      state.giveUp = new AbortController()
      state.documents = 1
      state.missing = new Map()
      world = undefined
      await page.emulateMedia({ colorScheme: 'light' })
      await page.goto(`${MAIL_ORIGIN}/`, { waitUntil: 'load', timeout: ms })
    },
    emulate: (scheme) => page.emulateMedia({ colorScheme: scheme }),
    resize: (width, height) => page.setViewportSize({ width, height }),
    async evaluate(expression, ms) {
      world ??= await isolatedWorld()
      const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
        expression,
        contextId: world,
        returnByValue: true,
        awaitPromise: true,
        timeout: ms,
      })
      if (exceptionDetails) {
        const text = exceptionDetails.exception?.description ?? exceptionDetails.text
        throw new Error(text.slice(0, 500))
      }
      return result.value
    },
    async shoot(width, height) {
      const capture = () =>
        session.send('Page.captureScreenshot', {
          format: 'png',
          captureBeyondViewport: true,
          optimizeForSpeed: true,
          clip: { x: 0, y: 0, width, height, scale },
        })
      const { data } = await captured(capture)
      return Buffer.from(data, 'base64')
    },
    lacking: () => lackingOf(state),
    close,
    async kill() {
      // Answered by the browser's own process, not by the page's; the answer is its end.
      await Promise.race([session.send('Page.crash').catch(() => {}), wait(KILL_MS)])
      await Promise.race([close(), wait(KILL_MS)])
    },
  }
}

function lackingOf({ missing, resources }: State): Lacking {
  const all = [...missing]
  const count = (reason: Missing) => all.filter(([, { why }]) => why === reason).length
  const others = all.filter(([, { why }]) => why === 'undelivered')
  const hosts = (some: typeof others) => [...new Set(some.flatMap(([address]) => resources.whose(address)))]
  const seen = hosts(others.filter(([, { kind }]) => kind !== 'font'))
  const fonts = hosts(others).filter((host) => !seen.includes(host))
  return {
    late: count('late'),
    bound: count('bound'),
    ...(others.length > 0 && {
      undelivered: { hosts: seen.slice(0, MOST_HOSTS), fonts: fonts.slice(0, MOST_HOSTS) },
    }),
  }
}

/** Hosts named of one mail. */
const MOST_HOSTS = 20
const KILL_MS = 500
const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Whether a browser is there and says so within `ms`: one that has died cannot answer, though that is not told yet. */
export async function stillAnswers(browser: Browser, ms: number): Promise<boolean> {
  const work = async () => {
    await (await browser.newBrowserCDPSession()).detach()
    return browser.isConnected()
  }
  return Promise.race([work().catch(() => false), wait(ms).then(() => false)])
}

/** Whether a browser still draws a small page within `ms`: one page can keep the process busy that puts the pictures of all together. */
export async function stillDraws(browser: Browser, ms: number): Promise<boolean> {
  if (!browser.isConnected()) return false
  const work = async () => {
    const { context, page } = await openWindow(browser, { viewport: { width: 100, height: 100 } })
    await page.screenshot({ timeout: ms })
    await context.close()
    return true
  }
  return Promise.race([work().catch(() => false), wait(ms).then(() => false)])
}
