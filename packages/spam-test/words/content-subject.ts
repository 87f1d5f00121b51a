import { plain } from '@postproof/engine/plain-message'
import { rfc } from '@postproof/engine/references'
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
  subject_length: { refs: [rfc(5322, '3.6.5')] },
  subject_style: {
    refs: [
      { label: '15 USC 7704', url: 'https://www.law.cornell.edu/uscode/text/15/7704' },
      rfc(5322, '3.6.5'),
    ],
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
  preheader: {
    refs: [
      { label: 'Can I email: display:none', url: 'https://www.caniemail.com/features/css-display-none/' },
    ],
  },
}
