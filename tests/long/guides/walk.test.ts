import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Block, blocksOf, guides } from '../../guides/blocks.ts'
import { type CleanRoot, openRoot, whyNot } from '../../guides/clean-root.ts'
import { installed } from '../../guides/surroundings.ts'
import { Tally } from '../../guides/tally.ts'
import { walk } from '../../guides/walk.ts'

/** The operator's guides, followed by the letter on a clean machine, in the order in which one meets them. */

const missing = whyNot()
const seconds = 240

/** What a reader puts in the place of these words. */
const placeholders: [RegExp, string][] = [
  [/\bREPOSITORY\b/g, '/srv/postproof'],
  [/\bPASSWORD\b/g, 'correct-horse'],
  [/\bTOKEN\b/g, 'token-of-the-figures'],
  [/\bADDRESS\b/g, 'somebody@example.net'],
  [/\bYOUR_KEY\b/g, '$(cat /root/api-key)'],
  [/--host imap\.example\.org/g, '--host 127.0.0.1 --port 1143 --security none'],
  // No authority can be asked here; elsewhere Caddy fetches a certificate by itself.
  [
    /^ {2}reverse_proxy/gm,
    '  tls /etc/ssl/certs/mailtest.pem /etc/ssl/private/mailtest.key\n  reverse_proxy',
  ],
]
const filled = (text: string) => placeholders.reduce((all, [word, by]) => all.replace(word, by), text)

const tally = new Tally()

let root: CleanRoot
beforeAll(async () => {
  if (missing) return
  root = await openRoot()
  // What tests/guides/debian.sh fetched: programs that the guides are about and this machine has not.
  const packages = process.env.GUIDES_PACKAGES
  if (!packages) return
  root.copy(packages, `find . -name '*.deb' -print0`, '/srv/packages')
  const { code, output } = root.run(installed, 240)
  if (code !== 0) throw new Error(output)
}, 300_000)
afterAll(() => root?.close())

/** A step that failed leaves nothing to go on with. */
let whole = true

test.skipIf(missing).each(walk)('$guide', { timeout: 600_000 }, ({ guide, before, after }) => {
  if (!whole) throw new Error('a guide before this one failed')
  whole = false
  if (before) prepare(before)
  for (const block of blocksOf(guide)) {
    if (block.path) root.write(block.path, `${filled(block.text)}\n`)
    if (block.language !== 'sh') continue
    const reason = block.notRun ?? lacks(block)
    if (reason) tally.leave(block, reason)
    else follow(block)
  }
  if (after) prepare(after)
  whole = true
})

test('every command was executed, or says why not', () => {
  const walked = new Set(walk.map(({ guide }) => guide))
  for (const block of guides.flatMap(blocksOf)) {
    if (block.language !== 'sh' || (walked.has(block.guide) && !missing)) continue
    const reason = block.notRun ?? missing
    if (reason) tally.leave(block, reason)
  }
  const { lines, unaccounted } = tally.close()
  console.log(lines.join('\n'))
  if (whole && !missing) expect(unaccounted).toEqual([])
})

function prepare(commands: string): void {
  const { code, output } = root.run(commands, seconds)
  expect(code, output).toBe(0)
}

const lacks = ({ needs }: Block): string | null =>
  needs && root.run(`command -v ${needs}`, 10).code !== 0 ? `${needs} is not installed` : null

function follow(block: Block): void {
  const { code, output } = root.run(filled(block.text), seconds)
  tally.ran(block, code)
  // A page offers several web servers for one port.
  if (block.needs === 'caddy' || block.needs === 'nginx') root.run(`systemctl stop ${block.needs}`, 30)
  if (code === 0) return
  const log = root.run('journalctl --no-pager --lines 60 | cut -c 1-400', 20).output
  expect(code, `${block.guide}:${block.line}\n${block.text}\n--\n${output}\n${log}`).toBe(0)
}
