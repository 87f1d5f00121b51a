import { serviceOfInclude } from '@postproof/senders'
import type { SpfTreeNode } from './details.ts'
import { addCost, isVoid, type LookupCount, type SpfCost } from './lookups.ts'
import type { SpfTerm } from './parse.ts'
import {
  branchOf,
  isCounted,
  keyOf,
  ownLookups,
  questionOf,
  reachable,
  type SpfNode,
  type SpfTree,
} from './tree.ts'

/** More terms than this are not drawn; their cost counts. */
const MAX_DRAWN = 500
/** Characters shown of one record, and of all. */
const MAX_TEXT = 1_000
const MAX_TEXTS = 50_000

type Drawing = {
  tree: SpfTree
  costs: LookupCount['costs']
  drawn: Set<string>
  left: number
  /** Characters that may still be shown. */
  text: number
  running: SpfCost
}

/** The tree of a record as it is drawn, with the lookups and voids counted on the way down. */
export function outlineTree(tree: SpfTree, count: LookupCount): SpfTreeNode | null {
  const node = tree.nodes.get(tree.root)
  if (!node) return null
  const free: SpfCost = { lookups: 0, voids: 0, voids4: 0, voids6: 0 }
  const drawing: Drawing = {
    tree,
    costs: count.costs,
    drawn: new Set(),
    left: MAX_DRAWN,
    text: MAX_TEXTS,
    running: free,
  }
  const root = blank('root', '', tree.root)
  describeRecord(root, node, drawing)
  root.children = childrenOf(tree.root, [], drawing)
  return finish(root, count.cost, drawing)
}

function childrenOf(domain: string, path: string[], drawing: Drawing): SpfTreeNode[] {
  drawing.drawn.add(domain)
  const record = drawing.tree.nodes.get(domain)?.record
  const children: SpfTreeNode[] = []
  for (const term of record ? reachable(record) : []) {
    if (!isCounted(term) || drawing.left-- <= 0) continue
    children.push(drawTerm(term, domain, [...path, domain], drawing))
  }
  return children
}

function drawTerm(term: SpfTerm, domain: string, path: string[], drawing: Drawing): SpfTreeNode {
  const branch = branchOf(term, domain)
  const question = questionOf(term, domain)
  const node = blank(term.name as SpfTreeNode['kind'], term.text, branch ?? question?.name ?? null)
  const own = branch === null ? askedOf(node, term, question, drawing) : branchOutcome(node, branch, drawing)
  drawing.running = addCost(drawing.running, own)
  if (branch === null) return finish(node, own, drawing)
  node.service = serviceOfInclude(branch)?.service.name ?? null
  node.loop = path.includes(branch)
  if (node.loop) return finish(node, own, drawing)
  const below = drawing.costs.get(branch)
  node.repeated = drawing.drawn.has(branch)
  const before = drawing.running
  if (!node.repeated) node.children = childrenOf(branch, path, drawing)
  // The count of a branch is known; what is not drawn, or drawn elsewhere, counts as well.
  if (below) drawing.running = addCost(before, below)
  return finish(node, below ? addCost(own, below) : own, drawing)
}

function askedOf(
  node: SpfTreeNode,
  term: SpfTerm,
  question: ReturnType<typeof questionOf>,
  { tree }: Drawing,
): SpfCost {
  const target = question && tree.targets.get(keyOf(question))
  if (!target) return { lookups: ownLookups(term), voids: 0, voids4: 0, voids6: 0 }
  node.outcome = target.outcome
  node.hosts = target.hosts
  node.isVoid = isVoid(target.outcome)
  return {
    lookups: 1,
    voids: Number(node.isVoid),
    voids4: Number(isVoid(target.outcome4)),
    voids6: Number(isVoid(target.outcome6)),
  }
}

function branchOutcome(node: SpfTreeNode, branch: string, drawing: Drawing): SpfCost {
  const found = drawing.tree.nodes.get(branch)
  if (found) describeRecord(node, found, drawing)
  const voids = Number(node.isVoid)
  return { lookups: 1, voids, voids4: voids, voids6: voids }
}

function describeRecord(node: SpfTreeNode, found: SpfNode, drawing: Drawing) {
  node.outcome = found.outcome
  node.record = found.record?.text.slice(0, Math.min(MAX_TEXT, drawing.text)) ?? null
  drawing.text -= node.record?.length ?? 0
  node.records = found.records
  node.ttl = found.ttl
  node.isVoid = isVoid(found.outcome)
}

function finish(node: SpfTreeNode, cost: SpfCost, { running }: Drawing): SpfTreeNode {
  node.cost = cost.lookups
  node.voids = cost.voids
  node.running = running.lookups
  node.runningVoids = running.voids
  return node
}

function blank(kind: SpfTreeNode['kind'], term: string, domain: string | null): SpfTreeNode {
  return {
    domain,
    term: term.slice(0, 300),
    kind,
    cost: 0,
    running: 0,
    voids: 0,
    runningVoids: 0,
    isVoid: false,
    outcome: null,
    record: null,
    records: 0,
    hosts: 0,
    repeated: false,
    loop: false,
    service: null,
    ttl: null,
    children: [],
  }
}
