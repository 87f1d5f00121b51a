import { z } from 'zod'
import type { BlacklistChecker, RecordChecker } from '#contract/checker-names.ts'
import type { BlacklistResult, RecordQuery, RecordResult, ShownDomain } from '#contract/checkers.ts'
import type { LintReport } from '#contract/lint.ts'
import type { TestResult } from '#contract/spam-test.ts'
import type { Verification } from '#contract/verifier.ts'

/** What the tools for AI assistants are made of, wherever they run. */

export type Shape = z.ZodRawShape

type Json = string | number | boolean | null | undefined | readonly Json[] | { readonly [key: string]: Json }
export type Answer = { readonly [key: string]: Json }

export type Tool = {
  name: string
  title: string
  description: string
  input: Shape
  output: Shape
  /** It asks DNS, web or mail servers. */
  asksNetwork: boolean
  /** Its result is kept, and counts for the plan. */
  keeps: boolean
  run(given: Record<string, unknown>): Promise<Answer>
}

/** A result, and the address of the page that has all of it. */
export type Found<Result> = { result: Result; more?: string }

/** Work that is given other things in other places. */
export type Asked<Result> = { input: Shape; run(given: Record<string, unknown>): Promise<Found<Result>> }

export const asked = <S extends Shape, Result>(
  input: S,
  run: (given: z.infer<z.ZodObject<S>>) => Promise<Found<Result>>,
): Asked<Result> => ({ input, run: (given) => run(z.object(input).parse(given)) })

/** What `verify_address` takes everywhere. */
export const address = z.string().min(1).max(1000)

export type Linted = Pick<LintReport, 'score' | 'not_checked'> & {
  findings: Omit<LintReport['findings'][number], 'column'>[]
}

export type Senders = {
  domains: {
    domain: string
    days: number
    reporters: number
    messages: number
    passed: number
    policy: string | null
    next: string
    senders: { name: string; verdict: string; messages: number; passed: number; advice: string | null }[]
  }[]
  /** Why files could not be read. */
  not_read: string[]
}

/** Where the tools run: on the command line or in an instance. Calls reject with what went wrong; `sayError` puts it into words. */
export type ToolWorld = {
  version: string
  /** Results are kept, for the caller alone. */
  keeps: boolean
  /** What the place adds to descriptions. */
  about: { lint_template: string; verify_address: string; who_sends: string }
  testEmail: Asked<TestResult>
  lintTemplate: Asked<Linted>
  whoSends: Asked<Senders>
  verifyAddress: Asked<Verification>
  domain(input: string): Promise<Found<ShownDomain>>
  record(kind: RecordChecker, query: RecordQuery): Promise<Found<RecordResult>>
  blacklist(checker: BlacklistChecker, input: string): Promise<Found<BlacklistResult>>
  sayError(error: unknown): string
}

/** A fault of the call, in words that help to mend it. */
export class ToolError extends Error {
  override name = 'ToolError'
}
