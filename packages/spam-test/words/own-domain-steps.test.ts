import type { Finding, Json, Status } from '@postproof/engine/finding'
import { isWithin } from '@postproof/engine/organization'
import { codesBelow } from '@postproof/messages/stored'
import { describe, expect, test } from 'vitest'
import type { CheckWords, FixContext } from '../types.ts'
import { authenticationWords } from './authentication.ts'
import { isOwn } from './own-domain.ts'
import { textsIn } from './texts.ts'

const contextOf = (fromDomain: string | null, esp: FixContext['esp'] = null): FixContext => ({
  fromDomain,
  esp,
})

/** The codes that there are steps for. */
const codesOf = (id: string, { fix = {} }: CheckWords) => [...Object.keys(fix), ...codesBelow(`${id}.fix.`)]

/** Facts with which every text speaks of records at that domain. */
const factsAbout = (domain: string): Record<string, Json> => ({
  domain,
  recordDomain: domain,
  fromDomain: domain,
  org: domain,
  name: `default._bimi.${domain}`,
  names: [`mail.${domain}`],
  selector: 's1',
  ip: '192.0.2.25',
  record: 'v=spf1 +all',
  records: ['v=spf1 mx ~all', 'v=spf1 a -all'],
  everyone: 'all',
  path: [{ domain, term: '+all' }],
  warnings: [],
  mx: [`mx.${domain}`],
})

const findings = (domain: string): Finding[] =>
  Object.entries(authenticationWords).flatMap(([id, words]) =>
    codesOf(id, words).map((code) => ({
      id,
      code,
      status: 'bad' as Status,
      facts: factsAbout(domain),
      evidence: [],
    })),
  )

const mailchimp = { id: 'mailchimp', name: 'Mailchimp', evidence: 'x' }

describe('nobody is told to change the records of others', () => {
  test.each<[string, string | null, FixContext['esp']]>([
    ['gmail.com', 'gmail.com', null],
    ['gmail.com', 'gmail.com', mailchimp],
    ['gmail.com', 'example.org', null],
    ['mail1.mcsv.net', 'example.org', mailchimp],
    ['mcsv.net', 'mcsv.net', mailchimp],
    ['bounces.esp.example', 'example.org', null],
    ['bounces.esp.example', 'example.org', { id: 'x', name: 'Some service', evidence: 'x' }],
    ['example.org', null, null],
  ])('records at %s, From at %s', (domain, fromDomain, esp) => {
    const context = contextOf(fromDomain, esp)
    expect(isOwn(domain, context)).toBe(false)
    for (const finding of findings(domain)) {
      const text = textsIn('en')[finding.id]!
      const which = `${finding.id} ${finding.code}`
      const hosts = text.records?.(finding, context).map((record) => record.host) ?? []
      expect({ which, hosts }).toEqual({ which, hosts: [] })
      const steps = text.fix(finding, context)
      expect(steps.length, which).toBeGreaterThan(0)
      const orders = steps.filter(
        (step) =>
          /^(?:Publish|Replace|Correct|Keep one|Put the terms|Add ip6|Add a|Create|Write ~all|Take )/.test(
            step,
          ) && step.includes(domain),
      )
      // The name of the server is not the domain's record but the server owner's.
      expect(which.startsWith('rdns') ? [] : orders, which).toEqual([])
      expect(steps.join(' '), which).not.toMatch(
        /_(?:domainkey|dmarc|bimi|mta-sts|tls)\.(?:gmail\.com|mcsv\.net)/,
      )
    }
  })

  test('records at the own domain are offered', () => {
    const hosts = findings('example.org').flatMap(
      (finding) => textsIn('en')[finding.id]!.records?.(finding, contextOf('example.org')) ?? [],
    )
    expect(hosts.length).toBeGreaterThan(10)
    for (const { host } of hosts) expect(isWithin(host, 'example.org')).toBe(true)
  })

  test('a From at a mail provider is told to send from a domain of its own', () => {
    const unsigned = findings('gmail.com').find(({ id, code }) => id === 'dkim' && code === 'unsigned')!
    expect(textsIn('en').dkim!.fix(unsigned, contextOf('gmail.com')).join(' ')).toMatch(
      /gmail\.com belongs to a mailbox provider.*Send from an address at a domain of your own/,
    )
    const greeting = { ...unsigned, id: 'helo', code: 'localhost' }
    expect(textsIn('en').helo!.fix(greeting, contextOf('gmail.com')).join(' ')).not.toContain('gmail.com')
  })

  test('example addresses in other steps are not at a mail provider either', () => {
    const missing: Finding = {
      id: 'list_unsubscribe',
      code: 'missing',
      status: 'bad',
      facts: {},
      evidence: [],
    }
    expect(textsIn('en').list_unsubscribe!.fix(missing, contextOf('gmail.com')).join(' ')).not.toContain(
      'gmail.com',
    )
    expect(textsIn('en').list_unsubscribe!.fix(missing, contextOf('example.org')).join(' ')).toContain(
      'example.org',
    )
  })
})
