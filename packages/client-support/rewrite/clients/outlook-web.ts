import type { Client } from '../client.ts'
import { dropBadLinks } from '../html/bad-links.ts'

/**
 * Outlook on the web, which the new Outlook for Windows is too. Classes are prefixed there in style sheets and in the
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
