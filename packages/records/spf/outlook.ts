import type { Resolver } from '@postproof/engine/world'
import { withDraft } from './draft.ts'
import { countTree, MAX_LOOKUPS, MAX_VOIDS } from './lookups.ts'
import { keyOf, loadSpfTree, MAX_MX_HOSTS, questionOf, reachable, type SpfTree } from './tree.ts'
import { isFatal } from './walk.ts'

/**
 * Whether a record would be a permanent error if it stood at the domain (RFC 7208, 4.6.4, 5.2). What the DNS does not
 * answer is not held against it. Never rejects.
 */
export async function wouldFail(
  value: string,
  domain: string,
  resolver: Resolver,
  maxQuestions: number,
): Promise<boolean> {
  const tree = await loadSpfTree(domain, withDraft(resolver, domain, [value]), {
    maxQuestions,
    addresses: true,
  })
  const { count, cost, dead, loops } = countTree(tree)
  if (count > MAX_LOOKUPS || cost.voids > MAX_VOIDS || dead.length > 0 || loops.length > 0) return true
  return [...tree.nodes.values()].some(({ record }) => record?.issues.some(isFatal)) || hasManyHosts(tree)
}

function hasManyHosts(tree: SpfTree): boolean {
  return [...tree.nodes.values()].some(({ domain, record }) =>
    (record ? reachable(record) : []).some((term) => {
      const question = questionOf(term, domain)
      return question?.kind === 'mx' && (tree.targets.get(keyOf(question))?.hosts ?? 0) > MAX_MX_HOSTS
    }),
  )
}
