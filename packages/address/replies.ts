import { contradictionIn } from './replies/contradictions.ts'
import { type CodeMeaning, meaningOfCode } from './replies/enhanced.ts'
import { type Quoted, readLog } from './replies/log.ts'
import { type PlainText, plainText } from './replies/plain-text.ts'
import { overrideFor } from './replies/providers.ts'
import type { Classification, Evidence, ReplyFacts, ReplyRule } from './replies/types.ts'
import {
  greylistWording,
  wordsAboutOthers,
  wordsOfMailbox,
  wordsOfMessage,
  wordsOfRoom,
  wordsOfRules,
} from './replies/words.ts'

export type { Classification, ReplyFacts, ReplyMeaning, ReplyRule, ReplySubject } from './replies/types.ts'

/**
 * Whom a reply is about, and what it says. Servers mix the words freely, and a wrong "no such mailbox" costs a real
 * address, a wrong "you are blocked" everyone else's answers. So evidence is weighed in this order (RFC 5321, 4.2;
 * RFC 3463; decision 26), and where two speak against each other the milder one is believed:
 *
 * 1. Stage and class: before RCPT nothing is known of the recipient, and nothing permanent follows from 4xx.
 * 2. The fixed sentence of a provider whose meaning is known.
 * 3. No room: quota in the words, x.2.2, or a bare 552, before any code for "no such mailbox".
 * 4. Words that name someone else: the owner's own rules, our host, our address, the message.
 * 5. Plain words on the mailbox, unless others speak against them; they come before 5.7.1 and x.0.0, which say little.
 * 6. The enhanced code, then the basic one.
 * 7. What the same server said to others: a bare 550 beside another recipient taken, a made-up one or a real one
 *    within this minute, is about this recipient.
 *
 * Never throws; judges the first 1,000 characters of the text, without what a log adds.
 */
export function classifyReply(given: ReplyFacts): Classification {
  if (isSuccess(given.stage, given.code)) return said('class', ACCEPTED, given)
  if (given.code < 400 || given.code > 599) return said('class', unclear(given), given)
  const facts = withQuoted(given)
  const { code, stage } = facts
  const text = plainText(facts.text, facts.sender)
  if (stage !== 'rcpt' && stage !== 'data') return aboutUs(facts, text)
  // A permanent code with a temporary status contradicts itself; the milder of the two is believed.
  const temporary = code < 500 || facts.enhanced?.startsWith('4.') === true
  return temporary ? classifyTemporary(facts, text) : classifyPermanent(facts, text)
}

const STAGES: readonly ReplyFacts['stage'][] = ['banner', 'ehlo', 'starttls', 'mail', 'rcpt', 'data']

/**
 * A server that passes on the reply of another knows no more than that one: what was refused for now or at an earlier
 * command says nothing permanent of the recipient, whatever the code outside.
 */
function withQuoted(given: ReplyFacts): ReplyFacts {
  const { words, quoted, stage } = readLog(given.text)
  const isEarlier = stage !== null && STAGES.indexOf(stage) < STAGES.indexOf(given.stage)
  return {
    ...given,
    text: words,
    code: Math.min(given.code, ...quoted.map(({ code }) => code).filter((code) => code < 500)),
    enhanced: milderOf(given, quoted.at(-1)),
    stage: isEarlier ? stage : given.stage,
  }
}

/** The status inside, unless the one outside plainly names something other than a missing mailbox. */
function milderOf({ code, enhanced }: ReplyFacts, inner: Quoted | undefined): string | null {
  if (!inner?.enhanced) return enhanced
  const outer = meaningOfCode(code, enhanced)
  return outer && !outer.weak && !isMailbox(outer) ? enhanced : inner.enhanced
}

const ACCEPTED: Evidence = { about: 'recipient', what: 'accepted', name: 'success' }
const unclear = ({ code }: ReplyFacts): Evidence => ({ about: 'server', what: 'unclear', name: String(code) })
const passing = ({ code }: ReplyFacts): Evidence => ({
  about: 'server',
  what: 'temporary',
  name: String(code),
})

function isSuccess(stage: ReplyFacts['stage'], code: number): boolean {
  if (stage === 'rcpt') return code >= 250 && code <= 252
  if (stage === 'banner' || stage === 'starttls') return code === 220
  return code === 250 || (stage === 'data' && code === 354)
}

/** Before RCPT no reply can know the recipient: who is not named is us. */
function aboutUs(facts: ReplyFacts, text: PlainText): Classification {
  const override = overrideFor(facts)
  if (override && override.about !== 'recipient') return said('stage', override, facts)
  if (facts.code < 500) {
    const greylisted = greylistWording(text)
    if (greylisted) return said('stage', greylisted, facts)
  }
  const words = wordsAboutOthers(text) ?? wordsOfRules(text)
  if (words && words.about !== 'recipient') return said('stage', named(words, facts), facts)
  const refused = facts.stage === 'banner' && facts.code >= 500 ? refusedAddress(text) : null
  if (refused) return said('stage', refused, facts)
  const meaning = meaningOfCode(facts.code, facts.enhanced)
  if (meaning && (meaning.about === 'client' || meaning.about === 'sender' || meaning.about === 'content'))
    return said('stage', meaning, facts)
  return said('stage', facts.code < 500 ? passing(facts) : unclear(facts), facts)
}

/** A greeting that refuses and names an IP address: the server knows none but ours. */
function refusedAddress({ words }: PlainText): Evidence | null {
  if (!/\bip ?[=:]? ?%ip|\b(?:from|for|client|peer) %ip|^ ?%ip/.test(words)) return null
  const what = /\((?:(?:dns|r)?bl|blocked)\)/.test(words) ? 'reputation' : 'policy'
  return { about: 'client', what, name: 'address-in-greeting' }
}

/** What the reply can refer to: only our host before MAIL, and also for any limit that names no party. */
function named(words: Evidence, { stage }: ReplyFacts): Evidence {
  const { about, what, name } = words
  if (name === 'relay' || name === 'login' || about === 'content') return words
  if (stage === 'banner' || stage === 'ehlo') {
    return { ...words, about: 'client', what: name === 'blocked' ? 'reputation' : what }
  }
  return about === 'server' && what === 'rate' ? { ...words, about: 'client' } : words
}

/** Nothing permanent follows from a temporary refusal, whatever its words. */
function classifyTemporary(facts: ReplyFacts, text: PlainText): Classification {
  const override = overrideFor(facts)
  if (override && !isPermanent(override)) return said('provider', override, facts)
  const greylisted = greylistWording(text)
  if (greylisted) return said('words', greylisted, facts)
  const meaning = meaningOfCode(Math.min(facts.code, 499), facts.enhanced)
  if (meaning?.what === 'full') return said('enhanced', meaning, facts)
  const words = wordsAboutOthers(text) ?? (isOurs(meaning) ? null : wordsOfRoom(text)) ?? wordsOfRules(text)
  if (words && !(meaning && !meaning.weak && words.about === 'server')) return said('words', words, facts)
  if (meaning && !(meaning.weak && meaning.what === 'temporary')) return said('enhanced', meaning, facts)
  return said('class', ofMailboxState(text) ?? passing(facts), facts)
}

/** "Mailbox busy", "temporarily disabled": of this one mailbox, and it passes. */
function ofMailboxState(text: PlainText): Evidence | null {
  return isBusy(text) ? { about: 'recipient', what: 'temporary', name: 'busy' } : null
}

function isBusy({ words }: PlainText): boolean {
  return /(?:mail ?box|recipient|user|account)\b.{0,30}(?:busy|locked|disabled|moved|migrated|suspended|inactive|on hold|temporarily unavailable)|mail to this user is temporarily/.test(
    words,
  )
}

function classifyPermanent(facts: ReplyFacts, text: PlainText): Classification {
  const override = overrideFor(facts)
  if (override) return said('provider', override, facts)
  const meaning = meaningOfCode(facts.code, facts.enhanced)
  const others = wordsAboutOthers(text)
  const room = noRoom(facts, text, meaning, others)
  if (room) return room
  if (others) return said('words', others, facts)
  if (meaning && !meaning.weak && !isMailbox(meaning)) return said('enhanced', meaning, facts)
  const rules = wordsOfRules(text)
  if (rules) return aside(facts, rules)
  return ofMailbox(facts, text, meaning)
}

/** Quota wins over every code and wording for "no such mailbox", unless it is our own quota. */
function noRoom(
  facts: ReplyFacts,
  text: PlainText,
  meaning: CodeMeaning,
  others: Evidence | null,
): Classification | null {
  if (isOurs(meaning) || (others && others.name !== 'content')) return null
  if (meaning?.what === 'full') return said('enhanced', meaning, facts)
  const words = others ? null : wordsOfRoom(text)
  if (words) return said('words', words, facts)
  if (facts.code !== 552 || others || facts.stage !== 'rcpt') return null
  if (wordsOfMailbox(text) || wordsOfRules(text) || (meaning && !isMailbox(meaning))) return null
  return said('basic', { about: 'recipient', what: 'full', name: '552', exists: true }, facts)
}

/** A code for our host or our address: no room in anything of theirs. */
function isOurs(meaning: CodeMeaning): boolean {
  return meaning?.about === 'client' || meaning?.about === 'sender'
}

function isMailbox({ about, what }: Evidence): boolean {
  return about === 'recipient' && (what === 'unknown' || what === 'disabled')
}

/** A rule that names no party refers to this recipient if the same server has just accepted another one. */
function aside(facts: ReplyFacts, rules: Evidence): Classification {
  const others = facts.tookAnother && rules.name !== 'relay' && rules.what === 'policy'
  if (!others) return said('words', rules, facts)
  return said('comparison', { about: 'recipient', what: 'policy', name: `${rules.name}-others-taken` }, facts)
}

/** What the words and the code say of the mailbox, if nothing speaks against it. */
function ofMailbox(facts: ReplyFacts, text: PlainText, meaning: CodeMeaning): Classification {
  const words = wordsOfMailbox(text)
  const verdict = words ?? (meaning && isMailbox(meaning) ? meaning : null)
  const against = contradictionIn(text)
  if (against && (verdict || against.what !== 'unclear')) {
    const busy = against.what === 'temporary' ? ofMailboxState(text) : null
    return said('words', busy ?? against, facts)
  }
  if (isAboutCommands(facts.code)) return said('class', unclear(facts), facts)
  if (words) return said('words', words, facts)
  if (meaning && !(meaning.weak && facts.tookAnother)) return said('enhanced', meaning, facts)
  const message = wordsOfMessage(text)
  return message ? said('words', message, facts) : compare(facts)
}

/** 500 to 504, 555: the command itself was not understood (RFC 5321, 4.2.3). */
function isAboutCommands(code: number): boolean {
  return (code >= 500 && code <= 504) || code === 555
}

/** A bare refusal means the mailbox only if another name on the same server was let in. */
function compare(facts: ReplyFacts): Classification {
  const bare = facts.code === 550 || facts.code === 551 || facts.code === 553
  if (!bare || facts.stage !== 'rcpt') return said('none', unclear(facts), facts)
  const random = facts.randomReply
  const gone = (name: string): Evidence => ({ about: 'recipient', what: 'unknown', name })
  if (random && isSuccess('rcpt', random.code)) return said('comparison', gone('random-accepted'), facts)
  if (facts.tookAnother) return said('comparison', gone('another-accepted'), facts)
  if (!random) {
    return {
      ...said('comparison', { ...unclear(facts), name: 'not-compared' }, facts),
      needsComparison: true,
    }
  }
  const same = random.code === facts.code && random.enhanced === facts.enhanced
  const name = same ? 'random-refused-alike' : 'random-refused'
  return said('comparison', { ...unclear(facts), name }, facts)
}

function said(rule: ReplyRule, evidence: Evidence, facts: ReplyFacts): Classification {
  const { about, what, name, exists } = evidence
  return {
    about,
    what,
    rule,
    detail: name,
    exists: exists === true || what === 'accepted',
    needsComparison: false,
    backOff: backOffFor(evidence, facts),
  }
}

/**
 * Only a refusal of our host stops an operator; a rule or rate of one recipient stops nothing else. A server that is
 * busy, hangs up or gives no reason is asked more slowly. A refusal beside an accepted recipient is no stop either.
 */
function backOffFor(
  { about, what, hint }: Evidence,
  { code, stage, tookAnother }: ReplyFacts,
): Classification['backOff'] {
  const refused = what === 'rate' || what === 'policy' || what === 'reputation'
  const doubted = hint || (tookAnother && stage === 'rcpt' && what !== 'rate')
  if (about === 'client' && refused) return doubted ? 'slow' : 'stop'
  if (code === 421 || (about === 'server' && what !== 'accepted' && refused)) return 'slow'
  return about === 'sender' && refused ? 'slow' : null
}

function isPermanent({ about, what }: Evidence): boolean {
  return about === 'recipient' && (what === 'unknown' || what === 'disabled')
}
