import { type LoaderFunctionArgs, redirectDocument } from 'react-router'
import { ownPath } from '#contract/local-path.ts'
import { isPrivatePage } from '#contract/private-pages.ts'
import { visitOf } from './access.ts'

/**
 * For the layouts of private pages. Code that the operator put on the other pages would stay in the document when a
 * link leads here without a new one: then this page is loaded as a document of its own.
 */
export async function requireCodeFree({ url, context }: Pick<LoaderFunctionArgs, 'url' | 'context'>) {
  const { services, askedBy } = visitOf({ context })
  if (askedBy === null || isPrivatePage(askedBy)) return
  const { customHeadCode, customBodyCode, customFooterCode } = await services.siteSettings.read()
  if (!`${customHeadCode}${customBodyCode}${customFooterCode}`.trim()) return
  // Not the address of the request, which is that of the data.
  throw redirectDocument(ownPath(url))
}
