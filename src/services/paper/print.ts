import { bundledCoverage, type Coverage, uncovered } from '#adapters/browser/coverage.ts'
import { Refusal } from '#platform/refusals/refusal.ts'
import type { Printer } from '../pictures/printer.ts'

/**
 * A page of HTML that loads nothing -> PDF. `text`: all that stands on it. Refusal `unavailable` (503) where no browser
 * prints, and where the fonts lack a character: a box would be printed in its place.
 */
export async function printPaper(printer: Printer | null, html: string, text: string): Promise<Uint8Array> {
  if (!printer) throw new Refusal(503, 'unavailable', 'server.no_browser')
  if (uncovered(text, await coverage()).length > 0) throw new Refusal(503, 'unavailable', 'server.no_font')
  const headers = { 'Content-Type': 'text/html; charset=utf-8' }
  return printer('/document', async () => new Response(html, { headers }))
}

/** Up to there every font has the letters of Latin. */
const LATIN_END = 0x250

/** What the fonts of the browser have. */
const coverage = (): Promise<Coverage> => bundledCoverage().catch(() => (code: number) => code < LATIN_END)
