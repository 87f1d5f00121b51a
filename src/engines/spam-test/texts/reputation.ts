import type { Json } from '#engines/finding.ts'
import { rfc } from '#engines/references.ts'
import type { CheckText } from '../types.ts'
import type { Facts, Words } from './phrasing.ts'
import { counted, say, textOf } from './phrasing.ts'
import { listed } from './requirements.ts'

type Entry = { [key: string]: Json }

export const entries = (value: Json | undefined): Entry[] =>
  Array.isArray(value)
    ? value.filter(
        (entry): entry is Entry => entry !== null && typeof entry === 'object' && !Array.isArray(entry),
      )
    : []

/** The values of one field by those of another, each once: `[Spamhaus ZEN, [example.org]]`. */
export function grouped(list: Entry[], by: string, of: string): [string, string[]][] {
  const groups = new Map<string, Set<string>>()
  for (const entry of list) {
    const key = String(entry[by])
    groups.set(key, (groups.get(key) ?? new Set()).add(String(entry[of])))
  }
  return [...groups].map(([key, values]) => [key, [...values].slice(0, 6)])
}

/** Who is on which lists: "example.org is on Spamhaus DBL; example.net is on SURBL". */
const listedOn = (facts: Facts, kind: '' | 'a smaller list: ' = '') =>
  grouped(entries(facts.listed), 'subject', 'name')
    .slice(0, 4)
    .map(([subject, names]) => `${subject} is on ${kind}${listed(names)}`)
    .join('; ')

function removalSteps(facts: Facts): string[] {
  return entries(facts.listed)
    .slice(0, 5)
    .map((entry) => {
      const where = typeof entry.removal === 'string' ? ` at ${entry.removal}` : ' on its web site'
      return `Ask ${say(entry.name)} for removal of ${say(entry.subject)}${where}, after the cause is gone.`
    })
}

/** Which lists were silent and why. A report of before has no more than their names. */
function unanswered({ large, silences, silent }: Facts): string {
  const reasons = grouped(entries(silences), 'why', 'name').map(([why, names]) => `${listed(names)} (${why})`)
  const told = reasons.length > 0 ? reasons.join('; ') : say(silent)
  if (!large || typeof large !== 'object' || Array.isArray(large))
    return `Not all large lists answered, so this is not judged: ${told}.`
  const which = large.only === true ? 'large lists' : 'lists'
  return `${say(large.answered)} of ${say(large.asked)} ${which} answered, so this is not judged. Not heard from: ${told}.`
}

export const ipWords: Words = {
  title: 'Sending address on blacklists',
  what: 'Asks DNS blacklists about the address that sent the mail.',
  why: 'A listing at Spamhaus, SpamCop or Barracuda makes many providers refuse the mail outright; minor lists cost little.',
  refs: [rfc(5782)],
  found: {
    'not-listed': (facts) =>
      `${say(facts.subjects)} is on none of the ${say(facts.answered)} lists that answered.`,
    'minor-list': (facts) => `${listedOn(facts, 'a smaller list: ')}.`,
    listed: (facts) => `${listedOn(facts)}.`,
    'not-answered': unanswered,
    'client-address-private': 'The mail came from an address that is not public, which no list covers.',
    'client-address-unknown': 'It is not known which server sent this mail.',
  },
  fix: {
    'minor-list': (facts, context) => [
      ...(context.esp
        ? [`The address is shared by customers of ${context.esp.name}; tell its support.`]
        : []),
      ...removalSteps(facts),
    ],
    listed: (facts, context) => [
      ...(context.esp
        ? [
            `The address belongs to ${context.esp.name}: tell its support, and ask to send from another address meanwhile.`,
          ]
        : [
            'Find the cause first: a compromised account or web form, old or bought addresses in the list, or a neighbor on a shared server.',
          ]),
      'Stop sending to addresses that bounce or never open, and remove those that complained.',
      ...removalSteps(facts),
    ],
  },
}

export const domainWords: Words = {
  title: 'Sender domains on blacklists',
  what: 'Asks domain blacklists about the From domain, the HELO name and the domains that signed the mail.',
  why: 'A listing at Spamhaus DBL or a list like it makes providers refuse or file mail that only mentions the domain.',
  refs: [rfc(5782)],
  found: {
    'not-listed': (facts) => `None of the sender's domains is on a list: ${say(facts.subjects)}.`,
    'minor-list': (facts) => `${listedOn(facts, 'a smaller list: ')}.`,
    listed: (facts) => `${listedOn(facts)}.`,
    'not-answered': unanswered,
    'no-domains': 'The mail names no domain that could be asked about.',
  },
  fix: {
    'minor-list': removalSteps,
    listed: (facts) => [
      'Find the cause first: hacked pages on the web site, a compromised mail account, or mail to people who did not ask for it.',
      ...removalSteps(facts),
    ],
  },
}

const because: Record<string, string> = {
  timeout: 'no answer in time',
  dns: 'its server has no address',
  'dns-unavailable': 'the address of its server could not be asked for',
  tls: 'no safe connection to it',
}

/** Why a registry gave no answer, as a clause in brackets. */
const why = ({ reason }: Facts): string => {
  const text = String(reason ?? '')
  const status = /^status-(\d+)$/.exec(text)?.[1]
  return status ? `status ${status}` : (because[text] ?? 'it could not be reached')
}

export const ageWords: Words = {
  title: 'Age of the domain',
  what: 'Asks the registry (by RDAP) since when the From domain is registered.',
  why: 'Filters distrust domains that are only days old, as spammers use them up quickly.',
  refs: [rfc(9083)],
  found: {
    established: ({ domain, registered, days }) =>
      `${say(domain)} is registered since ${say(registered)}, ${counted(days, 'day')} before this mail.`,
    'weeks-old': ({ domain, registered, days }) =>
      `${say(domain)} is registered since ${say(registered)}: ${counted(days, 'day')} old, and still new to filters.`,
    'days-old': ({ domain, registered, days }) =>
      `${say(domain)} is registered since ${say(registered)}: ${counted(days, 'day')} old, and many filters trust no domain of that age.`,
    'no-date': ({ domain, server }) =>
      `The registry (${say(server)}) does not say since when ${say(domain)} is registered.`,
    'not-found': ({ domain, server }) =>
      `The registry (${say(server)}) gives no answer about ${say(domain)}.`,
    'bad-answer': ({ domain, server }) =>
      `What the registry (${say(server)}) answered about ${say(domain)} could not be read.`,
    unanswered: (facts) =>
      `The registry (${say(facts.server)}) could not be asked about ${say(facts.domain)}: ${why(facts)}.`,
    'no-registry': ({ domain }) =>
      `No registry is known that says publicly since when ${say(domain)} is registered.`,
    'no-from-domain': 'The mail gives no From domain whose age could be asked for.',
    'not-configured': 'The age of the domain was not asked for.',
  },
  fix: {
    'weeks-old': youngSteps,
    'days-old': youngSteps,
  },
}

function youngSteps({ domain }: Facts): string[] {
  return [
    `Send from ${say(domain)} to few people who expect it first, and to more each day over four to six weeks.`,
    'Until then send newsletters from a domain that has been sending for longer, if there is one.',
  ]
}

export const reputationWords: Record<string, Words> = {
  ip_dnsbl: ipWords,
  domain_dnsbl: domainWords,
  domain_age: ageWords,
}

/** Words for the checks of reputation. */
export const reputationTexts: Record<string, CheckText> = Object.fromEntries(
  Object.entries(reputationWords).map(([id, words]) => [id, textOf(words)]),
)
