import { newMessage } from '@postproof/message/edit'
import { readMessage } from '@postproof/message/read'
import {
  applyEdits,
  findSourceRepairs,
  type Repair,
  type RepairKind,
  type SourceEdit,
} from '../source-repairs/index.ts'
import { tagFinder } from './tags.ts'

export type Repaired = {
  html: string
  /** Each with the line where it begins, in the source as it was when the repair was made. */
  made: { kind: RepairKind; line: number; quote: string; edits: readonly SourceEdit[] }[]
}

/** As many repairs as one template may get: each is proved by reading the template again. */
const MOST = 40
/** Comments of a template explain it to its authors. */
const notInTemplates: ReadonlySet<RepairKind> = new Set(['comments'])

/**
 * The template with every repair that the editor offers and that needs no words of its author. They are made one after another, each
 * proved in the source as the ones before it left it. What would change a merge tag is left alone.
 */
export function repairTemplate(source: string): Repaired {
  const made: Repaired['made'] = []
  let html = source
  while (made.length < MOST) {
    const next = offered(html).find((one) => !made.some(({ kind }) => kind === one.kind))
    if (!next) break
    html = applyEdits(html, next.edits)
    made.push({ kind: next.kind, line: next.line, quote: next.quote, edits: next.edits })
  }
  return { html, made }
}

function offered(html: string): Repair[] {
  const message = readMessage(newMessage({ html, fields: {} }, { at: 0, id: 'template' }))
  // Elsewhere the parser has read another source than the file's.
  if (message.html?.source !== html) return []
  const finder = tagFinder(html)
  const touchesTag = ({ edits }: Repair) =>
    edits.some(({ from, to }) => finder.within(from, to, 'markup') !== null)
  return findSourceRepairs(message, { subject: '', isSecure: () => false }).offered.filter(
    (repair) => !repair.ask && !notInTemplates.has(repair.kind) && !touchesTag(repair),
  )
}
