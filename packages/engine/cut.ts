/** The first `most` UTF-16 units of a text. A character of two units is kept or left out whole. */
export const cut = (text: string, most: number): string =>
  text.length <= most ? text : text.slice(0, most).replace(/[\ud800-\udbff]$/, '')
