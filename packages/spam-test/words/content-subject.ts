import { plain } from '@postproof/engine/plain-message'
import type { CheckWords } from '../types.ts'
import { chainedOf } from './chained.ts'
import { forEach, namesAmong, saying } from './facts.ts'

const tricks = [
  'hidden-characters',
  'lookalike-letters',
  'fake-reply',
  'capitals',
  'exclamation',
  'money-signs',
  'emoji',
  'styled-letters',
] as const

/** The checks of subject and preview text. */
export const subjectWords: Record<string, CheckWords> = {
  subject_style: {
    // Every trick that was found is named, the worst first.
    facts: ({ facts }) => ({
      tricks: chainedOf(
        facts.tricks,
        namesAmong(tricks, facts.tricks).map((trick) => plain(`subject_style.trick.${trick}`)),
        'subject_style.tricks.more',
        'subject_style.tricks.last',
      ),
    }),
    found: forEach(tricks, saying('subject_style.has')),
  },
}
