import { afterAll, beforeAll, expect, test } from 'vitest'
import { blocksOf, commandsIn, guides } from '../../guides/blocks.ts'
import { type CleanRoot, openRoot, whyNot } from '../../guides/clean-root.ts'
import { walk } from '../../guides/walk.ts'

/** The operator's guides, followed by the letter on a clean machine, in the order in which one meets them. */

const missing = whyNot()
const seconds = 240

/** What a reader puts in the place of these words. */
const placeholders: [RegExp, string][] = [
  [/\bREPOSITORY\b/g, '/srv/postproof'],
  [/\bPASSWORD\b/g, 'correct-horse'],
]
const filled = (text: string) => placeholders.reduce((all, [word, by]) => all.replace(word, by), text)

const counts = { executed: 0, atFirst: 0, written: 0 }

test('what is not executed says why', () => {
  const skipped = guides.flatMap(blocksOf).filter(({ notRun }) => notRun)
  for (const block of skipped) {
    console.log(`not run: ${block.guide}:${block.line} (${commandsIn(block)}): ${block.notRun}`)
  }
  if (missing) console.log(`no guide is executed here: ${missing}`)
})

let root: CleanRoot
beforeAll(async () => {
  if (missing) return
  root = await openRoot()
  // Debian packages of programs that some guides are about, where this machine has them not: a folder of .deb files outside of /tmp.
  const packages = process.env.GUIDES_PACKAGES
  if (!packages) return
  const { code, output } = root.run(
    `export DEBIAN_FRONTEND=noninteractive
     echo "#!/bin/sh\nexit 101" > /usr/sbin/policy-rc.d && chmod 755 /usr/sbin/policy-rc.d
     dpkg --install --force-confdef ${packages}/*.deb`,
    120,
  )
  if (code !== 0) throw new Error(output)
}, 300_000)
afterAll(async () => {
  await root?.close()
  console.log(
    `guides: ${counts.executed} commands executed, ${counts.atFirst} at first try, ${counts.written} files written`,
  )
})

/** A step that failed leaves nothing to go on with. */
let whole = true

test.skipIf(missing).each(walk)('$guide', { timeout: 600_000 }, ({ guide, before }) => {
  if (!whole) throw new Error('a guide before this one failed')
  whole = false
  if (before) expect(root.run(before, seconds)).toMatchObject({ code: 0 })
  for (const block of blocksOf(guide)) {
    if (block.path) {
      root.write(block.path, `${filled(block.text)}\n`)
      counts.written++
    }
    if (block.language !== 'sh' || block.notRun) continue
    if (block.needs && root.run(`command -v ${block.needs}`, 10).code !== 0) {
      console.log(`not run: ${guide}:${block.line} (${commandsIn(block)}): ${block.needs} is not installed`)
      continue
    }
    const { code, output } = root.run(filled(block.text), seconds)
    counts.executed += commandsIn(block)
    expect(
      code,
      `${guide}:${block.line}\n${block.text}\n--\n${output}\n${code === 0 ? '' : logOf(root)}`,
    ).toBe(0)
    counts.atFirst += commandsIn(block)
  }
  whole = true
})

const logOf = ({ run }: CleanRoot) =>
  run('journalctl --no-pager --lines 60 --unit "postproof*" | cut -c 1-400', 20).output
