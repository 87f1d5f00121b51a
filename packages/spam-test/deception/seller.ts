import { freeMailDomains } from '@postproof/engine/free-mail-domains'
import { organizationOf } from '@postproof/engine/organization'
import { isRole, isTrade } from './asks.ts'
import { brandsNamed } from './brands.ts'
import type { Mail } from './mail.ts'
import { plain, tokensOf } from './text.ts'

/** Whether a mail says who sells: a name that is also the sender's domain, as a company has it and a fraudster has not. */

const LAST_LINES = 10
const SHORTEST_WORD = 4

/**
 * Whether the mail names its sender: the display name a word of the mailbox or the domain, or display name, subject or the last
 * lines the domain's label, a word of it, or its initials. Words for what is sold, and names of known companies, do not count.
 */
export function namesSeller(mail: Mail): boolean {
  if (!mail.from) return false
  const isFree = freeMailDomains.has(mail.from.domain)
  const mailbox = plain(mail.from.address.split('@')[0]!)
  const label = isFree ? mailbox : plain(organizationOf(mail.from.domain).split('.')[0]!)
  const parts = label.split(/[-._+]/)
  const words = parts.filter(isOwn)
  const joined = parts.join('')
  const isCalled = tokensOf(mail.from.name ?? '').some(
    ({ word }) =>
      isOwn(word) && word.length > SHORTEST_WORD && (mailbox.includes(word) || joined.includes(word)),
  )
  if (isCalled) return true
  return placesOfNames(mail, isFree).some((place) => [place, withoutUmlauts(place)].some(names))

  function names(place: string): boolean {
    const text = plain(place)
    const letters = text.replace(/[^\p{L}\p{N}]/gu, '')
    if (words.length > 0 && joined.length >= SHORTEST_WORD && letters.includes(joined)) return true
    return (
      words.some((word) => tokensOf(text).some((token) => token.word.startsWith(word))) ||
      isShort(place, joined)
    )
  }
}

const umlauts: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', Ä: 'Ae', Ö: 'Oe', Ü: 'Ue', ß: 'ss' }

/** As domains spell German names. */
const withoutUmlauts = (text: string) => text.replace(/[äöüÄÖÜß]/g, (letter) => umlauts[letter]!)

/** Whether a word can be part of the name of a person or company. */
const isOwn = (word: string): boolean =>
  word.length >= SHORTEST_WORD && !isRole(word) && !isTrade(word) && brandsNamed(word).length === 0

/** `hbg` for Hotel Bergblick Garmisch. */
function isShort(place: string, label: string): boolean {
  if (label.length < 2 || label.length > 5) return false
  const initials = tokensOf(place).map(({ raw, word }) => (/^\p{Lu}/u.test(raw) ? word[0] : ' '))
  return initials.join('').includes(label) || tokensOf(place).some(({ word }) => word === label)
}

/** At a free mailbox only the display name: anyone can pick an address that matches a signature. */
function placesOfNames({ from, subject, text }: Mail, isFree: boolean): string[] {
  if (isFree) return [from?.name ?? '']
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  return [from?.name ?? '', subject, ...lines.slice(-LAST_LINES).map((line) => line.slice(0, 200))]
}
