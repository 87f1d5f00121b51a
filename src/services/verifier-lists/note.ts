import { type Message, message } from '@postproof/messages/message'
import { say } from '@postproof/messages/say'
import type { Language } from '#contract/language.ts'
import type { Pattern } from './file/guard.ts'
import type { Plan } from './file/plan.ts'
import type { Probing } from './types.ts'

/** A column as a note calls it. */
type Column = { index: number; name: string | null }

/** What is to be known of a list from its beginning. Kept as facts; put into the reader's words when it is shown. */
export type NoteFact =
  | { fact: 'refused'; domain: string; why: Pattern }
  | { fact: 'mostly-bad'; bad: number; rows: number; column: Column }
  | { fact: 'beside'; other: Column; column: Column }
  | { fact: 'replaced'; count: number }
  | { fact: 'prose' }
  | { fact: 'signed-out' }
  | { fact: 'not-now' }
  | { fact: 'not-asked-here' }
  | { fact: 'counted-before' }
  | { fact: 'unasked'; domains: string[]; more: number }

const short = ({ index, name }: Column): Column => ({
  index,
  name: name?.slice(0, 50).toWellFormed() ?? null,
})

/** As it is stored; null when there is nothing. */
export function noteOf(
  { suspicion: { refused, unasked }, column, counts, prose }: Plan,
  { probing, replaced, known }: { probing: Probing; replaced: number; known: boolean },
): string | null {
  if (refused) return written([{ fact: 'refused', domain: refused.domain, why: refused.why }])
  const own = short(column)
  const facts: (NoteFact | null)[] = [
    counts.bad_rows > counts.rows / 2
      ? { fact: 'mostly-bad', bad: counts.bad_rows, rows: counts.rows, column: own }
      : null,
    column.beside === null ? null : { fact: 'beside', other: short(column.beside), column: own },
    replaced > 0 ? { fact: 'replaced', count: replaced } : null,
    prose ? { fact: 'prose' } : null,
    probing === 'signed-out' ? { fact: 'signed-out' } : null,
    probing === 'not-now' ? { fact: 'not-now' } : null,
    probing === 'off' ? { fact: 'not-asked-here' } : null,
    probing === 'allowed' && unasked.size > 0
      ? { fact: 'unasked', domains: [...unasked].slice(0, 3), more: Math.max(0, unasked.size - 3) }
      : null,
    known ? { fact: 'counted-before' } : null,
  ]
  return written(facts.filter((fact) => fact !== null))
}

const written = (facts: NoteFact[]): string | null => (facts.length > 0 ? JSON.stringify(facts) : null)

/** A stored note in words. What was stored as a sentence, by an earlier version, stays as it stands. */
export function sayNote(stored: string | null, language: Language): string | null {
  if (!stored?.startsWith('[{"fact":')) return stored
  return (JSON.parse(stored) as NoteFact[]).map((fact) => say(language, messageOfNote(fact))).join(' ')
}

const titleOf = ({ index, name }: Column): Message =>
  name ? message('list.column_name', { name }) : message('lists.column', { number: index + 1 })

function messageOfNote(note: NoteFact): Message {
  switch (note.fact) {
    case 'refused':
      return message('lists.refused', { pattern: note.why, domain: note.domain })
    case 'mostly-bad':
      return message('lists.mostly_bad', { bad: note.bad, rows: note.rows, column: titleOf(note.column) })
    case 'beside':
      return message('lists.beside', { other: titleOf(note.other), column: titleOf(note.column) })
    case 'replaced':
      return message('lists.replaced', { count: note.count })
    case 'prose':
      return message('lists.prose')
    case 'signed-out':
      return message('lists.signed_out')
    case 'not-now':
      return message('lists.not_now')
    case 'not-asked-here':
      return message('lists.not_asked_here')
    case 'counted-before':
      return message('lists.counted_before')
    case 'unasked':
      return message('lists.unasked', { domains: note.domains, more: note.more })
  }
}
