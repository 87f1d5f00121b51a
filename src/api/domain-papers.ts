import type { Context } from 'hono'
import { Refusal } from '#platform/refusals/refusal.ts'
import type { Services } from '#services/application/services.ts'
import { answerPaper, answerPdf, lacksPdf, wantsPage } from './paper.ts'
import type { Api } from './types.ts'

/** The report of a domain as PDF, and as an HTML page to print, next to the page of the domain. For everyone. */
export function addDomainPapers(
  api: Api,
  { checkers, domainPapers }: Pick<Services, 'checkers' | 'domainPapers'>,
): void {
  api.get('/domain/:name/report.html', (c) =>
    orPage(c, async (input) =>
      answerPaper(c, await domainPapers.document({ input }, c.get('visitor')(), lacksPdf(c))),
    ),
  )
  api.get('/domain/:name/report.pdf', (c) =>
    orPage(c, async (input) => {
      const domain = checkers.readDomain({ input })
      return answerPdf(c, {
        print: () => domainPapers.pdf({ input }, c.get('visitor')()),
        name: `${domain}.pdf`,
        page: `${pageOf(domain)}/report.html`,
      })
    }),
  )
}

const pageOf = (domain: string) => `/domain/${encodeURIComponent(domain)}`

/** Leads browsers that name no domain to the page, which says what is wrong with the input. */
async function orPage(c: Context, answer: (input: string) => Promise<Response>): Promise<Response> {
  const input = c.req.param('name') ?? ''
  try {
    return await answer(input)
  } catch (error) {
    if (!(error instanceof Refusal) || error.status !== 422 || !wantsPage(c)) throw error
    return c.redirect(pageOf(input), 303)
  }
}
