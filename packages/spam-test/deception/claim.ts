import type { Evidence } from '@postproof/engine/finding'
import { organizationOf } from '@postproof/engine/organization'
import { plain } from '@postproof/engine/plain-message'
import { type Ask, asksIn, askText } from './asks.ts'
import { type Brand, brandOfHost, mayOwn, owns, soundsOwn } from './brands.ts'
import { hostingOf, isEverybodys } from './hosts.ts'
import { type Claim, claimsOf, saysSomebody, type Where } from './identity.ts'
import type { Mail, Target } from './mail.ts'

/**
 * Who a mail claims to be, against who sends it. A claim is held against a mail only when it is made where senders
 * say who they are, when neither sender nor links are the brand's, and, to call it impersonation, when the mail also
 * wants something.
 */

export type Judged = {
  claim: Claim
  /**
   * - `own`: sent by the brand, as far as can be told. `signed`: by someone who holds its signature.
   * - `links-there`: from elsewhere, but its links lead to the brand.
   * - `named`: from elsewhere, and nothing is asked for. `unproven`: an address of the brand that nothing proves,
   *   with links elsewhere. `asks`: from elsewhere, and it asks, but leads nowhere that could be seen.
   * - `impersonates`: from elsewhere, asks, and leads elsewhere.
   */
  outcome: 'own' | 'signed' | 'links-there' | 'named' | 'unproven' | 'asks' | 'impersonates'
  asks: Ask[]
  /** The links that do not lead to the brand, those that anyone can put up first. */
  elsewhere: Target[]
}

/** The claim that weighs most, judged; null when the mail claims to be no brand. */
export function judgeClaim(mail: Mail): Judged | null {
  const claims = claimsOf(mail)
  const [claim] = claims
  if (!claim || !holds(claim, mail)) return null
  // A brand may name another one beside itself: its card, its parcel service.
  const own = claims.find((other) => mail.from && owns(other.brand, mail.from.domain))
  return judge(own ?? claim, mail)
}

/** Whether the claim is made plainly enough: by the display name, or at several places where that says nothing. */
function holds({ brand, places, named }: Claim, mail: Mail): boolean {
  const at = (wanted: Where) => places.some(({ where }) => where === wanted)
  if (brand.common || brand.shared) {
    if (!at('name')) return false
    // A Tim signs as Tim: his own name twice is no claim.
    if (places.some(({ where }) => !['name', 'heading', 'signature'].includes(where))) return true
    return named !== undefined && wants(mail, named === 'bare' ? ['account'] : ['account', 'payment'])
  }
  // 【…】 stands where the Japanese look for the sender.
  return at('name') || (!saysSomebody(mail) && (places.length >= 2 || at('bracketed subject')))
}

/** Asks for a sign-in or for money, which a firm that happens to be called so rarely does. */
const wants = ({ asks, form }: Mail, kinds: Ask['kind'][]): boolean =>
  form !== null || asks.some(({ kind }) => kinds.includes(kind))

/** `brand`: how links and sender stand to it. */
export function relationTo(brand: Brand, mail: Mail) {
  const kin = relatives(brand)
  const isOwn = (host: string) =>
    kin.some((relative) => owns(relative, host)) ||
    mayOwn(brand, host) ||
    (mail.proven !== 'no' && soundsOwn(brand, host))
  const seen = mail.links.filter(({ host }) => !isEverybodys(host) || isOwn(host))
  const own = seen.filter(({ host }) => isOwn(host))
  const elsewhere = seen.filter(({ host, tracked }) => !tracked && !isOwn(host))
  elsewhere.sort((one, other) => Number(hides(other)) - Number(hides(one)))
  return {
    isFrom: mail.from !== null && isOwn(mail.from.domain),
    isSigner: mail.signers.some(isOwn),
    own: organizationsOf(own),
    elsewhere,
    isMostlyElsewhere: elsewhere.length > 0 && organizationsOf(elsewhere) >= organizationsOf(own),
    tracked: seen.length - own.length - elsewhere.length,
  }
}

/** Brands that share a domain belong together, such as Facebook and Instagram. */
function relatives(brand: Brand): Brand[] {
  return [...new Set([brand, ...brand.domains.flatMap((domain) => brandOfHost(domain) ?? [])])]
}

function judge(claim: Claim, mail: Mail): Judged | null {
  const { brand, disguised } = claim
  const { asks } = mail
  const { isFrom, isSigner, own, elsewhere, isMostlyElsewhere } = relationTo(brand, mail)
  const judged = (outcome: Judged['outcome']): Judged => ({ claim, outcome, asks, elsewhere })
  const asking = asks.length > 0 || mail.form !== null
  if (isSigner) return judged(isFrom ? 'own' : 'signed')
  if (isFrom) {
    const doubtful = mail.proven !== 'yes' && asking && isMostlyElsewhere && own === 0
    if (!doubtful || organizationsOf(elsewhere) > 2) return judged('own')
    return judged(mail.proven === 'no' ? 'impersonates' : 'unproven')
  }
  const leads = elsewhere.length > 0 || mail.form !== null || mail.phone !== null
  if (own > 0 && !mail.form && (!isMostlyElsewhere || !asking)) {
    const trap = asking && mail.proven !== 'yes' && elsewhere.some(hides)
    return judged(disguised || trap ? 'impersonates' : 'links-there')
  }
  if ((brand.common || brand.shared || claim.near) && !asking) return null
  if (asking && (leads || disguised)) return judged('impersonates')
  return judged(asking ? 'asks' : 'named')
}

/** Anyone could have put it there, or made it lead anywhere. */
const hides = (target: Target) => target.short || hostingOf(target) !== null

const organizationsOf = (targets: Target[]) => new Set(targets.map(({ host }) => organizationOf(host))).size

/** What the mail wants, in its text or else in the subject: one phrase of each kind. */
export function asksOf(mail: Pick<Mail, 'text' | 'subject'>): Ask[] {
  const inText = asksIn(askText(mail.text))
  const inSubject = asksIn(askText(mail.subject))
  return [...inText, ...inSubject.filter(({ kind }) => !inText.some((ask) => ask.kind === kind))]
}

/** What is asked, in the words of the mail: the sentence where it is short, else the words alone. */
export function askedWords(mail: Mail, asks: Ask[]): string[] {
  return asks.map(({ phrase }) => asWritten(mail.text, phrase) ?? asWritten(mail.subject, phrase) ?? phrase)
}

/** The piece of a text that holds this phrase, as it is written there; null when no line holds it. */
function asWritten(text: string, phrase: string): string | null {
  const line = text
    .slice(0, 20_000)
    .split('\n')
    .find((candidate) => askText(candidate).includes(phrase))
  if (line === undefined) return null
  const short = line.length > 400 ? line.slice(0, 400) : line
  for (let start = 0; start < short.length; start += 1) {
    const rest = short.slice(start, start + phrase.length * 3)
    if (/^\s/.test(rest) || !askText(rest).startsWith(phrase)) continue
    for (let length = 1; length <= rest.length; length += 1)
      if (askText(rest.slice(0, length)).startsWith(phrase)) return sentenceAt(short, start, start + length)
  }
  return null
}

const LONGEST_SENTENCE = 100

/** The sentence around a piece of a line, or its whole words where the sentence is long. */
function sentenceAt(line: string, start: number, end: number): string {
  const before = Math.max(...['. ', '! ', '? ', '。', '！'].map((sign) => line.lastIndexOf(sign, start - 1)))
  const after = /[.!?。！](?=\s|$)|[。！]/.exec(line.slice(end))
  const sentence = line.slice(before < 0 ? 0 : before + 1, after ? end + after.index : line.length).trim()
  if (sentence.length <= LONGEST_SENTENCE) return sentence
  const more = /^[\p{L}\p{M}]{0,20}/u.exec(line.slice(end))?.[0] ?? ''
  return line.slice(start, end) + (/^[a-z]/i.test(more) ? more : '')
}

/** The line of the text in which the mail asks, as evidence; undefined when it asks in the subject alone. */
export function quoteAsk(mail: Mail, asks: Ask[]): Evidence | undefined {
  let offset = 0
  for (const line of mail.text.slice(0, 20_000).split('\n')) {
    const text = askText(line)
    if (asks.some(({ phrase }) => text.includes(phrase))) {
      const place = mail.placeAt(offset + (line.length - line.trimStart().length))
      return { label: plain('evidence.asks'), value: line.trim().slice(0, 300), ...(place && { place }) }
    }
    offset += line.length + 1
  }
  return undefined
}
