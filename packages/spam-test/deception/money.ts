import { freeMailDomains } from '@postproof/engine/free-mail-domains'
import { sameOrganization } from '@postproof/engine/organization'
import words from '../data/fraud-words.json' with { type: 'json' }
import { askText, seekerOf } from './asks.ts'
import { brandOfHost } from './brands.ts'
import { isEverybodys } from './hosts.ts'
import type { Mail } from './mail.ts'
import { namesSeller } from './seller.ts'

/**
 * Frauds that need no false name and no false link: the money goes to a wallet, by the codes of gift cards, or to whoever
 * answers. Each is found by its parts, of which honest mail has one or two and never all of them.
 */
export type MoneyTrap = {
  /**
   * - `extortion`: threatens to publish something, or to harm a device, unless coins are sent.
   * - `giveaway`: promises to send back more coins than are sent to its wallet.
   * - `gift-cards`: asks for gift cards and the codes on them.
   * - `boss`: asks for a transfer or for other bank details, in confidence or from another mailbox.
   * - `parcel-fee`: a parcel is held until a fee is paid, and the sender names neither itself nor a carrier.
   * - `advance-fee`: a fortune for someone who only has to answer, at a free mailbox. `loan`: the same with a loan.
   * - `job`: wages that are named at once, for an answer elsewhere or with personal data.
   * - `other-mailbox`: no more than a request to answer, at a free mailbox that is not the sender's.
   */
  kind:
    | 'extortion'
    | 'giveaway'
    | 'gift-cards'
    | 'boss'
    | 'parcel-fee'
    | 'advance-fee'
    | 'loan'
    | 'job'
    | 'other-mailbox'
  /** It cannot be honest; false where a person may rarely write so. */
  sure: boolean
  /** The words that give it away, as they are compared; one of each part. */
  phrases: string[]
  /** Where the money or the answer is to go: a wallet or a mailbox; null when it is neither. */
  to: string | null
}

type Part = Exclude<keyof typeof words, 'origin' | 'date' | 'licence' | 'about'>

const seekers = new Map<Part, RegExp>()

/** Seeks one part of a fraud in a text that `askText` made ready. */
export function partIn(part: Part, text: string): string | null {
  const seeker = seekers.get(part) ?? seekerOf(words[part])
  seekers.set(part, seeker)
  return seeker.exec(text)?.[0] ?? null
}

const LONGEST = 12_000
const SHORT = 1500

/** What the mail is read for once. */
type Reading = {
  mail: Mail
  text: string
  /** Phrases of these parts, one each; null when one of them is missing. */
  all(...parts: Part[]): string[] | null
  /** A free mailbox that answers should go to and that is not the sender's. */
  elsewhere: string | null
  fromFree: boolean
  /** The mail links to nothing but the sites that every mail links to. */
  linkless: boolean
}

/** The fraud that the mail is by its parts; null for all others. */
export function moneyTrapOf(mail: Mail): MoneyTrap | null {
  if (!mail.from || (mail.text.trim() === '' && mail.subject === '')) return null
  const reading = read(mail)
  for (const find of finders) {
    const trap = find(reading)
    if (trap) return trap
  }
  return null
}

function read(mail: Mail): Reading {
  const text = `${askText(mail.subject)}\n${askText(mail.text.slice(0, LONGEST))}`
  return {
    mail,
    text,
    all(...parts) {
      const phrases = parts.map((part) => partIn(part, text))
      return phrases.every((phrase) => phrase !== null) ? phrases : null
    },
    elsewhere: otherMailbox(mail),
    fromFree: freeMailDomains.has(mail.from?.domain ?? ''),
    linkless: mail.links.every(({ host }) => isEverybodys(host)),
  }
}

/** Coins of Bitcoin, Ethereum, Litecoin, Tron and Monero as they are written. */
const walletPattern =
  /(?<![\w/=.@-])(?:(?:bc1|ltc1)[a-z0-9]{25,62}|[13LM][1-9A-HJ-NP-Za-km-z]{25,34}|0x[0-9a-fA-F]{40}|T[1-9A-HJ-NP-Za-km-z]{33}|4[0-9AB][1-9A-HJ-NP-Za-km-z]{93})(?![\w/=@-])/

const walletIn = (text: string): string | null => walletPattern.exec(text.slice(0, 40_000))?.[0] ?? null

type Finder = (reading: Reading) => MoneyTrap | null

const extortion: Finder = ({ mail, all, linkless }) => {
  const wallet = walletIn(mail.text)
  if (!wallet && !linkless) return null
  const threat = all('watched', 'expose') ?? all('hacked', 'expose') ?? (wallet ? all('hacked') : null)
  const demand = all('coin', 'send')
  return threat && demand ? trap('extortion', true, [...threat, ...demand], wallet) : null
}

const giveaway: Finder = ({ mail, all }) => {
  const wallet = walletIn(mail.text)
  const phrases = wallet && all('coin', 'send', 'double')
  return phrases ? trap('giveaway', true, phrases, wallet) : null
}

const giftCards: Finder = ({ mail, all, elsewhere, fromFree }) => {
  const cards = all('card', 'codes')
  if (!cards || mail.links.length > 2) return null
  const favour = all('favour')
  if (!favour && !fromFree && !elsewhere) return null
  return trap('gift-cards', true, [...cards, ...(favour ?? [])], elsewhere)
}

/** A request that no second person is to hear of, or that comes from another mailbox than the name has. */
const boss: Finder = ({ mail, text, all, elsewhere, fromFree, linkless }) => {
  if (!linkless || text.length > SHORT) return null
  const payroll = all('payroll')
  if (payroll && (fromFree || elsewhere)) return trap('boss', false, payroll, elsewhere)
  const transfer = all('favour', 'wire')
  if (transfer) return trap('boss', fromFree || elsewhere !== null, transfer, elsewhere)
  const opening = all('favour')
  const isTitled =
    /\b(?:ceo|cfo|coo|president|director|chairman|principal|pastor|geschaftsfuhrer|directeur|director|direttore|diretor|prezes)\b/
  if (opening && (fromFree || elsewhere) && isTitled.test(askText(mail.from?.name ?? '')))
    return trap('boss', false, opening, elsewhere)
  return null
}

const SMALL_FEE =
  /(?:[$€£¥]|\b(?:usd|eur|gbp|chf|pln|aud|cad)\b|r\$)\s{0,2}\d{1,2}(?:[.,]\d{2})?(?![\d.,])|(?<![\d.,])\d{1,2}(?:[.,]\d{2})?\s{0,2}(?:[$€£]|(?:usd|eur|euro?s?|gbp|chf|zl|pln)\b)/i

const parcelFee: Finder = ({ mail, text, all }) => {
  const owner = brandOfHost(mail.from!.domain)
  if (owner || namesSeller(mail)) return null
  if (!SMALL_FEE.test(text)) return null
  const phrases = all('parcel', 'held', 'fee', 'pay')
  return phrases && mail.links.length <= 12 ? trap('parcel-fee', mail.links.length > 0, phrases, null) : null
}

/** Ten thousand and more of a currency, or millions. */
const FORTUNE =
  /(?:[$€£¥є]|\b(?:usd|us|u\.s\.|eur|euros?|gbp|dollars?|pounds?)\b)\s{0,2}[$€£]?\s{0,2}\d{2,3}(?:[.,' ]\s?\d{3}){1,4}|\d{2,3}(?:[.,' ]\s?\d{3}){1,4}(?:[.,]\d{2})?\s{0,2}(?:[$€£?]|(?:usd|us\b|u\.s|eur|euro|gbp|dollar|pound|united states dollar))|\d[.,]\d{3}[.,]\d{3}|\b(?:million|billion|millionen|millones|milliard|miliard|milion|miljoen|miljon|milhoes|milhao|milioni|milliarden)|\b\d{1,4}\s?(?:m\b|mio\b)|миллион/

const advanceFee: Finder = ({ mail, text, all, elsewhere, fromFree, linkless }) => {
  if (!elsewhere && !fromFree) return null
  if (!linkless && mail.links.length > 2) return null
  const phrases = all('fortune', 'reply')
  if (!phrases) return null
  const sum = FORTUNE.exec(text)?.[0]
  if (sum)
    return trap(
      'advance-fee',
      elsewhere !== null || all('secret') !== null || countParts(text) > 2,
      [...phrases, sum],
      elsewhere,
    )
  const secret = all('secret')
  return secret && countParts(text) > 1
    ? trap('advance-fee', false, [...phrases, ...secret], elsewhere)
    : null
}

/** How many different phrases of a fortune stand in a text: one may stand in any letter. */
function countParts(text: string): number {
  const found = new Set<string>()
  let rest = text
  while (found.size < 4) {
    const match = seekers.get('fortune')!.exec(rest)
    if (!match) break
    found.add(match[0])
    rest = rest.slice(match.index + match[0].length)
  }
  return found.size
}

const loan: Finder = ({ text, all, elsewhere, fromFree, linkless }) => {
  if (!linkless || (!elsewhere && !fromFree)) return null
  const phrases = all('loan', 'reply')
  const rate = /\d{1,2}(?:[.,]\d{1,2})?\s?%/.exec(text)?.[0]
  return phrases && rate ? trap('loan', elsewhere !== null, [...phrases, rate], elsewhere) : null
}

const WAGE =
  /[$€£]\s?\d{2,4}|\d{2,4}(?:[.,]\d{2,3})?\s?(?:[$€£]|usd|eur|euro?s?|gbp|dollars?|pounds?|zl|chf)/i

const job: Finder = ({ mail, text, all, elsewhere, fromFree, linkless }) => {
  const phrases = all('job', 'wage', 'private')
  const wage = WAGE.exec(text)?.[0]
  if (!phrases || !wage || mail.links.length > 3) return null
  if (!fromFree && !elsewhere && (namesSeller(mail) || !linkless)) return null
  return trap('job', fromFree || elsewhere !== null, [...phrases, wage], elsewhere)
}

/** Few words that say nothing but that someone should answer, elsewhere. */
const otherMailboxAlone: Finder = ({ mail, text, all, elsewhere, fromFree, linkless }) => {
  if (!fromFree && !mail.replies.includes(elsewhere ?? '')) return null
  if (
    !elsewhere ||
    !linkless ||
    text.length > SHORT ||
    /^\s*(?:re|aw|fw|fwd|wg|tr|sv|odp)\s*:/i.test(mail.subject)
  )
    return null
  const phrases = all('reply')
  return phrases ? trap('other-mailbox', false, phrases, elsewhere) : null
}

const finders: Finder[] = [
  extortion,
  giveaway,
  giftCards,
  advanceFee,
  loan,
  job,
  parcelFee,
  boss,
  otherMailboxAlone,
]

function trap(kind: MoneyTrap['kind'], sure: boolean, phrases: string[], to: string | null): MoneyTrap {
  return { kind, sure, phrases: [...new Set(phrases.map((phrase) => phrase.trim()))].slice(0, 5), to }
}

const addressPattern = /[\w.+-]{1,64}@[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,4}/gi

/** A free mailbox in Reply-To or in the text that is neither the sender's nor a reader's; null when there is none. */
function otherMailbox({ from, replies, text, recipients }: Mail): string | null {
  const written = [...text.slice(0, LONGEST).matchAll(addressPattern)]
    .slice(0, 20)
    .map(([address]) => address)
  const other = [...replies, ...written].find((address) => {
    const domain = address.split('@').at(-1)!.toLowerCase()
    return (
      freeMailDomains.has(domain) &&
      address.toLowerCase() !== from?.address.toLowerCase() &&
      !recipients.some((own) => sameOrganization(own, domain))
    )
  })
  return other ?? null
}
