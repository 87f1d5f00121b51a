import type { Html } from '@postproof/message/types'
import { elementsOf } from '@postproof/message/walk'
import { attributeOf } from '../content/markup.ts'
import { webUrl } from '../links/normalize.ts'
import type { ImageOutcome, LinkOutcome } from '../links/types.ts'
import { lineOf, valueAt } from './attributes.ts'
import { type Candidate, type Found, withhold } from './types.ts'

/** Whether an http address answers over https with the same: known to, or not known. */
export type Secure = (url: string) => boolean

const places: Record<string, string> = { a: 'href', area: 'href', img: 'src', input: 'src' }

/** Links and pictures over plain http whose address is known to answer over https, all in one press. */
export function httpsRepair(html: Html, isSecure: Secure): Found {
  const unknown: number[] = []
  const odd: number[] = []
  const candidates: Candidate[] = []
  for (const element of elementsOf(html.document)) {
    const name = places[element.tagName]
    const value = name && attributeOf(element, name)
    if (!name || !value || !/^\s*http:/i.test(value)) continue
    const line = lineOf(element)
    if (!isSecure(value.trim())) {
      unknown.push(line)
      continue
    }
    const found = valueAt(html.source, element, name)
    const at = found ? /^\s*http(?=:)/i.exec(found.text) : null
    if (!found || !at) {
      odd.push(line)
      continue
    }
    const offset = found.from + at[0].length
    candidates.push({
      kind: 'https',
      edit: { from: offset, to: offset, text: 's' },
      line,
      quote: value.trim().slice(0, 200),
      change: { of: 'attribute', element, name, value: value.replace(/^(\s*http)(?=:)/i, '$1s') },
    })
  }
  const withheld = [...withhold('https', 'not-asked', unknown), ...withhold('https', 'written-oddly', odd)]
  return { candidates, withheld }
}

/**
 * What a run of the test learned: an http address that leads to the same over https, or whose https twin answered. Ports
 * other than 80 are not for https.
 */
export function secureBy(outcomes: readonly (LinkOutcome | ImageOutcome)[]): Secure {
  const known = new Set<string>()
  for (const outcome of outcomes) {
    if (outcome.status !== 'ok' && outcome.status !== 'redirects') continue
    const asked = 'url' in outcome ? outcome.url : outcome.src
    for (const url of [asked, outcome.finalUrl, ...outcome.redirects.map((hop) => hop.url)]) {
      const read = webUrl(url)
      if (read?.protocol === 'https:') known.add(withoutScheme(read))
    }
  }
  return (url) => {
    const read = webUrl(url)
    return read !== null && read.port === '' && known.has(withoutScheme(read))
  }
}

const withoutScheme = (url: URL): string => `${url.host}${url.pathname}${url.search}`
