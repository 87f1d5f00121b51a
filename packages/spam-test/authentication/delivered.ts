import { readAuthResults, signerOf } from '@postproof/message/auth-results'
import { header, unfold } from '@postproof/message/headers'
import type { Header, Message } from '@postproof/message/types'
import type { DkimSignature, Session } from '../types.ts'
import { type Failure, failureOf } from './signature-case.ts'

/**
 * A file that was saved from a mailbox may differ from the mail that arrived: programs refold lines, remove attachments and
 * re-encode text. If the receiver found a signature valid and it no longer verifies, the file was changed after delivery.
 */

/** The comment of a signature that was valid when the mail was delivered. */
export const CHANGED_SINCE = 'changed since delivery'

/** What a change to the file can break. An old key or a weak algorithm was the sender's own. */
const byChange: readonly Failure[] = ['body-changed', 'signature-mismatch', 'malformed']

/** Ways in which a mail comes as a file, with what its receiver wrote. */
const asFile: readonly Session['source'][] = ['upload', 'cli']

/**
 * Returns the signatures; one that broke after delivery is unknown. The topmost Authentication-Results field is that of the
 * last receiver. A forged field in a file can only make a result unknown, never good.
 */
export function asDelivered(
  signatures: DkimSignature[],
  message: Message,
  { source }: Pick<Session, 'source'>,
): DkimSignature[] {
  if (!asFile.includes(source)) return signatures
  const field = header(message, 'authentication-results')
  if (!field) return signatures
  const valid = validSigners(field)
  return signatures.map((signature) =>
    isBroken(signature) && isBelow(signature, field) && valid.has(signature.domain)
      ? { ...signature, result: 'temperror', comment: CHANGED_SINCE }
      : signature,
  )
}

const isBroken = (signature: DkimSignature): boolean =>
  (signature.result === 'fail' || signature.result === 'neutral' || signature.result === 'permerror') &&
  byChange.includes(failureOf(signature))

/** A receiver writes above what it received. */
const isBelow = ({ line }: DkimSignature, field: Header): boolean => line !== null && line > field.line

/** Signers of which every signature was valid. */
function validSigners({ raw }: Header): Set<string> {
  const results = readAuthResults(unfold(raw).trim())?.results.filter(({ method }) => method === 'dkim') ?? []
  const of = (passes: boolean) =>
    new Set(results.filter(({ result }) => (result === 'pass') === passes).map(signerOf))
  const failing = of(false)
  return new Set([...of(true)].filter((domain) => domain !== null && !failing.has(domain)) as string[])
}
