import { bad, type Evidence, type Finding, good, noData, warning } from '@postproof/engine/finding'
import type { AccessibilityIssue, Rendering } from '@postproof/engine/world'
import type { Message } from '@postproof/message/types'
import { quoteLink } from '../content/links.ts'
import { placeOf } from '../content/markup.ts'
import { notApplicable } from '../content/no-data.ts'
import { listRules } from '../kind/kinds.ts'
import { type AxeKind, kindOf, ownerOf } from './axe-rules.ts'
import { contrastNeeded, contrastOfBox, drawnPlace, isText, shareOf, soundBoxes } from './boxes.ts'
import { unmarkedLayoutTables } from './layout-tables.ts'
import { isEnough, measuredShare } from './measured.ts'
import { drawn, isLacking, isOurs, notDrawn } from './pictures.ts'
import { bodyText } from './small-print.ts'
import type { RenderingInput } from './types.ts'
import { defineRenderingCheck } from './types.ts'
import { vagueLinks } from './vague-links.ts'

const id = 'accessibility'

/** Less hard-to-read text than this share of the characters, in percent, and neither heading nor button: a slip. */
const MUCH_CONTRAST = 5
/** Closing lines may be paler than WCAG asks before it counts as more than a nuisance, but not as pale as this. */
const PALE_PRINT = 2
const MOST_NODES = 500
const MOST_SHOWN = 5

type Problem = { kind: string; bad: boolean; count: number; evidence: Evidence[] }

/** What keeps people with screen readers or weak sight from reading the mail: axe-core, put in the terms of mail. */
export const check = defineRenderingCheck({
  id,
  group: 'rendering',
  points: 4,
  topic: 'accessible',
  decidedBy: 'html',
  refs: [
    { label: 'WCAG 1.4.3', url: 'https://www.w3.org/WAI/WCAG22/Understanding/contrast-minimum.html' },
    { label: 'WCAG 2.4.4', url: 'https://www.w3.org/WAI/WCAG22/Understanding/link-purpose-in-context.html' },
    { label: 'WCAG 1.3.1', url: 'https://www.w3.org/WAI/WCAG22/Understanding/info-and-relationships.html' },
    { label: 'Can I email: role', url: 'https://www.caniemail.com/features/html-role/' },
  ],
  run(input) {
    const { message, rendering } = input
    if (!message.html) return notApplicable(id, 'no-html')
    const cut = cutShort(rendering)
    if (cut) return cut
    if (!rendering.accessibility) return noData(id, 'not-run')
    const issues = rendering.accessibility
    const problems = [...axeProblems(issues, input), ...tableProblems(input), ...linkProblems(message)]
    const facts = {
      problems: problems.map(({ kind, count }) => ({ kind, count })),
      left_to: [...new Set(issues.flatMap(({ rule }) => ownerOf(rule) ?? []))],
      measured_share: measuredShare(rendering, 'desktop'),
    }
    const worst = problems.find((problem) => problem.bad) ?? problems[0]
    if (!worst && !isEnough(facts.measured_share)) return noData(id, 'contrast-unknown', facts)
    if (!worst) return good(id, 'clean', facts)
    const ordered = [worst, ...problems.filter((problem) => problem !== worst)]
    const evidence = ordered.flatMap((problem) => problem.evidence).slice(0, 20)
    return (worst.bad ? bad : warning)(id, worst.kind, facts, evidence)
  },
})

/** The rules run over the desktop variant as sent; what our own limits removed from it is not held against the mail. */
function cutShort(rendering: Rendering): Finding | undefined {
  const { pictures, accessibility, accessibilityFailure } = rendering
  const sent = pictures.find(({ device, variant }) => device === 'desktop' && variant === 'plain')
  if (sent?.ok && isLacking(sent)) return notDrawn(id, rendering, 'desktop', 'plain')
  if (accessibility) return undefined
  if (!pictures.some(({ ok }) => ok)) return notDrawn(id, rendering, 'desktop', 'plain')
  const failure = sent?.ok === false ? sent.failure : accessibilityFailure
  return failure && isOurs(failure) ? noData(id, 'ours', { failure }) : undefined
}

function axeProblems(issues: AccessibilityIssue[], { message, rendering }: RenderingInput): Problem[] {
  const nodes = new Map<AxeKind, AccessibilityIssue['nodes']>()
  const isOfImage = imageLinks(message)
  for (const issue of issues) {
    const kind = ownerOf(issue.rule) ? null : kindOf(issue.rule, issue.impact)
    if (!kind) continue
    const own = issue.nodes.slice(0, MOST_NODES).filter((node) => {
      if (kind === 'link-name') return !isOfImage(node) && !/<img\b/i.test(node.html)
      return kind !== 'contrast' || !isPreheader(node.html)
    })
    if (own.length > 0) nodes.set(kind, [...(nodes.get(kind) ?? []), ...own])
  }
  return [...nodes].map(([kind, found]) => ({
    ...weigh(kind, rendering),
    count: found.length,
    evidence: found.slice(0, MOST_SHOWN).map((node) => quoteNode(kind, node)),
  }))
}

/** Links without a name and much text without contrast shut people out; the rest is a nuisance. */
function weigh(kind: AxeKind, rendering: Rendering): { kind: string; bad: boolean } {
  if (kind !== 'contrast') return { kind, bad: kind === 'link-name' }
  return isContrastMinor(rendering) ? { kind: 'contrast-few', bad: false } : { kind, bad: true }
}

/** What lacks contrast is a few words, or closing lines that can still be made out; no heading and no button. */
function isContrastMinor(rendering: Rendering): boolean {
  const picture = drawn(rendering, 'desktop', 'plain') ?? drawn(rendering, 'mobile', 'plain')
  if (!picture) return false
  const texts = soundBoxes(picture.layout).filter(isText)
  const poor = texts.filter((box) => (contrastOfBox(box) ?? 21) < contrastNeeded(box))
  if (poor.some(({ kind }) => kind === 'heading' || kind === 'button')) return false
  const body = new Set(bodyText(texts))
  const print = poor.every((box) => !body.has(box) && contrastOfBox(box)! >= PALE_PRINT)
  return print || shareOf(poor, texts) < MUCH_CONTRAST
}

/** Links of an image without alternative text, by line: `image_alt` speaks of them. */
function imageLinks({ links }: Message): (node: AccessibilityIssue['nodes'][number]) => boolean {
  const hrefs = new Map<number, string[]>()
  for (const { imageOnly, place, href } of links)
    if (imageOnly) hrefs.set(place.line, [...(hrefs.get(place.line) ?? []), href].slice(0, MOST_NODES))
  return ({ html, line }) => {
    const source = html.replaceAll('&amp;', '&')
    return line !== null && (hrefs.get(line) ?? []).some((href) => source.includes(href.slice(0, 200)))
  }
}

/** The preview text is meant to be unseen. */
const isPreheader = (html: string): boolean =>
  /font-size\s{0,5}:\s{0,5}[0-3](?:\.\d{1,4})?(?:px|pt)?\s{0,5}[;"'!]|max-height\s{0,5}:\s{0,5}0|opacity\s{0,5}:\s{0,5}0[;"'\s]/i.test(
    html.slice(0, 2000),
  )

function quoteNode(label: string, { html, line, column }: AccessibilityIssue['nodes'][number]): Evidence {
  return { label, value: html, ...drawnPlace(line, column) }
}

/** A letter may hold a table; only a mail that is laid out by tables has to say so. */
function tableProblems({ message, kind }: RenderingInput): Problem[] {
  const { tables, frames } = unmarkedLayoutTables(message.html!.document)
  if (tables.length === 0 || (listRules(kind) !== 'yes' && !frames)) return []
  const evidence = tables.slice(0, MOST_SHOWN).map((table) => {
    const attributes = table.attrs.map(({ name, value }) => ` ${name}="${value}"`).join('')
    return { label: 'layout-tables', value: `<table${attributes}>`, place: placeOf(table) }
  })
  return [{ kind: 'layout-tables', bad: false, count: tables.length, evidence }]
}

function linkProblems(message: Message): Problem[] {
  const links = vagueLinks(message)
  if (links.length === 0) return []
  const evidence = links.slice(0, MOST_SHOWN).map((link) => quoteLink(link, 'vague-links'))
  return [{ kind: 'vague-links', bad: false, count: links.length, evidence }]
}
