import type { Html } from '@postproof/message/types'
import { type CommentNode, walk } from '@postproof/message/walk'
import { type Candidate, type Found, withhold } from './types.ts'

/** What Outlook reads as a condition, or as its end, and what an editor left around one. */
const conditional = /\[\s*(?:if|endif|else)|\bmso\b|<!|\]\s*(?:>\s*)?$/i
/** What programs that send mail replace, or take for the border of a block. */
const template = /\{\{|\{%|\*\||\|\*|%%|<%|\$\{|\[\[|mc:|tpl:|esd-|#(?:begin|end)/i

/** Comments that say nothing to anyone who reads the mail, all in one press. */
export function commentRepair(html: Html): Found {
  const kept: Record<'conditional' | 'template' | 'written-oddly', number[]> = {
    conditional: [],
    template: [],
    'written-oddly': [],
  }
  const candidates: Candidate[] = []
  const take = (node: CommentNode) => {
    const location = node.sourceCodeLocation
    if (!location) return
    const { startOffset: from, endOffset: to, startLine: line } = location
    const written = html.source.slice(from, to)
    const why = whyKept(node.data, written)
    if (why) kept[why].push(line)
    else
      candidates.push({
        kind: 'comments',
        edit: { from, to, text: '' },
        line,
        quote: written.slice(0, 100),
        change: { of: 'comment', node },
      })
  }
  walk(html.document, null, [{ comment: take }])
  const reasons = ['conditional', 'template', 'written-oddly'] as const
  return { candidates, withheld: reasons.flatMap((reason) => withhold('comments', reason, kept[reason])) }
}

function whyKept(data: string, written: string): 'conditional' | 'template' | 'written-oddly' | null {
  if (conditional.test(data)) return 'conditional'
  // Tokens such as `<!doctype` misplaced or `<?xml`, which parsers take for comments; and one that is not closed.
  if (written !== `<!--${data}-->`) return 'written-oddly'
  return template.test(data) ? 'template' : null
}
