import { freeMailDomains } from '@postproof/engine/free-mail-domains'
import { organizationOf } from '@postproof/engine/organization'
import { askText, callPhrase, chargePhrase, refusePhrase } from './asks.ts'
import { brandsNamed, owns } from './brands.ts'
import { saysSomebody } from './identity.ts'
import type { Mail } from './mail.ts'
import { plain } from './text.ts'

/**
 * Callback fraud: an invoice for something that was never ordered, with a telephone number as the only way to cancel.
 * Filters that judge links find none.
 */
export type Callback = {
  number: string
  amount: string
  /** The line with the number. */
  line: string
  offset: number
  /** The brand whose name it uses from elsewhere; null when it uses none. */
  brand: string | null
  freeMail: boolean
}

/** A telephone number of nine digits and more, written as people write them. */
const numberPattern =
  /(?<![\w/=.:-])(?:\+|00)?[({[]{0,2}\d{1,4}[)}\]]{0,2}(?:[\s.\-‑–—_*~/]{0,3}[({[]?\d{2,5}[)}\]]?){2,5}(?![\w/=])/g

const amountPattern =
  /(?:[$€£¥]|\b(?:usd|eur|gbp|cad|aud|chf|pln|brl)\b|r\$)\s{0,2}\d{1,6}(?:[.,]\d{1,3}){0,2}|\d{1,6}(?:[.,]\d{2,3}){0,2}\s{0,2}(?:[$€£]|(?:usd|eur|euro?s?|gbp|zl|pln|dollars?)\b)/i

const MOST_NUMBERS = 12
/** Lines before and after the number in which the words stand. */
const NEAR = 2

/** Such a mail; null for all others. */
export function callbackOf(mail: Mail): Callback | null {
  if (mail.form || mail.links.length > 2) return null
  const text = mail.text.slice(0, 20_000)
  const amount = amountPattern.exec(text)?.[0] ?? amountPattern.exec(mail.subject)?.[0]
  if (!amount || !chargePhrase(`${askText(mail.subject)}\n${askText(text)}`)) return null
  const found = numberNearRefusal(text)
  if (!found) return null
  const brand = strangeBrand(mail)
  const freeMail = mail.from !== null && freeMailDomains.has(mail.from.domain)
  if (!brand && !freeMail && (namesItself(mail) || mail.proven === 'yes')) return null
  return { ...found, amount, brand, freeMail }
}

function numberNearRefusal(text: string): { number: string; line: string; offset: number } | null {
  const lines = text.split('\n')
  let offset = 0
  let seen = 0
  for (const [at, line] of lines.entries()) {
    for (const match of line.slice(0, 2000).matchAll(numberPattern)) {
      const digits = match[0].replace(/\D/g, '')
      if (digits.length < 9 || digits.length > 15 || isDate(match[0])) continue
      seen += 1
      if (seen > MOST_NUMBERS) return null
      const near = askText(
        lines
          .slice(Math.max(0, at - NEAR), at + NEAR + 1)
          .join('\n')
          .slice(0, 3000),
      )
      if (refusePhrase(near) && callPhrase(near))
        return { number: match[0].trim(), line: line.trim().slice(0, 300), offset: offset + match.index }
    }
    offset += line.length + 1
  }
  return null
}

const isDate = (text: string) =>
  /\b(?:19|20)\d{2}[-./]\d{1,2}[-./]\d{1,2}|\d{1,2}[-./]\d{1,2}[-./](?:19|20)\d{2}/.test(text)

/** A brand that the mail names early, and that neither sends it nor signs it. */
function strangeBrand(mail: Mail): string | null {
  const early = `${mail.from?.name ?? ''}\n${mail.subject}\n${mail.text.slice(0, 500)}`
  const strange = brandsNamed(early).find(
    ({ brand }) =>
      !brand.common &&
      !(mail.from && owns(brand, mail.from.domain)) &&
      !mail.signers.some((domain) => owns(brand, domain)),
  )
  return strange && !namesItself(mail) ? strange.brand.name : null
}

/** The sender's name and its domain agree, as those of a company that writes for itself. */
function namesItself(mail: Mail): boolean {
  if (!mail.from || !saysSomebody(mail)) return false
  const label = organizationOf(mail.from.domain).split('.')[0]!.replaceAll('-', '')
  const name = plain(mail.from.name).replace(/[^\p{L}\p{N}]/gu, '')
  const words = plain(mail.from.name).match(/[\p{L}\p{N}]{4,}/gu) ?? []
  return label.length > 2 && (name.includes(label) || words.some((word) => label.includes(word)))
}
