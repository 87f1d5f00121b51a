import { newDefectLog } from '@postproof/message/defects'
import { header } from '@postproof/message/headers'
import { readTree } from '@postproof/message/mime-tree'
import { makePart } from '@postproof/message/part'
import type { Part } from '@postproof/message/types'
import { domainOfAddress } from '../text.ts'

/** A mail's parts, outermost first, without reading its HTML. Bounds: those of @postproof/message. Never throws. */
export function mailParts(raw: Uint8Array): { parts: Part[]; from: string } {
  const bytes = Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength)
  const log = newDefectLog()
  const root = makePart(bytes, readTree(bytes, log).root, '', log)
  return { parts: depthFirst(root), from: domainOfAddress(header(root, 'from')?.value ?? '') }
}

/** The parser bounds how deep parts can be. */
const depthFirst = (part: Part): Part[] => [part, ...part.children.flatMap(depthFirst)]

/** Types that reports come in: such a part is a report, or it is refused with a reason. Others are mere company. */
export const mayBeReport = ({ type }: Part): boolean =>
  /^(?:application\/(?:x-)?(?:gzip|gunzip|zip|zip-compressed|octet-stream|json|xml|tlsrpt\+\w+)|text\/xml)$/.test(
    type,
  )

/** The mails of a mailbox file: each begins with a `From ` line after an empty one (RFC 4155). */
export function* mailsOf(bytes: Uint8Array): Generator<Uint8Array> {
  const mbox = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let from = 0
  while (from < mbox.length) {
    const end = nextMail(mbox, from + 1)
    yield mbox.subarray(from, end)
    from = end
  }
}

function nextMail(mbox: Buffer, from: number): number {
  for (
    let at = mbox.indexOf('\nFrom ', from, 'latin1');
    at >= 0;
    at = mbox.indexOf('\nFrom ', at + 1, 'latin1')
  ) {
    const isAfterEmptyLine = mbox[at - 1] === 10 || (mbox[at - 1] === 13 && mbox[at - 2] === 10)
    const line = mbox.toString('latin1', at + 1, at + 200).split('\n', 1)[0]!
    if (isAfterEmptyLine && /^From \S{1,100}.{0,60} \d{4}\s*$/.test(line)) return at + 1
  }
  return mbox.length
}
