import { isPrivatePage } from '#contract/private-pages.ts'
import type { Services } from '#services/application/services.ts'
import { type CustomCode, customCode } from '#services/site-settings/custom-code.ts'

/** Puts the operator's own code into a page, where it may stand. */

type Page = { path: string; nonce: string }

/** What the browser of this server prints is for paper. */
const printed = /^\/results\/[^/]+\/print$/

/** Null where there is none, or this page takes none. */
export async function codeFor({ path, nonce }: Page, { siteSettings }: Services): Promise<CustomCode | null> {
  return isPrivatePage(path) || printed.test(path) ? null : customCode(await siteSettings.read(), nonce)
}

/** The page with the code in it; what is no HTML document stays as it is. */
export async function withCode(page: Response, code: CustomCode): Promise<BodyInit | null> {
  if (!page.body || !page.headers.get('content-type')?.startsWith('text/html')) return page.body
  const html = await page.text()
  const headEnd = html.indexOf('</head>')
  const bodyStart = html.indexOf('>', html.indexOf('<body', headEnd)) + 1
  const bodyEnd = html.lastIndexOf('</body>')
  if (headEnd < 0 || bodyStart <= headEnd || bodyEnd < bodyStart) return html
  return [
    html.slice(0, headEnd),
    code.head,
    html.slice(headEnd, bodyStart),
    code.body,
    html.slice(bodyStart, bodyEnd),
    code.footer,
    html.slice(bodyEnd),
  ].join('')
}
