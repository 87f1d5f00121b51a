import { isIP } from 'node:net'
import { hostname } from 'node:os'

/**
 * Access control. The inbox has no login: every client that reaches its port may read it. A website must not reach it through the
 * browser of a developer, by DNS rebinding or by a form.
 */

/** Whether a Host header names this machine: an address, its own name, or a name without a dot, as in a container network. */
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

/** Whether a request that changes something comes from the inbox's own page or from a program, which sends no Origin. */
export function isOwnOrigin(origin: string | undefined, host: string | undefined): boolean {
  if (origin === undefined) return true
  return URL.canParse(origin) && new URL(origin).host === host
}
