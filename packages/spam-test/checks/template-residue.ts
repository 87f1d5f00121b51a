import { bad, type Evidence, good } from '@postproof/engine/finding'
import { plain } from '@postproof/engine/plain-message'
import type { HtmlElement, Message } from '@postproof/message/types'
import { elementsOf } from '@postproof/message/walk'
import { fold } from '@postproof/message/words'
import { attributeOf, textOf } from '../content/markup.ts'
import { notApplicable } from '../content/no-data.ts'
import { placeIn, readingText } from '../content/reading-text.ts'
import { findAddressResidue, findResidue, type Residue } from '../content/residue.ts'
import { fieldNamed, quoteDecoded } from '../context/fields.ts'
import { defineCheck } from '../define-check.ts'
import { isAnswer } from '../kind/answers.ts'
import { listRules } from '../kind/kinds.ts'

const id = 'template_residue'

const MOST_TEXT = 200_000
const kinds: Residue['kind'][] = ['merge-tag', 'broken-value', 'placeholder-text']

type Trace = { kind: Residue['kind']; text: string; evidence: Evidence }

/** Merge fields, sample text and empty values that a template left behind: subject, text, hidden text, addresses. */
export const check = defineCheck({
  id,
  group: 'content',
  points: 6,
  topic: 'words',
  decidedBy: 'html',
  refs: [
    { label: 'Mailchimp: merge tags', url: 'https://mailchimp.com/help/all-the-merge-tags-cheat-sheet/' },
  ],
  run({ message, kind }) {
    const subject = fieldNamed(message, 'subject')
    if (!message.html && !message.text && !subject) return notApplicable(id, 'no-text')
    // People answer by hand; what looks like a merge tag there is code or a joke.
    if (kind.kind === 'list-post' || (listRules(kind) !== 'yes' && isAnswer(message)))
      return notApplicable(id, 'written-by-hand')
    const traces = [...inHeaders(message), ...inText(message), ...inAddresses(message)]
    const worst = kinds.find((kind) => traces.some((trace) => trace.kind === kind))
    if (!worst) return good(id, 'none')
    const facts = {
      traces: traces.length,
      kinds: kinds.flatMap((kind) => {
        const texts = traces.filter((trace) => trace.kind === kind).map(({ text }) => text)
        return texts.length > 0 ? [{ kind, texts: [...new Set(texts)].slice(0, 20) }] : []
      }),
    }
    return bad(
      id,
      worst,
      facts,
      traces.slice(0, 20).map(({ evidence }) => evidence),
    )
  },
})

function inHeaders(message: Message): Trace[] {
  return ['subject', 'from', 'to'].flatMap((key) => {
    const field = fieldNamed(message, key)
    if (!field) return []
    return findResidue(field.value.slice(0, 1000), 5).map(({ kind, text }) => ({
      kind,
      text,
      evidence: quoteDecoded(field)[0]!,
    }))
  })
}

function inText(message: Message): Trace[] {
  const { text, placeAt } = readingText(message)
  const found = findResidue(text.slice(0, MOST_TEXT), 20, !message.html)
  const traces = withoutCode(message, found).map(({ kind, text: found, index }): Trace => {
    const place = placeAt(index)
    const value = text.slice(Math.max(0, index - 30), index + found.length + 30).replace(/\s+/g, ' ')
    return { kind, text: found, evidence: { label: plain('evidence.text'), value, ...(place && { place }) } }
  })
  return [...traces, ...inHidden(message), ...inPlainText(message)]
}

/**
 * A mail about programming may show merge tags on purpose: then they stand in elements for code or in a typewriter's
 * letters. And what a text part has in brackets may be the text of a link or the alternative text of a picture.
 */
function withoutCode({ html, links, images }: Message, found: Residue[]): Residue[] {
  if (!html || found.length === 0) return found
  let code = ''
  let typed = ''
  for (const element of elementsOf(html.document)) {
    if (codeElements.has(element.tagName) && code.length < MOST_TEXT) code += `${textOf(element, 20_000)}\n`
    else if (isTyped(element) && typed.length < MOST_TEXT) typed += `${textOf(element, 20_000)}\n`
  }
  // Where most of the mail is set so, it is its design.
  if (typed.length * 3 < html.visibleText.length) code += typed
  const labels = new Set(
    [...links.map(({ text }) => text), ...images.map(({ alt }) => alt ?? '')].map(
      (label) => `[${fold(label.trim())}]`,
    ),
  )
  return found.filter(({ text }) => !code.includes(text.replace(/\s+/g, ' ')) && !labels.has(fold(text)))
}

const codeElements = new Set(['code', 'pre', 'kbd', 'samp', 'tt'])

const isTyped = (element: HtmlElement): boolean =>
  /\b(?:monospace|courier|consolas|menlo|monaco)\b/i.test(attributeOf(element, 'style')?.slice(0, 2000) ?? '')

function inHidden({ html }: Message): Trace[] {
  return (html?.runs ?? [])
    .filter((run) => run.hidden)
    .slice(0, 200)
    .flatMap((run) =>
      findResidue(run.text.slice(0, 2000), 3).map(({ kind, text }): Trace => {
        return {
          kind,
          text,
          evidence: { label: plain('evidence.hidden-text'), value: run.text.slice(0, 200), place: run.place },
        }
      }),
    )
}

/** The plain-text copy is read by some people too. */
function inPlainText(message: Message): Trace[] {
  const { html, text } = message
  if (!html || !text) return []
  return withoutCode(message, findResidue(text.source.slice(0, MOST_TEXT), 10, true)).map(
    ({ kind, text: found, index }): Trace => {
      const evidence = {
        label: plain('evidence.plain-text'),
        value: found,
        place: placeIn('text', text.source, index),
      }
      return { kind, text: found, evidence }
    },
  )
}

function inAddresses({ links, images }: Message): Trace[] {
  const addresses = [
    ...links.map(({ href, place }) => ({ label: plain('evidence.link'), value: href, place })),
    ...images.map(({ src, place }) => ({ label: plain('evidence.image'), value: src, place })),
  ]
  return addresses.flatMap(({ label, value, place }): Trace[] => {
    const text = /^data:/i.test(value) ? null : findAddressResidue(value)
    return text ? [{ kind: 'merge-tag', text, evidence: { label, value: value.slice(0, 400), place } }] : []
  })
}
