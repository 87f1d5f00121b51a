import { freeMailDomains } from '@postproof/engine/free-mail-domains'
import { organizationOf, sameOrganization } from '@postproof/engine/organization'
import { asksIn, askText, isRole, mailboxPhrase, namesAdministrator, signInPhrase } from './asks.ts'
import { brandOfHost } from './brands.ts'
import { isEverybodys } from './hosts.ts'
import type { Mail, Target } from './mail.ts'
import { plain, tokensOf } from './text.ts'

/**
 * Mails that pretend to come from the reader's own mail system: the mailbox is full, messages are held, the password
 * ends. They bear the reader's domain as their name, or no name but that of an administrator.
 */
export type MailSystem = {
  /** The name that it bears. */
  name: string
  phrase: string
  elsewhere: Target[]
  /** An address at a free provider in the text, for answers; null when there is none. */
  box: string | null
}

/** Such a mail, when it also leads away from sender and reader; null for all others. */
export function judgeMailSystem(mail: Mail): MailSystem | null {
  const { from, subject } = mail
  if (!from) return null
  const isReaders = mail.recipients.some((domain) => sameOrganization(domain, from.domain))
  if (isReaders && mail.proven === 'yes') return null
  // A known provider looks after many mailboxes.
  if (!isReaders && mail.proven !== 'no' && brandOfHost(from.domain) && !freeMailDomains.has(from.domain))
    return null
  const name = from.name.trim() || from.local
  const bearsReader = bearsDomain(from.name, mail.recipients)
  const bearsNobody = tokensOf(name).length <= 8 && (namesAdministrator(name) || isNobodys(name))
  if (!bearsReader && !bearsNobody) return null
  const text = `${askText(subject)}\n${askText(mail.text.slice(0, 4000))}`
  const own = mailboxPhrase(text)
  // Under the reader's own name, whatever wants a password is meant for that mailbox.
  const phrase = own ?? (bearsReader ? asksIn(text).find(({ kind }) => kind === 'account')?.phrase : null)
  if (!phrase) return null
  const near = [...mail.recipients, from.domain]
  const elsewhere = mail.links.filter(
    ({ host, tracked }) =>
      !tracked && !isEverybodys(host) && !near.some((own) => sameOrganization(own, host)),
  )
  // A provider writes from its own domain and leads there.
  const box = strangersBox(mail)
  // Only a bounce bears the name of the program that delivers mail, and a bounce signs nobody in.
  const isDelivery = deliveryNames.test(name) && mail.links.length > 0 && signInPhrase(text) !== null
  const leads = elsewhere.length > 0 || box !== null || mail.form !== null || isDelivery
  if (!leads && !(own && bearsReader && leadsBack(mail))) return null
  return { name, phrase, elsewhere, box }
}

const deliveryNames = /\bmail delivery (?:sub)?system\b|\bmail(?:er)?[ -]daemon\b/i

/** A name of words of the trade alone: `Email Account Services`. */
const isNobodys = (name: string): boolean => tokensOf(name).every(({ word }) => isRole(word))

function bearsDomain(name: string, recipients: string[]): boolean {
  const text = plain(name.slice(0, 200))
  return recipients.some((domain) => text.includes(organizationOf(domain)))
}

/** Where a mail without a link wants the password sent to: a mailbox that anyone can open. */
function strangersBox({ text }: Mail): string | null {
  for (const [address, domain] of text
    .slice(0, 4000)
    .matchAll(/[\w.+-]{1,64}@([a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,4})/gi))
    if (freeMailDomains.has(domain!.toLowerCase())) return address
  return null
}

/** The address is not the reader's, nothing proves it, and the links lead to its site. */
function leadsBack({ from, links, recipients, proven }: Mail): boolean {
  if (!from || proven === 'yes' || recipients.some((domain) => sameOrganization(domain, from.domain)))
    return false
  return links.some(({ host }) => sameOrganization(host, from.domain))
}
