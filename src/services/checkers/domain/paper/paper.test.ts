import type { Resolver } from '@postproof/engine/world'
import { languages } from '@postproof/messages/languages'
import { describe, expect, test } from 'vitest'
import { Refusal } from '#platform/refusals/refusal.ts'
import { own, shop, worldOf } from '../../../../../tests/conformance/domains/world.ts'
import type { Printer } from '../../../pictures/printer.ts'
import { createDomainChecker } from '../domain-checker.ts'
import type { DomainWorld } from '../examine.ts'
import { createDomainPapers } from './create.ts'

/** The paper of a domain report: what is on it, what it costs, and what strangers cannot put on it. */

const visitor = (language: 'en' | 'de' | 'fr' = 'en') => ({ browser: null, network: '192.0.2.1', language })
const hostile = '<script>alert(1)</script><img src=x onerror="a()">'

const faulty = shop({
  'shop.com': own({
    TXT: ['v=spf1 mx +all', `note ${hostile}`],
    NS: ['ada.ns.cloudflare.com', 'bob.ns.cloudflare.com'],
    MX: [[10, 'mail.shop.com']],
  }),
  '_dmarc.shop.com': { TXT: `v=DMARC1; p=none; rua=mailto:d@shop.com; x=${hostile}` },
})

function papersOf(world: DomainWorld, printer: Printer | null = null) {
  let asked = 0
  const resolver: Resolver = {
    lookup(...question) {
      asked++
      return world.resolver.lookup(...question)
    },
  }
  const checkers = createDomainChecker({ ...world, resolver })
  const site = { brand: 'Post & Proof', publicUrl: 'https://post.test' }
  const papers = createDomainPapers({ checkers, printer, ...site })
  return { checkers, papers, asked: () => asked }
}

const paperOf = (zone = faulty, language: 'en' | 'de' | 'fr' = 'en') =>
  papersOf(worldOf({ name: '', zone })).papers.document({ input: 'shop.com' }, visitor(language), false)

/** The texts of a page in their order. */
const textOf = (html: string) =>
  html
    .replace(/<style>.*?<\/style>/s, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')

describe('the paper', () => {
  test('says what was asked, when, by whom, and the verdict before all else', async () => {
    const text = textOf(await paperOf())
    expect(text).toMatch(/Domain report by Post &amp; Proof Email report on shop\.com/)
    expect(text).toContain('Checked on 20 November 2026 at 00:00 UTC.')
    expect(text).toContain('https://post.test/domain/shop.com')
    const order = ['Problem', 'of 100', 'passes SPF', 'What to publish, in this order', 'What is wrong']
    const places = [...order, 'In order', 'What the names mean'].map((part) => text.indexOf(part))
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    expect(places).not.toContain(-1)
  })

  test('names the field as the DNS host of the domain calls it', async () => {
    const text = textOf(await paperOf())
    expect(text).toContain('Replace the record for SPF Type TXT Name')
    expect(text).toContain('Cloudflare usually adds shop.com to the name by itself.')
  })

  test('has the words of strangers as text alone', async () => {
    const html = await paperOf()
    expect(html).not.toMatch(/<script|<img/)
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
  })

  test.each(languages)('%s: has a sentence for each place', async (language) => {
    for (const zone of [faulty, shop(), {}]) {
      const html = await paperOf(zone, language)
      expect(html).toContain(`<html lang="${language}">`)
      expect(html).not.toMatch(/domain_paper|undefined|\[object|NaN/)
    }
  })

  test('cuts a record that would fill pages', async () => {
    const long = `v=DMARC1; p=none; x=${'a'.repeat(9000)}`
    const html = await paperOf(shop({ '_dmarc.shop.com': { TXT: long } }))
    expect(html).toContain('more characters are not printed')
    expect(html.length).toBeLessThan(60_000)
  })
})

describe('its cost', () => {
  test('the paper of a page that was just read asks nothing again, and never another visitor’s report', async () => {
    let now = Date.parse('2026-11-20T00:00:00Z')
    const world = { ...worldOf({ name: '', zone: faulty }), clock: { now: () => now } }
    const seenSelectors = async (who: { browser: string | null }) => (who.browser ? ['own'] : [])
    const { checkers, papers, asked } = papersOf({ ...world, seenSelectors } as DomainWorld)
    await checkers.domain({ input: 'shop.com' }, visitor())
    const once = asked()
    await papers.document({ input: 'https://Shop.com/' }, visitor(), false)
    expect(asked()).toBe(once)
    await papers.document({ input: 'shop.com' }, { ...visitor(), browser: 'b' }, false)
    expect(asked()).toBeGreaterThan(once)
    const twice = asked()
    now += 11 * 60_000
    await papers.document({ input: 'shop.com' }, visitor(), false)
    expect(asked()).toBeGreaterThan(twice)
  })

  test('two are printed at a time; further ones are refused in words', async () => {
    const ends: (() => void)[] = []
    const printer: Printer = () =>
      new Promise((resolve) => {
        ends.push(() => resolve(new Uint8Array([37])))
      })
    const { papers } = papersOf(worldOf({ name: '', zone: shop() }), printer)
    const pdf = () => papers.pdf({ input: 'shop.com' }, visitor())
    const [one, two] = [pdf(), pdf()]
    await expect.poll(() => ends.length).toBe(2)
    await expect(pdf()).rejects.toMatchObject({ status: 503, reason: { code: 'server.not_printed' } })
    for (const end of ends) end()
    expect((await Promise.all([one, two])).map(({ length }) => length)).toEqual([1, 1])
  })

  test('without a browser nothing is asked for a PDF', async () => {
    const { papers, asked } = papersOf(worldOf({ name: '', zone: shop() }))
    await expect(papers.pdf({ input: 'shop.com' }, visitor())).rejects.toBeInstanceOf(Refusal)
    expect(asked()).toBe(0)
  })
})
