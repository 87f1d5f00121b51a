import { freeMailDomains } from '../../../data/free-mail-domains.ts'
import { askText, isRole, mailboxPhrase, namesAdministrator } from './asks.ts'
import { isEverybodys, organization, sameOrganization } from './hosts.ts'
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
  const name = from.name.trim() || from.local
  const bearsReader = bearsDomain(from.name, mail.recipients)
  const bearsNobody = tokensOf(name).length <= 8 && (namesAdministrator(name) || isNobodys(name))
  if (!bearsReader && !bearsNobody) return null
  const text = `${askText(subject)}\n${askText(mail.text.slice(0, 4000))}`
  const phrase = mailboxPhrase(text)
  if (!phrase) return null
  const near = [...mail.recipients, from.domain]
  const elsewhere = mail.links.filter(
    ({ host, tracked }) =>
      !tracked && !isEverybodys(host) && !near.some((own) => sameOrganization(own, host)),
  )
  // A provider writes from its own domain and leads there.
  const box = strangersBox(mail)
  if (elsewhere.length === 0 && !box && !mail.form && !leadsBack(mail, bearsReader)) return null
  return { name, phrase, elsewhere, box }
}

/** A name of words of the trade alone: `Email Account Services`. */
const isNobodys = (name: string): boolean => tokensOf(name).every(({ word }) => isRole(word))

function bearsDomain(name: string, recipients: string[]): boolean {
  const text = plain(name.slice(0, 200))
  return recipients.some((domain) => text.includes(organization(domain)))
}

/** Where a mail without a link wants the password sent to: a mailbox that anybody can open. */
function strangersBox({ text }: Mail): string | null {
  for (const [address, domain] of text
    .slice(0, 4000)
    .matchAll(/[\w.+-]{1,64}@([a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,4})/gi))
    if (freeMailDomains.has(domain!.toLowerCase())) return address
  return null
}

/** The name is the reader's domain, the address is not, and the links lead to the address's site. */
function leadsBack({ from, links, recipients }: Mail, bearsReader: boolean): boolean {
  if (!bearsReader || !from || recipients.some((domain) => sameOrganization(domain, from.domain)))
    return false
  return links.some(({ host }) => sameOrganization(host, from.domain))
}
