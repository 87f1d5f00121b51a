import type { DomainQuery } from '#contract/checkers.ts'
import { Refusal } from '#platform/refusals/refusal.ts'
import type { Visitor } from '../../../accounts/visitor.ts'
import { printPaper } from '../../../paper/print.ts'
import type { Printer } from '../../../pictures/printer.ts'
import type { Checkers } from '../../types.ts'
import { domainPaper } from './html.ts'
import type { DomainPapers } from './types.ts'

type World = {
  checkers: Pick<Checkers, 'recentDomain'>
  /** Null where no browser prints. */
  printer: Printer | null
  brand: string
  publicUrl: string
}

/** Anyone may ask for these prints, and the same browser draws the email of tests: further ones get the page. */
const MOST_PRINTS = 2

export function createDomainPapers({ checkers, printer, brand, publicUrl }: World): DomainPapers {
  let printing = 0
  const document = async (query: DomainQuery, visitor: Visitor, noPdf: boolean) => {
    const dated = await checkers.recentDomain(query, visitor)
    const url = `${publicUrl}/domain/${encodeURIComponent(dated.shown.report.domain)}`
    return domainPaper(dated, visitor.language ?? 'en', { brand, url, noPdf })
  }
  return {
    document,
    async pdf(query, visitor) {
      // Before the report is made: without a browser the page asks for it.
      if (!printer) throw new Refusal(503, 'unavailable', 'server.no_browser')
      const html = await document(query, visitor, false)
      if (printing >= MOST_PRINTS) throw new Refusal(503, 'unavailable', 'server.not_printed')
      printing++
      try {
        return await printPaper(printer, html, html)
      } finally {
        printing--
      }
    },
  }
}
