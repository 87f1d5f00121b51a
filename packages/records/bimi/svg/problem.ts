import type { Message } from '@postproof/messages/message'

/** One thing wrong with a logo, or worth changing. `code` in kebab-case; words are tables elsewhere. */
export type SvgProblem = {
  code: string
  /** `bad`: the grammar or its safety is broken. `warning`: advice. */
  status: 'bad' | 'warning'
  /** Name of the element as written; null when the file as a whole is meant. */
  element: string | null
  attribute: string | null
  /** The offending text, cut at 80 characters, or what is wrong with it. */
  value: string | Message | null
  /** What kind of element or attribute; see grammar.ts. */
  kind: string | null
  line: number
  column: number
}

/** More problems than this are not collected; the count goes on. */
export const MAX_SVG_PROBLEMS = 500

type Where = { line: number; column: number }
type Given = Partial<Pick<SvgProblem, 'element' | 'attribute' | 'value' | 'kind'>>

/** Collects problems in the order they were met. */
export function createSvgProblems() {
  const list: SvgProblem[] = []
  const add = (status: SvgProblem['status'], code: string, where: Where, given: Given) => {
    if (list.length >= MAX_SVG_PROBLEMS) return
    const { element = null, attribute = null, value = null, kind = null } = given
    list.push({
      code,
      status,
      element,
      attribute,
      value: cutValue(value),
      kind,
      line: where.line,
      column: where.column,
    })
  }
  return {
    list,
    bad: (code: string, where: Where, given: Given = {}) => add('bad', code, where, given),
    warning: (code: string, where: Where, given: Given = {}) => add('warning', code, where, given),
  }
}

function cutValue(value: SvgProblem['value']): SvgProblem['value'] {
  if (value === null || typeof value === 'string') return value && cut(value)
  const facts = Object.entries(value.facts).map(([name, fact]) => [
    name,
    typeof fact === 'string' ? cut(fact) : fact,
  ])
  return { ...value, facts: Object.fromEntries(facts) } as Message
}

const cut = (text: string): string => (text.length > 80 ? `${text.slice(0, 79)}…` : text)

export type SvgProblems = ReturnType<typeof createSvgProblems>
