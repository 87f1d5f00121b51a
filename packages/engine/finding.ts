import type { Message } from '@postproof/messages/message'

/** The outcome of one check, shared by all reports. Facts only: points and words are tables elsewhere. */

/**
 * - `good`: as it should be. `warning`: works, but costs trust or will. `bad`: refused or filed as spam for it.
 * - `no-data`: could not be asked, or does not apply to this mail; never counts for or against.
 */
export type Status = 'good' | 'warning' | 'bad' | 'no-data'

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

/**
 * Where a piece of evidence stands. `raw`: line of the message source. `html`, `text`: line of that decoded part.
 * Lines and columns count from 1.
 */
export type Place = { in: 'raw' | 'html' | 'text'; line: number; column?: number }

export type Evidence = {
  /** A message where the words are ours; names and codes are the same in every language. */
  label: string | Message
  /** The raw text itself, cut at 500 characters; a message where it is ours. */
  value: string | Message
  place?: Place
}

export type Finding = {
  id: string
  status: Status
  /** Which case of the check this is, in kebab-case, e.g. `softfail`; texts are keyed by it. */
  code: string
  facts: Record<string, Json>
  evidence: Evidence[]
  /** How much of its points it takes, 0 to 1, where a check measures it; else its status says it. */
  share?: number
}

/** The longest `Evidence.value` in characters. */
export const EVIDENCE_LENGTH = 500

/** Our own sentences among the facts are messages, which are plain data too. */
type Given = Record<string, Json | Message | Message[]>

function make(status: Status) {
  return (id: string, code: string, facts: Given = {}, evidence: Evidence[] = []): Finding => ({
    id,
    status,
    code,
    facts: facts as Finding['facts'],
    evidence: evidence.map((item) =>
      typeof item.value === 'string' && item.value.length > EVIDENCE_LENGTH
        ? { ...item, value: `${item.value.slice(0, EVIDENCE_LENGTH - 1)}…` }
        : item,
    ),
  })
}

/** Makes a finding of that status: `(id, code, facts?, evidence?)`. Evidence is cut at EVIDENCE_LENGTH. */
export const good = make('good')
export const warning = make('warning')
export const bad = make('bad')
export const noData = make('no-data')
