import { gmailSenders } from '#engines/references.ts'
import type { CheckText } from '../types.ts'
import { counted, type Facts, say, textOf } from './phrasing.ts'

const noHtml = 'There is no HTML part.'
const caniemail = (slug: string, label: string) => ({
  label: `Can I email: ${label}`,
  url: `https://www.caniemail.com/features/${slug}/`,
})

const plainHtml = 'Mail programs remove it, and filters take it as a sign of an attack.'

/** What a mail should not hold: its name by number, and what to do about it. */
const active: Record<string, { name: (count: number) => string; steps: string[] }> = {
  script: {
    name: (count) => counted(count, 'script'),
    steps: ['Remove all <script> elements; put what they do on a web page, and link to it.'],
  },
  iframe: {
    name: (count) => counted(count, 'frame'),
    steps: ['Replace each frame with a picture that links to the page.'],
  },
  object: {
    name: (count) => counted(count, 'embedded object'),
    steps: ['Replace each embedded object with a picture that links to a page.'],
  },
  'event-handler': {
    name: (count) => `${counted(count, 'element')} with a script attribute such as onclick`,
    steps: ['Remove all attributes that begin with “on”, such as onclick and onload.'],
  },
  'meta-refresh': {
    name: () => 'a jump to another page (meta refresh)',
    steps: ['Remove <meta http-equiv="refresh">.'],
  },
  'working-form': {
    name: (count) => `${counted(count, 'form')} that would send what readers type`,
    steps: ['Replace each form with a button that links to the form on your website.'],
  },
  'external-css': {
    name: (count) =>
      `${counted(count, 'style sheet')} from outside (not read by this test, and not loaded by most mail programs)`,
    steps: [
      'If the style sheet from outside brings fonts alone, leave it: readers see the next font of the list. Else copy its rules into a <style> element in the head, or into style attributes.',
    ],
  },
  form: {
    name: (count) => `${counted(count, 'form')} without a target`,
    steps: ['Replace each form with a button that links to a page.'],
  },
  input: {
    name: (count) => counted(count, 'input field'),
    steps: ['Replace each field with a link to a page that has it.'],
  },
  video: {
    name: (count) => `${counted(count, 'video')} without anything for programs that play none`,
    steps: ['Put a linked picture inside the <video> element, or use a linked picture alone.'],
  },
  'data-image': {
    name: (count) => `${counted(count, 'image')} written into the HTML (data:), which Gmail does not show`,
    steps: ['Upload the image and link to its https address, or attach it and refer to it by cid:.'],
  },
}

type Kinds = { kind: string; count: number }[]

/** What was found, with its number, the worst first. */
export const activeKinds = ({ kinds }: Facts): Kinds =>
  Array.isArray(kinds)
    ? kinds.flatMap((row) =>
        row && typeof row === 'object' && !Array.isArray(row) && String(row.kind) in active
          ? [{ kind: String(row.kind), count: Number(row.count) }]
          : [],
      )
    : []

/** Names every kind that was found. */
function kindsOf(facts: Facts): string {
  const names = activeKinds(facts).map(({ kind, count }) => active[kind]!.name(count))
  return `The HTML holds ${names.length < 2 ? names[0] : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`}.`
}

/** The kinds that need steps of their own. */
export function kindsToReplace(facts: Facts): string[] {
  const kinds = activeKinds(facts).map(({ kind }) => kind)
  // What replaces the form takes its fields along.
  return kinds.filter((kind) => kind !== 'input' || !kinds.some((other) => other.endsWith('form')))
}

const stepsForKinds = (facts: Facts): string[] => kindsToReplace(facts).flatMap((kind) => active[kind]!.steps)

/** Words for the checks of how the HTML is made. */
export const markupTexts: Record<string, CheckText> = {
  hidden_text: textOf({
    title: 'Hidden text',
    what: 'Text that filters read and people do not: not displayed, too small, or in the color of its background.',
    why: 'Spammers hide innocent words to mislead filters, so SpamAssassin and rspamd count hidden text. Preview texts that have to do with the mail, and texts that other screens or dark mode show, are left out.',
    refs: [gmailSenders],
    found: {
      none: 'No hidden text was found.',
      'preheader-only': 'Only the preview text is hidden, as it should be.',
      some: ({ hidden_words, ways }) => `${counted(hidden_words, 'word')} hidden (${say(ways)}).`,
      much: ({ hidden_words, share, ways }) =>
        `${counted(hidden_words, 'word')} hidden, ${say(share)} % of the text (${say(ways)}).`,
      'split-words': ({ cut_words }) =>
        `${counted(cut_words, 'word')} with a hidden text between the letters.`,
      'zero-width': ({ cut_words }) => `${counted(cut_words, 'word')} cut by invisible characters.`,
      'no-html': noHtml,
    },
    fix: {
      some: [
        'Delete the hidden passages in the evidence, or show them.',
        'Keep the preview text below 250 characters, before all other text.',
      ],
      much: [
        'Delete the hidden passages in the evidence, or show them.',
        'If a block is meant for one screen size only, show it by a media query in the same mail.',
        'Keep the preview text below 250 characters, before all other text.',
      ],
      'split-words': [
        'Delete the hidden element within each word in the evidence, with all that stands in it.',
        'If you did not put it there, look at the template and at what your editor pastes.',
      ],
      'zero-width': [
        'Type the words in the evidence again by hand, without pasting.',
        'For places where a long word may break, use a soft hyphen (&shy;).',
      ],
    },
  }),
  active_content: textOf({
    title: 'Scripts, forms and frames',
    what: 'Parts of a web page that do not belong in a mail: scripts, frames, forms, style sheets from outside.',
    why: plainHtml,
    refs: [
      caniemail('html-form', 'form'),
      caniemail('html-video', 'video'),
      caniemail('html-style', 'style'),
    ],
    found: {
      none: 'The HTML holds nothing active.',
      'web-fonts': 'The HTML loads web fonts, which is fine; programs without them use their own.',
      ...Object.fromEntries(Object.keys(active).map((kind) => [kind, kindsOf])),
      'no-html': noHtml,
    },
    fix: {
      ...Object.fromEntries(Object.keys(active).map((kind) => [kind, stepsForKinds])),
    },
  }),
  cta_button: textOf({
    title: 'Main button',
    what: 'A link that looks like a button, made of HTML and large enough for a thumb. Sizes are estimated.',
    why: 'A button made of an image is gone while images are off, and small ones are hard to hit on a phone (WCAG 2.5.5).',
    refs: [
      { label: 'WCAG 2.5.5', url: 'https://www.w3.org/WAI/WCAG22/Understanding/target-size-enhanced.html' },
    ],
    found: {
      found: ({ text, width, height }) =>
        `The button “${say(text)}” measures about ${say(width)} by ${say(height)} px.`,
      small: ({ text, width, height }) =>
        `The largest button, “${say(text)}”, measures only about ${say(width)} by ${say(height)} px.`,
      'image-only': ({ buttons }) => `${counted(buttons, 'button')} made of an image, and none of HTML.`,
      none: 'No button was found; not every mail needs one.',
      'no-links': 'The mail has no links.',
      'no-html': noHtml,
    },
    fix: {
      small: ['Give the button more padding, such as 14px 24px, so that it measures 44 by 44 px or more.'],
      'image-only': [
        'Build the button of HTML: a table cell or link with a background color, a padding of 14px 24px and text.',
      ],
    },
  }),
}
