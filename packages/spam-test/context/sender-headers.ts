import { organizationOf } from '@postproof/engine/organization'
import { type Hop, readReceived } from '@postproof/message/received'
import type { Header, Message } from '@postproof/message/types'
import type { Authentication, Session } from '../types.ts'
import { fieldsNamed } from './fields.ts'

/**
 * Which header fields the sender's side wrote. A mail that is uploaded from a mailbox holds those of its receiver too:
 * that the receiver is Microsoft says nothing of who sent it. What may count:
 *
 * - Receivers put their fields on top (RFC 5321, 4.4; RFC 8601, 5), so what stands above or between the Received fields
 *   of the receiving organization is its own. Its lowest one tells of the hop into its network; all below came with the
 *   mail. Where our own server received it, nobody else did, and everything came with the mail.
 * - Some receivers write further down: results of authentication, scores of filters, and Exchange Online whatever it
 *   found, wherever. Such names never count, Exchange's only where Microsoft is not the receiver: it sends them as well.
 * - A field that a signature of the sender covers (h= of RFC 6376, 5.4) was there when it was sent, wherever it stands.
 *   To ask that of all fields would leave little: services seldom sign the ones they are known by.
 */
export type SenderSide = {
  wrote(field: Header): boolean
  /** Whether a signature stands where the sender's do; true where its line is not known. */
  signed(signature: { line: number | null }): boolean
  /** The organization that received the mail last, as its Received fields say; null when it was us, or unknown. */
  receiver: string | null
}

/** Fields that receivers and the filters before them write, wherever they put them. */
const receivers =
  /^(?:authentication-results|received-spf|arc-|x-received$|x-google-smtp-source$|delivered-to$|x-original-to$|envelope-to$|x-apparently-to$|x-(?:spam|rspamd|virus|ymail|gmx|proofpoint|barracuda|mimecast|amavis|forefront|microsoft-antispam|eop|ironport|sophos|cloudmark)[\w-]*$)/
const exchange = /^x-ms-exchange-/
/** Exchange Online goes by several names within one delivery. */
const MICROSOFT = 'outlook.com'
const microsoft = new Set([MICROSOFT, 'office365.com', 'hotmail.com', 'microsoft.com'])

/**
 * Splits the header of a mail into what its sender wrote and what receivers added. Mail that came by our own SMTP has nobody
 * between; without `auth` no signature counts.
 */
export function senderSide(
  message: Message,
  auth: Authentication | undefined,
  source: Session['source'],
): SenderSide {
  const { border, receiver } = source === 'smtp' ? nobody : receivingSide(message)
  const below = (line: number | null) => line === null || line > border
  const signedNames = new Set(
    (auth?.dkim.signatures ?? [])
      .filter(({ line, result }) => below(line) && result !== 'fail')
      .flatMap(({ signedHeaders }) => signedHeaders),
  )
  return {
    receiver,
    signed: ({ line }) => below(line),
    wrote(field) {
      if (signedNames.has(field.key)) return true
      if (field.line <= border || receivers.test(field.key)) return false
      if (exchange.test(field.key)) return receiver !== MICROSOFT
      // A receiver gives a mail without a Message-ID one of its own (RFC 5321, 6.4).
      if (field.key === 'message-id') return receiver === null || !idIsOf(field, receiver)
      return true
    },
  }
}

const idIsOf = ({ raw }: Header, receiver: string): boolean => {
  const host = raw.slice(raw.lastIndexOf('@') + 1).replace(/[\s<>].*$/s, '')
  return raw.includes('@') && hostOf(host) === receiver
}

const nobody = { border: 0, receiver: null }
const MOST_HOPS = 50

/** The line of the Received field that tells of the hop into the receiver's network, and whose network that is. */
function receivingSide(message: Message): { border: number; receiver: string | null } {
  let border = 0
  let receiver: string | null = null
  for (const field of fieldsNamed(message, 'received').slice(0, MOST_HOPS)) {
    const hop = readReceived(field)
    if (!hop) break
    const by = hostOf(hop.by)
    if (by !== null && receiver !== null && by !== receiver) break
    receiver ??= by
    border = field.line
    if (receiver !== null && comesFromOutside(hop, receiver)) break
  }
  return { border, receiver }
}

/** The organization of a host; null for addresses and names of one label, which are inner hops. */
function hostOf(name: string | null): string | null {
  const host = name?.toLowerCase().replace(/\.$/, '') ?? ''
  if (!/^[\w.-]+\.[a-z][\w-]*$/.test(host)) return null
  const organization = organizationOf(host)
  return microsoft.has(organization) ? MICROSOFT : organization
}

function comesFromOutside({ from }: Hop, receiver: string): boolean {
  const host = hostOf(from)
  if (host !== null) return host !== receiver
  // An address literal as HELO comes from outside; `localhost` is the receiver's own filter.
  return from?.startsWith('[') === true && !/^\[(?:127\.|::1|10\.|192\.168\.)/.test(from)
}
