import { createZone, type ZoneDefinition } from '@postproof/dns/zone'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { knownDomains } from '../data/known-domains.ts'
import { largestProviders } from '../data/largest-providers.ts'
import { checkDomain } from '../domain/check.ts'
import type { Lists } from '../lists/lists.ts'
import { loadLists } from '../lists/load.ts'
import { typingDistance } from './distance.ts'
import { cut, nearestProvider } from './nearest.ts'
import { squatOf } from './squat.ts'
import { suggestDomain } from './suggest.ts'

let lists: Lists
beforeAll(async () => {
  lists = await loadLists()
})

async function suggest(domain: string, zone: ZoneDefinition): Promise<string | null> {
  const resolver = createZone(zone)
  const found = await suggestDomain(await checkDomain(domain, resolver), { resolver, lists })
  return found?.domain ?? null
}

const mail = { MX: [[10, 'mx.host.example']] as [number, string][] }
const host: ZoneDefinition = { 'mx.host.example': { A: '8.8.8.8' } }

const typos: Record<string, string> = {
  'gmail.com':
    'gmial.com gmai.com gmil.com gmail.co gmail.con gmaill.com gnail.com gmail.cm gmail gmailcom gmaul.com gmail.vom gmaio.com gmail.xom gmeil.com',
  'hotmail.com': 'hotmial.com hotmal.com hotmail.con hotmaik.com hotmaol.com',
  'yahoo.com': 'yaho.com yahooo.com yhaoo.com yahpo.com',
  'outlook.com': 'outlok.com outllok.com outloik.com',
  'icloud.com': 'iclod.com icloud.co icoud.com iclpud.com',
  'protonmail.com': 'protonmial.com protomail.com',
  'aol.com': 'aol.con',
  'yahoo.co.uk': 'yahoo.co.ul yaho.co.uk',
  'hotmail.co.uk': 'hotmial.co.uk',
  'comcast.net': 'comcst.net',
  'orange.fr': 'orage.fr ornage.fr',
  'wanadoo.fr': 'wandoo.fr',
  'web.de': 'web.ed',
  'gmx.de': 'gmx.d gmx.ed',
  't-online.de': 't-onlin.de',
  'googlemail.com': 'googlemial.com',
  'yandex.ru': 'yandx.ru',
  'libero.it': 'libreo.it',
}
const typoRows = Object.entries(typos).flatMap(([meant, typed]) =>
  typed.split(' ').map((one) => [one, meant] as const),
)

test('there are at least 40 mistypings in the table', () => {
  expect(typoRows.length).toBeGreaterThanOrEqual(40)
})

test.each(typoRows)('%s, which does not exist, was meant as %s', async (typed, meant) => {
  expect(await suggest(typed, host)).toBe(meant)
})

/**
 * Registered squats of large providers, labelled by hand from mistypings that bounce lists and lists of throw-away
 * domains report as taking mail. Some are there that no rule finds.
 */
const registered: Record<string, string> = {
  'gmail.com':
    'gmial.com gmai.com gmil.com gmal.com gamil.com gmaill.com gmaiil.com gnail.com gmaul.com gmaik.com ggmail.com gmmail.com gmali.com gmall.com gmai9l.com 1gmail.com gmail.cm gmailcom.com wwwgmail.com gemail.com gimail.com gamail.com gmails.com',
  'hotmail.com':
    'hotmial.com hotmal.com hotmai.com hotmil.com hotmaill.com homail.com hotamil.com hotnail.com hormail.com hitmail.com htmail.com hotemail.com 1hotmail.com hotmail.cm',
  'hotmail.co.uk': 'hotmial.co.uk hotmaol.co.uk hotnail.co.uk',
  'yahoo.com': 'yaho.com yahooo.com yhaoo.com yhoo.com yaoo.com yahop.com tahoo.com',
  'yahoo.co.uk': 'yaho.co.uk yayoo.co.uk',
  'outlook.com': 'outlok.com outllok.com oulook.com ooutlook.com outluok.com putlook.com',
  'icloud.com': 'iclolud.com iclkud.com icoud.com',
  'btinternet.com': 'btinernet.com',
  'sbcglobal.net': 'sbcgllbal.net',
  'bellsouth.net': 'belksouth.net',
}
const squatRows = Object.entries(registered).flatMap(([meant, typed]) =>
  typed.split(' ').map((one) => [one, meant] as const),
)

test('of 61 registered squats at least 57 are found, each with its provider', async () => {
  expect(new Set(squatRows.map(([typed]) => typed)).size).toBe(61)
  const missed: string[] = []
  for (const [typed, meant] of squatRows) {
    const found = await suggest(typed, { ...host, [typed]: mail })
    if (found === null) missed.push(typed)
    else expect([typed, found]).toEqual([typed, meant])
  }
  expect(missed).toEqual(['gamail.com', 'gmails.com', 'putlook.com'])
})

test('the rule finds most of what lists of others have one letter beside a large provider', async () => {
  const lists = await Promise.all([
    import('../data/disposable-mailchecker.json', { with: { type: 'json' } }),
    import('../data/disposable-archive.json', { with: { type: 'json' } }),
  ])
  const long = largestProviders.filter(
    ({ domain, kind }) => kind === 'coined' && cut(domain).name.length >= 7,
  )
  const beside = lists
    .flatMap(({ default: { domains } }) => domains as string[])
    .filter((domain) => long.some((provider) => isOneLetterOff(domain, provider.domain)))
  expect(beside.length).toBeGreaterThan(80)
  const found = beside.filter((domain) => squatOf(domain, { provider: null }) !== null)
  expect(found.length / beside.length).toBeGreaterThan(0.85)
})

function isOneLetterOff(typed: string, meant: string): boolean {
  const [one, other] = [cut(typed), cut(meant)]
  return one.ending === other.ending && typingDistance(one.name, other.name, 1) <= 1
}

test.each(['business', 'gateway', 'mailbox'] as const)(
  'a domain whose mail a %s host takes is nobody’s squat',
  (kind) => {
    expect(squatOf('gmial.com', { provider: { id: 'x', name: 'X', kind } })).toBeNull()
    expect(squatOf('gmial.com', { provider: { id: 'x', name: 'X', kind: 'hosting' } })).toBe('gmail.com')
  },
)

test('no domain of a brand, of a free provider or of those that people use is a squat', async () => {
  const brands = (await import('../../spam-test/data/brands/index.ts')) as Record<string, unknown>
  const written = JSON.stringify(brands, (_, value) =>
    value instanceof Map || value instanceof Set ? [...value] : value,
  )
  const free = await import('../data/free.json', { with: { type: 'json' } })
  const names = [
    ...new Set(written.match(/[a-z0-9-]+(?:\.[a-z0-9-]+)+/g)),
    ...free.default.domains,
    ...real,
    ...knownDomains,
  ]
  expect(names.length).toBeGreaterThan(6000)
  const accused: string[] = []
  for (const name of names) {
    if (squatOf(name, { provider: null }) === null) continue
    if ((await suggest(name, { ...host, [name]: mail })) !== null) accused.push(name)
  }
  expect(accused).toEqual([])
})

test('fifty providers', () => {
  expect(new Set(largestProviders.map(({ domain }) => domain)).size).toBe(50)
  expect(largestProviders.filter(({ domain }) => squatOf(domain, { provider: null }) !== null)).toEqual([])
})

/** Real domains, lesser known, many of them one slip from a great one. */
const real =
  `hey.com email.com mac.com me.com ma.com pm.me proton.me fastmail.fm wp.pl o2.pl onet.pl gmail.de company.co startup.io
  nhs.uk ox.ac.uk foxmail.com email.cz abv.bg libero.it gmx.net hotmail.co icloud.de qq.com sky.com msn.com live.com ymail.com
  rocketmail.com aim.com mail.com mail.de mail.ru mail.ee mail.bg bk.ru list.ru inbox.ru inbox.lv inbox.lt ya.ru tut.by ukr.net
  i.ua meta.ua seznam.cz centrum.cz volny.cz post.cz azet.sk freemail.hu citromail.hu index.hu interia.pl op.pl tlen.pl
  laposte.net sfr.fr free.fr neuf.fr bbox.fr voila.fr virgilio.it tiscali.it alice.it tin.it inwind.it terra.es telefonica.net
  sapo.pt iol.pt bluewin.ch gmx.ch hispeed.ch chello.at aon.at telenet.be skynet.be planet.nl ziggo.nl home.nl kpnmail.nl
  online.no telia.com bredband.net cox.net att.net sbcglobal.net bellsouth.net charter.net juno.com earthlink.net rogers.com shaw.ca
  telus.net bigpond.com xtra.co.nz naver.com nate.com daum.net 126.com 163.com sina.com rediffmail.com in.com gmx.li mailo.com`
    .trim()
    .split(/\s+/)

test('there are at least 80 real domains in the table', () => {
  expect(new Set(real).size).toBeGreaterThanOrEqual(80)
})

describe.each(real)('%s is never corrected', (domain) => {
  test('when it has mail hosts', async () => {
    expect(await suggest(domain, { ...host, [domain]: mail })).toBeNull()
  })

  test('when it has only an address', async () => {
    expect(await suggest(domain, { ...host, [domain]: { A: '8.8.8.8' } })).toBeNull()
  })

  test('when the DNS could not be asked', async () => {
    expect(await suggest(domain, { ...host, [domain]: 'TIMEOUT' })).toBeNull()
  })
})

test('without any word from the DNS the lists alone keep all of them', async () => {
  const taken: string[] = []
  for (const domain of real) if ((await suggest(domain, host)) !== null) taken.push(domain)
  expect(taken).toEqual([])
})

test('an ending that does not exist is corrected when the domain with the right one takes mail', async () => {
  expect(await suggest('acme-tools.con', { ...host, 'acme-tools.com': mail })).toBe('acme-tools.com')
  expect(await suggest('acme-tools.con', host)).toBeNull()
  expect(await suggest('acme-tools.co', { ...host, 'acme-tools.com': mail })).toBeNull()
  expect(await suggest('mail.acme-tools.ogr', { ...host, 'mail.acme-tools.org': mail })).toBe(
    'mail.acme-tools.org',
  )
})

test('a domain that says it takes no mail is real, and a name far from all is left alone', async () => {
  expect(await suggest('gmaal.com', { 'gmaal.com': { MX: [[0, '.']] } })).toBeNull()
  for (const domain of ['example.org', 'zzz', 'a.b', 'mail.gmaal.com', 'gmail.com.evil.example']) {
    expect(await suggest(domain, host)).toBeNull()
  }
})

test.each([
  ['gmail', 'gmail', 0],
  ['gmial', 'gmail', 0.7],
  ['gmaul', 'gmail', 0.7],
  ['gmaill', 'gmail', 0.7],
  ['gmil', 'gmail', 1],
  ['outlok', 'outlook', 0.7],
  ['hotmaip', 'hotmail', 0.7],
  ['hotmaix', 'hotmail', 1],
  ['', 'abc', 3],
  ['x'.repeat(41), 'gmail', Number.POSITIVE_INFINITY],
])('from %s to %s it is %d', (typed, meant, distance) => {
  expect(typingDistance(typed, meant)).toBeCloseTo(distance)
})

test('a limit changes no distance that lies within it', () => {
  const word = fc.string({ unit: fc.constantFrom(...'gmail'), maxLength: 9 })
  fc.assert(
    fc.property(word, word, fc.constantFrom(0, 0.7, 1, 1.7, 2), (typed, meant, limit) => {
      const whole = typingDistance(typed, meant)
      const limited = typingDistance(typed, meant, limit)
      expect(limited > limit ? 'over' : limited).toBe(whole > limit ? 'over' : whole)
    }),
    { numRuns: 5_000 },
  )
})

test('no text makes it throw', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      const near = nearestProvider(text)
      expect(near === null || near.includes('.')).toBe(true)
    }),
  )
})
