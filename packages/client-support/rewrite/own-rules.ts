/**
 * What clients do and caniemail has no feature for, each with the document or public test that shows it and its date.
 */
export const ownRules = {
  /** All `<style>` elements together may hold 16,384 characters; what comes after is removed. */
  'gmail-style-limit': { url: 'https://github.com/hteumeuleu/email-bugs/issues/90', date: '2021-03-02' },
  /** An at-rule within an at-rule: the whole `<style>` element is removed. */
  'gmail-nested-at-rule': { url: 'https://github.com/hteumeuleu/email-bugs/issues/21', date: '2016-09-23' },
  /** A selector with a backslash: the at-rule that holds it goes, or the whole `<style>` element where none does. */
  'gmail-escaped-selector': { url: 'https://github.com/resend/react-email/issues/1095', date: '2023-12-01' },
  /** What is no selector, such as `.font:b`: the at-rule that holds it goes. */
  'gmail-bad-selector': { url: 'https://github.com/Slicejack/bojler/issues/132', date: '2019-10-23' },
  /** A media query that compares, as `(width <= 600px)` does, or counts in `rem`, is not applied. */
  'gmail-media-range': { url: 'https://github.com/resend/react-email/issues/2712', date: '2025-11-01' },
  /** The message is clipped, by the size of its source. */
  'gmail-clip': { url: 'https://github.com/hteumeuleu/email-bugs/issues/41', date: '2018-05-17' },
  /** `<body>` becomes a `<div>` with some of its attributes, so that rules for `body` and `html` match nothing. */
  'body-to-div': { url: 'https://github.com/hteumeuleu/caniemail/issues/212', date: '2021-11-30' },
  /** The same, with the style attribute taken off. */
  'body-to-bare-div': { url: 'https://github.com/resend/react-email/pull/2325', date: '2025-07-01' },
  /** Outlook.com's `<div>` for the body has no style, but rules for `body` apply. */
  'outlook-body': { url: 'https://github.com/resend/react-email/pull/1946', date: '2025-03-08' },
  /**
   * A link whose `href` is empty, `#` or without a scheme goes, its words stay, what it said is printed before them in
   * brackets, and its style falls on the next element with one.
   */
  'outlook-bad-href': { url: 'https://github.com/hteumeuleu/email-bugs/issues/10', date: '2018-01-01' },
  /** `prefers-color-scheme: dark` applies where the root says `color-scheme`; a meta element is enough on macOS alone. */
  'apple-dark-color-scheme': {
    url: 'https://github.com/hteumeuleu/email-bugs/issues/104',
    date: '2023-09-01',
  },
  /** The reading pane of the new Outlook applies no media query for a width. */
  'outlook-new-media': { url: 'https://github.com/hteumeuleu/email-bugs/issues/148', date: '2026-03-05' },
  /** The widest element in px becomes the viewport, so that queries for narrower windows do not match. */
  'samsung-viewport': { url: 'https://github.com/hteumeuleu/email-bugs/issues/73', date: '2022-03-01' },
  /** A media query with a comma ends the style sheet there. */
  'yahoo-media-comma': { url: 'https://github.com/hteumeuleu/email-bugs/issues/149', date: '2025-08-19' },
  /**
   * The size behind the slash of a `background` is lost, the color and the picture are not: heroes of MJML, which are written so,
   * were seen with both.
   */
  'yahoo-background-size': { url: 'https://github.com/mjmlio/mjml/pull/2122', date: '2021-02-19' },
  /** Pictures have no `class`, so that a selector of one matches no picture. Reported once, by five tests. */
  'yahoo-img-class': { url: 'https://github.com/hteumeuleu/email-bugs/issues/157', date: '2025-10-09' },
  /** `!important` after a space is lost for `display`, `background` and `background-image`. */
  'yahoo-important-space': { url: 'https://github.com/hteumeuleu/email-bugs/issues/16', date: '2019-02-01' },
  /** A declaration with `!important` in a style attribute is ignored. */
  'word-inline-important': {
    url: 'https://github.com/milkshakesoftware/PreMailer.Net/issues/149',
    date: '2017-12-05',
  },
  /** Conditional comments are read: what is for Word is shown, what is for the others is not. */
  'word-conditional': {
    url: 'https://learn.microsoft.com/en-us/previous-versions/windows/internet-explorer/ie-developer/compatibility/ms537512(v=vs.85)',
    date: '2007-01-01',
  },
  /** VML shapes are drawn; here as boxes with fill, border and text. */
  'word-vml': {
    url: 'https://learn.microsoft.com/en-us/windows/win32/vml/web-workshop---specs---standards----how-to-use-vml-on-web-pages',
    date: '2021-08-24',
  },
  /** A style sheet in the body applies to what comes after it. */
  'word-style-order': { url: 'https://www.caniemail.com/features/html-style/', date: '2023-07-01' },
  /** Of a picture in a line of exact height, the lowest part of that height is shown. */
  'word-image-cut': { url: 'https://github.com/mjmlio/mjml/issues/2946', date: '2025-04-01' },
  /** A table inside a hidden element is shown unless it has `mso-hide: all` itself. */
  'word-nested-table': { url: 'https://github.com/mjmlio/mjml/issues/1182', date: '2018-05-01' },
  /** Builds since early 2023 ignore `letter-spacing`; `mso-text-raise` lifts the text and makes its line higher. */
  'word-letter-spacing': { url: 'https://github.com/resend/react-email/pull/1526', date: '2024-07-01' },
  /** Properties of Word's own: mso-hide, mso-padding-alt. */
  'word-mso-property': {
    url: 'https://learn.microsoft.com/en-us/previous-versions/office/developer/office-2007/aa338201(v=office.12)',
    date: '2006-08-01',
  },
  /** What Word 2007 and later do not read: display but for none, elements of forms, background pictures. */
  'word-2007': {
    url: 'https://learn.microsoft.com/en-us/previous-versions/office/developer/office-2007/aa338201(v=office.12)',
    date: '2006-08-01',
  },
} as const satisfies Record<string, { url: string; date: string }>

export type OwnRule = keyof typeof ownRules
