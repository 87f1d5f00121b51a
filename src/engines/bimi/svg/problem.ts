/** One thing wrong with a logo, or worth changing. `code` in kebab-case; words are tables elsewhere. */
export type SvgProblem = {
  code: string
  /** `bad`: the grammar or its safety is broken. `warning`: advice. */
  status: 'bad' | 'warning'
  /** Name of the element as written; null when the file as a whole is meant. */
  element: string | null
  attribute: string | null
  /** The offending text, cut at 80 characters. */
  value: string | null
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
    const whole = given.value ?? null
    const value = whole !== null && whole.length > 80 ? `${whole.slice(0, 79)}…` : whole
    const { element = null, attribute = null, kind = null } = given
    list.push({ code, status, element, attribute, value, kind, line: where.line, column: where.column })
  }
  return {
    list,
    bad: (code: string, where: Where, given: Given = {}) => add('bad', code, where, given),
    warning: (code: string, where: Where, given: Given = {}) => add('warning', code, where, given),
  }
}

export type SvgProblems = ReturnType<typeof createSvgProblems>
