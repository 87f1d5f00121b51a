import { Buffer } from 'node:buffer'
import type { BlacklistReport, Blacklists } from '@postproof/blacklists/types'
import type { Finding, Json, Status } from '@postproof/engine/finding'
import { evidenceIn } from '@postproof/engine/words/evidence'
import type { HttpFailure, HttpResult, Resolver } from '@postproof/engine/world'
import { codesBelow } from '@postproof/messages/stored'
import { parseDmarc } from '@postproof/records/dmarc/parse'
import { parseMtaSts } from '@postproof/records/mta-sts/parse'
import { type Issue, isBroken } from '@postproof/records/record/issue'
import { parseSpf } from '@postproof/records/spf/parse'
import { parseTlsRpt } from '@postproof/records/tls-rpt/parse'
import { describe, expect, test } from 'vitest'
import { authenticate } from '../authenticate.ts'
import { codesOf } from '../content/codes.ts'
import { sentMailOf } from '../content/sent-mail.ts'
import type { Check } from '../define-check.ts'
import { kindOfMail, type MailKind } from '../kind/index.ts'
import { judgedOf } from '../learned/judged.ts'
import { createProber } from '../links/health.ts'
import type { RegistrationAnswer, Registrations } from '../rdap/registrations.ts'
import type { Esp, FixContext, RecordAdvice, Session, TestInput, TestWorld } from '../types.ts'
import { authenticationWords } from '../words/authentication.ts'
import { reputationWords } from '../words/reputation.ts'
import { textsIn } from '../words/texts.ts'
import { makeSession, PLAIN_MAIL, RECEIVED_AT, toMessage } from './fixture.ts'

/** Runs a check over literal worlds, and holds its words to every code it can give. */

export type Case<Zone> = {
  name: string
  status: Status
  code: string
  mail?: () => string | Promise<string>
  session?: Partial<Session>
  /** What the zone has beside or instead of the common one. */
  zone?: Zone
  resolver?: Resolver
  http?: Record<string, { body?: string; status?: number; type?: string } | HttpFailure>
  lists?: Record<string, Partial<BlacklistReport>>
  /** What registries say of domains; without it they are not asked. */
  registered?: Record<string, RegistrationAnswer>
  /** Roots that mark certificates may lead to, in place of the program's. */
  markRoots?: TestWorld['markRoots']
  kind?: MailKind
  esp?: Esp
  facts?: Record<string, unknown>
  /** Evidence that has to be there, as `label: value`. */
  shows?: string[]
  /** Steps that have to be there. */
  steps?: string[]
  /** The sentence about the finding, whole. */
  says?: string
  /** Values of the records advised, in order. */
  records?: string[]
}

/** A resolver that reaches nobody. */
export const unreachable: Resolver = {
  async lookup(name, type) {
    const nothing = { records: [], cnames: [], ttl: 0, authenticated: false, server: '', ms: 0, at: 0 }
    return { name, type, outcome: 'unreachable', ...nothing }
  },
}

function httpOf(answers: Case<unknown>['http'] = {}): TestWorld['http'] {
  return {
    async fetch({ url }): Promise<HttpResult> {
      const answer = answers[url] ?? 'unreachable'
      const common = { finalUrl: url, redirects: [], ms: 0 }
      if (typeof answer === 'string') return { ok: false, failure: answer, detail: '', ...common }
      const { body = '', status = 200, type = 'text/plain' } = answer
      const headers = { 'content-type': type }
      return { ok: true, status, headers, body: Buffer.from(body), truncated: false, ...common }
    },
  }
}

function listsOf(reports: Case<unknown>['lists'] = {}): Blacklists {
  const report = async (subject: string): Promise<BlacklistReport> => ({
    subject,
    status: 'good',
    answered: 5,
    asked: 5,
    answers: [],
    ...reports[subject],
  })
  return { checkAddress: report, checkDomain: report, checkEmail: report }
}

const registrationsOf = (answers: Record<string, RegistrationAnswer>): Registrations => ({
  find: async (domain) => answers[domain] ?? { outcome: 'no-registry', server: null },
})

export async function runCase<Zone>(
  check: Check,
  zone: (changes?: Zone) => Resolver,
  given: Case<Zone>,
): Promise<Finding> {
  const resolver = given.resolver ?? zone(given.zone)
  const signal = new AbortController().signal
  const session = makeSession(given.session)
  const message = toMessage(given.mail ? await given.mail() : PLAIN_MAIL)
  const auth = await authenticate(message, session, { resolver, signal })
  const health = Promise.resolve({ links: [], images: [], imageBytes: 0, oneClick: null })
  const images = { decode: async () => undefined }
  const input: TestInput = {
    message,
    session,
    auth,
    health,
    kind: kindOfMail(message, { esp: given.esp ?? null, language: null, chosen: given.kind }),
    esp: given.esp ?? null,
    language: null,
    sent: sentMailOf({ message, auth, session }),
    judged: judgedOf(message, null),
    codes: codesOf({ message, health }, { images, signal }),
  }
  const world: TestWorld = {
    resolver,
    http: httpOf(given.http),
    prober: createProber({ now: () => RECEIVED_AT }),
    clock: { now: () => RECEIVED_AT },
    images,
    blacklists: listsOf(given.lists),
    spamEngines: [],
    ...(given.markRoots ? { markRoots: given.markRoots } : {}),
    ...(given.registered ? { registrations: registrationsOf(given.registered) } : {}),
    signal,
  }
  return check.run(input, world)
}

/** Our own parser's issues with an advised TXT record, by where it goes. */
function issuesOf({ host, value }: RecordAdvice): Issue[] {
  if (host.startsWith('_dmarc.')) return parseDmarc(value).issues
  if (host.startsWith('_mta-sts.')) return parseMtaSts(value).issues
  if (host.startsWith('_smtp._tls.')) return parseTlsRpt(value).issues
  return parseSpf(value).issues
}

function checkWords(finding: Finding, given: Case<unknown>) {
  const text = textsIn('en')[finding.id]!
  const context: FixContext = { fromDomain: 'example.org', esp: given.esp ?? null }
  const said = [text.found(finding), ...text.fix(finding, context)]
  for (const sentence of said) {
    expect(sentence).not.toMatch(/undefined|\bnull\b(?! MX)|\[object|NaN|!|not judged\.$/)
    expect(sentence.trim()).not.toBe('')
  }
  expect(text.fix(finding, context)).toEqual(expect.arrayContaining(given.steps ?? []))
  if (given.says !== undefined) expect(text.found(finding)).toBe(given.says)
  const wrong = finding.status === 'warning' || finding.status === 'bad'
  expect(text.fix(finding, context).length > 0).toBe(wrong)
  const records = text.records?.(finding, context) ?? []
  for (const record of records) {
    if (record.type === 'TXT' && record.action !== 'remove') {
      expect({ value: record.value, broken: isBroken(issuesOf(record)) }).toEqual({
        value: record.value,
        broken: false,
      })
    }
    expect(record.action === 'add' ? record.current : record.current?.length).toBe(
      record.action === 'add' ? undefined : record.current!.length,
    )
  }
  // A mailbox that nobody published is one that we made up.
  const made = records.flatMap(({ value }) => value.match(/[^\s:;,=@]+@[^\s;,]+/g) ?? [])
  expect(made.filter((mailbox) => !JSON.stringify(finding.facts).includes(mailbox))).toEqual([])
  if (given.records) expect(records.map((record) => record.value)).toEqual(given.records)
}

const words = { ...authenticationWords, ...reputationWords }
/** The codes that a check has sentences or steps for. */
const codesOfWords = (id: string, part: 'found' | 'fix') =>
  [...new Set([...Object.keys(words[id]?.[part] ?? {}), ...codesBelow(`${id}.${part}.`)])].sort()

/** One test per case, and one that words and cases name the same codes. */
export function describeCheck<Zone>(check: Check, zone: (changes?: Zone) => Resolver, cases: Case<Zone>[]) {
  describe(check.id, () => {
    test.each(cases)('$code: $name', async (given) => {
      const finding = await runCase(check, zone, given)
      expect({ status: finding.status, code: finding.code }).toEqual({
        status: given.status,
        code: given.code,
      })
      expect(finding.id).toBe(check.id)
      // What is called wrong is shown.
      if (given.status === 'bad' || given.status === 'warning') expect(finding.evidence).not.toEqual([])
      const shown = finding.evidence
        .map((each) => evidenceIn('en', each))
        .map(({ label, value }) => `${label}: ${value}`)
      expect(shown).toEqual(expect.arrayContaining(given.shows ?? []))
      if (given.facts) expect(finding.facts).toMatchObject(given.facts)
      // What is stored with the report must survive JSON.
      expect(JSON.parse(JSON.stringify(finding.facts)) as Json).toEqual(finding.facts)
      checkWords(finding, given)
    })
    test('has words for its codes and no others', () => {
      const codes = [...new Set(cases.map((given) => given.code))].sort()
      expect(codesOfWords(check.id, 'found')).toEqual(codes)
      const wrong = cases.filter((given) => given.status === 'warning' || given.status === 'bad')
      expect(codesOfWords(check.id, 'fix')).toEqual([...new Set(wrong.map((given) => given.code))].sort())
    })
  })
}
