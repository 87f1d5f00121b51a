import { reverseName } from '@postproof/engine/addresses'
import type { DnsAnswer, Resolver } from '@postproof/engine/world'
import { askAuthoritative } from '../record/authoritative.ts'
import type { Draft } from '../record/draft.ts'
import { probeLabel } from '../record/name.ts'
import { isAnswered } from '../record/published.ts'
import type { RecordWorld } from '../record/trace.ts'
import { weighTree } from './authorized.ts'
import { askBaseNames } from './base-names.ts'
import { claimMail } from './claims.ts'
import { readDomainSpec } from './domain-spec.ts'
import type { SpfInput } from './input.ts'
import { countTree } from './lookups.ts'
import { isNearSpfRecord, isSpfRecord, parseSpf } from './parse.ts'
import { type BareNames, isBareName } from './repair.ts'
import type { SpfSubject, SpfTexts } from './subject.ts'
import type { MailHosts } from './suggest.ts'
import { testAddress } from './test-address.ts'
import { fixedName, loadSpfTree } from './tree.ts'

/** Everything that is asked about one domain. */

/** DNS questions for the tree of one record, addresses and MX hosts included. */
const MAX_QUESTIONS = 300

/** Asks about the published record, or about a draft that `resolver` answers with. Never rejects. */
export async function gather(
  input: SpfInput,
  resolver: Resolver,
  draft: Draft | null,
  { clock }: RecordWorld,
): Promise<{ subject: SpfSubject; mail: MailHosts }> {
  const { domain } = input
  const published = draft === null
  const reverse = input.ip === undefined ? undefined : reverseName(input.ip.trim())
  const root = resolver.lookup(domain, 'TXT')
  const [tree, servers, probe, typeSpf, test, reversed, rest] = await Promise.all([
    loadSpfTree(domain, resolver, { maxQuestions: MAX_QUESTIONS, addresses: true }),
    published
      ? askAuthoritative(domain, 'TXT', { resolver })
      : Promise.resolve({ servers: [], agree: null, ttl: null }),
    published ? resolver.lookup(`${probeLabel(clock.now())}.${domain}`, 'TXT') : null,
    published ? resolver.lookup(domain, 'SPF') : null,
    input.ip === undefined ? null : testAddress({ ...input, ip: input.ip }, resolver),
    reverse === undefined ? null : resolver.lookup(reverse, 'PTR'),
    root.then((answer) => askBeside(input, readTexts(answer, draft), resolver)),
  ])
  const { texts, record, counts, explanation, mail } = rest
  const authorized = weighTree(tree)
  const more = { tree, count: countTree(tree), authorized, explanation, typeSpf, servers }
  const parked = input.parked === true
  const given = test && test.domain === domain ? test : null
  const [bases, claims] = counts
    ? await Promise.all([
        askBaseNames(tree, resolver),
        record ? claimMail({ domain, record, tree, authorized, mx: mail.mx, given }, resolver) : [],
      ])
    : [[], []]
  const found = { probe, reverse: reversed, test, bases, claims, sends: mail.sends && !parked }
  return { subject: { domain, parked, texts, record, counts, ...more, ...found }, mail }
}

/** What is asked once the record is known: the text of `exp`, or, without a record, where the domain's mail goes. */
async function askBeside({ domain, seen = false }: SpfInput, texts: SpfTexts, resolver: Resolver) {
  const { records, near } = texts
  const shown =
    records.length === 1 ? records[0] : records.length === 0 && near.length === 1 ? near[0] : undefined
  const record = shown === undefined ? null : parseSpf(shown)
  const counts = records.length === 1
  const target = counts ? explanationName(record, domain) : null
  const there = isAnswered(texts.answer.outcome) && texts.answer.outcome !== 'nxdomain'
  const [explained, mx, address, keys, bare] = await Promise.all([
    target === null ? null : resolver.lookup(target, 'TXT'),
    there ? resolver.lookup(domain, 'MX') : null,
    there ? resolver.lookup(domain, 'A') : null,
    there ? resolver.lookup(`_domainkey.${domain}`, 'TXT') : null,
    askBareNames(shown ?? '', resolver),
  ])
  const explanation = target !== null && explained ? { name: target, answer: explained } : null
  const mail: MailHosts = { mx, address, sends: seen || maySend(mx, keys), bare }
  return { texts, record, counts, explanation, mail }
}

/** Whether the domain may well send: it takes in mail, has names below `_domainkey`, or nobody said that it has not. */
function maySend(mx: DnsAnswer | null, keys: DnsAnswer | null): boolean {
  const takes = (mx?.records ?? []).some(
    (one) => one.type === 'MX' && one.exchange !== '.' && one.exchange !== '',
  )
  const silent = [mx, keys].some((answer) => answer !== null && !isAnswered(answer.outcome))
  return takes || silent || (keys !== null && keys.outcome !== 'nxdomain')
}

const MAX_BARE = 5

/** Whether an SPF record or a server's address stands behind each name that has no mechanism. */
async function askBareNames(text: string, resolver: Resolver): Promise<BareNames> {
  const words = text
    .split(/[\s,;]+/, 200)
    .map((word) => word.replace(/^[+\-~?"']+|(?<!["'])["']+$/g, '').toLowerCase())
  const names = [...new Set(words.filter(isBareName).map((name) => name.replace(/\.$/, '')))].slice(
    0,
    MAX_BARE,
  )
  const found = await Promise.all(
    names.map(async (name): Promise<[string, 'include' | 'a'][]> => {
      const [texts, address] = await Promise.all([resolver.lookup(name, 'TXT'), resolver.lookup(name, 'A')])
      const isRecord = texts.records.some((one) => one.type === 'TXT' && isSpfRecord(one.strings.join('')))
      if (isRecord) return [[name, 'include']]
      return address.outcome === 'answer' && isAnswered(texts.outcome) ? [[name, 'a']] : []
    }),
  )
  return new Map(found.flat())
}

/** The name of the explanation, as long as it depends on nothing but the domain. */
function explanationName(record: SpfSubject['record'], domain: string): string | null {
  const term = record?.terms.find((one) => one.kind === 'modifier' && one.name === 'exp')
  return term && readDomainSpec(term.value).valid ? fixedName(term.value, domain) : null
}

function readTexts(answer: DnsAnswer, draft: Draft | null): SpfTexts {
  const all = answer.records.flatMap((record) => (record.type === 'TXT' ? [record.strings] : []))
  const joined = all.map((strings) => strings.join(''))
  const records = joined.filter(isSpfRecord)
  const senderId = joined.filter((text) => /^\s*v?=?spf2\.0\//i.test(text))
  const near = joined.filter((text) => isNearSpfRecord(text) && !senderId.includes(text))
  const shown = records.length === 1 ? records[0] : near[0]
  return {
    answer,
    records,
    near,
    senderId,
    unrelated: joined.length - records.length - near.length - senderId.length,
    strings: draft
      ? draft.quoted
        ? draft.strings
        : []
      : (all.find((strings) => strings.join('') === shown) ?? []),
    draft: draft !== null,
  }
}
