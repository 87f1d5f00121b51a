import { freeMailDomains } from '@postproof/engine/free-mail-domains'
import { sameOrganization } from '@postproof/engine/organization'
import { askText, callPhrase, chargePhrase, refusePhrase } from './asks.ts'
import { brandsNamed, owns } from './brands.ts'
import { isEverybodys } from './hosts.ts'
import type { Mail } from './mail.ts'
import { partIn } from './money.ts'
import { namesSeller } from './seller.ts'

/**
 * Callback fraud: a charge or an order that nobody placed, with a telephone number as the only way to object. Filters that
 * judge links find none. It speaks of a charge or a deadline, names a telephone number, and lacks what a seller's mail has: a
 * link to the seller, and a seller whose domain it comes from.
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
  /** It names a sum, speaks to nobody in particular and tells how to object: nothing is left that honest mail has. */
  sure: boolean
}

/** A telephone number of nine digits and more, written as people write them. */
const numberPattern =
  /(?<![\w/=.:-])(?:\+|00)?[({[]{0,2}\d{1,4}[)}\]]{0,2}(?:[\s.\-‑–—_*~/]{0,3}[({[]?\d{2,5}[)}\]]?){2,5}(?![\w/=])/g

const amountPattern =
  /(?:[$€£¥]|\b(?:usd|eur|gbp|cad|aud|chf|pln|brl)\b|r\$)\s{0,2}\d{1,6}(?:[.,]\d{1,3}){0,2}|\d{1,6}(?:[.,]\d{2,3}){0,2}\s{0,2}(?:[$€£]|(?:usd|eur|euro?s?|gbp|zl|pln|dollars?)\b)/i

const LONGEST = 20_000
const MOST_NUMBERS = 12
/** Lines before and after the number in which the words stand. */
const NEAR = 2

/** Such a mail; null for all others. */
export function callbackOf(mail: Mail): Callback | null {
  if (mail.form || mail.links.some((link) => leadsToSeller(link.host, mail)) || mail.links.length > 2)
    return null
  if (namesSeller(mail)) return null
  const text = mail.text.slice(0, LONGEST)
  const said = `${askText(mail.subject)}\n${askText(text)}`
  const amount = amountPattern.exec(text)?.[0] ?? amountPattern.exec(mail.subject)?.[0] ?? null
  if (!chargePhrase(said) && !partIn('deadline', said)) return null
  const found = telephoneIn(text)
  if (!found) return null
  const impersonal = partIn('greeting', said) !== null || partIn('desk', said) !== null
  const refuses = refusePhrase(said) !== null
  const brand = strangeBrand(mail)
  if (!impersonal && !(refuses && amount)) return null
  if (!amount && !chargePhrase(askText(mail.subject))) return null
  const freeMail = mail.from !== null && freeMailDomains.has(mail.from.domain)
  return { ...found, amount, brand, freeMail, sure: amount !== null && impersonal && refuses }
}

/** A page of the sender's own organization, not one that every mail may link to. */
const leadsToSeller = (host: string, { from }: Mail): boolean =>
  !isEverybodys(host) && from !== null && sameOrganization(host, from.domain)

function telephoneIn(text: string): { number: string; line: string; offset: number } | null {
  const lines = text.split('\n')
  let offset = 0
  let seen = 0
  for (const [at, line] of lines.entries()) {
    for (const match of line.slice(0, 2000).matchAll(numberPattern)) {
      const digits = match[0].replace(/\D/g, '')
      if (digits.length < 9 || digits.length > 15 || isDate(match[0])) continue
      seen += 1
      if (seen > MOST_NUMBERS) return null
      const near = lines.slice(Math.max(0, at - NEAR), at + NEAR + 1).join('\n')
      if (isTelephone(match[0], near.slice(0, 3000)))
        return { number: match[0].trim(), line: line.trim().slice(0, 300), offset: offset + match.index }
    }
    offset += line.length + 1
  }
  return null
}

/** Written as numbers are dialed, or next to words that ask to call; numbers of accounts and orders are neither. */
function isTelephone(number: string, near: string): boolean {
  const text = askText(near)
  if (
    /\biban\b|\bbic\b|\bvat\b|ust-?id|steuernummer/.test(text) &&
    /^\d{4}(?:\s\d{2,4})+$/.test(number.trim())
  )
    return false
  return callPhrase(text) !== null || partIn('desk', text) !== null || /^\s*(?:\+|\(\d)/.test(number)
}

const isDate = (text: string) =>
  /\b(?:19|20)\d{2}[-./]\d{1,2}[-./]\d{1,2}|\d{1,2}[-./]\d{1,2}[-./](?:19|20)\d{2}/.test(text)

/** A brand that the mail names early, and that neither sends it nor signs it. */
function strangeBrand(mail: Mail): string | null {
  const early = `${mail.from?.name ?? ''}\n${mail.subject}\n${mail.text.slice(0, 500)}`
  const strange = brandsNamed(early).find(
    ({ brand, common }) =>
      !common &&
      !brand.shared &&
      !(mail.from && owns(brand, mail.from.domain)) &&
      !mail.signers.some((domain) => owns(brand, domain)),
  )
  return strange ? strange.brand.name : null
}
