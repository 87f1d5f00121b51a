import type { Page } from 'playwright-core'

/** A report on paper has at most so many, whatever the mail. */
export const SHEETS = 4

/** How many sheets of A4 an open page prints on. */
export async function sheetsOf(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'A4', printBackground: true, preferCSSPageSize: true })
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
}
