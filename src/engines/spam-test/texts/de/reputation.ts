import type { FixContext } from '../../types.ts'
import type { Facts, Words } from '../phrasing.ts'
import * as english from '../reputation.ts'
import { say } from './phrasing.ts'
import { enumerated } from './requirements.ts'

const { entries, grouped } = english

/** Who is on which lists: "example.org steht auf Spamhaus DBL; example.net steht auf SURBL". */
const listedOn = (facts: Facts, kind: '' | 'einer kleineren Liste: ' = '') =>
  grouped(entries(facts.listed), 'subject', 'name')
    .slice(0, 4)
    .map(([subject, names]) => `${subject} steht auf ${kind}${enumerated(names)}`)
    .join('; ')

const removalSteps = (facts: Facts): string[] =>
  entries(facts.listed)
    .slice(0, 5)
    .map((entry) => {
      const where = typeof entry.removal === 'string' ? ` unter ${entry.removal}` : ' auf deren Website'
      return `Bei ${say(entry.name)}${where} die Austragung von ${say(entry.subject)} beantragen, nachdem die Ursache beseitigt ist.`
    })

/** Why a list was silent; kept in reports in English. */
const reasons: Record<string, string> = {
  'it refused to answer': 'die Liste verweigert die Antwort',
  'its self-test failed': 'ihr Selbsttest ist gescheitert',
  'no answer in time': 'keine Antwort in der Zeit',
}

function unanswered({ large, silences, silent }: Facts): string {
  const told = grouped(entries(silences), 'why', 'name')
    .map(([why, names]) => `${enumerated(names)} (${reasons[why] ?? why})`)
    .join('; ')
  const names = told || say(silent)
  if (!large || typeof large !== 'object' || Array.isArray(large))
    return `Nicht alle großen Listen haben geantwortet, deshalb wird dies nicht beurteilt: ${names}.`
  const which = large.only === true ? 'großen Listen' : 'Listen'
  return `${say(large.answered)} von ${say(large.asked)} ${which} haben geantwortet, deshalb wird dies nicht beurteilt. Ohne Antwort: ${names}.`
}

const supportOrCause = ({ esp }: FixContext) =>
  esp
    ? `Die Adresse gehört ${esp.name}: dem Support melden und darum bitten, solange von einer anderen Adresse zu senden.`
    : 'Zuerst die Ursache finden: ein übernommenes Konto oder Webformular, alte oder gekaufte Adressen in der Liste, oder Nachbarn auf einem geteilten Server.'

export const ipWords: Words = {
  ...english.ipWords,
  title: 'Sendende Adresse auf Blacklists',
  what: 'Fragt DNS-Blacklists nach der Adresse, die die Mail gesendet hat.',
  why: 'Ein Eintrag bei Spamhaus, SpamCop oder Barracuda lässt viele Anbieter die Mail sofort ablehnen; kleinere Listen schaden wenig.',
  found: {
    'not-listed': (facts) =>
      `${say(facts.subjects)} steht auf keiner der ${say(facts.answered)} Listen, die geantwortet haben.`,
    'minor-list': (facts) => `${listedOn(facts, 'einer kleineren Liste: ')}.`,
    listed: (facts) => `${listedOn(facts)}.`,
    'not-answered': unanswered,
    'client-address-private': 'Die Mail kam von einer nicht öffentlichen Adresse; solche führt keine Liste.',
    'client-address-unknown': 'Es ist nicht bekannt, welcher Server diese Mail gesendet hat.',
  },
  fix: {
    'minor-list': (facts, { esp }) => [
      ...(esp ? [`Die Adresse teilen sich Kunden von ${esp.name}; dem Support melden.`] : []),
      ...removalSteps(facts),
    ],
    listed: (facts, context) => [
      supportOrCause(context),
      'Nicht mehr an Adressen senden, die Bounces liefern oder nie öffnen, und jene entfernen, die sich beschwert haben.',
      ...removalSteps(facts),
    ],
  },
}

export const domainWords: Words = {
  ...english.domainWords,
  title: 'Domains des Absenders auf Blacklists',
  what: 'Fragt Domain-Blacklists nach der From-Domain, dem HELO-Namen und den Domains, die die Mail signiert haben.',
  why: 'Ein Eintrag in der Spamhaus DBL oder einer ähnlichen Liste lässt Anbieter Mails ablehnen oder aussortieren, die die Domain nur erwähnen.',
  found: {
    'not-listed': (facts) => `Keine Domain des Absenders steht auf einer Liste: ${say(facts.subjects)}.`,
    'minor-list': (facts) => `${listedOn(facts, 'einer kleineren Liste: ')}.`,
    listed: (facts) => `${listedOn(facts)}.`,
    'not-answered': unanswered,
    'no-domains': 'Die Mail nennt keine Domain, nach der gefragt werden könnte.',
  },
  fix: {
    'minor-list': removalSteps,
    listed: (facts) => [
      'Zuerst die Ursache finden: gehackte Seiten der Website, ein übernommenes Mailkonto, oder Mails an Menschen, die nicht darum gebeten haben.',
      ...removalSteps(facts),
    ],
  },
}

const because: Record<string, string> = {
  timeout: 'keine Antwort in der Zeit',
  dns: 'ihr Server hat keine Adresse',
  'dns-unavailable': 'die Adresse ihres Servers konnte nicht abgefragt werden',
  tls: 'keine sichere Verbindung',
}

const why = ({ reason }: Facts): string => {
  const text = String(reason ?? '')
  const status = /^status-(\d+)$/.exec(text)?.[1]
  return status ? `Status ${status}` : (because[text] ?? 'nicht erreichbar')
}

const days = ({ days: count }: Facts) => (count === 1 ? '1 Tag' : `${say(count)} Tage`)

export const ageWords: Words = {
  ...english.ageWords,
  title: 'Alter der Domain',
  what: 'Fragt die Registrierungsstelle (mit RDAP), seit wann die From-Domain registriert ist.',
  why: 'Filter misstrauen Domains, die erst Tage alt sind, denn Spammer verbrauchen sie schnell.',
  found: {
    established: (facts) =>
      `${say(facts.domain)} ist seit ${say(facts.registered)} registriert und war bei dieser Mail ${days(facts)} alt.`,
    'weeks-old': (facts) =>
      `${say(facts.domain)} ist seit ${say(facts.registered)} registriert: ${days(facts)} alt und Filtern noch neu.`,
    'days-old': (facts) =>
      `${say(facts.domain)} ist seit ${say(facts.registered)} registriert: ${days(facts)} alt, und viele Filter trauen keiner so jungen Domain.`,
    'no-date': ({ domain, server }) =>
      `Die Registrierungsstelle (${say(server)}) sagt nicht, seit wann ${say(domain)} registriert ist.`,
    'not-found': ({ domain, server }) =>
      `Die Registrierungsstelle (${say(server)}) gibt zu ${say(domain)} keine Auskunft.`,
    'bad-answer': ({ domain, server }) =>
      `Die Antwort der Registrierungsstelle (${say(server)}) zu ${say(domain)} war nicht zu lesen.`,
    unanswered: (facts) =>
      `Die Registrierungsstelle (${say(facts.server)}) konnte zu ${say(facts.domain)} nicht befragt werden: ${why(facts)}.`,
    'no-registry': ({ domain }) =>
      `Keine bekannte Registrierungsstelle sagt öffentlich, seit wann ${say(domain)} registriert ist.`,
    'no-from-domain': 'Die Mail nennt keine From-Domain, nach deren Alter gefragt werden könnte.',
    'not-configured': 'Das Alter der Domain wurde nicht abgefragt.',
  },
  fix: {
    'weeks-old': youngSteps,
    'days-old': youngSteps,
  },
}

function youngSteps({ domain }: Facts): string[] {
  return [
    `Von ${say(domain)} zuerst an wenige senden, die es erwarten, und über vier bis sechs Wochen täglich an mehr.`,
    'Bis dahin Newsletter von einer Domain senden, die schon länger sendet, falls es eine gibt.',
  ]
}
