import { canonicalAddress } from '@postproof/engine/addresses'
import { bad, type Finding, good, noData, warning } from '@postproof/engine/finding'
import type { Resolver } from '@postproof/engine/world'
import { isAnswered } from '@postproof/records/record/published'
import { getDomain, parse } from 'tldts'
import type { ProbeIdentity } from '../smtp-types.ts'

/** Domains of mailbox providers: a host that greets with one of them lies, and Spamhaus CSS lists it for that. */
const OTHERS = new Set(
  (
    'gmail.com googlemail.com google.com outlook.com hotmail.com live.com msn.com microsoft.com office365.com ' +
    'yahoo.com ymail.com aol.com icloud.com me.com mac.com apple.com proton.me protonmail.com gmx.de gmx.net gmx.com ' +
    'web.de t-online.de mail.ru yandex.ru yandex.com qq.com 163.com 126.com zoho.com fastmail.com orange.fr ' +
    'comcast.net verizon.net att.net amazon.com amazonaws.com facebook.com'
  ).split(' '),
)

/** RFC 2606 and 6761: names that lead nowhere. */
const NOWHERE =
  /(?:^|\.)(?:localhost|localdomain|local|lan|internal|home|test|invalid|example|arpa|example\.(?:com|net|org))$/

/**
 * Why a name may not be used to greet with; null when nothing speaks against it.
 * `local`: localhost, reserved or private. `address`: no name. `bare`: without a public ending. `somebody-else`.
 */
export function isPretence(name: string): 'local' | 'address' | 'bare' | 'somebody-else' | null {
  const plain = name.trim().toLowerCase().replace(/\.$/, '')
  if (plain.startsWith('[') || canonicalAddress(plain) !== undefined) return 'address'
  if (NOWHERE.test(plain)) return 'local'
  const { domain, isIcann, isPrivate } = parse(plain, { allowPrivateDomains: true })
  if (!/^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/.test(plain) || plain.length > 253) return 'bare'
  if (!domain || !(isIcann || isPrivate)) return 'bare'
  return OTHERS.has(domain) ? 'somebody-else' : null
}

/** RFC 5321, 4.1.1.1: the EHLO name is the host's own, and leads to its address. */
export async function heloFinding(
  helo: string,
  address: string | undefined,
  resolver: Resolver,
): Promise<Finding> {
  const id = 'audit-helo'
  const pretence = isPretence(helo)
  if (pretence) return bad(id, pretence, { helo })
  if (address === undefined) return noData(id, 'address-unknown', { helo })
  const answer = await resolver.lookup(helo, address.includes(':') ? 'AAAA' : 'A')
  if (!isAnswered(answer.outcome)) return noData(id, 'unanswered', { helo, reason: answer.outcome })
  const found = answer.records.flatMap((one) =>
    'address' in one ? [canonicalAddress(one.address) ?? ''] : [],
  )
  const facts = { helo, address, found: found.slice(0, 5) }
  if (found.length === 0) return bad(id, 'does-not-resolve', facts)
  return found.includes(address) ? good(id, 'own-name', facts) : bad(id, 'resolves-elsewhere', facts)
}

/** The envelope sender: a mailbox at our own domain that takes mail, for complaints and for the checks of others. */
export async function senderFinding({ helo, mailFrom }: ProbeIdentity, resolver: Resolver): Promise<Finding> {
  const id = 'audit-sender'
  const domain = mailFrom.slice(mailFrom.lastIndexOf('@') + 1).toLowerCase()
  if (!/^[^\s<>@"\\]{1,64}@[^\s<>@]{1,255}$/.test(mailFrom)) return bad(id, 'not-an-address', { mailFrom })
  const pretence = isPretence(domain)
  if (pretence) return bad(id, pretence, { mailFrom })
  const answer = await resolver.lookup(domain, 'MX')
  const facts = { mailFrom, domain }
  if (!isAnswered(answer.outcome)) return noData(id, 'unanswered', { ...facts, reason: answer.outcome })
  const takesMail = answer.records.some((one) => one.type === 'MX' && one.exchange.replace(/\.$/, '') !== '')
  if (!takesMail) return bad(id, 'takes-no-mail', facts)
  const own = { allowPrivateDomains: true }
  return getDomain(domain, own) === getDomain(helo, own)
    ? good(id, 'own-mailbox', facts)
    : warning(id, 'other-domain', { ...facts, helo })
}
