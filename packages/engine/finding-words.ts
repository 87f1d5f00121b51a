import type { Code, Message } from '@postproof/messages/message'
import type { Finding, Json } from './finding.ts'

/**
 * What the words of a finding need beside the finding itself. The sentences are in the catalogs, by the finding's id and
 * code: `<id>.title`, `.what`, `.why`, `.found.<code>`, and `.fix.<code>` with a step a line. They take the finding's
 * facts by name.
 */
export type FindingWords<Context = undefined> = {
  refs: Reference[]
  /** Whose sentences these are, where several ids share them; default its own. */
  as?: string
  /** Whose sentences serve for codes that it has none for. */
  otherwise?: string
  /** Facts that its sentences take beside those of the finding, or in another form. Only steps have a context. */
  facts?(finding: Stored, context?: Context): Record<string, Fact>
  /** Codes whose sentences depend on the facts: several are said one after another. */
  found?: Record<string, (facts: Facts) => Said>
  /** Codes whose steps depend on the facts. */
  fix?: Record<string, (facts: Facts, context: Context) => Said>
}

/** What is kept of a finding when its words are put to it. */
export type Stored = Pick<Finding, 'code' | 'facts'>

/** Codes alone are said with the facts of the finding, as its own sentence is. */
export type Said = readonly (Message | Code)[]

export type Reference = { label: string; url: string }
export type Facts = Record<string, Json>
/** `joined`: a, b and c. */
export type Fact = Json | Message | readonly (string | Message)[] | { joined: readonly (string | Message)[] }
