/** Controls and separators of lines; a tab is white space. */
const controls = /[\0-\x08\x0a-\x1f\x7f-\x9f\u2028\u2029]+/g

/** Whether a text that was decoded holds what would break its line. */
export const hasControls = (text: string): boolean => text.search(controls) >= 0

/**
 * A decoded header on one line: encoded words can hold line ends and other controls, which must not reach a display or
 * another header (RFC 2047, 5 and 6.3). Each run of them becomes a space.
 */
export const onOneLine = (text: string): string => text.replace(controls, ' ')
