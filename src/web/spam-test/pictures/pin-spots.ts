import type { CheckOutline } from '../outline.ts'

/**
 * Where a finding belongs that has no place in the picture: the lines that an email client shows above the email, its end,
 * or the email as a whole (its source, a missing part, its size).
 */
export const spots = ['sender', 'subject', 'preview', 'end', 'whole'] as const
export type Spot = (typeof spots)[number]

/** Checks about one line, even if they also quote something that is rendered. */
const lines: Record<string, Spot> = {
  subject_style: 'subject',
  subject_length: 'subject',
  preheader: 'preview',
}

/** Where what is missing should be. */
const missing: Record<string, Spot> = {
  body_unsubscribe: 'end',
  postal_address: 'end',
  sender_claim: 'sender',
  lookalike_domain: 'sender',
}

const ofSender = new Set(['authentication', 'reputation', 'headers'])

/** The line of a check; null if it belongs to what is rendered. */
export const lineOf = ({ id }: Pick<CheckOutline, 'id'>): Spot | null => lines[id] ?? null

/** The spot of a check that has no place in the picture. */
export const spotOf = ({ id, category }: Pick<CheckOutline, 'id' | 'category'>): Spot =>
  lines[id] ?? missing[id] ?? (ofSender.has(category) ? 'sender' : 'whole')
