import { canonicalAddress, classifyAddress } from '#engines/addresses.ts'
import type { Language } from '#engines/language.ts'
import { parseAddressList } from '#engines/message/addresses.ts'
import { readDomain } from '#engines/record/input.ts'
import { Refusal } from '../refusal.ts'
import { checkerWordsIn } from './checker-words.ts'

/** What people type into a checker -> what is asked; refused with a sentence when it cannot be understood. */

const refuse = (code: string, message: string) => new Refusal(422, code, message, { input: [message] })

export function domainOf(input: string, language: Language): string {
  const read = readDomain(input)
  if (!read.ok) throw refuse('not_a_domain', checkerWordsIn(language).domainProblems[read.reason])
  return read.domain
}

/** Canonical form. Private, loopback and reserved addresses stand on no list: refused with words. */
export function addressOf(input: string, language: Language): string {
  const words = checkerWordsIn(language)
  const text = input.trim().replace(/^\[(?:IPv6:)?|\]$/gi, '')
  const address = canonicalAddress(text)
  if (address === undefined) throw refuse('not_an_address', words.notAnAddress)
  const kind = classifyAddress(address)
  if (kind !== 'public') throw refuse('not_public', words.notPublic(address, kind))
  return address
}

export function emailOf(input: string, language: Language): string {
  const found = parseAddressList(input.trim().replace(/^mailto:/i, '')).addresses
  const address = found.length === 1 ? found[0]!.address : ''
  if (!address) throw refuse('not_an_email', checkerWordsIn(language).notAnEmail)
  domainOf(address, language)
  return address
}
