import { freeMailDomains } from '@postproof/engine/free-mail-domains'
import { organizationOf, sameOrganization } from '@postproof/engine/organization'
import { askText, callPhrase, chargePhrase, refusePhrase } from './asks.ts'
import { brandsNamed, owns } from './brands.ts'
import { likenessOf, type Sign } from './callback-likeness.ts'
import { disavows } from './disavow.ts'
import { isEverybodys } from './hosts.ts'
import type { Mail } from './mail.ts'
import { partIn } from './money.ts'
import { asksForVoice, isHasty, isOwed, offersOnlyCall } from './pressure.ts'
import { namesSeller } from './seller.ts'
import { type Telephone, telephonesIn } from './telephones.ts'

/**
 * Callback fraud: a charge or an order that the reader never made, and a telephone number as the only way to object. Filters
 * that judge links do not find it. It lacks what honest mail has: a link to the seller, and a seller whose domain it is sent
 * from.
 */
export type Callback = {
  /**
   * What gives it away:
   * - `disguised-number`: the number is written so that programs do not read it.
   * - `phone-only`: the sender is named, but whoever did not order can only call.
   * - `borrowed-name`: it uses the name of a brand that did not send it.
   * - `free-mail`, `unnamed`: nothing names the sender; from a free mailbox, or from a domain.
   * - `alike`: no single thing, but all its signs and words together.
   */
  how: 'disguised-number' | 'phone-only' | 'borrowed-name' | 'free-mail' | 'unnamed' | 'alike'
  /** Honest mail does not look like this; false where it sometimes does. */
  sure: boolean
  number: string
  /** The sum; null where only an order or a document is named. */
  amount: string | null
  /** The line with the number. */
  line: string
  offset: number
  /** The brand whose name it uses; null when it uses none. */
  brand: string | null
  freeMail: boolean
}

const amountPattern =
  /(?:[$€£¥]|\b(?:usd|eur|gbp|cad|aud|chf|pln|brl|btc|eth)\b|r\$)[^\S\n]{0,12}\d{1,6}(?:[.,]\d{1,3}){0,2}|(?<![\d.,-])\d{1,6}(?:[.,]\d{2,3}){0,2}[^\S\n]{0,2}(?:[$€£]|(?:usd|eur|euro?s?|gbp|chf|zl|pln|dollars?|btc|eth)\b)/i

/** A sum of money, also without its currency. */
const anySum = /(?<![\d.,-])\d{1,6}[.,]\d{2}(?![\d.,-])/

/** In words, which no program prints; digits with signs between them may be anything. */
const isSpelled = ({ number }: Telephone): boolean => /\p{L}{3}/u.test(number)

/** A sum without its currency, beside a word that says what it is; in a text that `askText` made ready. */
const namedSum =
  /\b(?:totals?|fare|paid|price|amount|balance|cost|charged|due|gesamt\w*|summe|betrag|preis|montant|prix|importe|totale|par mois|pro monat|per month|monthly)\b[^\d]{0,40}(\d{1,3}(?:[.,']?\d{3})?[.,]\d{2})(?!\d|[.,]\d|-)|(?<![\d.,-])(\d{1,3}(?:[.,']?\d{3})?[.,]\d{2}) (?:par mois|pro monat|im monat|per month|monthly|a month)\b/

const LONGEST = 20_000

/**
 * Null for all other mail. `talk`: it is part of a conversation. People name sums and numbers there too, so weak signs do not
 * count.
 */
export function callbackOf(mail: Mail, talk: boolean): Callback | null {
  const signs = callbackSigns(mail, talk)
  const judged = signs && (judge(mail, signs) ?? likely(mail, signs))
  if (!judged) return null
  const { telephone, amount, brand, freeMail } = signs
  const { number, line, offset } = telephone
  return { ...judged, number, amount, line, offset, brand, freeMail }
}

/** What is weighed of a mail with a number to call: its text, made ready, and its signs. Null for all other mail. */
export function weighedOf(mail: Mail): { said: string; signs: Sign[] } | null {
  const signs = callbackSigns(mail, false)
  return signs && { said: signs.said, signs: signsOf(mail, signs) }
}

function callbackSigns(mail: Mail, talk: boolean): Signs | null {
  if (mail.form || mail.links.some((link) => leadsToSeller(link.host, mail)) || mail.links.length > 2)
    return null
  const claims = claimsOf(mail)
  const numbers = telephonesIn(mail.text.slice(0, LONGEST))
  const disguised = numbers.find(
    (number) => number.disguised && (isSpelled(number) || anySum.test(mail.text)),
  )
  const telephone = disguised ?? numbers.find((number) => number.disguised || isToCall(number))
  if (!telephone) return null
  return {
    ...claims,
    telephone,
    brand: strangeBrand(mail, claims.impersonal),
    freeMail: mail.from !== null && freeMailDomains.has(mail.from.domain),
    talk,
    isNamed: namesSeller(mail),
  }
}

type Claims = {
  said: string
  amount: string | null
  /** It tells of a charge or an order. */
  charges: boolean
  threatens: boolean
  /** It greets no one by name, or signs as a department. */
  impersonal: boolean
  /** It tells the reader how to object. */
  refuses: boolean
}

/**
 * A sum that is owed, charged or threatened with, hours to act in or a demand to speak, and nothing but the number to act by.
 * Honest senders give time, an address or a page.
 */
function presses(mail: Mail, { said, amount, charges, threatens, telephone }: Signs): boolean {
  if (amount === null || !(charges || threatens || isOwed(said))) return false
  const isUrged = isHasty(askText(telephone.near)) || asksForVoice(said)
  return isUrged && offersOnlyCall(mail, said) && !saysItsDomain(mail, said)
}

function claimsOf(mail: Mail): Claims {
  const text = mail.text.slice(0, LONGEST)
  const said = `${askText(mail.subject)}\n${askText(text)}`
  return {
    said,
    amount: amountPattern.exec(text)?.[0] ?? amountPattern.exec(mail.subject)?.[0] ?? sumNamed(said),
    charges: chargePhrase(said) !== null,
    threatens: partIn('threat', said) !== null,
    impersonal: partIn('greeting', said) !== null || partIn('desk', said) !== null,
    refuses: refusePhrase(said) !== null || partIn('deny', said) !== null || disavows(said),
  }
}

function sumNamed(said: string): string | null {
  const found = namedSum.exec(said)
  return found ? (found[1] ?? found[2]!) : null
}

type Signs = Claims & {
  telephone: Telephone
  brand: string | null
  freeMail: boolean
  talk: boolean
  isNamed: boolean
}

function judge(mail: Mail, signs: Signs): Pick<Callback, 'how' | 'sure'> | null {
  const { said, amount, charges, threatens, impersonal, refuses, telephone } = signs
  const { brand, freeMail, talk, isNamed } = signs
  if (telephone.disguised) return { how: 'disguised-number', sure: true }
  const isComplete = amount !== null && impersonal && refuses
  const isPressed = !talk && presses(mail, signs)
  if (amount === null && !charges && !threatens) return null
  if (talk && (isNamed || !isComplete)) return null
  if (isNamed) {
    // Companies also take objections on a page or by mail; banks name their domain, where readers log in as always.
    const denies = partIn('deny', askText(telephone.near)) !== null
    const isOnly = denies && (amount !== null || threatens) && !saysItsDomain(mail, said)
    return isOnly || isPressed ? { how: 'phone-only', sure: false } : null
  }
  if (!charges && !threatens && !impersonal && !refuses && !brand && !isPressed) return null
  // Without a sum or a threat, a charge must be what the mail is about.
  if (amount === null && !threatens && chargePhrase(askText(mail.subject)) === null) return null
  if (brand) return { how: 'borrowed-name', sure: true }
  if (freeMail) return { how: 'free-mail', sure: amount !== null && impersonal }
  return { how: 'unnamed', sure: isComplete }
}

/** The logarithm of the odds from which on a mail is warned of by its likeness alone. */
const LIKELY = 0.35

/** What no rule finds, by all signs together. */
function likely(mail: Mail, signs: Signs): Pick<Callback, 'how' | 'sure'> | null {
  const odds = signs.talk ? null : likenessOf(signs.said, signsOf(mail, signs))
  return odds !== null && odds > LIKELY ? { how: 'alike', sure: false } : null
}

function signsOf(mail: Mail, signs: Signs): Sign[] {
  const { said, telephone } = signs
  const near = askText(telephone.near)
  const all: Record<Sign, boolean> = {
    'free-mail': signs.freeMail,
    named: signs.isNamed,
    brand: signs.brand !== null,
    amount: signs.amount !== null,
    charges: signs.charges,
    threatens: signs.threatens,
    impersonal: signs.impersonal,
    refuses: signs.refuses,
    disguised: telephone.disguised,
    'only-call': offersOnlyCall(mail, said),
    hasty: isHasty(near),
    voice: asksForVoice(said),
    'own-domain': saysItsDomain(mail, said),
    owed: isOwed(said),
    denies: partIn('deny', near) !== null,
    disavows: disavows(said),
    links: mail.links.length > 0,
  }
  return (Object.keys(all) as Sign[]).filter((sign) => all[sign])
}

/** A page of the sender's own organization, not one that every mail may link to. */
const leadsToSeller = (host: string, { from }: Mail): boolean =>
  !isEverybodys(host) && from !== null && sameOrganization(host, from.domain)

/** Whether the text names the sender's domain. */
function saysItsDomain({ from }: Mail, said: string): boolean {
  return from !== null && said.replace(/\S+@\S+/g, ' ').includes(organizationOf(from.domain))
}

/** Free of charge to call in North America, the United Kingdom, Germany, France or Spain. */
const tollFree = /^\s*(?:\+?1[\s.(-]{0,3})?\(?(?:8(?:00|08|33|44|55|66|77|88)|0?80[058]|900)\)?[\s.)/-]/

/** Three, three and four digits, as numbers are grouped in North America and nothing else is. */
const northAmerican = /^\s*\(?\d{3}\)?[\s.\-/·•~]{1,3}\d{3}[\s.\-/·•~]{1,3}\d{4}\s*$/

/** Written as numbers are dialed, or next to words that ask to call; numbers of accounts and orders are neither. */
function isToCall({ number, near, line }: Telephone): boolean {
  const text = askText(near)
  if (
    /\biban\b|\bbic\b|\bvat\b|ust-?id|steuernummer/.test(text) &&
    /^\d{4}(?:\s\d{2,4})+$/.test(number.trim())
  )
    return false
  const isAlone = line.length - number.length < 24
  return (
    callPhrase(text) !== null ||
    partIn('desk', text) !== null ||
    partIn('deny', text) !== null ||
    (isAlone && refusePhrase(text) !== null) ||
    tollFree.test(number) ||
    northAmerican.test(number.replace(/^\s*\(?\+?1\)?[\s.-]+/, '')) ||
    /^\s*(?:\+|\(\d|0\d)/.test(number)
  )
}

/**
 * A brand in whose name the mail speaks, and that neither sends nor signs it. Honest mail names brands in its text: what is
 * sold, how it is paid, how else to reach the writer.
 */
function strangeBrand(mail: Mail, impersonal: boolean): string | null {
  const claimed = `${mail.from?.name ?? ''}\n${mail.subject}`
  const early = impersonal ? `${claimed}\n${mail.text.slice(0, 500)}` : claimed
  const strange = brandsNamed(early).find(
    ({ brand, common }) =>
      !common &&
      !brand.shared &&
      !(mail.from && owns(brand, mail.from.domain)) &&
      !mail.signers.some((domain) => owns(brand, domain)),
  )
  return strange ? strange.brand.name : null
}
