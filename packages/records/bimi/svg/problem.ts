import type { Message } from '@postproof/messages/message'
import type { SvgProblem } from '../details.ts'

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
