import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readMessage } from '@postproof/message/read'
import { applyEdits, findSourceRepairs, repairKinds } from '@postproof/spam-test/source-repairs'
import { expect, test } from 'vitest'
import { examples } from '../instance.ts'

/** The repairs of a mail's source, all of them made on every example: read again, nothing else has changed. */

const mails = readdirSync(examples)
  .filter((name) => name.endsWith('.eml'))
  .map((name) => ({ name, message: readMessage(readFileSync(join(examples, name))) }))
  .flatMap(({ name, message: { html } }) => (html ? [[name, html.source] as const] : []))

const read = (html: string) =>
  readMessage(Buffer.from(`Subject: a\r\nContent-Type: text/html; charset=utf-8\r\n\r\n${html}`))
const given = { subject: 'Spring & more', isSecure: () => true }

test.each(mails)('%s', (_name, source) => {
  const before = read(source)
  // One kind after the other, as an editor makes them: each reads the mail that the one before has left.
  let edited = source
  for (const kind of repairKinds) {
    const offered = findSourceRepairs(read(edited), given).offered.filter((repair) => repair.kind === kind)
    const edits = offered.flatMap(({ edits, ask }) =>
      edits.map((edit) => (ask ? { ...edit, text: `${ask.before}A &quot;cat&quot;${ask.after}` } : edit)),
    )
    edited = applyEdits(edited, edits)
  }
  const after = read(edited)
  expect(findSourceRepairs(after, given).offered).toEqual([])
  expect(after.html!.visibleText).toBe(before.html!.visibleText)
  expect(after.html!.styles.length).toBeGreaterThanOrEqual(before.html!.styles.length)
  expect(after.images.map(({ src }) => src.replace(/^http:/, 'https:'))).toEqual(
    before.images.map(({ src }) => src.replace(/^http:/, 'https:')),
  )
  expect(after.links).toHaveLength(before.links.length)
})
