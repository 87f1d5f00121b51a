import type { Html } from '@postproof/message/types'
import hosts from './data/link-hosts.json' with { type: 'json' }

/**
 * Style sheets from outside that only bring fonts, told by the shape of their address: nothing is fetched. A client
 * without the font shows another one, and nothing else is lost; every other sheet may hold the look of the mail.
 */

const LONGEST = 2_000
/** Shorter names stand in many addresses by chance. */
const SHORTEST_FAMILY = 4
const MOST_FAMILIES = 200

/** In a label of the host or a segment of the path, in the languages in which folders are named. */
const fontWord =
  /^(?:(?:my|cdn|hco|google|adobe|custom|brand)?fonts?(?:share|squirrel|s?kit|css)?|font(?:es|e|s?ource)|typefaces?|typography|typotheque|tipografias?|fuentes|polices|schrift(?:art)?en|lettertypen|czcionki)$|webfonts?|typekit|fontawesome|fontface/
const fontFile = /\.(?:woff2?|ttf|otf|eot)$/
const fontParameter = /^(?:family|families|fonts?|font-?family|typefaces?|webfonts?)$/

/**
 * Whether the style sheet at `href`, as a mail writes it, is one that loads fonts. `families`: the fonts that the mail
 * names, of `familiesOf`: a sheet called like one of them brings it.
 */
export function isFontSheet(href: string, families: () => ReadonlySet<string>): boolean {
  const url = parse(href)
  if (!url) return false
  const host = url.hostname.replace(/^www\./, '')
  if (hosts.fontHosts.some((known) => host === known || host.endsWith(`.${known}`))) return true
  const path = url.pathname.toLowerCase()
  if (fontFile.test(path)) return true
  if ([...host.split(/[.-]/), ...path.split(/[^a-z\d]+/)].some((word) => fontWord.test(word))) return true
  if ([...url.searchParams.keys()].some((name) => fontParameter.test(name.toLowerCase()))) return true
  const end = bare(path.split('/').slice(-2).join(''))
  return [...families()].some((family) => end.includes(family))
}

/** Names of the fonts that a mail asks for, letters and digits alone, in lower case. */
export function familiesOf({ source }: Html): Set<string> {
  const found = new Set<string>()
  for (const [, list] of source.matchAll(/font-family\s{0,5}:\s{0,5}([^;{}<>]{1,200})/gi)) {
    for (const name of list!.replace(/&[a-z]{2,6};|&#\d{1,4};/gi, '').split(',')) {
      const family = bare(name)
      if (family.length >= SHORTEST_FAMILY) found.add(family)
      if (found.size >= MOST_FAMILIES) return found
    }
  }
  return found
}

const bare = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')

/** Relative ones too: they lead nowhere, but are called alike. */
function parse(href: string): URL | null {
  const text = href.trim()
  return text.length > LONGEST ? null : URL.parse(text, 'https://mail.invalid/')
}
