import type { RenderFailure } from '#engines/world.ts'

/** Why there is no picture, as a sentence for the reader of a report. */
export const failureTexts: Record<RenderFailure, string> = {
  unavailable: 'This server has no browser that could be started, so nothing was drawn.',
  crashed: 'The browser gave up on this mail twice. Its HTML may be damaged or made to do harm.',
  timeout:
    'The mail was not drawn in the time allowed: this server was busy, or something in the mail takes too long to draw.',
  'too-large': 'The mail is larger than a picture may be here.',
  refused: 'Too many mails were waiting to be drawn. Send it again in a minute.',
}

/** Why there are no pictures at all. */
export const noPictures = {
  disabled: 'The operator of this server has switched screenshots and heat maps off.',
  none: 'This test was made before this server drew pictures. Send the mail again to see it.',
  empty: 'This mail shows nothing: it has no text and no picture that a reader could see.',
  locked:
    'The plan had no screenshots and heat maps left when this mail came. The rest of the report is complete.',
  failed: 'The pictures of this mail could not be made. The rest of the report is complete.',
}
