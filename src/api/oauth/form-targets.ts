import { pagePath } from '#contract/page-path.ts'
import { isRedirectAddress } from '#services/oauth/redirect-address.ts'

/**
 * Where the forms of a page may lead besides this site. Browsers hold `form-action` against the redirect that answers a form
 * too, and the answer to an application is one.
 */
export function formTargetsOf(address: string): string[] {
  const { pathname, searchParams } = new URL(address)
  const given = searchParams.get('redirect_uri') ?? ''
  if (pagePath(pathname) !== '/oauth/authorize' || !isRedirectAddress(given)) return []
  const { protocol, origin } = new URL(given)
  return [/^https?:$/.test(protocol) ? origin : protocol]
}
