import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bytesOf, contexts, inputFor, mail, noWorld } from '../context/fixture.ts'
import { headerWords } from '../words/headers.ts'
import { structureWords } from '../words/structure.ts'
import { textsIn } from '../words/texts.ts'
import { check as ampPart } from './amp-part.ts'
import { check as attachments } from './attachments.ts'
import { check as autoHeaders } from './auto-headers.ts'
import { check as calendarParts } from './calendar-parts.ts'
import { check as charset } from './charset.ts'
import { check as dateHeader } from './date-header.ts'
import { check as duplicateHeaders } from './duplicate-headers.ts'
import { check as espFingerprint } from './esp-fingerprint.ts'
import { check as foreignVerdicts } from './foreign-verdicts.ts'
import { check as freemailFrom } from './freemail-from.ts'
import { check as fromHeader } from './from-header.ts'
import { check as headerEncoding } from './header-encoding.ts'
import { check as headerLeaks } from './header-leaks.ts'
import { check as htmlMeta } from './html-meta.ts'
import { check as htmlNesting } from './html-nesting.ts'
import { check as htmlSize } from './html-size.ts'
import { check as inlineCid } from './inline-cid.ts'
import { check as lineLength } from './line-length.ts'
import { check as listId } from './list-id.ts'
import { check as listUnsubscribe } from './list-unsubscribe.ts'
import { check as messageId } from './message-id.ts'
import { check as messageSize } from './message-size.ts'
import { check as multipart } from './multipart.ts'
import { check as oneClick } from './one-click.ts'
import { check as receivedChain } from './received-chain.ts'
import { check as replyTo } from './reply-to.ts'
import { check as returnPath } from './return-path.ts'
import { check as textHtmlMatch } from './text-html-match.ts'
import { check as toHeader } from './to-header.ts'
import { check as transferEncoding } from './transfer-encoding.ts'

const all = [
  fromHeader,
  freemailFrom,
  replyTo,
  returnPath,
  dateHeader,
  messageId,
  toHeader,
  duplicateHeaders,
  lineLength,
  headerEncoding,
  autoHeaders,
  listUnsubscribe,
  oneClick,
  listId,
  headerLeaks,
  receivedChain,
  espFingerprint,
  foreignVerdicts,
  multipart,
  textHtmlMatch,
  charset,
  transferEncoding,
  htmlSize,
  messageSize,
  attachments,
  inlineCid,
  ampPart,
  calendarParts,
  htmlNesting,
  htmlMeta,
]
const texts = Object.fromEntries(
  Object.keys({ ...headerWords, ...structureWords }).map((id) => [id, textsIn('en')[id]!]),
)

/** Pieces of mail, whole and broken, of which nasty messages are made. */
const piece = fc.oneof(
  fc.constantFrom(
    'Content-Type: multipart/mixed; boundary=edge\r\n',
    'Content-Type: text/html\r\n',
    'Content-Transfer-Encoding: base64\r\n',
    'Content-Disposition: attachment; filename="a.zip"\r\n',
    'List-Unsubscribe: <https://[, <mailto:>\r\n',
    'List-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n',
    'Received: from  by ;;; (((\r\n',
    'Date: 99 Foo 9 9:9\r\n',
    'From: "=?utf-8?B?====?=" <@>, <<>>\r\n',
    'Subject: =?x?Q?=Z?= =?utf-8?B?/w==?=\r\n',
    'Message-ID: <@>\r\n',
    '\r\n\r\n--edge\r\n',
    '--edge--\r\n',
    '<div <p "\'> </a> <!-- <![if <style>',
    '<img src="cid:%zz">',
    'PK\u0003\u0004',
    'PK\u0005\u0006\u00ff\u00ff\u00ff\u00ff',
  ),
  fc.string({ maxLength: 40 }),
  fc.uint8Array({ maxLength: 30 }).map((bytes) => Buffer.from(bytes).toString('latin1')),
)

/** Half of the messages get past their header block, so that bodies are judged too. */
const start = fc.constantFrom(
  '',
  '',
  mail({ 'Content-Type': 'multipart/mixed; boundary=edge' }, '--edge'),
  mail({ 'Content-Type': 'text/html' }, '<p>'),
)

/** Runs every check and says its words; throws where any of them does. */
async function judge(source: Uint8Array): Promise<number> {
  const input = inputFor(source)
  for (const check of all) {
    const finding = await check.run(input, noWorld)
    texts[check.id]?.found(finding)
    for (const context of contexts) texts[check.id]?.fix(finding, context)
    JSON.stringify(finding)
  }
  return all.length
}

test('every check has its words', () => {
  expect(Object.keys(texts).sort()).toEqual(all.map((check) => check.id).sort())
})

test('no check throws on messages made of nasty pieces', async () => {
  await fc.assert(
    fc.asyncProperty(start, fc.array(piece, { maxLength: 30 }), async (head, pieces) => {
      expect(await judge(bytesOf(head + pieces.join('')))).toBe(30)
    }),
    { numRuns: 300 },
  )
})

const large: [string, string][] = [
  ['open comments', '<!--'.repeat(200_000)],
  ['open tags', '<div '.repeat(100_000)],
  ['open elements', '<i>'.repeat(200_000)],
  ['quotes', `<p ${"='".repeat(300_000)}`],
  ['raw text elements', '<style>'.repeat(100_000)],
  ['one word', 'x'.repeat(1_000_000)],
  ['addresses', 'http://a@'.repeat(100_000)],
]

test.each(large)('a large body of %s is judged to its end', async (_, body) => {
  expect(await judge(bytesOf(mail({ 'Content-Type': 'text/html' }, body)))).toBe(30)
})

test.each(['From', 'Subject', 'Received', 'Date', 'List-Unsubscribe', 'Message-ID', 'List-ID', 'X-Mailer'])(
  'a large %s header is judged to its end',
  async (name) => {
    for (const unit of ['(', '=?utf-8?Q?', '<', '" ', 'from ', 'a@b.c, ', ' 1 '])
      expect(await judge(bytesOf(mail({ [name]: unit.repeat(8000) })))).toBe(30)
  },
)

test('encoded words within open quotations are judged to their end', async () => {
  const field = `"${'=?'.repeat(900)}${'a'.repeat(600)}`.repeat(25)
  expect(await judge(bytesOf(mail({ From: Array(20).fill(field) })))).toBe(30)
})
