import { parse } from 'parse5'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { prepare } from '#adapters/browser/prepare.ts'
import { mail } from '#adapters/browser/testing.ts'
import type { Placement } from '#contract/placement.ts'
import { renderMail } from '#platform/mailer/templates/render.ts'
import { invoiceHtml } from '#services/billing/orders/invoice-html.ts'
import { badgeSvg } from '#services/cards/badge.ts'
import { reportPicture } from '#services/cards/picture.ts'
import type { CardReport } from '#services/cards/report.ts'
import { summaryHtml } from '#services/cards/summary.ts'
import { plainLine } from '#services/cards/text.ts'
import { csvOf } from '#services/placement/report/csv.ts'
import { harmless } from '#services/verifier-lists/file/download.ts'
import { readCsv } from '#services/verifier-lists/file/read-csv.ts'
import { StructuredData } from '#web/shell/structured-data.tsx'
import { filled, formulas, hostileHtml, hostileTexts } from './xss-table.ts'

/** What strangers write comes out of Postproof as text: drawn, on cards, in badges and in spreadsheets. */

type Node = {
  nodeName: string
  attrs?: { name: string; value: string }[]
  childNodes?: Node[]
  content?: Node
}

function nodesOf(html: string): Node[] {
  const found: Node[] = []
  const waiting = [parse(html, { scriptingEnabled: false }) as unknown as Node]
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    found.push(node)
    waiting.push(...(node.childNodes ?? []), ...(node.content ? [node.content] : []))
  }
  return found
}

const acting = /^(?:script|iframe|frame|frameset|object|embed|applet|portal|fencedframe|base|template|form)$/

function deedsOf(html: string): string[] {
  return nodesOf(html).flatMap(({ nodeName, attrs = [] }) => [
    ...(acting.test(nodeName) ? [nodeName] : []),
    ...attrs.flatMap(({ name, value }) =>
      /^on|^srcdoc$|^ping$|^formaction$|^action$/.test(name) || (name === 'http-equiv' && value !== '')
        ? [`${nodeName} ${name}`]
        : [],
    ),
  ])
}

test.each(hostileHtml)('the drawn document has nothing of %s in it', (_, html) => {
  const prepared = prepare(mail(filled(html, 'top.pwned=1', 'http://attacker.test'))).html
  expect(deedsOf(prepared)).toEqual([])
})

describe.each(hostileTexts)('%j as a subject', (text) => {
  const report: CardReport = {
    id: 'x',
    shared: true,
    score: 50,
    final: true,
    level: 'warning',
    verdict: plainLine(text),
    subject: plainLine(text),
    sender: plainLine(text),
    passed: 1,
    asked: 2,
    testedAt: '2026-11-20T10:00:00Z',
    url: 'https://postproof.test/results/x',
  }
  test('is text on cards and badges', () => {
    const site = { brand: text, host: 'postproof.test' }
    for (const made of [
      summaryHtml(report, 'en', text),
      reportPicture(report, 'en', site),
      badgeSvg(report, 'en'),
    ]) {
      expect(deedsOf(made)).toEqual([])
      expect(made).not.toMatch(/<(?:script|img)|\son\w+=["']?top/i)
    }
  })
  test('is text in our mails, and ends no line of their head', () => {
    const site = { brand: text, publicUrl: 'https://postproof.test' }
    const [to, url, locale] = ['a@shop.test', 'https://postproof.test/x', 'en']
    for (const made of [
      renderMail({ kind: 'placement-alert', to, title: text, text, url, locale }, site),
      renderMail({ kind: 'contact', to, name: text, replyTo: to, domain: text, message: text }, site),
      renderMail(
        {
          ...{ kind: 'order', to, number: 'O-1', what: 'answered', url },
          order: {
            ...{ plan: text, interval: 'month', total: '1', email: to, name: text, country: 'DE' },
            ...{ note: text, answer: text },
          },
        },
        site,
      ),
    ]) {
      expect(deedsOf(made.html)).toEqual([])
      expect(made.html).not.toMatch(/<(?:script|img)|\son\w+=["']?top/i)
      expect(`${made.subject}${made.replyTo?.name}`).not.toMatch(/[\0-\x1f\x7f\u2028\u2029]/)
    }
  })
  test('is text on an invoice', () => {
    const buyer = { name: text, line1: text, line2: text, postcode: text, city: text, country: 'DE' }
    const made = invoiceHtml(
      {
        ...{
          number: text,
          issued_on: '2026-11-20',
          language: 'en',
          seller: text,
          seller_tax_id: text,
          buyer,
        },
        ...{ buyer_tax_id: text, order_number: text, note: text, plan: text, interval: 'month' },
        ...{ from: '2026-11-20', until: '2026-12-20', currency: 'usd', net: 1, total: 2 },
        ...{ taxes: [{ name: text, rate: 19, amount: 1 }], no_tax: text, payment: text },
      },
      { noPdf: true },
    )
    expect(deedsOf(made)).toEqual([])
    expect(made).not.toMatch(/<(?:script|img)|\son\w+=["']?top/i)
  })
  test('is data in what search engines read', () => {
    const made = renderToStaticMarkup(createElement(StructuredData, { data: { name: text } }))
    const [script, ...more] = nodesOf(made).filter(({ nodeName }) => nodeName === 'script')
    expect(more).toEqual([])
    const [words] = (script?.childNodes ?? []) as (Node & { value: string })[]
    expect(JSON.parse(words!.value).name).toBe(text)
    expect(made).not.toMatch(/[\u2028\u2029]/)
  })
})

test.each(formulas)('%j is text in a spreadsheet', (cell) => {
  expect(harmless(cell)).toBe(`'${cell}`)
  const row = { mailbox: { provider: cell, name: cell }, sender: cell, rechecks: [], auth: null, ms: null }
  const [, cells] = [...readCsv(csvOf({ results: [row] } as unknown as Placement), ',')]
  expect(cells?.cells.filter((each) => each.includes(cell))).toEqual(Array(3).fill(`'${cell}`))
})
