import { parse, walk } from 'css-tree'

/**
 * Rewrites the `cid:` and `data:` addresses of a style sheet (`stylesheet`) or a style attribute
 * (`declarationList`); everything else stays byte for byte. What css-tree cannot read is left as it is: an address
 * that was not rewritten is refused by the page's policy.
 */
export function rewriteCss(
  css: string,
  context: 'stylesheet' | 'declarationList',
  rewrite: (address: string) => string | undefined,
): string {
  if (!/cid:|data:/i.test(css)) return css
  const found: { start: number; end: number; address: string }[] = []
  try {
    const tree = parse(css, { context, positions: true, parseCustomProperty: true, onParseError() {} })
    walk(tree, (node) => {
      if (node.type !== 'Url' || !node.loc) return
      const address = rewrite(node.value)
      if (address !== undefined)
        found.push({ start: node.loc.start.offset, end: node.loc.end.offset, address })
    })
  } catch {
    return css
  }
  let result = ''
  let at = 0
  for (const { start, end, address } of found) {
    if (start < at) continue
    result += `${css.slice(at, start)}url("${address}")`
    at = end
  }
  return result + css.slice(at)
}
