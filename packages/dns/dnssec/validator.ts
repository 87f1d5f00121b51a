import type { Clock, DnsOutcome, RecordType } from '@postproof/engine/world'
import { digestOf, isKnownAlgorithm, isKnownDigest } from './algorithms.ts'
import { rootAnchors } from './anchors.ts'
import { type Denial, prove } from './denial.ts'
import { isAtOrBelow, isBelow, type Name, nameBytes, nameKey, nameOf, printName, sameName } from './names.ts'
import type { Claim } from './proof.ts'
import { type Digest, type Key, readDigest, readKey } from './records.ts'
import {
  type Checked,
  checkSet,
  type RecordSet,
  type SignatureFault,
  setsOf,
  type ZoneKeys,
} from './rrset.ts'
import type { Bogus, BogusReason, Indeterminate, Insecure, Secure, Verdict } from './verdict.ts'
import { TYPE, targetOf, type WireMessage } from './wire.ts'
import { createWork } from './work.ts'

/** An answer with its signatures, or how the question ended without one. */
export type SignedAnswer =
  | { outcome: 'answered'; message: WireMessage }
  | { outcome: Exclude<DnsOutcome, 'answer' | 'nodata' | 'nxdomain'> }

/** Asks a recursive resolver for signatures (DO) and for what it would refuse itself (CD). Never rejects. */
export type AskSigned = (
  name: string,
  type: RecordType,
  options?: { signal?: AbortSignal | undefined },
) => Promise<SignedAnswer>

export type Validator = {
  /** For the questions of one report: zones are validated once, and all of it has one bound of work. */
  open(signal?: AbortSignal): Validation
}

export type Validation = {
  /** Whether what the DNS says to this question is signed from the root on. Never rejects. */
  check(name: string, type: RecordType): Promise<Verdict>
  /** Signatures verified so far. */
  verified(): number
}

export type ValidatorWorld = {
  ask: AskSigned
  clock: Clock
  /** Keys of the root that are trusted. Default: those of IANA. */
  anchors?: readonly Digest[]
}

/** Labels of a name; CNAME records that are followed; keys, and digests of keys, of a zone that are looked at. */
const MOST_LABELS = 12
const MOST_ALIASES = 8
const MOST_KEYS = 32
const MOST_DIGESTS = 8
/** Of the names above the one asked for, so many are asked for at once, as they are zones nearly always. */
const EAGER_LABELS = 2

/** Validates what the DNS answers from the keys of the root on (RFC 4033 to 4035, 5155, 6840). */
export function createValidator({ ask, clock, anchors = rootAnchors }: ValidatorWorld): Validator {
  return {
    open: (signal) => {
      const asked = new Map<string, Promise<SignedAnswer>>()
      const askOnce: Questions = (name, type) => {
        const key = `${type} ${nameKey(name)}`
        const answer = asked.get(key) ?? (isAskable(name) ? ask(printed(name), type, { signal }) : odd)
        asked.set(key, answer)
        return answer
      }
      return createValidation(askOnce, clock.wall?.() ?? clock.now(), anchors)
    },
  }
}

type Questions = (name: Name, type: RecordType) => Promise<SignedAnswer>

const odd: Promise<SignedAnswer> = Promise.resolve({ outcome: 'bad-name' })

/** Text cannot say a label with a dot in it. */
const isAskable = (name: Name) => name.every((label) => /^[\x21-\x2d\x2f-\x7e]+$/.test(label))
const printed = (name: Name) => name.join('.')

type SecureZone = ZoneKeys & Pick<Secure, 'from' | 'until' | 'sha1'>
type Ended = Insecure | Bogus | Indeterminate
/** The zone that a name is in, or where the way to it ended. */
type State = { zone: SecureZone } | { ended: Ended }
type Holding = Extract<Checked, { ok: true }>

function createValidation(ask: Questions, now: number, anchors: readonly Digest[]): Validation {
  const work = createWork()
  const states = new Map<string, Promise<State>>()

  const stateAt = (name: Name): Promise<State> => {
    const key = nameKey(name)
    const known = states.get(key)
    if (known) return known
    const fresh = name.length === 0 ? root() : below(name)
    states.set(key, fresh)
    return fresh
  }
  const root = () => enter([], anchors)
  const below = async (name: Name): Promise<State> => {
    const above = await stateAt(name.slice(1))
    return 'zone' in above ? step(above.zone, name) : above
  }

  /** Whether a zone begins at a name right below one in `parent`, by what `parent` says (RFC 4035, 5.2). */
  const step = async (parent: SecureZone, name: Name): Promise<State> => {
    const reply = await ask(name, 'DS')
    const place = { zone: parent.zone, name, type: 'DS' as const }
    const lost = unread(reply, place)
    if (lost || reply.outcome !== 'answered') return { ended: lost! }
    const sets = setsOf(reply.message.answers)
    const found = setAt(sets, name, TYPE.DS)
    if (found) {
      const checked = checkSet(found, parent, now, work)
      if (!checked.ok) return { ended: refused(place, checked) }
      return enter(
        name,
        found.records.flatMap((record) => readDigest(record) ?? []),
      )
    }
    // An alias is no zone.
    if (aliasOf(sets, name)) return { zone: parent }
    const denial = prove(
      denialOf(reply.message, name, TYPE.DS),
      setsOf(reply.message.authority),
      parent,
      now,
      work,
    )
    const { proof } = denial
    if (proof.result === 'proved')
      return proof.delegation ? { ended: insecure(name, 'unsigned') } : { zone: parent }
    if (proof.result === 'opt-out') return { ended: insecure(name, 'opt-out') }
    // The servers of the zone itself were asked, instead of its parent's.
    if (isSignedAs(reply.message, name)) return { ended: unanswered(place, 'servfail') }
    return { ended: unproven(place, reply.message, denial) }
  }

  /** The keys of a zone, of which `digests` names at least one. */
  const enter = async (name: Name, digests: readonly Digest[]): Promise<State> => {
    const usable = usableOf(digests)
    if (usable.length === 0) return { ended: insecure(name, 'algorithm') }
    const reply = await ask(name, 'DNSKEY')
    const place = { zone: name, name, type: 'DNSKEY' as const }
    const lost = unread(reply, place)
    if (lost || reply.outcome !== 'answered') return { ended: lost! }
    const set = setAt(setsOf(reply.message.answers), name, TYPE.DNSKEY)
    if (!set) return { ended: isStripped(reply.message) ? stripped(place) : bogus(place, 'no-keys') }
    const keys = set.records.slice(0, MOST_KEYS).flatMap((record) => readKey(record) ?? [])
    const named = namedBy(usable, name, keys)
    if (named.length === 0) return { ended: bogus(place, 'ds-mismatch') }
    // The root is signed: a resolver that gives its keys alone leaves signatures out.
    if (set.signatures.length === 0 && (name.length === 0 || isStripped(reply.message)))
      return { ended: stripped(place) }
    const checked = checkSet(set, { zone: name, keys: named }, now, work)
    if (!checked.ok) return { ended: refused(place, checked) }
    const { from, until, sha1 } = checked
    return { zone: { zone: name, keys, from, until, sha1 } }
  }

  const judge = async (name: Name, type: RecordType, aliases: number): Promise<Verdict> => {
    if (name.length > MOST_LABELS || aliases > MOST_ALIASES)
      return at({ zone: [], name, type }, { status: 'indeterminate', reason: 'too-long', outcome: null })
    void prefetch(name)
    const reply = await ask(name, type)
    // Who signed says how far down to go: below an alias or a mail server there are few zones, and many labels.
    const signer = reply.outcome === 'answered' ? signerOf(reply.message, name) : undefined
    const state = await stateAt(signer ?? name)
    const first = 'zone' in state ? await checkAnswer(state.zone, name, type, reply, aliases) : state.ended
    if (!signer || first.status !== 'bogus' || sameName(signer, name)) return first
    // What looks wrong to the zone that signed may be right: it may be of an unsigned zone in between.
    const whole = await stateAt(name)
    if ('ended' in whole) return whole.ended
    return 'zone' in state && whole.zone === state.zone
      ? first
      : checkAnswer(whole.zone, name, type, reply, aliases)
  }

  const prefetch = (name: Name) =>
    Promise.all([
      ask([], 'DNSKEY'),
      ...Array.from({ length: Math.min(EAGER_LABELS, name.length) }, async (_, at) => {
        const zone = name.slice(name.length - at - 1)
        const reply = await ask(zone, 'DS')
        if (reply.outcome === 'answered' && reply.message.answers.some((one) => one.type === TYPE.DS))
          await ask(zone, 'DNSKEY')
      }),
    ])

  const checkAnswer = async (
    zone: SecureZone,
    name: Name,
    type: RecordType,
    reply: SignedAnswer,
    aliases: number,
  ): Promise<Verdict> => {
    const place = { zone: zone.zone, name, type }
    const lost = unread(reply, place)
    if (lost || reply.outcome !== 'answered') return lost!
    const { message } = reply
    const sets = setsOf(message.answers)
    const own = setAt(sets, name, codeOf(type))
    if (own) return checkFound(zone, own, place, message)
    const alias = type === 'CNAME' ? undefined : aliasOf(sets, name)
    if (alias) {
      const checked = checkFound(zone, alias.set, place, message)
      if (checked.status !== 'secure') return checked
      return joined(checked, await judge(alias.target, type, aliases + 1))
    }
    const denial = prove(denialOf(message, name, codeOf(type)), setsOf(message.authority), zone, now, work)
    if (denial.proof.result === 'proved') return secure(zone, { ...denial, sha1: false })
    if (denial.proof.result === 'opt-out') return insecure(zone.zone, 'opt-out')
    return unproven(place, message, denial)
  }

  const checkFound = (zone: SecureZone, set: RecordSet, place: Place, message: WireMessage): Verdict => {
    const checked = checkSet(set, zone, now, work)
    if (!checked.ok)
      return checked.reason === 'unsigned' && isStripped(message) ? stripped(place) : refused(place, checked)
    if (checked.wildcard === null) return secure(zone, checked)
    const claim: Claim = { kind: 'expansion', name: set.name, encloser: checked.wildcard.slice(1) }
    const denial = prove(claim, setsOf(message.authority), zone, now, work)
    if (denial.proof.result === 'proved') return secure(zone, checked)
    if (denial.proof.result === 'opt-out') return insecure(zone.zone, 'opt-out')
    return unproven(place, message, denial)
  }

  /** An absence, or a wildcard, that nothing proves. */
  const unproven = (place: Place, message: WireMessage, { proof, fault }: Denial): Ended => {
    if (proof.result === 'iterations') return insecure(place.zone, 'iterations')
    if (isStripped(message)) return stripped(place)
    if (work.isSpent()) return overworked(place)
    return fault ? refused(place, fault) : bogus(place, 'denial')
  }

  return {
    check: (name, type) => judge(nameOf(name), type, 0),
    verified: work.verified,
  }
}

type Place = { zone: Name; name: Name; type: RecordType }

const at = <T>({ zone, name, type }: Place, more: T) => ({
  ...{ zone: printName(zone), name: printName(name), type },
  ...more,
})
const bogus = (place: Place, reason: BogusReason, when: number | null = null): Bogus =>
  at(place, { status: 'bogus', reason, at: when })
const unanswered = (place: Place, outcome: DnsOutcome): Indeterminate =>
  at(place, { status: 'indeterminate', reason: 'unanswered', outcome })
const stripped = (place: Place): Indeterminate =>
  at(place, { status: 'indeterminate', reason: 'stripped', outcome: null })
const overworked = (place: Place): Indeterminate =>
  at(place, { status: 'indeterminate', reason: 'work', outcome: null })
const insecure = (zone: Name, reason: Insecure['reason']): Insecure => ({
  ...{ status: 'insecure', zone: printName(zone), reason },
})

const refused = (place: Place, { reason, at: when }: SignatureFault): Bogus | Indeterminate =>
  reason === 'work' ? overworked(place) : bogus(place, reason, when)

function secure(zone: SecureZone, { from, until, sha1 }: Pick<Holding, 'from' | 'until' | 'sha1'>): Secure {
  const first = until < zone.until ? { from, until } : { from: zone.from, until: zone.until }
  return { status: 'secure', zone: printName(zone.zone), ...first, sha1: sha1 || zone.sha1 }
}

/** An alias and what it leads to: secure when both are. */
function joined(alias: Secure, target: Verdict): Verdict {
  if (target.status !== 'secure') return target
  const { from, until } = alias.until < target.until ? alias : target
  return { ...target, from, until, sha1: alias.sha1 || target.sha1 }
}

/** Why an answer cannot be read further; undefined when it can. */
function unread(reply: SignedAnswer, place: Place): Indeterminate | undefined {
  if (reply.outcome !== 'answered') return unanswered(place, reply.outcome)
  const { rcode } = reply.message
  if (rcode === 0 || rcode === 3) return undefined
  return unanswered(place, rcode === 5 ? 'refused' : 'servfail')
}

/** A resolver that does not know DNSSEC says so by leaving the DO bit out, and signatures with it. */
const isStripped = ({ knowsDnssec, answers, authority }: WireMessage): boolean =>
  !knowsDnssec && ![...answers, ...authority].some(({ type }) => type === TYPE.RRSIG)

const setAt = (sets: RecordSet[], name: Name, type: number) =>
  sets.find((set) => set.type === type && sameName(set.name, name))

/** The alias at a name, or that of a name above it (RFC 6672), with the name that it leads to. */
function aliasOf(sets: RecordSet[], name: Name): { set: RecordSet; target: Name } | undefined {
  const dname = sets.find((set) => set.type === TYPE.DNAME && isBelow(name, set.name))
  if (dname) {
    const target = [...name.slice(0, name.length - dname.name.length), ...targetOf(dname.records[0]!)]
    return { set: dname, target }
  }
  const cname = setAt(sets, name, TYPE.CNAME)
  return cname && { set: cname, target: targetOf(cname.records[0]!) }
}

/** The zone that signed what was answered about a name, if one at or above it did. */
function signerOf({ answers, authority }: WireMessage, name: Name): Name | undefined {
  const sets = setsOf(answers)
  const about = sets.filter((set) => sameName(set.name, name) || set.type === TYPE.DNAME)
  const denials = setsOf(authority).filter(({ type }) => type !== TYPE.NS)
  const signers = (about.length > 0 ? about : denials).flatMap(({ signatures }) => signatures)
  return signers.find(({ signer }) => isAtOrBelow(name, signer))?.signer
}

/** Whether a denial was signed by the zone that begins at the name. */
const isSignedAs = ({ authority }: WireMessage, name: Name): boolean =>
  setsOf(authority).some(({ signatures }) => signatures.some(({ signer }) => sameName(signer, name)))

const denialOf = ({ rcode }: WireMessage, name: Name, type: number): Claim => ({
  kind: rcode === 3 ? 'missing' : 'no-data',
  name,
  type,
})

/** Those that validators know; SHA-1 counts only where there is nothing better (RFC 4509, 3). */
function usableOf(digests: readonly Digest[]): Digest[] {
  const known = digests.filter(({ algorithm, type }) => isKnownAlgorithm(algorithm) && isKnownDigest(type))
  const better = known.filter(({ type }) => type !== 1)
  return (better.length > 0 ? better : known).slice(0, MOST_DIGESTS)
}

/** Keys of one tag that are compared with a digest. */
const MOST_OF_A_TAG = 2

function namedBy(digests: Digest[], zone: Name, keys: Key[]): Key[] {
  const owner = nameBytes(zone)
  const named = digests.flatMap((digest) =>
    keys
      .filter(({ tag, algorithm }) => tag === digest.keyTag && algorithm === digest.algorithm)
      .slice(0, MOST_OF_A_TAG)
      .filter(({ data }) => digestOf(digest.type, Buffer.concat([owner, data]))?.equals(digest.digest)),
  )
  return [...new Set(named)]
}

const CODES: Partial<Record<RecordType, number>> = { ...TYPE, SPF: 99, CAA: 257 }
const codeOf = (type: RecordType): number => CODES[type]!
