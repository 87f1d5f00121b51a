import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { createZone, type ZoneDefinition } from '#outside/standin/zone.ts'
import { squats } from '../../../../data/verifier/squats.ts'
import { checkDomain } from '../domain/check.ts'
import type { Lists } from '../lists/lists.ts'
import { loadLists } from '../lists/load.ts'
import { typingDistance } from './distance.ts'
import { nearestProvider } from './nearest.ts'
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

test.each(Object.entries(squats).slice(0, 10))('%s exists to catch mail for %s', async (typed, meant) => {
  expect(await suggest(typed, { ...host, [typed]: mail })).toBe(meant)
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
