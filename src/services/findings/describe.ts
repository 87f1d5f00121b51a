import type { Finding } from '#engines/finding.ts'
import type { FindingWords, Said } from '#engines/finding-words.ts'
import type { Speech } from '#messages/say.ts'
import { codesBelow, isCode, type StoredFacts, sayStored } from '#messages/stored.ts'

/** A finding and what its words need -> its sentences in a language. */

type Stored = Pick<Finding, 'code' | 'facts'>

export type Described<Context> = {
  title: string
  what: string
  why: string
  refs: FindingWords['refs']
  /** The codes that it has sentences for. */
  codes: string[]
  found(finding: Stored): string
  /** A step each; none where there is nothing to do. */
  fix(finding: Stored, context: Context): string[]
}

/** The words of the findings with this id. `context`: what its steps may know beside the facts. */
export function describe<Context>(
  language: Speech,
  id: string,
  words: FindingWords<Context>,
): Described<Context> {
  const own = words.as ?? id
  const fixed = (part: string) => sayStored(language, `${own}.${part}`) ?? ''
  const factsOf = (finding: Stored, context?: Context) => ({
    ...finding.facts,
    ...words.facts?.(finding, context),
  })
  const sayEach = (said: Said[], own: StoredFacts): string[] =>
    said.map((each) => {
      const { code, facts } = typeof each === 'string' ? { code: each, facts: own } : each
      return sayStored(language, code, facts) ?? ''
    })
  return {
    title: fixed('title'),
    what: fixed('what'),
    why: fixed('why'),
    refs: words.refs,
    codes: [...new Set([...codesBelow(`${own}.found.`), ...Object.keys(words.found ?? {})])],
    found(finding) {
      const chosen = words.found?.[finding.code]
      if (chosen) return sayEach(chosen(finding.facts), factsOf(finding)).join(' ')
      const code = firstCode([own, words.otherwise, 'any'], `found.${finding.code}`)
      return sayStored(language, code ?? 'any.found.not-judged', factsOf(finding)) ?? ''
    },
    fix(finding, context) {
      const chosen = words.fix?.[finding.code]
      if (chosen) return sayEach(chosen(finding.facts, context), factsOf(finding, context))
      const code = firstCode([own, words.otherwise], `fix.${finding.code}`)
      return code ? (sayStored(language, code, factsOf(finding, context)) ?? '').split('\n') : []
    },
  }
}

const firstCode = (ids: (string | undefined)[], part: string): string | undefined =>
  ids.map((id) => `${id}.${part}`).find(isCode)

/** The words of several ids. */
export const describeAll = <Context>(
  language: Speech,
  words: Record<string, FindingWords<Context>>,
): Record<string, Described<Context>> =>
  Object.fromEntries(Object.entries(words).map(([id, each]) => [id, describe(language, id, each)]))
