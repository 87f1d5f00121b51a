import { freeMailDomains } from '@postproof/engine/free-mail-domains'
import { organizationOf, sameOrganization } from '@postproof/engine/organization'
import { askText, callPhrase, chargePhrase, refusePhrase } from './asks.ts'
import { brandsNamed, owns } from './brands.ts'
import { isEverybodys } from './hosts.ts'
import type { Mail } from './mail.ts'
import { partIn } from './money.ts'
import { namesSeller } from './seller.ts'
import { type Telephone, telephonesIn } from './telephones.ts'

/**
 * Callback fraud: a charge or an order that nobody placed, with a telephone number as the only way to object. Filters that
 * judge links find none. What gives it away is what it lacks: a link to the seller, and a seller whose domain it comes from.
 */
export type Callback = {
  number: string
  /** The sum; null where only an order or a document is named. */
  amount: string | null
  /** The line with the number. */
  line: string
  offset: number
  /** The brand whose name it uses from elsewhere; null when it uses none. */
  brand: string | null
  freeMail: boolean
  /** The number is written so that programs do not read it. */
  disguised: boolean
  /** It names the organization or person that it comes from. */
  named: boolean
  /** It speaks to nobody in particular, or for a department instead of a person. */
  impersonal: boolean
  /** It names a sum, speaks to nobody in particular and tells how to object: nothing is left that honest mail has. */
  sure: boolean
}

const amountPattern =
  /(?:[$€£¥]|\b(?:usd|eur|gbp|cad|aud|chf|pln|brl|btc|eth)\b|r\$)[^\S\n]{0,12}\d{1,6}(?:[.,]\d{1,3}){0,2}|(?<![\d.,-])\d{1,6}(?:[.,]\d{2,3}){0,2}[^\S\n]{0,2}(?:[$€£]|(?:usd|eur|euro?s?|gbp|chf|zl|pln|dollars?|btc|eth)\b)/i

const LONGEST = 20_000

/**
 * Such a mail; null for all others. `talk`: people write to each other, who name sums and numbers too; then only what no
 * person writes counts.
 */
export function callbackOf(mail: Mail, talk: boolean): Callback | null {
  if (mail.form || mail.links.some((link) => leadsToSeller(link.host, mail)) || mail.links.length > 2)
    return null
  const text = mail.text.slice(0, LONGEST)
  const said = `${askText(mail.subject)}\n${askText(text)}`
  const amount = amountPattern.exec(text)?.[0] ?? amountPattern.exec(mail.subject)?.[0] ?? null
  const threatens = partIn('threat', said) !== null
  const charges = chargePhrase(said) !== null
  if (!amount && !charges && !threatens) return null
  const numbers = telephonesIn(text)
  const found = numbers.find(({ disguised }) => disguised) ?? numbers.find(isToCall)
  if (!found) return null
  const { number, line, offset, near, disguised } = found
  const impersonal = partIn('greeting', said) !== null || partIn('desk', said) !== null
  const refuses = refusePhrase(said) !== null
  const brand = strangeBrand(mail, impersonal)
  const freeMail = mail.from !== null && freeMailDomains.has(mail.from.domain)
  const callback = { number, line, offset, disguised, amount, brand, freeMail, impersonal }
  if (disguised) return { ...callback, named: false, sure: true }
  // Whoever did not order is to call: the heart of the fraud, and no way for a company to take objections.
  const denies = partIn('deny', askText(near)) !== null
  const named = namesSeller(mail)
  const sure = !named && amount !== null && impersonal && refuses
  if (talk && !sure) return null
  if (denies && (amount || threatens) && !(named && saysItsDomain(mail, said)))
    return { ...callback, named, sure }
  if (named || !(charges || threatens || impersonal || refuses || brand)) return null
  // Without a sum or a threat, a charge must be what the mail is about.
  const isAbout = threatens || chargePhrase(askText(mail.subject)) !== null
  return amount || isAbout ? { ...callback, named, sure } : null
}

/** A page of the sender's own organization, not one that every mail may link to. */
const leadsToSeller = (host: string, { from }: Mail): boolean =>
  !isEverybodys(host) && from !== null && sameOrganization(host, from.domain)

/** Whether the text names the sender's domain, where its readers log in as they always do: banks avoid links. */
function saysItsDomain({ from }: Mail, said: string): boolean {
  return from !== null && said.replace(/\S+@\S+/g, ' ').includes(organizationOf(from.domain))
}

/** Free of charge to call in North America, the United Kingdom, Germany, France or Spain. */
const tollFree = /^\s*(?:\+?1[\s.(-]{0,3})?\(?(?:8(?:00|08|33|44|55|66|77|88)|0?80[058]|900)\)?[\s.)/-]/

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
    /^\s*(?:\+|\(\d)/.test(number)
  )
}

/**
 * A brand that the mail speaks for, and that neither sends it nor signs it. Honest mail names brands in its text: what is sold,
 * how it is paid, where else its writer is reached.
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
