import { describe, expect, test } from 'vitest'
import { everyArea, loadWords } from './catalogs.ts'
import type { Words } from './words.ts'

const en = await loadWords('en')
const de = await loadWords('de')
const mirrored = await loadWords('x-rtl')

const areas: (keyof Words)[] = ['meta', 'shell', 'status', 'copy', 'errors', ...everyArea]

/** Said alike in both languages: names, abbreviations, loan words. */
const alike = new Set(
  `
    Alignment|Android|API|ARC|BIMI|Blacklist|Blacklists|Bounce|Button|caniemail.com|Catch-all|Client|CNAME
    Code|Common Mark Certificate|DANE|Desktop|DKIM|DMARC|DNSSEC|Domain|Download|Flags|From|Greylisting|Header|HELO|Host
    HTML|include|iOS|JSON|Link|Links|List-Unsubscribe|Logo|macOS|Markdown|MTA-STS|MX|Name|Newsletter|Original
    Outlook.com|PDF|Plan|Preheader|Problem|PTR|Quarantine|Reject|Relay|Resolver|Return-Path|Reverse DNS
    Screenshots|Server|Spam|SPF|STARTTLS|Status|Tablet|Tag|Test|Text|TLS|TLS-RPT|TTL|Verified Mark Certificate
    Version|VMC|Webhook|Webmail|Website|Windows|Windows Mail|Σ given0
  `
    .trim()
    .split(/\||\n\s*/),
)
/** Codes, records and examples, which both languages share. */
const shared =
  /\.slides\.\d\.(?:id|title|initials)$|^billing\.orders\.tax\.kinds\.\d\.0$|^verifier\.(?:lists\.pastePl|pl)aceholder$|\.(?:unheard|optionPlaceholder)\.|^checkerPages\.[^.]+\.(?:placeholder|example)$|^listNotes\.\d+\.0$|^specimens\..*\.[01]$/
/** Sentences made of nothing but what is put into them, as `${title} - ${brand}`. */
const isText = (text: string) => /\p{L}{2}/u.test(text.replaceAll(/given\d|NaN|\b(?:ms|px)\b/g, ''))

type Leaf = { path: string; english: unknown; german: unknown }

/** Pairs of what is no object; a key of one language alone pairs with undefined. */
function leaves(english: unknown, german: unknown, path: string): Leaf[] {
  if (!isNode(english) || !isNode(german)) return [{ path, english, german }]
  const keys = new Set([...Object.keys(english), ...Object.keys(german)])
  return [...keys].flatMap((key) => leaves(english[key], german[key], `${path}.${key}`))
}

const isNode = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** What a sentence says of made-up texts and of numbers; undefined where it takes no such thing. */
function said(sentence: unknown, asNumbers: boolean): string | undefined {
  if (typeof sentence === 'string') return sentence
  if (typeof sentence !== 'function') return undefined
  const given = Array.from({ length: sentence.length }, (_, index) =>
    asNumbers ? 7001 + index : `given${index}`,
  )
  try {
    const answer: unknown = sentence(...given)
    return typeof answer === 'string' ? answer : undefined
  } catch {
    return undefined
  }
}

const kindOf = (value: unknown) =>
  typeof value === 'function' ? `sentence of ${value.length}` : Array.isArray(value) ? 'list' : typeof value

describe.each(areas)('%s in German', (area) => {
  const all = leaves(en[area], de[area], area)

  test('has the same keys, kinds and lengths', () => {
    const differing = all.filter(({ english, german }) => kindOf(english) !== kindOf(german))
    expect(
      differing.map(({ path, english, german }) => `${path}: ${kindOf(english)}, ${kindOf(german)}`),
    ).toEqual([])
  })

  test('says nothing in English', () => {
    const same = all.filter(({ path, english, german }) => {
      const text = said(german, false)
      if (text === undefined || !isText(text) || alike.has(text) || shared.test(path)) return false
      return text === said(english, false)
    })
    expect(same.map(({ path }) => path)).toEqual([])
  })

  test('leaves out nothing that a sentence is given', () => {
    const lacking = all.flatMap(({ path, english, german }) =>
      [false, true].flatMap((asNumbers) => {
        const [before, after] = [said(english, asNumbers), said(german, asNumbers)]
        if (before === undefined || after === undefined) return []
        const named = [...new Set(before.match(asNumbers ? /700\d/g : /given\d/g))]
        return named.filter((each) => !after.includes(each)).map((each) => `${path}: ${each}`)
      }),
    )
    expect(lacking).toEqual([])
  })
})

describe('the pseudo-language', () => {
  test('has every sentence, longer, and every argument', () => {
    for (const area of areas.filter((each) => mirrored[each] !== en[each])) {
      for (const { path, english, german } of leaves(en[area], mirrored[area], area)) {
        expect([path, kindOf(german)]).toEqual([path, kindOf(english)])
        const [plain = '', turned = ''] = [said(english, false), said(german, false)]
        if (isText(plain)) expect([path, turned.length > plain.length * 1.2]).toEqual([path, true])
        for (const given of plain.match(/given\d/g) ?? []) expect(turned).toContain(given)
      }
    }
  })

  test('leaves records and names that code reads alone', () => {
    expect(mirrored.specimens).toBe(en.specimens)
    expect([mirrored.lang, mirrored.dir]).toEqual(['x-rtl', 'rtl'])
  })
})
