import { rfc } from '#engines/references.ts'
import type { CheckText } from '../types.ts'
import { counted, type Facts, say, textOf } from './phrasing.ts'

const tricks: Record<string, string> = {
  'hidden-characters': 'invisible characters',
  'lookalike-letters': 'letters of another script that look like Latin ones',
  'fake-reply': 'a reply or forward mark on a mail that answers nothing',
  capitals: 'mostly capital letters',
  exclamation: 'several exclamation marks',
  'money-signs': 'repeated currency signs',
  emoji: 'more than two emoji',
  'styled-letters': 'mathematical letters used as bold or italic type',
}

/** Names every trick that was found, the worst first. */
function namesOf({ tricks: found }: Facts): string {
  const names = Array.isArray(found) ? found.map((code) => tricks[String(code)] ?? String(code)) : []
  return `The subject has ${names.join(', and ')}.`
}

const plainCase = ['Write the subject as a sentence: a capital at the start, one mark at the end.']

/** Words for the checks of subject and preview text. */
export const subjectTexts: Record<string, CheckText> = {
  subject_length: textOf({
    title: 'Subject length',
    what: 'How many characters the subject has.',
    why: 'Phones show about 40 to 60 characters of a subject. An empty subject is typical of spam and malware, and filters weigh it.',
    refs: [rfc(5322, '3.6.5')],
    found: {
      best: ({ length }) => `The subject has ${counted(length, 'character')}.`,
      fits: ({ length }) => `The subject has ${counted(length, 'character')}; 15 to 60 show best.`,
      short: ({ length }) => `The subject has only ${counted(length, 'character')}.`,
      long: ({ length }) => `The subject has ${counted(length, 'character')}, so phones will cut it.`,
      empty: 'The mail has no subject.',
    },
    fix: {
      short: ['Say in 15 to 60 characters what the mail brings.'],
      long: [
        'Put the main point into the first 40 characters.',
        'Bring the subject down to 60 characters; move the rest into the preview text.',
      ],
      empty: ['Give the mail a subject of 15 to 60 characters that says what it brings.'],
    },
  }),
  subject_style: textOf({
    title: 'Subject style',
    what: 'Tricks in the subject: shouting, false reply marks, invisible or exchanged letters.',
    why: 'Filters and readers take them as signs of spam. In the United States a misleading subject is unlawful (15 USC 7704(a)(2)).',
    refs: [
      { label: '15 USC 7704', url: 'https://www.law.cornell.edu/uscode/text/15/7704' },
      rfc(5322, '3.6.5'),
    ],
    found: {
      plain: 'The subject is plainly written.',
      'no-subject': 'There is no subject to look at.',
      ...Object.fromEntries(Object.keys(tricks).map((code) => [code, namesOf])),
    },
    fix: {
      'hidden-characters': [
        'Delete the subject and type it again by hand, without pasting.',
        'If a program writes the subject, remove zero-width and direction characters from what it puts in.',
      ],
      'lookalike-letters': [
        'Type the words of the subject again with one keyboard layout, so that all letters of a word are of one script.',
      ],
      'fake-reply': [
        'Take "Re:" or "Fwd:" off the subject, unless this mail truly answers or forwards another one.',
        'A true reply carries the References header of the mail it answers; let your program set it.',
      ],
      capitals: plainCase,
      exclamation: plainCase,
      'money-signs': ['Write the amount with one currency sign, such as $20.'],
      emoji: ['Keep one emoji, or two at most.'],
      'styled-letters': [
        'Use ordinary letters: screen readers read these one by one, and filters know the trick.',
      ],
    },
  }),
  preheader: textOf({
    title: 'Preview text',
    what: 'The first text of the body, which inbox lists show after the subject.',
    why: 'Readers decide by it whether to open. Left alone, inboxes show whatever comes first, often "View in browser".',
    refs: [
      { label: 'Can I email: display:none', url: 'https://www.caniemail.com/features/css-display-none/' },
    ],
    found: {
      set: ({ length }) => `The preview text has ${counted(length, 'character')}.`,
      'from-text': 'The text itself begins with words that make a good preview.',
      long: ({ length }) => `The preview text has ${counted(length, 'character')}; inboxes show 110 at most.`,
      short: ({ length }) => `The preview text has only ${counted(length, 'character')}.`,
      missing: 'The body has no text to show as a preview.',
      'view-in-browser': ({ text }) => `The preview begins with a link to the web version: “${say(text)}”.`,
      'template-text': ({ text }) => `The preview is text that came with the template: “${say(text)}”.`,
      'no-body': 'There is no text part to take a preview from.',
    },
    fix: {
      short: [
        'Write a preview text of 40 to 110 characters that goes on from the subject.',
        'Put it into the preview or preheader field of your editor, or into a hidden <div> right after <body>.',
      ],
      missing: [
        'Write a preview text of 40 to 110 characters that goes on from the subject.',
        'Put it into the preview or preheader field of your editor, or into a hidden <div> right after <body>.',
      ],
      'view-in-browser': [
        'Set a preview text of 40 to 110 characters in your editor; it then comes first.',
        'Or move the link to the web version to the end of the mail.',
      ],
      'template-text': [
        'Replace the sample text in the preview or preheader field with a sentence of your own.',
        'Send the test again and look at the preview in the report.',
      ],
    },
  }),
}
