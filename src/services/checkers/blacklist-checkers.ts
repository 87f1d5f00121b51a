import { refusalCause, sayableMeaning } from '@postproof/blacklists/meaning'
import type { BlacklistReport, Blacklists, ListAnswer } from '@postproof/blacklists/types'
import type { Language } from '@postproof/engine/language'
import type { Clock, Resolver } from '@postproof/engine/world'
import { message } from '@postproof/messages/message'
import { say, sayIn } from '@postproof/messages/say'
import { worst } from '@postproof/spam-test/score'
import type { BlacklistChecker } from '#contract/checker-names.ts'
import type { BlacklistEvent, BlacklistQuery, BlacklistResult } from '#contract/checkers.ts'
import { addressOf, domainOf, emailOf } from './checker-input.ts'
import { eventsOf } from './events-of.ts'
import type { Checkers } from './types.ts'

/** The blacklist checkers: one subject, or a domain with its addresses and mail servers. */

type World = { blacklists: Blacklists; resolver: Resolver; clock: Clock }
type Subject = { kind: 'address' | 'domain' | 'email'; text: string; role: string }
type OnList = (subject: string, answer: ListAnswer) => void

const mostRelated = 6

export function createBlacklistCheckers(world: World): Pick<Checkers, 'blacklist' | 'blacklistEvents'> {
  const run = async (
    checker: BlacklistChecker,
    query: BlacklistQuery,
    language: Language,
    onList?: OnList,
    signal?: AbortSignal,
  ) => {
    const first = subjectOf(checker, query.input, language)
    const others =
      query.related && first.kind === 'domain'
        ? await related(first.text, world.resolver, language, signal)
        : []
    const subjects = [first, ...others]
    const reports = await Promise.all(
      subjects.map((subject) =>
        ask(subject, world.blacklists, signal, (answer) => onList?.(subject.text, answer)),
      ),
    )
    return present({ checker, query, subjects, reports, language, clock: world.clock })
  }
  return {
    blacklist: (checker, query, reader) => run(checker, query, reader?.language ?? 'en'),
    blacklistEvents(checker, query, signal, reader) {
      const language = reader?.language ?? 'en'
      return eventsOf<BlacklistEvent>(signal, async (push) => {
        const onList: OnList = (subject, answer) =>
          push({ type: 'list', subject, list: presentList(answer, language) })
        return { type: 'result', result: await run(checker, query, language, onList, signal) }
      })
    },
  }
}

function subjectOf(checker: BlacklistChecker, input: string, language: Language): Subject {
  const role = (kind: 'address' | 'domain' | 'email') => sayIn(language)(`checker.role.${kind}`)
  if (checker === 'ip-blacklist') return { kind: 'address', text: addressOf(input), role: role('address') }
  if (checker === 'domain-blacklist') return { kind: 'domain', text: domainOf(input), role: role('domain') }
  return { kind: 'email', text: emailOf(input), role: role('email') }
}

/** The addresses behind a domain and behind its mail and name servers, each once. */
async function related(
  domain: string,
  resolver: Resolver,
  language: Language,
  signal?: AbortSignal,
): Promise<Subject[]> {
  const say = sayIn(language)
  const options = signal ? { signal } : {}
  const hosts = async (type: 'MX' | 'NS') => {
    const { records } = await resolver.lookup(domain, type, options)
    return records.flatMap((record) =>
      record.type === 'MX' ? [record.exchange] : record.type === 'NS' ? [record.target] : [],
    )
  }
  const addressesOf = async (host: string, role: string): Promise<Subject[]> => {
    const { records } = await resolver.lookup(host, 'A', options)
    return records.flatMap((record) =>
      'address' in record ? [{ kind: 'address' as const, text: record.address, role }] : [],
    )
  }
  const [mx, ns] = await Promise.all([hosts('MX'), hosts('NS')])
  const found = await Promise.all([
    addressesOf(domain, say('checker.role.own_address')),
    ...mx.slice(0, 3).map((host) => addressesOf(host, say(message('checker.role.mail_server', { host })))),
    ...ns.slice(0, 3).map((host) => addressesOf(host, say(message('checker.role.name_server', { host })))),
  ])
  const byAddress = new Map(found.flat().map((subject) => [subject.text, subject]))
  return [...byAddress.values()].slice(0, mostRelated)
}

function ask(
  subject: Subject,
  blacklists: Blacklists,
  signal: AbortSignal | undefined,
  onAnswer: (answer: ListAnswer) => void,
) {
  if (subject.kind === 'address') return blacklists.checkAddress(subject.text, signal, onAnswer)
  if (subject.kind === 'domain') return blacklists.checkDomain(subject.text, signal, onAnswer)
  return blacklists.checkEmail(subject.text, signal, onAnswer)
}

type Checked = {
  checker: BlacklistChecker
  query: BlacklistQuery
  subjects: Subject[]
  reports: BlacklistReport[]
  language: Language
  clock: Clock
}

function present({ checker, query, subjects, reports, language, clock }: Checked): BlacklistResult {
  const status = worst(reports.map((report) => report.status))
  return {
    id: `${checker}:${subjects[0]!.text}`,
    checker,
    input: query.input,
    status: reports[0]!.status === 'no-data' && status === 'good' ? 'no-data' : status,
    summary: summaryOf(subjects[0]!.text, reports, language),
    subjects: reports.map((report, index) => ({
      subject: subjects[index]!.text,
      role: subjects[index]!.role,
      status: report.status,
      answered: report.answered,
      asked: report.asked,
      lists: report.answers.map((answer) => presentList(answer, language)),
    })),
    checked_at: new Date(clock.now()).toISOString(),
  }
}

const MOST_NAMED = 3

function summaryOf(text: string, reports: BlacklistReport[], language: Language): string {
  const say = sayIn(language)
  const listed = reports.flatMap((report) =>
    report.answers.filter(
      ({ kind, state, severity }) => kind === 'block' && state === 'listed' && severity !== 'info',
    ),
  )
  const [answered, asked] = [sum(reports, 'answered'), sum(reports, 'asked')]
  const part = message('checker.lists_answered', { answered, asked })
  if (listed.length) {
    const names = [...new Set(listed.map(({ name }) => name))]
    const more = names.length > MOST_NAMED ? 'yes' : 'no'
    const facts = { text, count: names.length, lists: names.slice(0, MOST_NAMED), more, part } as const
    return say(message('checker.listed', facts))
  }
  if (answered === 0) return say(message('checker.nobody_answered', { text }))
  const unknown = reports.some((report) => report.status === 'no-data')
  return say(message(unknown ? 'checker.partly_answered' : 'checker.not_listed', { text, part }))
}

const sum = (reports: BlacklistReport[], key: 'answered' | 'asked') =>
  reports.reduce((all, report) => all + report[key], 0)

/** One list's answer in the contract's shape. */
export function presentList(answer: ListAnswer, language: Language) {
  const { name, tier, kind, state, codes, reason, removalUrl, unconfirmed = [] } = answer
  const meant = sayableMeaning(answer.meaning)
  const meaning = typeof meant === 'string' ? meant : say(language, meant)
  // Stored answers of older versions do not tell the cause.
  const refusal = state === 'refused' ? (answer.refusal ?? refusalCause(answer.meaning)) : null
  return {
    name,
    tier,
    kind,
    state,
    codes,
    meaning,
    reason,
    removal_url: removalUrl,
    unconfirmed: [...unconfirmed],
    refusal,
  }
}
