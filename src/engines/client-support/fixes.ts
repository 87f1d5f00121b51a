import type { Category } from './types.ts'

/** What to do where clients lack a feature: own words for those that mails use most and clients lack most. */
const fixes: Record<string, string> = {
  'css-display-flex':
    'Build columns with a table, or with inline-block elements inside a ghost table for Outlook; keep flex as an extra.',
}

const generic: Record<Category, string> = {
  css: 'Make sure the mail reads well without it: give a plainer declaration before it, or do without.',
  html: 'Make sure the mail reads well without it: use a table, a link or a picture in its place.',
  image: 'Save the picture as JPG, PNG or GIF, which every mail program shows.',
  others: 'Some clients do not show it: make sure the mail is whole without it.',
}

/** A short step for a feature that some client lacks. */
export function fixFor(slug: string, title: string, category: Category): string {
  return fixes[slug] ?? `${title}: ${generic[category].charAt(0).toLowerCase()}${generic[category].slice(1)}`
}
