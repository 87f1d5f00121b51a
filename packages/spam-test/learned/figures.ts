import data from '../data/mail-figures.json' with { type: 'json' }

/**
 * What `npm run bench:mail -- --write` measured on the validation part of labelled mails, for pages and documents to show.
 * Shares are 0-1; null where there are no such mails.
 */
export type MailFigures = {
  /** The day of the measurement, and the rules it holds for. */
  date: string
  rules: string
  /** The rules of the version next to which it was measured; null for none. */
  rulesBefore: string | null
  /** Number of mails: those the numbers were fitted on, and those measured, which they had not seen. */
  sets: Record<SetName, Record<'train' | 'validation', { good: number; spam: number }>>
  /** Each set as a whole, and its mails whose words the model judges. */
  whole: (Row & { set: SetName; judgedOnly: boolean })[]
  /** By where the mails were collected, and by kind and language as detected (ISO 639-3, null where unknown). */
  places: (Row & { name: string })[]
  kinds: (Row & { name: string })[]
  languages: (Row & { name: string | null })[]
  /** Of the mails that get such a probability at a place, how many are spam. */
  reliability: Reliability[]
  curves: Record<'model' | 'content' | 'total', Curve>
  checks: CheckFigures[]
}

export type SetName = 'modern' | 'older'

/** How the learned model and the total score tell some mails apart, and how the version before did. */
export type Row = Told & { good: number; spam: number; judged: number; before: Told | null }

export type Told = {
  /** Area under the curve of the learned model and of the total score, against all mails of the other kind where a row has one kind. */
  auc: number | null
  total: number | null
  /** Share of good mail, and of spam, to which the model gives more than one half. */
  flagged: number | null
  found: number | null
  /** Share of spam found with 1 and with 5 in 100 good mails flagged. */
  foundAtOne: number | null
  foundAtFive: number | null
  /** Good mails that the model calls bad. */
  called: number
}

/** `from` and `to`: probabilities; `spam` of `mails` are spam. */
export type Reliability = { place: string; from: number; to: number; mails: number; spam: number }

export type Curve = {
  auc: number
  /** Points from left to right: share of good mail flagged, share of spam found. */
  roc: number[][]
}

/** Share of the mails of a kind for which a check is a warning, bad, or fatal. */
export type Fires = { warning: number; bad: number; fatal: number }
export type CheckFigures = { check: string; bulk: Fires; personal: Fires; spam: Fires }

export const mailFigures = data as MailFigures
