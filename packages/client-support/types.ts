import type { Harm, Scope } from '@postproof/engine/world'
import type { Message } from '@postproof/messages/message'

export type { Effect, Harm, Scope } from '@postproof/engine/world'

export type Level = 'yes' | 'partly' | 'no' | 'unknown'

export type Category = 'css' | 'html' | 'image' | 'others'

/** What a client makes of a feature, as last tested. */
export type Support = { level: Level; notes: string[] }

/** One feature of the data, with the newest test of each client. */
export type Feature = {
  slug: string
  title: string
  category: Category
  /** `YYYY-MM-DD` */
  lastTested: string
  url: string
  /** By client, `family.platform`. */
  support: Map<string, Support>
}

/** What was measured to be lost without a feature, by slug. What was not measured is not there. */
export type MeasuredEffects = Record<string, Partial<Record<Scope, Harm>>>

/** One place where a mail uses a feature. */
export type Use = {
  slug: string
  /** Of the HTML source, from 1; null for what stands in no line of it. */
  line: number | null
  example: string
  /** Of what kind this use is, e.g. `negative`: decides which notes of the data speak of it. */
  traits: readonly string[]
  /** An enhancement: in `@media`, `@supports` or `:hover`, or after a declaration that serves instead. */
  optional: boolean
  /** In `<!--[if !mso]><!-->`: Outlook on Windows does not see it. */
  hiddenFromWord: boolean
  /** Overrides the harm of the table: this use needs the feature more, or less, than most. */
  harm?: Harm
  /** Address of the style sheet that it loads. */
  sheet?: string
}

export type ClientShare = { id: string; family: string; platform: string; share: number }

export type FeatureUse = {
  slug: string
  title: string
  category: Category
  /** At most 20, ascending. */
  lines: number[]
  uses: number
  /** As written: the first of the uses that need it most. */
  example: string
  /** Where the example stands. */
  exampleLine: number | null
  harm: Harm
  /** That harm was measured in the drawn mail; otherwise it is what such features mostly do. */
  measured: boolean
  /** Clients in the order of the shares. A level is that of the ways in which this mail uses the feature. */
  support: { client: string; level: Level; notes: (string | Message)[] }[]
  lastTested: string
  /** Null where it works everywhere. */
  fix: Message | null
  url: string
}

export type ClientSupport = {
  /** The largest share first. `score`: what is left of the mail there, 0-1. */
  clients: (ClientShare & { score: number })[]
  /** Mean of the scores by share, 0-1. */
  support: number
  /** Of the caniemail data, `YYYY-MM-DD`. */
  dataDate: string
  /** What costs most first; those that work everywhere last. */
  features: FeatureUse[]
}
