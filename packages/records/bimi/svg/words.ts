import { sayableSize } from '@postproof/engine/amounts'
import type { Fact, Facts, FindingWords } from '@postproof/engine/finding-words'
import type { Message } from '@postproof/messages/message'
import { gmailBimi, svgDraft } from '../references.ts'

/** The words for the logo's grammar and for the advice on it. */
export const svgWords: Record<string, FindingWords> = {
  bimi_svg: {
    refs: [svgDraft],
    facts: ({ code, facts }) => ({
      bytes: sayableSize(facts.bytes),
      place: sayablePlace(facts),
      reason: code === 'element-not-allowed' ? reasonOfElement(facts) : reasonOfAttribute(facts),
    }),
  },
  'bimi_svg-advice': {
    refs: [svgDraft, gmailBimi],
    facts: ({ facts }) => ({ place: sayablePlace(facts) }),
  },
}

function sayablePlace({ lines, line }: Facts): Message {
  return Array.isArray(lines) && lines.length > 1
    ? { code: 'svg.lines', facts: { lines: lines.map(String) } }
    : { code: 'svg.line', facts: { line: String(line ?? '') } }
}

const ELEMENTS = [
  'script',
  'animation',
  'media',
  'style',
  'link',
  'effect',
  'font',
  'structure',
  'misplaced',
  'foreign',
] as const
const ATTRIBUTES = ['event', 'style', 'effect', 'link', 'data', 'foreign'] as const

function reasonOfElement({ kind }: Facts): Fact {
  const known = ELEMENTS.find((each) => each === kind) ?? 'unknown'
  return { code: `svg.element.${known}`, facts: {} }
}

function reasonOfAttribute({ kind }: Facts): Fact {
  const known = ATTRIBUTES.find((each) => each === kind) ?? 'other'
  return { code: `svg.attribute.${known}`, facts: {} }
}
