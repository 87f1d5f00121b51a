import { bad, type Evidence, type Finding, good, noData, warning } from '@postproof/engine/finding'
import { rfc } from '@postproof/engine/references'
import type { Message } from '@postproof/message/types'
import type { Message as Said } from '@postproof/messages/message'
import { answerOf, outcomeName } from '../content/answers.ts'
import { notApplicable } from '../content/no-data.ts'
import { defineCheck } from '../define-check.ts'
import { sayDetail } from '../links/failure-words.ts'
import { normalizeLink } from '../links/normalize.ts'
import type { LinkOutcome } from '../links/types.ts'

const id = 'link_health'

/** What the linked servers answered. */
export const check = defineCheck({
  id,
  group: 'content',
  points: 4,
  topic: 'links',
  decidedBy: 'html',
  refs: [rfc(9110, '15')],
  async run({ message, health }) {
    const outcomes = (await health).links
    if (outcomes.length === 0) return notApplicable(id, 'no-links')
    const of = (status: LinkOutcome['status']) => outcomes.filter((outcome) => outcome.status === status)
    const facts = {
      links: outcomes.length,
      broken: of('broken').length,
      redirects: of('redirects').length,
      cannot_verify: of('cannot-verify').length,
      refused: of('refused').length,
      not_asked: of('no-data').length,
    }
    const finding = (make: typeof bad, code: string, some: LinkOutcome[]): Finding =>
      make(
        id,
        code,
        facts,
        some.slice(0, 20).map((outcome) => quote(outcome, message)),
      )
    if (facts.broken > 0) return finding(bad, 'broken', of('broken'))
    if (facts.refused > 0) return finding(warning, 'not-public', of('refused'))
    if (facts.redirects > 0) return finding(warning, 'redirects', of('redirects'))
    if (facts.cannot_verify > 0) return finding(warning, 'cannot-verify', of('cannot-verify'))
    // A few unanswered among many good ones do not hide the rest; half or more do.
    if (facts.not_asked * 2 >= outcomes.length) return finding(noData, 'not-asked', of('no-data'))
    return good(id, 'reachable', facts)
  },
})

function quote(outcome: LinkOutcome, message: Message): Evidence {
  const place = message.links.find((link) => normalizeLink(link.href) === outcome.url)?.place
  const count = outcome.redirects.length
  const hops: Said[] = count > 0 ? [{ code: 'evidence.redirects', facts: { count } }] : []
  const answer = answerOf(outcome)
  const parts = [...(answer === null ? [] : [answer]), ...hops]
  const more = sayDetail(outcome.detail)
  const detail = more ? `: ${more}` : ''
  return {
    label: parts.length > 0 ? { code: 'any.list', facts: { parts } } : outcomeName(outcome.status),
    value: `${outcome.url.slice(0, 350)}${detail}`,
    ...(place && { place }),
  }
}
