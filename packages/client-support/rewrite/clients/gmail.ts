import { colorThatDrops, droppedBy, GMAIL_CLIP, GMAIL_LIMIT, isUnreadQuery, lostBlocks } from '../../gmail.ts'
import type { BodyPolicy, Client, MailSheet } from '../client.ts'
import { attributeOf } from '../html/tree.ts'
import type { OwnRule } from '../own-rules.ts'
import type { ClientId, Found } from '../types.ts'

/**
 * Gmail: the style sheets in the head within 16 kB and without what it does not take (email-bugs#21, #90, caniemail#144),
 * a `<div>` for the body (caniemail#212), the first 102 kB (email-bugs#41).
 */

const body: BodyPolicy = {
  becomes: 'div',
  rule: 'body-to-div',
  // As measured in caniemail#212, and the style attribute, which the tests of email-bugs#24 show on the div.
  attributes: new Set('alink background bgcolor link text vlink class id title dir lang style'.split(' ')),
  rulesMatch: false,
  marksDoctype: true,
}

const dropRules = {
  'nested-at-rule': 'gmail-nested-at-rule',
  'spaced-color': 'css-rgb',
  'escaped-selector': 'gmail-escaped-selector',
} as const

const blockRules = {
  'escaped-selector': 'gmail-escaped-selector',
  'media-range': 'gmail-media-range',
  'bad-selector': 'gmail-bad-selector',
} as const satisfies Record<string, OwnRule>

/** The sheets that Gmail removes whole; they count against its limit all the same. */
function removedSheets(sheets: readonly MailSheet[]): ReturnType<NonNullable<Client['sheets']>> {
  const removed = new Map<MailSheet, Omit<Found, 'of' | 'effect'>>()
  let size = 0
  for (const sheet of sheets) {
    size += sheet.css.length
    if (size > GMAIL_LIMIT && sheet.css.trim() !== '')
      removed.set(sheet, { rule: 'gmail-style-limit', what: '<style>', offset: 0 })
    else if (sheet.inHead) {
      const drop = droppedBy(sheet.css)
      const media = attributeOf(sheet.element, 'media') ?? ''
      if (drop) removed.set(sheet, { rule: dropRules[drop.kind], what: drop.example, offset: drop.offset })
      else if (isUnreadQuery(media))
        removed.set(sheet, { rule: 'gmail-media-range', what: `<style media="${media}">`, offset: 0 })
    }
  }
  return removed
}

const gmail = (id: ClientId, platform: string, rest: Partial<Client> = {}): Client => ({
  id,
  platform,
  accounts: 'own',
  clip: GMAIL_CLIP,
  keepsSecondHead: true,
  sheets: removedSheets,
  styleAttribute(reading) {
    const use = colorThatDrops(reading)
    return use ? { rule: use.slug, what: use.example, offset: use.offset } : null
  },
  lostBlocks: (css) =>
    new Map(lostBlocks(css).map(({ kind, start, what }) => [start, { rule: blockRules[kind], what }])),
  body,
  ownSheet: { css: 'body{margin:0}', isOver: false },
  ...rest,
})

/** `.a3s` of Gmail's own page; see https://github.com/jparise/gmail-fixed-font, which overrides it (2019). */
const pageFont = 'body{margin:0;font:small/1.5 Arial,Helvetica,sans-serif}'

export const gmailClients: Client[] = [
  gmail('gmail-web', 'gmail.desktop-webmail', { ownSheet: { css: pageFont, isOver: false } }),
  gmail('gmail-android', 'gmail.android'),
  gmail('gmail-ios', 'gmail.ios'),
  /** The app with an account of another provider: no style sheet at all. */
  gmail('gmail-imap', 'gmail.android', { accounts: 'foreign', clip: undefined }),
]
