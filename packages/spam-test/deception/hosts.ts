import { isWithin, sameOrganization } from '@postproof/engine/organization'
import { getDomain } from 'tldts'
import list from '../data/deception-hosts.json' with { type: 'json' }
import type { Target } from './mail.ts'

/** Where links lead: to whose site, to a page that anyone can put up, or through a large site to another. */

export type Hosting = 'pages' | 'forms' | 'files' | 'tunnels'

/** What kind of place anyone can rent for nothing the target is; null when it is none. */
export function hostingOf({ host, url }: Pick<Target, 'host' | 'url'>): Hosting | null {
  const kinds: Hosting[] = ['forms', 'files', 'pages', 'tunnels']
  return kinds.find((kind) => list[kind].some((known) => isAt(host, url.pathname, known))) ?? null
}

function isAt(host: string, path: string, known: string): boolean {
  const slash = known.indexOf('/')
  if (slash < 0)
    return isWithin(host, known) && host !== `www.${known}` && (host !== known || path.length > 1)
  return isWithin(host, known.slice(0, slash)) && path.startsWith(known.slice(slash))
}

/** Whether names of other sites stand below this host on purpose, as those of networks for delivery do. */
export const carriesNames = (host: string): boolean => list.carriers.some((known) => isWithin(host, known))

/** Sites that every mail may link to: networks, shops for apps, standards. */
export const isEverybodys = (host: string): boolean => list.everybodys.some((known) => isWithin(host, known))

const redirects = list.redirects as [host: string, path: string, parameters: string[]][]

/**
 * The host that a large site sends its visitor on to, when the address says so: `google.com/url?q=`. Null when it
 * names none, or one of the same organization.
 */
export function redirectTarget({ host, url }: Pick<Target, 'host' | 'url'>): string | null {
  for (const [site, path, parameters] of redirects) {
    if (!isWithin(host, site) || !url.pathname.startsWith(path)) continue
    const target = targetIn(url, path, parameters)
    if (target && !sameOrganization(target, host)) return target
  }
  return null
}

function targetIn(url: URL, path: string, parameters: string[]): string | null {
  for (const name of parameters) {
    const value = url.searchParams.get(name)
    const host = value && (hostIn(value) ?? hostIn(fromBase64(value)))
    if (host) return host
  }
  if (parameters.length > 0) return null
  // `/amp/s/host/path` and `/web/2024.../https://host/path`
  const rest = url.pathname.slice(path.length)
  return hostIn(/https?:\/+.*/.exec(rest)?.[0] ?? `https://${rest}`)
}

function hostIn(value: string): string | null {
  const text = value.trim().slice(0, 2000)
  if (!/^(?:https?:)?\/\//i.test(text)) return null
  const host = URL.parse(text.startsWith('//') ? `https:${text}` : text)?.hostname ?? ''
  return getDomain(host, { allowPrivateDomains: true }) === null && !/^[\d.]+$/.test(host) ? null : host
}

/** Bing writes its target as `a1` and base64url. */
const fromBase64 = (value: string): string =>
  /^a1[\w-]{8,2000}$/.test(value) ? Buffer.from(value.slice(2), 'base64url').toString('latin1') : ''
