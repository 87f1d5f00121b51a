import { organizationOf } from '@postproof/engine/organization'
import { say } from '@postproof/messages/say'
import { describe, expect, test } from 'vitest'
import type { AggregateRow } from '../types.ts'
import { causeOf } from './cause.ts'
import { contextOf } from './context.ts'
import { reportsOf, type Scenario, scenarios, tuned, YEAR } from './labelled.fixture.ts'
import { lostOf } from './outlook.ts'
import type { Source } from './source.ts'
import { placeRow } from './sources.ts'
import { summarize } from './summary.ts'
import { adviceOf, lostMessages, nextMessage } from './words.ts'

/** Each sentence about a sender claims what the rows say, and no more. */

const OFTEN = 'days=10 by=google,outlook'

const scenarioOf = (lines: string[], more?: Partial<Scenario>): Scenario =>
  tuned(
    '',
    lines.map((line) => `${line} => x x`),
    more,
  )

function sourcesOf(scenario: Scenario): Source[] {
  const { reports, labelled } = reportsOf(scenario)
  const reverseNames = new Map(
    labelled.flatMap(({ row, reverseName }) => (reverseName === null ? [] : [[row.sourceIp!, reverseName]])),
  )
  return summarize(reports, { confirmed: new Set(scenario.mine), reverseNames })[0]!.sources
}

const advices = (lines: string[], more?: Partial<Scenario>) => {
  const found = sourcesOf(scenarioOf(lines, more)).flatMap((source) => adviceOf(source) ?? [])
  return (language: 'en' | 'de' | 'fr') =>
    found.map((each) => say(language, each).replace(/[\u00a0\u202f]/g, ' '))
}

test.each<
  [title: string, lines: string[], more: Partial<Scenario>, says: [en: string, de: string, fr: string]]
>([
  [
    'a service that passes in its own name',
    [`167.89.10.2 2 sendgrid.net/smtpapi:pass sendgrid.net:pass ${YEAR}`],
    { mine: ['twilio-sendgrid'] },
    [
      '120 messages from Twilio SendGrid fail DMARC. They pass SPF or DKIM, but only for sendgrid.net, not for your domain. Set up DKIM',
      '120 Nachrichten von Twilio SendGrid bestehen DMARC nicht. Sie bestehen SPF oder DKIM, aber nur für sendgrid.net, nicht für Ihre Domain. Richten Sie dort DKIM',
      '120 messages envoyés par Twilio SendGrid échouent à DMARC. Ils réussissent SPF ou DKIM, mais seulement pour sendgrid.net, pas pour votre domaine. Configurez-y DKIM',
    ],
  ],
  [
    'a service about which nobody decided',
    [`54.240.48.90 1 amazonses.com/a:pass amazonses.com:pass by=google`],
    {},
    [
      '1 message from Amazon SES fails DMARC. It passes SPF or DKIM, but only for amazonses.com, not for your domain. It may be yours, or another customer of Amazon SES uses your domain.',
      '1 Nachricht von Amazon SES besteht DMARC nicht. Sie besteht SPF oder DKIM, aber nur für amazonses.com, nicht für Ihre Domain. Entweder ist es Ihre Mail',
      '1 message envoyé par Amazon SES échoue à DMARC. Il réussit SPF ou DKIM, mais seulement pour amazonses.com, pas pour votre domaine.',
    ],
  ],
  [
    'an unknown domain that passes in its own name, often',
    [`203.0.113.40 5 tickets.example/m1:pass tickets.example:pass ${OFTEN}`],
    {},
    [
      '100 messages from tickets.example fail DMARC, but arrive regularly. They pass SPF or DKIM, but only for tickets.example, not for your domain. If this is a server or service of yours, let it sign',
      'kommen aber regelmäßig. Sie bestehen SPF oder DKIM, aber nur für tickets.example, nicht für Ihre Domain.',
      'mais arrivent régulièrement. Ils réussissent SPF ou DKIM, mais seulement pour tickets.example, pas pour votre domaine.',
    ],
  ],
  [
    'an address where nothing passes, often',
    [`198.51.100.14 2 - @:fail ${YEAR}`],
    {},
    [
      '120 messages from 198.51.100.14 fail DMARC, but arrive regularly. They pass neither SPF nor DKIM. If this',
      'Sie bestehen weder SPF noch DKIM. Wenn dies',
      'Ils ne réussissent ni SPF ni DKIM. S’il',
    ],
  ],
  [
    'an address where nothing passes, which the owner confirmed',
    [`198.51.100.14 2 - @:fail ${YEAR}`],
    { mine: ['198.51.100.14'] },
    [
      '120 messages from 198.51.100.14 fail DMARC. They pass neither SPF nor DKIM. Find out what sends from there',
      'Sie bestehen weder SPF noch DKIM. Stellen Sie fest, was dort sendet',
      'Ils ne réussissent ni SPF ni DKIM. Trouvez ce qui envoie de là',
    ],
  ],
  [
    'a service where some mail passes in its own name and some not at all',
    [
      `167.89.10.2 3 sendgrid.net/smtpapi:pass sendgrid.net:pass ${YEAR}`,
      `167.89.10.2 1 sendgrid.net/smtpapi:fail @:fail ptr=o1.sendgrid.net ${YEAR}`,
    ],
    { mine: ['twilio-sendgrid'] },
    [
      '240 messages from Twilio SendGrid fail DMARC. 180 pass SPF or DKIM, but only for sendgrid.net, not for your domain. 60 pass neither SPF nor DKIM. Set up DKIM',
      '180 bestehen SPF oder DKIM, aber nur für sendgrid.net, nicht für Ihre Domain. 60 bestehen weder SPF noch DKIM.',
      '180 réussissent SPF ou DKIM, mais seulement pour sendgrid.net, pas pour votre domaine. 60 ne réussissent ni SPF ni DKIM.',
    ],
  ],
  [
    'a service of which the receivers tell nothing',
    [`149.72.1.9 2 - - ptr=wrqvnnxg.outbound-mail.sendgrid.net ${YEAR}`],
    { mine: ['twilio-sendgrid'] },
    [
      '120 messages from Twilio SendGrid fail DMARC. The reports do not say why. Set up',
      'Die Berichte nennen den Grund nicht.',
      'Les rapports ne disent pas pourquoi.',
    ],
  ],
  [
    'an own server under strict alignment',
    [`198.51.100.20 2 news.@/n:pass news.@:pass ${YEAR}`],
    { policy: { p: 'quarantine', adkim: 's', aspf: 's' } },
    [
      '120 messages from example.com fail DMARC. They pass SPF or DKIM for news.example.com, but not for exactly the domain in From. Sign with DKIM as exactly that domain, or publish adkim=r',
      'Sie bestehen SPF oder DKIM für news.example.com, aber nicht genau für die Domain im From.',
      'Ils réussissent SPF ou DKIM pour news.example.com, mais pas exactement pour le domaine dans From.',
    ],
  ],
  [
    'an own server without DKIM under strict alignment',
    [`198.51.100.20 2 - bounce.@:pass ptr=mx1.@ ${YEAR}`],
    { policy: { p: 'none', adkim: 's', aspf: 's' } },
    [
      '120 messages from example.com fail DMARC. They pass SPF or DKIM for bounce.example.com, but not for exactly the domain in From.',
      'Sie bestehen SPF oder DKIM für bounce.example.com, aber nicht genau für die Domain im From.',
      'Ils réussissent SPF ou DKIM pour bounce.example.com, mais pas exactement pour le domaine dans From.',
    ],
  ],
  [
    'a service with a return path of the domain under strict alignment',
    [`167.89.10.1 2 sendgrid.net/smtpapi:pass bounce.@:pass ${YEAR}`],
    { policy: { p: 'none', adkim: 's', aspf: 's' } },
    [
      '120 messages from Twilio SendGrid fail DMARC. They pass SPF or DKIM for bounce.example.com, but not for exactly the domain in From. Sign with DKIM as exactly that domain',
      'Signieren Sie mit DKIM als genau diese Domain',
      'Signez avec DKIM exactement au nom de ce domaine',
    ],
  ],
  [
    'a service that cannot sign as the domain',
    [`167.89.1.1 2 calendly.com/s1:pass calendly.com:pass ${YEAR}`],
    { mine: ['calendly'] },
    [
      'but only for calendly.com, not for your domain. Calendly cannot sign as your domain. Let it use',
      'Calendly kann nicht als Ihre Domain signieren.',
      'Calendly ne peut pas signer au nom de votre domaine.',
    ],
  ],
  [
    'the same, undecided: no set-up is advised that it does not have',
    [`167.89.1.1 2 calendly.com/s1:pass calendly.com:pass ${YEAR}`],
    {},
    [
      'or another customer of Calendly uses your domain. Calendly cannot sign as your domain. If you use it, let it',
      'Calendly kann nicht als Ihre Domain signieren. Wenn Sie den Dienst nutzen',
      'Calendly ne peut pas signer au nom de votre domaine. Si vous utilisez ce service',
    ],
  ],
  [
    'an unknown service that the owner confirmed: whether it can sign is not known',
    [`203.0.113.61 2 invoices.example/m1:pass invoices.example:pass ${YEAR}`],
    { mine: ['invoices.example'] },
    [
      'but only for invoices.example, not for your domain. Ask invoices.example how to sign with DKIM as your domain. If it cannot',
      'Fragen Sie invoices.example, wie der Dienst mit DKIM als Ihre Domain signieren kann.',
      'Demandez à invoices.example comment signer avec DKIM',
    ],
  ],
  [
    'an own server without DKIM for some of its mail',
    [`198.51.100.11 9 @/m:pass @:pass ${YEAR}`, `198.51.100.11 1 - @:pass ${YEAR}`],
    {},
    [
      '60 of 600 messages from example.com pass only by SPF, so forwarded copies fail. Let these servers sign with DKIM: 198.51.100.11.',
      '60 von 600 Nachrichten von example.com bestehen nur durch SPF',
      '60 sur 600 messages envoyés par example.com ne réussissent que par SPF',
    ],
  ],
  [
    'a server that the record of its own return path lacks',
    [`198.51.100.12 1 @/m:pass bounce.@:fail ${YEAR}`],
    {},
    [
      '60 of 60 messages from example.com pass only by DKIM, because the SPF record of bounce.example.com does not cover the servers.',
      'weil der SPF-Eintrag von bounce.example.com die Server nicht abdeckt',
      'car l’enregistrement SPF de bounce.example.com ne couvre pas les serveurs',
    ],
  ],
  [
    'a return path without a record',
    [`198.51.100.12 1 @/m:pass www1.@:none ${YEAR}`],
    {},
    [
      'pass only by DKIM, because www1.example.com has no SPF record. Publish one with your servers',
      'weil www1.example.com keinen SPF-Eintrag hat',
      'car www1.example.com n’a pas d’enregistrement SPF',
    ],
  ],
  [
    'a record that receivers cannot evaluate: no more is added to it',
    [`198.51.100.12 1 @/m:pass @:permerror ${YEAR}`],
    {},
    [
      'because receivers cannot evaluate the SPF record of example.com. Check that record and correct its errors.',
      'weil Empfänger den SPF-Eintrag von example.com nicht auswerten können',
      'car les destinataires ne peuvent pas évaluer l’enregistrement SPF de example.com',
    ],
  ],
])('%s', (_, lines, more, [en, de, fr]) => {
  const said = advices(lines, more)
  expect(said('en')).toEqual([expect.stringContaining(en)])
  expect(said('de')).toEqual([expect.stringContaining(de)])
  expect(said('fr')).toEqual([expect.stringContaining(fr)])
})

test.each<[string, string[], Partial<Scenario>]>([
  [
    'a receiver whose DNS fails for a time says nothing of the SPF record',
    [`198.51.100.12 1 @/m:pass @:temperror ${YEAR}`],
    {},
  ],
  [
    'a sender that the owner confirmed and whose mail passes',
    [`192.0.2.77 2 @/example:pass college.example:pass by=small`],
    { mine: ['college.example'] },
  ],
])('%s', (_, lines, more) => {
  const [source] = sourcesOf(scenarioOf(lines, more))
  expect([source!.verdict, adviceOf(source!)]).toEqual(['in-order', null])
})

/** The rows again, counted in another way than the program counts them. */
function recount(rows: AggregateRow[]) {
  const failing = rows.filter(({ dkim, spf }) => dkim !== 'pass' && spf !== 'pass')
  const passing = ({ dkimResults, spfResults }: AggregateRow) =>
    [...dkimResults, ...spfResults].filter(({ result }) => result === 'pass')
  const isOf = (row: AggregateRow, domain: string) =>
    organizationOf(domain) === organizationOf(row.headerFrom)
  const sum = (some: AggregateRow[]) => some.reduce((total, { count }) => total + count, 0)
  return {
    failing: sum(failing),
    elsewhere: sum(
      failing.filter((row) => {
        const named = passing(row).filter(({ domain }) => domain !== '')
        return named.length > 0 && named.every(({ domain }) => !isOf(row, domain))
      }),
    ),
    nothing: sum(failing.filter((row) => passing(row).length === 0 && row.spfResults.length > 0)),
    spfOnly: sum(rows.filter(({ dkim, spf }) => dkim !== 'pass' && spf === 'pass')),
    dkimOnly: sum(rows.filter(({ dkim, spf }) => dkim === 'pass' && spf !== 'pass')),
  }
}

describe('of every sender of every labelled scenario, the advice', () => {
  const cases = scenarios.flatMap((scenario) => {
    const { reports, labelled } = reportsOf(scenario)
    const rows = reports.flatMap(({ rows, reporter, begin }) =>
      rows.map((row) => ({ row, reporter, day: new Date(begin! * 1_000).toISOString().slice(0, 10) })),
    )
    const reverseNames = new Map(
      labelled.flatMap(({ row, reverseName }) =>
        reverseName === null ? [] : [[row.sourceIp!, reverseName]],
      ),
    )
    const context = contextOf(rows, reverseNames)
    return sourcesOf(scenario).flatMap((source) => {
      const advice = adviceOf(source)
      if (!advice) return []
      const own = rows.filter(({ row }) => {
        const { name, belongs } = placeRow(row, context)
        return belongs.to === source.side && (name.id ?? name.name) === (source.name.id ?? source.name.name)
      })
      const said = say('en', advice)
      return [
        { title: `${scenario.title}: ${source.name.name}`, said, counts: recount(own.map(({ row }) => row)) },
      ]
    })
  })
  const numberIn = (said: string, before: RegExp): number => {
    const found = before.exec(said)
    return found ? Number(found[1]!.replaceAll(',', '')) : 0
  }
  test.each(cases)('$title', ({ said, counts }) => {
    const all = numberIn(said, /^([\d,]+) messages? from .*? fails? DMARC/)
    if (all > 0) expect(all).toBe(counts.failing)
    const some = (claim: string) =>
      new RegExp(`(?:It|They) pass(?:es)? ${claim}`).test(said)
        ? all
        : numberIn(said, new RegExp(`([\\d,]+) pass(?:es)? ${claim}`))
    expect(some('neither SPF nor DKIM')).toBe(all > 0 ? counts.nothing : 0)
    expect(some('SPF or DKIM, but only for')).toBe(all > 0 ? counts.elsewhere : 0)
    const spfOnly = numberIn(said, /^([\d,]+) of .* pass(?:es)? only by SPF/)
    const dkimOnly = numberIn(said, /^([\d,]+) of .* pass(?:es)? only by DKIM/)
    if (spfOnly > 0) expect(spfOnly).toBe(counts.spfOnly)
    expect(dkimOnly).toBeLessThanOrEqual(counts.dkimOnly)
    expect(all + spfOnly + dkimOnly).toBeGreaterThan(0)
  })
})

describe('what a stricter policy would have lost', () => {
  const own = `198.51.100.10 50 @/m:pass @:pass ${YEAR}`
  const lossesOf = (lines: string[]) => {
    const summary = summarize(reportsOf(scenarioOf(lines)).reports)[0]!
    return [...lostMessages(lostOf(summary.sources)), nextMessage(summary.next)].map((each) =>
      say('en', each),
    )
  }
  test('a sender in order that loses a message or two has no fix above, and the next step counts them', () => {
    const said = lossesOf([own, `198.51.100.10 2 - @:temperror by=google`])
    expect(said).toContain('Yours: 2. The senders are in order.')
    expect(said.at(-1)).toBe(
      'Publish p=quarantine: it would lose 2 messages that are or may be yours. Mail that you send less often than once in 20 days may not be in them.',
    )
  })
  test('a broken sender has one', () => {
    expect(lossesOf([own, `198.51.100.10 5 - www.@:none ${YEAR}`])).toContain(
      'Yours: 300. They need the fixes above.',
    )
  })
  test('nothing lost is said to be nothing', () => {
    expect(lossesOf([own]).at(-1)).toBe(
      'Publish p=quarantine: the reports show no mail of yours that it would lose. Mail that you send less often than once in 20 days may not be in them.',
    )
  })
})

test('of rows whose count could not be read, nothing is claimed', () => {
  const none = { elsewhere: 0, inexact: 0, nothing: 0, untold: 0, elsewhereAs: [], inexactAs: [] }
  expect(say('en', causeOf(none))).toBe('The reports do not say why.')
})
