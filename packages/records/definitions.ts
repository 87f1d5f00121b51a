import type { z } from 'zod'
import { bimi } from './bimi/definition.ts'
import { dkim } from './dkim/definition.ts'
import { dmarc } from './dmarc/definition.ts'
import type { RecordKind } from './kinds.ts'
import { mtaSts } from './mta-sts/definition.ts'
import type { RecordDefinition } from './record/define.ts'
import type { RecordReport } from './record/report.ts'
import { type Scoring, scoreBy } from './record/scoring.ts'
import { spf } from './spf/definition.ts'
import { tlsRpt } from './tls-rpt/definition.ts'

/** Every kind of record: its details, words and scoring. Asks nothing and runs in a browser; `checkers.ts` has the checks. */
export const recordDefinitions = {
  spf,
  dkim,
  dmarc,
  bimi,
  'mta-sts': mtaSts,
  'tls-rpt': tlsRpt,
} satisfies { [K in RecordKind]: RecordDefinition<z.ZodType<object, object>> }

type Schema<K extends RecordKind> = (typeof recordDefinitions)[K]['details']

/** What only reports of a kind have, as its check answers it. */
export type DetailsOf<K extends RecordKind> = z.input<Schema<K>>

/** The same once words were put to it. */
export type SaidDetailsOf<K extends RecordKind> = z.output<Schema<K>>

/** The definition of a kind that is not known before. */
export const definitionOf = (kind: RecordKind) =>
  recordDefinitions[kind] as RecordDefinition<z.ZodType<object, object>>

/** 0 to 100; null when something that decides was not answered. See `scoreBy`. */
export const scoreOf = (report: RecordReport): number | null =>
  scoreBy(definitionOf(report.kind).scoring as Scoring, report)
