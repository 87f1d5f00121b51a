import { string, tokenize, tokenTypes as type, url } from 'css-tree'

/**
 * Rewrites the `cid:` and `data:` addresses in CSS, of a style sheet as of a style attribute; everything else stays byte
 * for byte. Over the tokens alone, so that broken CSS costs no more than other CSS. What is not rewritten is refused by
 * the page's policy.
 */
export function rewriteCss(css: string, rewrite: (address: string) => string | undefined): string {
  if (!/cid:|data:/i.test(css)) return css
  let result = ''
  let at = 0
  const replace = (start: number, end: number, address: string) => {
    const rewritten = rewrite(address)
    if (rewritten === undefined) return
    result += `${css.slice(at, start)}url("${rewritten}")`
    at = end
  }
  /** Where a `url(` began whose address stands in quotation marks, and that address. */
  let open: { start: number; address: string | undefined } | undefined
  tokenize(css, (token, start, end) => {
    if (token === type.Url) replace(start, end, url.decode(css.slice(start, end)))
    else if (token === type.Function)
      open = /^url\($/i.test(css.slice(start, end)) ? { start, address: undefined } : undefined
    else if (!open || token === type.WhiteSpace) return
    else if (token === type.String && open.address === undefined)
      open.address = string.decode(css.slice(start, end))
    else {
      if (token === type.RightParenthesis && open.address !== undefined)
        replace(open.start, end, open.address)
      open = undefined
    }
  })
  return result + css.slice(at)
}
