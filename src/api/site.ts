import { serveStatic } from '@hono/node-server/serve-static'
import type { StatusCode } from 'hono/utils/http-status'
import type { Pages } from './app.ts'
import { type ApiWorld, createApi } from './app.ts'
import { describeApi } from './docs.ts'

/** What the script of a captcha service loads and frames, by its maker's documents; its nonce lets the script itself in. */
const captchaHosts: Record<string, string> = {
  'recaptcha-v2-invisible': ' https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/',
  turnstile: ' https://challenges.cloudflare.com',
  hcaptcha: ' https://hcaptcha.com https://*.hcaptcha.com',
}

/** The API and the pages on one port: what is not a call or a file is a page. */
export function createSite(world: ApiWorld & { pages: Pages; assets: string }) {
  const site = createApi(world)
  const upgrade = world.config.PUBLIC_URL.startsWith('https:') ? '; upgrade-insecure-requests' : ''
  const captcha = captchaHosts[world.config.CAPTCHA_PROVIDER] ?? ''
  site.use(
    '/assets/*',
    serveStatic({
      root: world.assets,
      onFound: (_path, c) => c.header('Cache-Control', 'public, max-age=31536000, immutable'),
    }),
  )
  site.use(
    '*',
    serveStatic({
      root: world.assets,
      onFound: (_path, c) => c.header('Cache-Control', 'public, max-age=3600'),
    }),
  )
  const checkers = new Map(
    world.config.CHECKER_HOSTS.map((item) => item.toLowerCase().split('=') as [string, string]),
  )
  site.get('/', (c, next) => {
    const url = new URL(c.req.url)
    const checker = checkers.get(url.hostname)
    return checker ? Promise.resolve(c.redirect(`/${checker}-checker${url.search}`)) : next()
  })
  site.get('/favicon.ico', (c) => c.redirect('/favicon.svg', 301))
  site.all('*', async (c) => {
    const nonce = c.get('nonce')
    const page = await world.pages(c.req.raw, {
      visitor: c.get('visitor')(),
      nonce,
      describeApi: () => describeApi(site, world.services),
    })
    const headers = new Headers(page.headers)
    headers.set(
      'Content-Security-Policy',
      `default-src 'none'; script-src 'nonce-${nonce}' 'strict-dynamic'; style-src 'self' 'unsafe-inline'${captcha}; img-src 'self' data:; font-src 'self'; connect-src 'self'${captcha}; frame-src 'self'${captcha}; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'${upgrade}`,
    )
    if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'private, no-store')
    return c.newResponse(page.body, { status: page.status as StatusCode, headers })
  })
  return site
}
