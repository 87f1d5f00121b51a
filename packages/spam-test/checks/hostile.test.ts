import fc from 'fast-check'
import { test } from 'vitest'
import { worldOf } from '../content/fixture.ts'
import { bytesOf, contexts, inputFor, mail } from '../context/fixture.ts'
import { groupOf } from '../weights.ts'
import { textsIn } from '../words/texts.ts'
import { checks } from './index.ts'

const texts = textsIn('en')
/** The checks that judge what a mail holds. Those of authentication and reputation judge answers of the DNS. */
const judging = checks.filter(({ id }) => ['headers', 'content', 'rendering'].includes(groupOf(id)!))

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
async function judge(source: Uint8Array): Promise<void> {
  const input = { ...inputFor(source), language: null }
  for (const check of judging) {
    const finding = await check.run(input, worldOf())
    texts[check.id]!.found(finding)
    for (const context of contexts) texts[check.id]!.fix(finding, context)
    JSON.stringify(finding)
  }
}

test('no check throws on messages made of nasty pieces', async () => {
  await fc.assert(
    fc.asyncProperty(start, fc.array(piece, { maxLength: 30 }), async (head, pieces) => {
      await judge(bytesOf(head + pieces.join('')))
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
  await judge(bytesOf(mail({ 'Content-Type': 'text/html' }, body)))
})

test.each(['From', 'Subject', 'Received', 'Date', 'List-Unsubscribe', 'Message-ID', 'List-ID', 'X-Mailer'])(
  'a large %s header is judged to its end',
  async (name) => {
    for (const unit of ['(', '=?utf-8?Q?', '<', '" ', 'from ', 'a@b.c, ', ' 1 '])
      await judge(bytesOf(mail({ [name]: unit.repeat(8000) })))
  },
)

test('encoded words within open quotations are judged to their end', async () => {
  const field = `"${'=?'.repeat(900)}${'a'.repeat(600)}`.repeat(25)
  await judge(bytesOf(mail({ From: Array(20).fill(field) })))
})
