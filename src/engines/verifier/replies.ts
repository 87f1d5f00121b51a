import { contradictionIn } from './replies/contradictions.ts'
import { meaningOfCode } from './replies/enhanced.ts'
import { type PlainText, plainText } from './replies/plain-text.ts'
import { overrideFor } from './replies/providers.ts'
import type { Classification, ReplyFacts, ReplyLabel, ReplyRule } from './replies/types.ts'
import { blockWording, greylistWording, mailboxWording } from './replies/words.ts'

export type { Classification, ReplyFacts, ReplyLabel, ReplyRule } from './replies/types.ts'

/**
 * What an SMTP reply says of us, of the server and of the mailbox. The order is the point: stage, class digit,
 * provider, enhanced code, words about us, words about the mailbox, comparison with a random recipient. Servers mix
 * these words freely, and a wrong "no such mailbox" costs a real address (RFC 5321, 4.2; RFC 3463).
 * Never throws; linear in the text, of which 2,000 characters are read.
 */
export function classifyReply(facts: ReplyFacts): Classification {
  const { code, stage } = facts
  if (isSuccess(stage, code)) return said('accepted', 'class', String(code), facts)
  if (code < 400 || code > 599) return said('unknown', 'class', String(code), facts)
  const text = plainText(facts.text)
  if (stage !== 'rcpt' && stage !== 'data') return aboutUs(facts, text)
  // A permanent code with a temporary status contradicts itself; the milder of the two is believed.
  const temporary = code < 500 || facts.enhanced?.startsWith('4.') === true
  return temporary ? classifyTemporary(facts, text) : classifyPermanent(facts, text)
}

function isSuccess(stage: ReplyFacts['stage'], code: number): boolean {
  if (stage === 'rcpt') return code >= 250 && code <= 252
  if (stage === 'banner' || stage === 'starttls') return code === 220
  return code === 250 || (stage === 'data' && code === 354)
}

/** Rule 1: before RCPT no reply can know the recipient. */
function aboutUs(facts: ReplyFacts, text: PlainText): Classification {
  const override = overrideFor(facts)
  if (override && isAboutUs(override.label) && !override.exists) {
    return said(override.label, 'stage', override.name, facts)
  }
  const words = (facts.code < 500 ? greylistWording(text) : null) ?? blockWording(text)
  const meaning = meaningOfCode(facts.code, facts.enhanced)
  if (words && (!meaning || meaning.refine || !isAboutUs(meaning.label)))
    return said(words.label, 'stage', words.name, facts)
  if (meaning && isAboutUs(meaning.label)) return said(meaning.label, 'stage', facts.enhanced!, facts)
  return said(facts.code < 500 ? 'temp_error' : 'unknown', 'stage', String(facts.code), facts)
}

/** Rule 2: nothing permanent follows from a temporary refusal, whatever its words. */
function classifyTemporary(facts: ReplyFacts, text: PlainText): Classification {
  const override = overrideFor(facts)
  if (override && !isPermanent(override.label)) {
    return said(override.label, 'provider', override.name, facts, override.exists)
  }
  const greylisted = greylistWording(text)
  if (greylisted) return said('greylist', 'block-words', greylisted.name, facts)
  const meaning = meaningOfCode(Math.min(facts.code, 499), facts.enhanced)
  if (meaning && !meaning.refine) return said(meaning.label, 'enhanced', facts.enhanced!, facts)
  const block = blockWording(text)
  if (block) return said(block.label, 'block-words', block.name, facts)
  const mailbox = mailboxWording(text)
  if (mailbox?.label === 'full') return said('full', 'mailbox-words', mailbox.name, facts)
  return said('temp_error', 'class', String(facts.code), facts)
}

function classifyPermanent(facts: ReplyFacts, text: PlainText): Classification {
  const override = overrideFor(facts)
  if (override) return said(override.label, 'provider', override.name, facts, override.exists)
  const block = blockWording(text)
  const against = block ?? contradictionIn(text)
  const meaning = meaningOfCode(facts.code, facts.enhanced)
  if (meaning) {
    // A code for "no such mailbox" beside words about us contradicts itself: the words are believed.
    const contradicted = isPermanent(meaning.label) && against !== null
    if (!meaning.refine && !contradicted) return said(meaning.label, 'enhanced', facts.enhanced!, facts)
    if (meaning.refine) return said(block?.label ?? meaning.label, 'enhanced', facts.enhanced!, facts)
  }
  if (block) return said(block.label, 'block-words', block.name, facts)
  const mailbox = mailboxWording(text)
  if (mailbox && !isPermanent(mailbox.label)) return said(mailbox.label, 'mailbox-words', mailbox.name, facts)
  if (against) return said(against.label, 'block-words', against.name, facts)
  if (isAboutCommands(facts.code)) return said('unknown', 'class', String(facts.code), facts)
  if (mailbox) return said(mailbox.label, 'mailbox-words', mailbox.name, facts)
  return compare(facts)
}

/** 500, 502 to 504: the command itself was not understood (RFC 5321, 4.2.3). */
function isAboutCommands(code: number): boolean {
  return code === 500 || (code >= 502 && code <= 504)
}

/** Rule 7: a bare refusal means the mailbox only if a random name on the same server was let in. */
function compare(facts: ReplyFacts): Classification {
  const bare = facts.code === 550 || facts.code === 551 || facts.code === 553
  if (!bare || facts.stage !== 'rcpt') return said('unknown', 'none', String(facts.code), facts)
  const random = facts.randomReply
  if (!random) return { ...said('unknown', 'comparison', 'not-compared', facts), needsComparison: true }
  if (isSuccess('rcpt', random.code)) return said('no_mailbox', 'comparison', 'random-accepted', facts)
  const same = random.code === facts.code && random.enhanced === facts.enhanced
  return said('unknown', 'comparison', same ? 'random-refused-alike' : 'random-refused', facts)
}

function said(
  label: ReplyLabel,
  rule: ReplyRule,
  detail: string,
  facts: ReplyFacts,
  exists = false,
): Classification {
  return {
    label,
    rule,
    detail,
    exists: exists || label === 'accepted' || label === 'full',
    needsComparison: false,
    backOff: wantsLess(label, facts, exists),
  }
}

/** 421 ends the connection; a refusal by rule at RCPT may concern that recipient alone (a closed group, say). */
function wantsLess(label: ReplyLabel, { code, stage }: ReplyFacts, exists: boolean): boolean {
  if (exists) return false
  if (code === 421) return true
  if (label === 'policy' || label === 'content')
    return stage === 'banner' || stage === 'ehlo' || stage === 'mail'
  return isAboutUs(label)
}

function isAboutUs(label: ReplyLabel): boolean {
  return ['ip_blocked', 'rate_limited', 'needs_rdns', 'auth', 'policy'].includes(label)
}

function isPermanent(label: ReplyLabel): boolean {
  return label === 'no_mailbox' || label === 'disabled'
}
