import type { PlainCode } from '@postproof/messages/message'
import { Gunzip, Inflate } from 'fflate'
import { INFLATE_SLICE, MAX_PACKED } from '../bounds.ts'
import type { Budget } from './content.ts'

/** What came out, as far as it went, and why it ended early. `octet`: how much of the packed data was read by then. */
export type Inflated = { bytes: Uint8Array; problem: PlainCode | null; octet: number }

/** Error codes of fflate that say where it stopped. */
const UNEXPECTED_END = 0
const NOT_GZIP = 6

/**
 * Undoes DEFLATE (RFC 1951) or gzip (RFC 1952, several members too) in small slices, and stops at the cap of all output. No
 * declared size is believed. Never throws.
 */
export function inflate(packed: Uint8Array, form: 'gzip' | 'deflate', budget: Budget): Inflated {
  const chunks: Uint8Array[] = []
  let size = 0
  let read = 0
  let problem: PlainCode | null = packed.length > MAX_PACKED ? 'reports.packed_cut' : null
  const stream = new (form === 'gzip' ? Gunzip : Inflate)((chunk) => {
    const kept = chunk.subarray(0, Math.max(0, budget.octets))
    budget.octets -= kept.length
    size += kept.length
    if (kept.length > 0) chunks.push(kept)
    if (kept.length < chunk.length) throw new CapReached()
  })
  const end = Math.min(packed.length, MAX_PACKED)
  try {
    for (; read < end; read += INFLATE_SLICE) {
      stream.push(packed.subarray(read, Math.min(end, read + INFLATE_SLICE)))
      // Headers without end and empty blocks cost time and give nothing; real data never grow by packing.
      if (read > 16 * INFLATE_SLICE + 2 * size)
        return { bytes: joined(chunks, size), problem: 'reports.packed_damaged', octet: read }
    }
    if (problem === null) stream.push(new Uint8Array(0), true)
  } catch (error) {
    problem = problemOf(error, size > 0)
  }
  return { bytes: joined(chunks, size), problem, octet: Math.min(read + 1, packed.length) }
}

class CapReached extends Error {}

function problemOf(error: unknown, hasOutput: boolean): PlainCode {
  if (error instanceof CapReached) return 'reports.output_cut'
  const { code } = error as { code?: number }
  if (code === UNEXPECTED_END) return 'reports.packed_cut_short'
  return code === NOT_GZIP && hasOutput ? 'reports.after_packed' : 'reports.packed_damaged'
}

function joined(chunks: Uint8Array[], size: number): Uint8Array {
  const bytes = new Uint8Array(size)
  let at = 0
  for (const chunk of chunks) {
    bytes.set(chunk, at)
    at += chunk.length
  }
  return bytes
}
