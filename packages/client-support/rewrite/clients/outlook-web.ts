import { asksForWidth, widthQueries } from '../../width-queries.ts'
import type { Client } from '../client.ts'
import { dropBadLinks } from '../html/bad-links.ts'
import { attributeOf } from '../html/tree.ts'

/**
 * Outlook on the web, and the new Outlook for Windows with a mail opened in a window. Classes are prefixed there in style sheets and in the
 * HTML alike, so that nothing comes of it but what caniemail knows: selectors of two classes match nothing
 * (email-bugs#61).
 */
export const outlookWeb: Client = {
  id: 'outlook-web',
  platform: 'outlook.outlook-com',
  accounts: 'own',
  before: dropBadLinks,
  body: {
    becomes: 'div',
    rule: 'outlook-body',
    attributes: new Set('alink background bgcolor link text vlink class id title dir lang'.split(' ')),
    rulesMatch: true,
    marksDoctype: false,
  },
  ownSheet: { css: 'body{margin:0}', isOver: false },
}

const rule = 'outlook-new-media'

/**
 * The reading pane of the new Outlook for Windows: a moment after it has loaded, no media query for a width applies
 * (email-bugs#148; mjml#3041, confirmed by a maintainer in March 2026).
 */
export const outlookNew: Client = {
  ...outlookWeb,
  id: 'outlook-new',
  sheets: (sheets) =>
    new Map(
      sheets
        .filter(({ element }) => asksForWidth(attributeOf(element, 'media') ?? ''))
        .map((sheet) => [sheet, { rule, what: '<style media>', offset: 0 }]),
    ),
  lostBlocks: (css) => new Map(widthQueries(css).map(({ start, what }) => [start, { rule, what }])),
}
