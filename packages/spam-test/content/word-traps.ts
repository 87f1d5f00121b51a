import type { WordTrap } from '@postproof/client-support/word'

/** What Outlook on Windows shows differently from what the author meant, grouped by harm. */

/** The mail falls apart or cannot be read. */
export const badTraps = ['columns', 'unreadable'] as const

/** From worst to mildest. */
export const mildTraps = [
  'conditional-cut',
  'conditional-escaped',
  'image-cut',
  'ghosts-stripped',
  'hidden-table',
  'max-width',
  'flex-row',
  'vml-prefix',
  'style-order',
  'picture-width',
  'cell-margin',
] as const

/** Each of these has a step to take. */
export const costlyTraps = [...badTraps, ...mildTraps] as const

const informative = [
  'xml-broken',
  'div-width',
  'background',
  'link-padding',
  'button-spacing',
  'web-font',
  'dpi',
  'float-gap',
  'float-crop',
  'style-comment',
  'tall-image',
  'vml-padding',
] as const

/** From worst to mildest; the informative ones cost nothing. */
export const allTraps = [...costlyTraps, ...informative] as const satisfies readonly WordTrap['kind'][]
