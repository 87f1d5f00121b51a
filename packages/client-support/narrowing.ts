import type { Support } from './types.ts'

/**
 * Most “partly” cells of the data speak of one way to use a feature: Gmail supports `margin`, but not a negative one.
 * Here stands which of our traits each such note speaks of. A note whose traits a mail does not have is left out; a
 * cell without notes left works. A note with no traits changes nothing that readers see.
 */
export const narrowing: { slug: string | RegExp; note: RegExp; traits: string[] }[] = [
  { slug: /^css-pseudo-/, note: /Only supported on type selectors/, traits: ['on-class'] },
  { slug: 'css-at-font-face', note: /distant fonts are ignored/, traits: ['remote-font'] },
  { slug: 'css-at-media', note: /nested media queries|Nested media queries/i, traits: ['nested'] },
  { slug: 'css-at-media', note: /Only supports screen, min-width/, traits: ['other-media'] },
  { slug: 'css-at-media', note: /height based media queries/, traits: ['height-media'] },
  { slug: 'css-at-media', note: /landscape/, traits: ['orientation-media'] },
  { slug: 'css-background', note: /Only background-color values/, traits: ['picture'] },
  { slug: 'css-background-color', note: /color keywords from CSS Level 1/, traits: ['later-color'] },
  { slug: /^css-background/, note: /multiple values/, traits: ['multiple'] },
  { slug: 'css-background', note: /\/ value shorthand/, traits: ['slash'] },
  { slug: 'css-border-radius', note: /elliptical/, traits: ['slash'] },
  { slug: 'css-border', note: /bigger than 8px/, traits: ['wide-border'] },
  { slug: 'css-border', note: /Unreliable if used on a <p>/, traits: ['on-block'] },
  { slug: /^css-(?:clear|float)$/, note: /Logical property values/, traits: ['logical'] },
  { slug: 'css-comments', note: /tag not supported|not supported with non-google/, traits: ['in-sheet'] },
  { slug: 'css-comments', note: /Comment inside style attribute strips/, traits: ['in-attribute'] },
  { slug: 'css-comments', note: /^Partial\. Comment inside style attribute works/, traits: ['in-sheet'] },
  { slug: 'css-display', note: /^Partial\. flow-root/, traits: ['rare-display'] },
  {
    slug: 'css-display',
    note: /^Partial\. (?:inline-)?flex|Only supports display:none/,
    traits: ['other-display'],
  },
  { slug: /^css-display/, note: /nested <table>|inner tables/, traits: ['hidden-table'] },
  { slug: 'css-display-none', note: /applied directly to an <img>/, traits: ['on:img'] },
  { slug: 'css-font-size', note: /rem values/, traits: ['unit:rem'] },
  { slug: 'css-font-size', note: /relative and percentage/, traits: ['relative-size'] },
  { slug: 'css-font-weight', note: /between 1 and 1000/, traits: ['odd-weight'] },
  { slug: 'css-font-weight', note: /between 0 and 599/, traits: ['other-weight'] },
  { slug: 'css-gap', note: /^Partial\. Supports column-gap/, traits: ['other-gap'] },
  { slug: 'css-height', note: /Not supported on <body>/, traits: ['on:body', 'on:span', 'on:div', 'on:p'] },
  {
    slug: 'css-width',
    note: /Not supported on <body>/,
    traits: ['on:body', 'on:span', 'on:div', 'on:p', 'on:img'],
  },
  { slug: 'css-important', note: /Only supported in lowercase/, traits: ['capital-important'] },
  {
    slug: 'css-important',
    note: /^Not supported\..*no space before|with a space before/,
    traits: ['close-important'],
  },
  // email-bugs#16, which the note itself names, says that the mark after a space is lost: a rule of Yahoo's own.
  { slug: 'css-important', note: /^Partial\..*no space before/, traits: [] },
  { slug: 'css-important', note: /Not supported inline/, traits: ['inline-important'] },
  { slug: 'css-left-right-top-bottom', note: /Percentages/, traits: ['percent'] },
  { slug: 'css-letter-spacing', note: /negative values/, traits: ['negative'] },
  { slug: 'css-letter-spacing', note: /set in em/, traits: ['unit:em'] },
  { slug: 'css-line-height', note: /mso-line-height-rule/, traits: ['loose-line'] },
  { slug: 'css-line-height', note: /normal value/, traits: ['normal'] },
  { slug: /gradient$/, note: /Does not work inline in the background-image/, traits: ['inline-picture'] },
  { slug: 'css-list-style', note: /list-style-image values/, traits: ['list-picture'] },
  { slug: 'css-list-style', note: /Only list-style-type/, traits: ['list-picture', 'list-position'] },
  { slug: 'css-margin', note: /Negative values/, traits: ['negative'] },
  { slug: 'css-margin', note: /on <span> and <body>/, traits: ['on:span', 'on:body'] },
  { slug: 'css-margin', note: /background-color is included/, traits: [] },
  { slug: 'css-margin', note: /auto value/, traits: ['auto'] },
  { slug: 'css-max-width', note: /Only works on <table>/, traits: ['off-table'] },
  { slug: 'css-overflow', note: /Cannot scroll/, traits: ['scrolling'] },
  { slug: 'css-overflow', note: /overflow-block/, traits: ['logical-overflow'] },
  { slug: 'css-padding', note: /Only supported on table cells/, traits: ['off-cell'] },
  { slug: 'css-padding', note: /Vertical padding will be the same/, traits: [] },
  {
    slug: 'css-position',
    note: /Supports relative, absolute but not sticky and fixed/,
    traits: ['position:sticky', 'position:fixed'],
  },
  {
    slug: 'css-position',
    note: /Supports sticky but not/,
    traits: ['position:relative', 'position:absolute', 'position:fixed'],
  },
  {
    slug: 'css-position',
    note: /Supports relative but not/,
    traits: ['position:absolute', 'position:sticky', 'position:fixed'],
  },
  {
    slug: 'css-position',
    note: /Supports relative and sticky/,
    traits: ['position:absolute', 'position:fixed'],
  },
  { slug: /^css-rgba?$/, note: /[Ww]hitespace syntax/, traits: ['spaced-color'] },
  { slug: 'css-rgb', note: /Alpha value/, traits: ['alpha'] },
  { slug: 'css-selector-attribute', note: /Can not be used with a class selector/, traits: ['on-class'] },
  {
    slug: 'css-selector-attribute',
    note: /Only supports \[attr\], \[attr=value\]/,
    traits: ['operator:^=', 'operator:$=', 'operator:*='],
  },
  { slug: 'css-selector-attribute', note: /stays unprefixed/, traits: ['value-of:class', 'value-of:id'] },
  {
    slug: 'css-selector-attribute',
    note: /Only supports \[attr=value\] syntax/,
    traits: ['operator:', 'operator:~=', 'operator:|=', 'operator:^=', 'operator:$=', 'operator:*='],
  },
  {
    slug: 'css-selector-attribute',
    note: /Only supports \[attr~=value\]/,
    traits: [
      'off-class',
      'operator:',
      'operator:=',
      'operator:|=',
      'operator:^=',
      'operator:$=',
      'operator:*=',
    ],
  },
  { slug: 'css-text-align', note: /Flow-relative/, traits: ['logical'] },
  { slug: 'css-text-align', note: /match-parent/, traits: ['match-parent'] },
  { slug: 'css-text-decoration', note: /with multiple values/, traits: ['multiple-lines'] },
  { slug: 'css-text-decoration', note: /line property|long hand/, traits: ['multiple-lines'] },
  { slug: 'css-text-decoration', note: /overline/, traits: ['overline'] },
  { slug: 'css-text-indent', note: /negative values/i, traits: ['negative'] },
  { slug: 'css-text-transform', note: /lowercase/, traits: ['lowercase'] },
  { slug: 'css-transition', note: /Longhand/, traits: ['longhand'] },
  { slug: 'css-transition', note: /all keyword/, traits: ['all'] },
  { slug: 'css-unit-initial', note: /doesn't work in IE/, traits: [] },
  { slug: 'css-white-space', note: /pre value/, traits: ['pre'] },
  { slug: 'css-word-spacing', note: /rem and ch/, traits: ['unit:rem'] },
  { slug: 'html-align', note: /on <table> elements/, traits: ['side-table'] },
  { slug: 'html-align', note: /<img> elements/, traits: ['on:img'] },
  { slug: 'html-background', note: /Only supported on the <body>/, traits: ['off-body'] },
  { slug: 'html-body', note: /Replaced by a <div>/, traits: [] },
  { slug: 'html-mailto-links', note: /\bcc\b/, traits: ['mailto-cc'] },
  { slug: 'html-mailto-links', note: /bcc/, traits: ['mailto-bcc'] },
  { slug: 'html-dir', note: /from <table> and <td>/, traits: ['on:table', 'on:td'] },
  { slug: 'html-dir', note: /entire email if it contains/, traits: [] },
  { slug: 'css-direction', note: /entire email if it contains/, traits: [] },
  { slug: 'html-dir', note: /on anchor/, traits: ['on:a'] },
  { slug: /^html-(?:height|width)$/, note: /Percentage width on <img>/, traits: ['percent-picture'] },
  { slug: /^html-(?:height|width)$/, note: /120 dpi/, traits: [] },
  { slug: 'html-lang', note: /on <td>/, traits: ['on:td'] },
  { slug: 'html-lists', note: /reversed/, traits: ['reversed'] },
  { slug: 'html-lists', note: /value attribute/, traits: [] },
  { slug: 'html-role', note: /on the <table> tag/, traits: ['off-table'] },
  { slug: 'html-semantics', note: /Only <time>/, traits: ['not-time'] },
  {
    slug: 'html-semantics',
    note: /<details>, <main>, <nav> and <summary>/,
    traits: ['on:details', 'on:main', 'on:nav', 'on:summary'],
  },
  { slug: 'html-semantics', note: /^Unsupported opening and closing tags are stripped/, traits: [] },
  {
    slug: 'html-semantics',
    note: /<article>, <aside>, <header>|<article> is not/,
    traits: ['on:article', 'on:aside', 'on:header', 'on:main', 'on:nav', 'on:section', 'on:summary'],
  },
  { slug: 'html-style', note: /inside the <body>/, traits: ['in-body'] },
  { slug: 'html-style', note: /limited to 16 KB/, traits: ['over-16-kb'] },
  // Only what comes before the sheet loses it: `rewrite/word/late-sheets.ts` and the trap `style-order`.
  { slug: 'html-style', note: /declared before their rules/, traits: [] },
  { slug: 'html-target', note: /always open in a new window/, traits: [] },
  { slug: 'image-base64', note: /Base 64 gif/, traits: ['format:gif'] },
  { slug: 'image-avif', note: /Converts still AVIF/, traits: [] },
  { slug: 'image-heif', note: /Converts file to jpg/, traits: [] },
  { slug: 'image-webp', note: /Converts file to jpg/, traits: [] },
  { slug: 'image-webp', note: /animation/, traits: ['animated'] },
  { slug: 'image-gif', note: /animated gif|animation 3 times/, traits: ['animated'] },
]

/** The rules that speak of a note of a feature, looked up once: the data has some hundreds of them. */
const known = new Map<string, typeof narrowing>()

function rulesOf(slug: string, note: string): typeof narrowing {
  const key = `${slug} ${note}`
  let rules = known.get(key)
  if (!rules) {
    rules = narrowing.filter((rule) => isOf(slug, rule.slug) && rule.note.test(note))
    known.set(key, rules)
  }
  return rules
}

const isOf = (slug: string, pattern: string | RegExp): boolean =>
  typeof pattern === 'string' ? pattern === slug : pattern.test(slug)

/** Notes about those who read foreign accounts in a client's app: true of few of its readers. */
export const isAboutAccounts = (note: string): boolean =>
  /\b(?:non[- ]?(?:google|gmail|outlook)|google|microsoft|hotmail(?:\/outlook)?|outlook) accounts?\b/i.test(
    note,
  )

/** Whether a note of a feature speaks of a use with these traits; null where no rule knows the note. */
export function speaksOf(slug: string, note: string, traits: ReadonlySet<string>): boolean | null {
  const rules = rulesOf(slug, note)
  return rules.length === 0 ? null : rules.some((rule) => rule.traits.some((trait) => traits.has(trait)))
}

/** What a client makes of a feature when it is used in these ways. */
export function narrow(slug: string, support: Support, traits: ReadonlySet<string>): Support {
  if (support.level !== 'partly' || support.notes.length === 0) return support
  const notes = support.notes.filter(
    (note) => isAboutAccounts(note) || speaksOf(slug, note, traits) !== false,
  )
  return notes.length === 0 ? { level: 'yes', notes } : { level: 'partly', notes }
}
