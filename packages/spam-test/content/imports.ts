import { ident, string, tokenize, tokenTypes as type, url } from 'css-tree'

/** Most rules reported of one style sheet. */
const MOST = 20

/** The `@import` rules of a style sheet, however they are written (CSS Cascade 4, 2): target and offset in `css`. */
export function importsOf(css: string): { target: string; offset: number }[] {
  const found: { target: string; offset: number }[] = []
  // Most style sheets have none; a backslash may hide the word.
  if (!/@import|@[a-z]{0,6}\\/i.test(css)) return found
  let open: number | null = null
  tokenize(css, (token, from, to) => {
    if (found.length >= MOST) return
    const text = () => css.slice(from, to)
    if (token === type.AtKeyword)
      open = ident.decode(text().slice(1)).toLowerCase() === 'import' ? from : null
    else if (open === null || token === type.WhiteSpace || token === type.Comment) return
    else if (token === type.String || token === type.Url) {
      const target = token === type.Url ? url.decode(text()) : string.decode(text())
      found.push({ target: target.slice(0, 2000), offset: open })
      open = null
    } else if (token !== type.Function) open = null
  })
  return found
}
