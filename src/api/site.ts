import { serveStatic } from '@hono/node-server/serve-static'
import type { StatusCode } from 'hono/utils/http-status'
import { toolPages } from '#contract/tool-pages.ts'
import { databaseAway } from '#platform/refusals/refusal.ts'
import { createApi } from './app.ts'
import { busyPage } from './busy-page.ts'
import { compressed } from './compressed.ts'
import { contentPolicy } from './content-policy.ts'
import { codeFor, withCode } from './custom-code.ts'
import { describeApi } from './docs.ts'
import { keepLanguage } from './language.ts'
import { drawn } from './last-resort.ts'
import { formTargetsOf } from './oauth/form-targets.ts'
import type { ApiWorld, Pages } from './types.ts'

/** What the script of a captcha service loads and frames, by its maker's documents; its nonce lets the script itself in. */
const captchaHosts: Record<string, string[]> = {
  'recaptcha-v2-invisible': ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  turnstile: ['https://challenges.cloudflare.com'],
  hcaptcha: ['https://hcaptcha.com', 'https://*.hcaptcha.com'],
}

const isDatabaseAway = async ({ ready }: Pick<ApiWorld, 'ready'>) =>
  (await ready()).parts.some(({ id, status }) => id === 'database' && status === 'bad')

/** The API and the pages on one port: what is not a call or a file is a page. */
export function createSite(world: ApiWorld & { pages: Pages; assets: string }) {
  const site = createApi(world)
  const secure = world.config.PUBLIC_URL.startsWith('https:')
  const captcha = captchaHosts[world.config.CAPTCHA_PROVIDER] ?? []
  site.use(
    '/assets/*',
    serveStatic({
      root: world.assets,
      precompressed: true,
      onFound: (_path, c) => c.header('Cache-Control', 'public, max-age=31536000, immutable'),
    }),
  )
  site.use(
    '*',
    serveStatic({
      root: world.assets,
      precompressed: true,
      onFound: (_path, c) => c.header('Cache-Control', 'public, max-age=3600'),
    }),
  )
  const tools = new Map(
    world.config.CHECKER_HOSTS.map((item) => {
      const [host, tool] = item.toLowerCase().split('=') as [string, string]
      return [host, toolPages[tool]]
    }),
  )
  site.get('/', (c, next) => {
    const url = new URL(c.req.url)
    const page = tools.get(url.hostname)
    return page ? Promise.resolve(c.redirect(`${page}${url.search}`)) : next()
  })
  site.get('/favicon.ico', (c) => c.redirect('/favicon.svg', 301))
  site.all('*', async (c) => {
    const nonce = c.get('nonce')
    const language = c.get('language')()
    keepLanguage(c, { pseudo: world.config.PSEUDO_LOCALE, secure })
    const page = await drawn(world, c.req.raw, {
      visitor: c.get('visitor')(),
      language,
      nonce,
      isToolHost: tools.has(new URL(c.req.url).hostname),
      describeApi: () => describeApi(site, world.services),
      failed: (error) =>
        world.log.error({ error, method: c.req.method, path: loggedPath(c.req.path) }, 'a page failed'),
    })
    // The page's own error would blame us for more than is wrong.
    if (page.status >= 500 && (await isDatabaseAway(world))) return busyPage(c, databaseAway())
    const code = await codeFor({ path: c.req.path, nonce }, world.services)
    const headers = new Headers(page.headers)
    headers.set(
      'Content-Security-Policy',
      contentPolicy({
        ...{ nonce, captchaHosts: captcha, secure, formTargets: formTargetsOf(c.req.url) },
        extra: code ? world.config.CODE_SOURCES : [],
      }),
    )
    headers.set('Content-Language', language)
    headers.append('Vary', 'Cookie, Accept-Language')
    if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'private, no-store')
    const whole = code ? await withCode(page, code) : page.body
    const body = await compressed(whole, headers, c.req.header('accept-encoding'))
    return c.newResponse(body as string | ReadableStream | null, {
      status: page.status as StatusCode,
      headers,
    })
  })
  return site
}

/** Without its query, which may hold a token, and without that of a client's link. */
const loggedPath = (path: string) => path.replace(/^(\/clients\/).*/i, '$1TOKEN')
