import type { Json } from '#engines/finding.ts'
import type { CheckText } from '../types.ts'
import { counted, type Facts, say, sayBytes, textOf } from './phrasing.ts'
import {
  countedIn,
  countIn,
  joined,
  type Problems,
  sayProblems,
  stepsForProblems,
  tabled,
} from './rendering-problems.ts'

const caniemail = (slug: string, label: string) => ({
  label: `Can I email: ${label}`,
  url: `https://www.caniemail.com/features/${slug}/`,
})

const wcag = (section: string, slug: string) => ({
  label: `WCAG ${section}`,
  url: `https://www.w3.org/WAI/WCAG22/Understanding/${slug}.html`,
})

const devices: Record<string, string> = { desktop: 'a desktop', tablet: 'a tablet', mobile: 'a phone' }

const onDevices = (value: Json | undefined): string =>
  joined((Array.isArray(value) ? value : [value]).map((device) => devices[String(device)] ?? say(device)))

const failures: Record<string, string> = {
  crashed: 'the browser stopped on it',
  costly: 'it takes more processor time than a picture may',
  'too-large': 'it is too large to draw',
  // In reports of before, when limits went by the clock.
  timeout: 'it took too long',
  refused: 'too many mails were waiting',
}

const variants: Record<string, string> = { 'images-off': ' without images', dark: ' in dark mode' }

function sayFailed({ device, variant, failure }: Facts): string {
  if (typeof device !== 'string') return 'The mail could not be drawn, so this was not judged.'
  const how = `on ${onDevices(device)}${variants[String(variant)] ?? ''}`
  const why = failures[String(failure)]
  return `The mail could not be drawn as it looks ${how}${why ? `: ${why}` : ''}. So this was not judged.`
}

/** What every check of the drawn mail may say in place of a judgment. */
const notJudged: Record<string, string | ((facts: Facts) => string)> = {
  pending: 'The mail is still being drawn; this is judged when its pictures are ready.',
  disabled: 'This installation does not draw mails, so this was not judged.',
  locked: 'The plan had no screenshots left when this mail came, so this was not judged.',
  'no-browser': 'No browser could be started to draw the mail, so this was not judged.',
  failed: sayFailed,
  ours: 'Limits of this server kept a picture that this needs from being drawn whole, not the mail. So this was not judged and costs no points.',
  empty: 'The mail has neither HTML nor text, so there is nothing to draw.',
  'no-html': 'There is no HTML part: plain text adapts to every screen by itself.',
}

const fluid = [
  'Give outer tables width="100%" and style="max-width:600px", in place of a fixed width.',
  'Give wide images style="max-width:100%;height:auto".',
  'For columns that must stack on phones, use a media query: @media (max-width:600px).',
]

const sizes = [
  'Set the text at 16 px, and nothing that is meant to be read below 14 px.',
  'Small print at the end of the mail may be 12 px.',
]

const fits: Problems = {
  overflow: {
    say: ({ wide_on, desktop_width, phone_width, phone_window }) =>
      Array.isArray(wide_on) && wide_on.includes('desktop')
        ? `The mail is ${say(desktop_width)} px wide: too wide even for a desktop window of 1280 px.`
        : `The mail is ${say(phone_width)} px wide on a phone of ${say(phone_window)} px: shrunk to fit, it cannot be read.`,
    steps: fluid,
  },
  shrunk: {
    say: ({ wide_on, phone_width, phone_window, effective_size, scale }) =>
      Array.isArray(wide_on) && !wide_on.includes('mobile')
        ? `The mail is wider than the window of ${onDevices(wide_on)}.`
        : `The mail is ${say(phone_width)} px wide on a phone of ${say(phone_window)} px. Phones shrink it to ${percent(scale)} % to fit${Number(effective_size) > 0 ? `; its text then looks like ${say(effective_size)} px` : ''}.`,
    steps: fluid,
  },
  'cut-off': {
    say: ({ cut_off }) =>
      `Of what a desktop shows, ${counted(cut_off, 'part')} (texts or buttons) cannot be seen whole on a phone: they are cut off at its edge.`,
    steps: [...fluid, 'Remove overflow:hidden from what holds the content.'],
  },
  'tiny-text': {
    say: ({ tiny_share }) => `On a phone ${say(tiny_share)} % of the text is smaller than 12 px.`,
    steps: sizes,
  },
  'small-text': {
    say: ({ small_share, typical_size }) =>
      `On a phone ${say(small_share)} % of the text is smaller than 14 px; the usual size is ${say(typical_size)} px.`,
    steps: sizes,
  },
  'small-targets': {
    say: ({ small_buttons, crowded_links }) =>
      `Hard to hit with a thumb: ${joined([
        ...(Number(small_buttons) > 0 ? [`${counted(small_buttons, 'button')} under 44 px`] : []),
        ...(Number(crowded_links) > 0
          ? [`${counted(crowded_links, 'small link')} too near to another one`]
          : []),
      ])}.`,
    steps: [
      'Give each button a height of 44 px or more by its padding.',
      'Leave 24 px from the middle of one small link to the middle of the next.',
    ],
  },
}

export const percent = (share: Json | undefined): string => String(Math.round(Number(share ?? 0) * 100))

const reaches: Problems = {
  contrast: {
    say: (facts) => `${countedIn(facts, 'contrast', 'text')} with too little contrast to the background.`,
    steps: [
      'Darken the text or lighten its background until the contrast is 4.5 to 1; for text of 24 px, or bold of 19 px, 3 to 1 is enough.',
    ],
  },
  'link-name': {
    say: (facts) =>
      `${countedIn(facts, 'link-name', 'link')} without a name: a screen reader only says “link”.`,
    steps: ['Write what is behind each link into it, or remove links that are empty.'],
  },
  'contrast-few': {
    say: (facts) =>
      `${countedIn(facts, 'contrast-few', 'text')} with little contrast, in a small part of the mail or its closing lines.`,
    steps: ['Darken these texts until the contrast to the background is 4.5 to 1.'],
  },
  headings: {
    say: () => 'Heading levels are skipped, or a heading is empty.',
    steps: ['Let headings follow each other without a gap, h2 after h1, and set their size by style.'],
  },
  language: {
    say: () => 'A part of the mail names a language that does not exist.',
    steps: ['Correct the lang attributes in the evidence, e.g. lang="en".'],
  },
  lists: {
    say: () => 'A list is put together wrongly, so screen readers do not announce it as one.',
    steps: ['Put only <li> into <ul> and <ol>, and every <li> into one of them.'],
  },
  'color-only-links': {
    say: (facts) =>
      `${countedIn(facts, 'color-only-links', 'link')} told from the text around only by color.`,
    steps: ['Underline links within text.'],
  },
  'table-headers': {
    say: () => 'A table of data has headers that belong to no cell.',
    steps: ['Give each header cell the cells it heads, by <th scope="col"> or <th scope="row">.'],
  },
  aria: {
    say: () => 'ARIA attributes contradict each other or are spelled wrongly.',
    steps: ['Correct or remove the aria- and role attributes in the evidence.'],
  },
  motion: {
    say: () => 'Text moves or blinks by itself.',
    steps: ['Replace <marquee> and <blink> with plain text.'],
  },
  other: {
    say: (facts) => `${countedIn(facts, 'other', 'other barrier')} for people with assistive tools.`,
    steps: ['Look at the elements in the evidence; axe-core reports them as serious.'],
  },
  'layout-tables': {
    say: (facts) =>
      `${counted(countIn(facts, 'layout-tables'), 'layout table')} not marked as such: screen readers read rows and columns aloud.`,
    steps: ['Add role="presentation" to every table that only lays out the mail, nested ones too.'],
  },
  'vague-links': {
    say: (facts) =>
      `${counted(countIn(facts, 'vague-links'), 'link')} whose text alone says nothing, such as “click here”.`,
    steps: ['Name in the link itself where it leads: “Read the report” in place of “click here”.'],
  },
}

const dark = [
  'Give every text a color and its cell a background, both in the same place: clients then change both or none.',
  'Avoid grays near the middle: they stay near the middle when colors are inverted.',
]

const alternatives = [
  'Put headline, message and button into HTML text; keep images for pictures.',
  'Give each image that says something an alt text that says the same.',
]

const buttons = [
  'Make the button of HTML: a link with padding and a background color.',
  'Give linked images an alt text that names where they lead.',
]

const owners: Record<string, string[]> = {
  image_alt: ['alternative texts'],
  html_meta: ['language', 'title'],
  language: ['language'],
  responsive: ['sizes of links'],
  active_content: ['forms', 'frames'],
}

/** What other checks say of accessibility, so that nothing counts twice. */
function sayElsewhere({ left_to }: Facts): string {
  const ids = Array.isArray(left_to) ? left_to.map(String) : []
  const names = [...new Set(ids.flatMap((id) => owners[id] ?? []))]
  return names.length === 0
    ? 'No barriers were found.'
    : `No further barriers were found. Other checks of this report speak of ${joined(names)}.`
}

const actionNouns: Record<string, string> = { link: 'link', picture: 'linked picture' }

/** What the mail wants clicked, called what it is. */
function sayAction({ action, action_kind }: Facts): string {
  const noun = actionNouns[String(action_kind)] ?? 'button'
  return typeof action === 'string' && action.trim() !== '' ? `the ${noun} “${action}”` : `the ${noun}`
}

const capitalized = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

/** Words for the checks that judge the mail as it was drawn. */
export const renderingTexts: Record<string, CheckText> = {
  responsive: textOf({
    title: 'Phone, tablet and desktop',
    what: 'The mail drawn at 390, 768 and 1280 px: whether it fits, how large its text is, and whether buttons fit a thumb.',
    why: 'Many mails are read on a phone. Gmail’s apps and Apple Mail shrink a wide mail until it fits, and its text with it.',
    refs: [
      wcag('1.4.10', 'reflow'),
      wcag('2.5.8', 'target-size-minimum'),
      caniemail('css-at-media', '@media'),
      { label: 'Google: CSS in Gmail', url: 'https://developers.google.com/workspace/gmail/design/css' },
    ],
    found: {
      fits: ({ typical_size, not_drawn }) =>
        `The mail fits ${Array.isArray(not_drawn) && not_drawn.length > 0 ? `where it could be drawn (not on ${onDevices(not_drawn)})` : 'all three screens'}${Number(typical_size) > 0 ? `; its text is ${say(typical_size)} px on a phone` : ''}.`,
      ...tabled(fits, sayProblems),
      ...notJudged,
    },
    fix: tabled(fits, stepsForProblems) as Record<string, (facts: Facts) => string[]>,
  }),
  dark_mode: textOf({
    title: 'Dark mode (simulated)',
    what: 'The contrast of the text in a simulated dark mode. Each mail program darkens in its own way, so that real ones may differ.',
    why: 'Many readers use dark mode. Some programs follow the mail’s own dark styles, others change its colors without asking.',
    refs: [
      wcag('1.4.3', 'contrast-minimum'),
      caniemail('css-at-media-prefers-color-scheme', 'prefers-color-scheme'),
      caniemail('html-meta-color-scheme', 'meta color-scheme'),
    ],
    found: {
      readable: ({ lowest, how, poor_before }) =>
        `In the simulated dark mode the text is ${Number(poor_before) > 0 ? 'as readable as in light' : 'readable'}${typeof lowest === 'number' ? `; the lowest contrast is ${lowest} to 1` : ''}${how === 'own-styles' ? ', with the mail’s own dark styles' : ''}.`,
      dim: ({ poor_share, lowest }) =>
        `In the simulated dark mode ${say(poor_share)} % of the text has too little contrast, the lowest ${say(lowest)} to 1.`,
      unreadable: ({ unreadable_share, lowest, lost_button }) =>
        `In the simulated dark mode ${say(unreadable_share)} % of the text cannot be read${lost_button ? ', a button among it' : ''}; the lowest contrast is ${say(lowest)} to 1.`,
      'not-declared':
        'In the simulated dark mode the text is readable, but the mail does not say that it is made for dark mode, so programs change its colors as they like.',
      'no-text': 'The mail shows no text in its dark picture.',
      'not-measured': ({ measured_share }) =>
        `Only ${say(measured_share)} % of the text could be measured; the rest stands on pictures or gradients, so nothing is said of the mail as a whole.`,
      'not-measurable': 'All text stands on pictures or gradients, so its contrast could not be measured.',
      ...notJudged,
    },
    fix: {
      dim: dark,
      unreadable: dark,
      'not-declared': [
        'Add <meta name="color-scheme" content="light dark"> and <meta name="supported-color-schemes" content="light dark"> to the head.',
        'Choose the dark colors yourself: @media (prefers-color-scheme: dark) { … }.',
      ],
    },
  }),
  images_off: textOf({
    title: 'Without images',
    what: 'The mail drawn with all images refused: what is left to read, and whether there is still something to click.',
    why: 'Outlook and careful readers load no images until asked, and mail in the spam folder shows none.',
    refs: [wcag('1.1.1', 'non-text-content'), wcag('1.4.5', 'images-of-text')],
    found: {
      readable: ({ characters, actions_after, without_alt, pictures }) =>
        `Without images ${counted(characters, 'character')} of text remain${Number(actions_after) > 0 ? ', and links that lead on' : ''}.${Number(without_alt) > 0 ? ` In place of ${say(without_alt)} of ${counted(pictures, 'picture')} nothing is said.` : ''}`,
      'no-pictures': 'The mail shows no pictures, so nothing is lost without them.',
      nothing: ({ pictures }) =>
        `Without images nothing can be read: the mail is ${counted(pictures, 'picture')}.`,
      'mostly-lost': ({ lost_share, picture_share, without_alt, pictures }) =>
        Number(lost_share) >= 50
          ? `Without its background pictures ${say(lost_share)} % of the text cannot be read.`
          : `Pictures take ${say(picture_share)} % of the mail, and ${say(without_alt)} of ${say(pictures)} have no alternative text: the message is lost without images.`,
      'text-lost': ({ lost_share }) =>
        `Without its background pictures ${say(lost_share)} % of the text cannot be read.`,
      'action-lost': 'Without images nothing is left to click that leads on: no button, no named link.',
      'main-action-lost': ({ main_lost_share, actions_after }) =>
        `Linked pictures take ${say(main_lost_share)} % of the mail and have no alternative text: without images the main action is gone, and ${counted(actions_after, 'text link')} remain${Number(actions_after) === 1 ? 's' : ''}.`,
      partly: ({ picture_share, characters }) =>
        `Pictures take ${say(picture_share)} % of the mail; without them ${counted(characters, 'character')} of text remain.`,
      'alt-only': ({ characters, alt_characters }) =>
        `Without images the mail is told by alternative texts (${counted(alt_characters, 'character')}) and little else (${counted(characters, 'character')}).`,
      ...notJudged,
    },
    fix: {
      nothing: alternatives,
      'mostly-lost': alternatives,
      partly: alternatives,
      'alt-only': alternatives,
      'text-lost': [
        'Give each cell with a background picture a background color on which its text can be read (bgcolor).',
      ],
      'action-lost': buttons,
      'main-action-lost': buttons,
    },
  }),
  accessibility: textOf({
    title: 'Accessibility',
    what: 'Barriers for readers with weak sight or a screen reader, found by axe-core in the drawn mail and by us in its HTML. Missing alternative texts, language and title are judged by checks of their own.',
    why: 'About one reader in six lives with a disability. What they cannot read they delete, or report. In the EU the law asks it of many shops and services.',
    refs: [
      wcag('1.4.3', 'contrast-minimum'),
      wcag('2.4.4', 'link-purpose-in-context'),
      wcag('1.3.1', 'info-and-relationships'),
      caniemail('html-role', 'role'),
    ],
    found: {
      clean: sayElsewhere,
      ...tabled(reaches, sayProblems),
      'contrast-unknown': ({ measured_share }) =>
        `No other barriers were found, but the contrast of most of the text could not be measured (only of ${say(measured_share)} %): it stands on pictures or gradients.`,
      'not-run': 'The accessibility rules could not be run on this mail.',
      ...notJudged,
    },
    fix: tabled(reaches, stepsForProblems) as Record<string, (facts: Facts) => string[]>,
  }),
  fold: textOf({
    title: 'First screen',
    what: 'Whether the main action or a headline stands in the first screen, on a phone (390 by 844 px) and on a desktop (1280 by 800 px). Subject and sender take some of that room in real programs.',
    why: 'People spent 57 % of their viewing time above the fold on web pages; for mail it is not measured. What a mail is about belongs there.',
    refs: [
      {
        label: 'NN/g: Scrolling and attention',
        url: 'https://www.nngroup.com/articles/scrolling-and-attention/',
      },
    ],
    found: {
      action: (facts) =>
        `${capitalized(sayAction(facts))} stands in the first screen of ${onDevices(facts.action_in_first_screen)}.`,
      headline: (facts) =>
        `The first screen shows ${facts.headline_is_picture ? 'a picture with the text' : 'a headline'} (“${say(facts.headline)}”); ${sayAction(facts)} follows below on at least one device.`,
      below: (facts) =>
        `On ${onDevices(facts.below_on)} the first screen shows neither ${sayAction(facts)} nor a headline.`,
      'no-button': 'The mail has no button; not every mail needs one.',
      ...notJudged,
    },
    fix: {
      below: [
        'Put a headline that says what the mail is about right below the logo.',
        'Shorten what stands above the button, such as large header pictures, or repeat the button near the top.',
      ],
    },
  }),
  render_cost: textOf({
    title: 'Cost of drawing',
    what: 'How many files the mail asks for when it is opened, and how much they weigh.',
    why: 'On a slow connection each file delays the picture. This says little about spam filters.',
    refs: [
      {
        label: 'web.dev: Image performance',
        url: 'https://web.dev/learn/performance/image-performance',
      },
    ],
    found: {
      none: 'The mail needs nothing from outside.',
      light: ({ requests, loaded, bytes }) =>
        `The mail asks for ${counted(requests, 'file')}, ${sayBytes(bytes)} in all${Number(loaded) < Number(requests) ? `; ${Number(loaded) === 0 ? 'none' : say(loaded)} of them could be loaded` : ''}.`,
      'pictures-missing': ({ missing, hosts }) =>
        `${capitalized(counted(missing, 'picture'))} could not be loaded from ${joined(Array.isArray(hosts) ? hosts.map(String) : [])}; the mail is drawn here without.`,
      'many-requests': ({ requests, bytes }) =>
        `The mail asks for ${counted(requests, 'file')}, ${sayBytes(bytes)} in all; up to 60 is usual.`,
      heavy: ({ requests, bytes }) =>
        `The mail loads ${sayBytes(bytes)} in ${counted(requests, 'file')}; up to 3 MB is usual.`,
      ...notJudged,
    },
    fix: {
      'pictures-missing': [
        'Open the addresses in the evidence from outside of your network: they must answer everyone, without a login.',
      ],
      'many-requests': [
        'Join small icons and slices into one picture, and leave out spacers: padding does the same.',
      ],
      heavy: [
        'Scale images to twice the width at which they are shown, and save photographs as JPEG at about 80 %.',
        'Replace long animations with a still picture that links to the film.',
      ],
    },
  }),
}
