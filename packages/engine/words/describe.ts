import type { Speech } from '@postproof/messages/say'
import { codesBelow, isCode, type StoredFacts, sayStored } from '@postproof/messages/stored'
import type { FindingWords, Said, Stored } from '../finding-words.ts'

/** A finding and what its words need -> its sentences in a language. */

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
  // The guides of the documentation give facts that name themselves when they are asked for: no copy holds those.
  const factsOf = (finding: Stored, context?: Context): StoredFacts =>
    Object.assign(Object.create(finding.facts), words.facts?.(finding, context))
  const sayEach = (said: Said, facts: StoredFacts): string[] =>
    said.flatMap((each) =>
      typeof each === 'string'
        ? (sayStored(language, each, facts) ?? '').split('\n')
        : [sayStored(language, each.code, each.facts) ?? ''],
    )
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
      // Several problems may share a step.
      if (chosen) return [...new Set(sayEach(chosen(finding.facts, context), factsOf(finding, context)))]
      const code = firstCode([own, words.otherwise], `fix.${finding.code}`)
      return code ? (sayStored(language, code, factsOf(finding, context)) ?? '').split('\n') : []
    },
  }
}

const firstCode = (ids: (string | undefined)[], part: string): string | undefined =>
  ids.map((id) => `${id}.${part}`).find(isCode)
