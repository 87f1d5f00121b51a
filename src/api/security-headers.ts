import type { MiddlewareHandler } from 'hono'

/** Security headers of every answer, from any handler. A route that needs another value sets it itself. */

/** For whatever is no page: data, pictures, errors. Opened by itself it may do nothing. */
const inert = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** Scripts and styles of the pages, and the worker of the captcha, which has the policy of its own file. */
const files =
  "default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; img-src 'self' data:; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** Pages ask for none of these, nor may what they frame. */
const refused = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
  'xr-spatial-tracking',
]
const permissions = refused.map((name) => `${name}=()`).join(', ')

const year = 365 * 86_400

/** What other sites may show: badges, summaries in frames, pictures of links; and files that everyone has. */
const forOthers = /^\/(?:badge|embed|og|assets)\/|^\/favicon\./

/** `secure`: the site is reached by https. */
export function securityHeaders({ secure }: { secure: boolean }): MiddlewareHandler {
  return async (c, next) => {
    await next()
    const set = (name: string, value: string) => {
      if (!c.res.headers.has(name)) c.header(name, value)
    }
    c.header('X-Content-Type-Options', 'nosniff')
    const isFile = c.req.path.startsWith('/assets/')
    // A worker among them obeys its own; the rest is for documents alone, and would weigh more than many a file.
    set('Content-Security-Policy', isFile ? files : inert)
    if (!isFile) {
      set('Referrer-Policy', 'strict-origin-when-cross-origin')
      set('Permissions-Policy', permissions)
      set('Cross-Origin-Opener-Policy', 'same-origin')
    }
    set('Cross-Origin-Resource-Policy', forOthers.test(c.req.path) ? 'cross-origin' : 'same-origin')
    // The name of this site alone: others below it belong to their own operators.
    if (secure) set('Strict-Transport-Security', `max-age=${year}`)
  }
}
