import { isIP } from 'node:net'
import { hostname } from 'node:os'

/**
 * Who may call. The inbox has no login: whoever reaches its port may read it. A page on the internet may not, neither by a name that
 * it lets point here (DNS rebinding) nor by a form.
 */

/** Addresses, and names that no stranger can own: of this machine, or without a dot as in a container network. */
export function isOwnHost(host: string | undefined): boolean {
  const name = (host ?? '')
    .replace(/:\d{1,5}$/, '')
    .replace(/^\[(.*)\]$/, '$1')
    .toLowerCase()
  if (name === '') return false
  return (
    isIP(name) !== 0 ||
    !name.includes('.') ||
    name.endsWith('.localhost') ||
    name === hostname().toLowerCase()
  )
}

/** Calls that change something come from the inbox's own page, or from no page at all. */
export function isOwnOrigin(origin: string | undefined, host: string | undefined): boolean {
  if (origin === undefined) return true
  return URL.canParse(origin) && new URL(origin).host === host
}
