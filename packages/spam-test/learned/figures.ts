import data from '../data/mail-figures.json' with { type: 'json' }

/** What `npm run bench:mail -- --write` measured on labelled mails, for pages and documents to show. Shares are 0-1. */
export type MailFigures = {
  /** The day of the measurement, and the rules it holds for. */
  date: string
  rules: string
  /** Number of mails: those the numbers were chosen on, and those measured, which they had not seen. */
  sets: Record<'train' | 'validation', { good: number; spam: number }>
  /** Measured good mails by kind, and how many of them the learned model flags. */
  kinds: { kind: string; mails: number; judged: number; warning: number; bad: number }[]
  curves: Record<'model' | 'content' | 'total', Curve>
  /** The learned model among the mails whose words it judges; the others count by their shape in `curves.model`. */
  judged: { good: number; spam: number } & Omit<Curve, 'roc'>
  checks: CheckFigures[]
  languages: GroupFigures[]
  years: GroupFigures[]
}

export type Curve = {
  auc: number
  /** Share of spam found with no good mail flagged, with one in a hundred, and with no newsletter flagged. */
  atNone: number
  atOneInHundred: number
  atNoNewsletter: number
  /** Points from left to right: share of good mail flagged, share of spam found. */
  roc: number[][]
}

/** Share of the mails of a kind for which a check is a warning, bad, or fatal. */
export type Fires = { warning: number; bad: number; fatal: number }
export type CheckFigures = { check: string; bulk: Fires; personal: Fires; spam: Fires }

/** Mails of one language or age; `flagged` and `found`: share of good mail and of spam that the model calls bad. */
export type GroupFigures = {
  name: string
  good: number
  spam: number
  judged: number
  flagged: number | null
  found: number | null
  /** Figures of the total score; null with fewer than ten mails of a kind. */
  auc: number | null
}

export const mailFigures: MailFigures = data
