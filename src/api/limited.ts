import type { Context, MiddlewareHandler } from 'hono'
import { pagePath } from '#contract/page-path.ts'
import type { SignedIn } from '#services/accounts/visitor.ts'
import type { UseLimits } from '#services/use/limits.ts'
import type { UseBook } from '#services/use/use-book.ts'

/** Counts calls for the operator, and refuses work to whom the operator has limited. */

export type Use = { book: Pick<UseBook, 'note'>; limits: Pick<UseLimits, 'require'> }

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])
const called = /^\/(?:api|ext)\//
/** Where work is asked for. Whoever is limited still signs in, reads, exports and leaves. */
const work =
  /^\/(?:api\/(?:emails|checkers|internal|inbox-placement)|ext|email-test|email-verifier|inbox-placement|placements?|lists|user-account\/placement)(?:\/|$)|^\/(?:api\/(?:drafts|lint)|results\/[^/]+\/delivery)?$/
/** A report that is to be drawn or scored again, by its page: the query tells it from what else a page is posted for. */
const report = /^\/results\/[^/]+$/
const asked = /^\/api\/(?:get-email|checkers\/)|\/recheck$|\/report\.pdf$|^\/domain\/[^/]+\/report\.html$/

export function limited({ book, limits }: Use): MiddlewareHandler {
  return async (c, next) => {
    const { path } = c.req
    const by = callerOf(c)
    if (called.test(path)) book.note('call', by)
    const page = pagePath(path)
    const draws = report.test(page) && ['draw', 'kind'].some((name) => c.req.query(name) !== undefined)
    if (asked.test(path) || ((draws || work.test(page)) && !safeMethods.has(c.req.method))) {
      await limits.require(by)
    }
    await next()
  }
}

function callerOf(c: Context) {
  const account: SignedIn | null = c.get('account') ?? null
  return { network: c.get('network') as string, accountId: account?.accountId ?? null }
}
