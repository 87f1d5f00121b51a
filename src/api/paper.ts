import type { Context } from 'hono'
import { Refusal } from '#platform/refusals/refusal.ts'

/** Sends invoices, client reports and domain reports over HTTP, as an HTML page and as PDF. */

/** A page that can run nothing, and load nothing but the pictures that it has in itself. */
const policy =
  "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'none'; base-uri 'none'; frame-ancestors 'none'"

/** Whether the page says that its PDF could not be made. */
export const lacksPdf = (c: Context): boolean => c.req.query('pdf') === 'unavailable'

export function answerPaper(c: Context, html: string) {
  c.header('Content-Security-Policy', policy)
  c.header('Cache-Control', 'private, no-store')
  return c.html(html)
}

type Pdf = {
  print(): Promise<Uint8Array>
  /** Of the file. Letters, digits, hyphens and dots. */
  name: string
  /** The same as a page, to which a browser is led where no PDF can be made. */
  page: string
}

export async function answerPdf(c: Context, { print, name, page }: Pdf) {
  try {
    const pdf = await print()
    c.header('Content-Type', 'application/pdf')
    c.header('Content-Disposition', `attachment; filename="${name}"`)
    c.header('Cache-Control', 'private, no-store')
    return c.body(pdf as Uint8Array<ArrayBuffer>)
  } catch (error) {
    if (!(error instanceof Refusal) || error.status !== 503 || !wantsPage(c)) throw error
    return c.redirect(`${page}${page.includes('?') ? '&' : '?'}pdf=unavailable`, 303)
  }
}

/** A browser that opens an address. */
export const wantsPage = (c: Context) => (c.req.header('accept') ?? '').includes('text/html')
