/**
 * Titles are typed by people; control characters and line ends have no place in a mail's head, nor has what mail programs would
 * decode (encoded words, RFC 2047).
 */
export const oneLine = (text: string) =>
  text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replaceAll('=?', '= ?')
    .trim()
    .slice(0, 200)
