/**
 * The head of a page in the order in which a browser should load it: the style sheet, without which nothing is shown, before
 * the scripts, which React Router preloads ahead of it and with the same urgency. Over a slow line they share it, and the
 * page stays blank until both are there. `html` as it was rendered; what is not in the head stays as it is.
 */
export function styleSheetFirst(html: string): string {
  const end = html.indexOf('</head>')
  const start = html.indexOf('<meta name="color-scheme"')
  if (end < 0 || start < 0 || start > end) return html
  const head = html.slice(start, end)
  const sheets = head.match(SHEET) ?? []
  const rest = head.replace(SHEET, '').replaceAll(PRELOAD, `${PRELOAD} fetchpriority="low"`)
  return html.slice(0, start) + sheets.join('') + rest + html.slice(end)
}

const SHEET = /<link (?:[^>]* )?rel="stylesheet"[^>]*>/g
const PRELOAD = '<link rel="modulepreload"'
