import { parseArgs } from 'node:util'
import type { Clock } from '@postproof/engine/world'
import { editableOf } from '@postproof/message/edit'
import { readMessage } from '@postproof/message/read'
import { judgeDraft } from '@postproof/spam-test/draft/judge'
import {
  applyEdits,
  findSourceRepairs,
  type RepairKind,
  type SourceRepairs,
} from '@postproof/spam-test/source-repairs'
import { uploaded } from '@postproof/spam-test/uploaded'
import type { Browser, Page } from 'playwright-core'
import { launchBrowser } from '../tests/browser/browser.ts'
import { ms, percentile, printMachine, printTable } from './figures.ts'
import { createFolder, startInstance } from './instance.ts'
import { labelledMails, mailSets } from './mail/mails.ts'

/**
 * Writing and seeing, over real mails that others wrote: what the six repairs do to ten of them, how long the checks of a
 * draft take, and how it feels in a browser, also with 300 kB. `--keys 40`.
 */
const { values: options } = parseArgs({ options: { keys: { type: 'string', default: '40' } } })
const kinds: RepairKind[] = ['alt', 'lang', 'title', 'comments', 'https', 'contrast']
const clock: Clock = { now: () => Date.now() }

type Mail = { name: string; raw: Buffer }

const rawOf = (html: string, subject: string): Buffer =>
  Buffer.from(`Subject: ${subject}\r\nContent-Type: text/html; charset=utf-8\r\n\r\n${html}`)

/** Nobody is asked here: every address is taken to answer over https, so that the repair of them is seen as well. */
function repairsOf(html: string, subject: string): SourceRepairs {
  return findSourceRepairs(readMessage(rawOf(html, subject)), { subject, isSecure: () => true })
}

const editsOf = ({ offered }: SourceRepairs, kind: RepairKind) =>
  offered
    .filter((one) => one.kind === kind)
    .flatMap(({ edits, ask }) =>
      edits.map((edit) => (ask ? { ...edit, text: `${ask.before}Words${ask.after}` } : edit)),
    )

/** All six on one mail, one kind after another, each read again: how many places before, and how many are left. */
function repairMail({ name, raw }: Mail): string[] {
  const message = readMessage(raw)
  const subject = editableOf(message).Subject || 'Newsletter'
  let html = message.html!.source
  const cells = kinds.map((kind) => {
    const before = editsOf(repairsOf(html, subject), kind)
    html = applyEdits(html, before)
    const left = editsOf(repairsOf(html, subject), kind)
    return before.length === 0 ? '-' : `${before.length} -> ${left.length}`
  })
  const [was, is] = [message.html!.source, html].map((source) => readMessage(rawOf(source, subject)))
  const same = was!.html!.visibleText === is!.html!.visibleText && was!.links.length === is!.links.length
  return [name.slice(-40), ...cells, same ? 'same' : 'differs']
}

function benchRepairs(mails: Mail[]): void {
  const ranked = mails
    .map((mail) => {
      const message = readMessage(mail.raw)
      const offered = repairsOf(message.html!.source, editableOf(message).Subject || 'Newsletter')
      return { mail, count: new Set(offered.offered.map(({ kind }) => kind)).size }
    })
    .sort((a, b) => b.count - a.count)
  const rows = ranked.slice(0, 10).map(({ mail }) => repairMail(mail))
  printTable(
    `Places repaired -> places left when read again, in the ten of ${mails.length} mails with most kinds`,
    ['mail', ...kinds, 'text and links'],
    rows,
  )
}

/** The checks and repairs of one draft, in this process. */
async function benchChecks(groups: [string, Mail[]][]): Promise<void> {
  const session = uploaded(clock.now())
  const rows: string[][] = []
  for (const [name, mails] of groups) {
    const times: number[] = []
    const busy: number[] = []
    for (const { raw } of [...mails.slice(0, 3), ...mails]) {
      const [begun, cpu] = [performance.now(), process.cpuUsage()]
      const { message } = await judgeDraft(raw, session, { clock, run: null })
      findSourceRepairs(message, { subject: editableOf(message).Subject, isSecure: () => true })
      times.push(performance.now() - begun)
      const { user, system } = process.cpuUsage(cpu)
      busy.push((user + system) / 1000)
    }
    const warm = times.slice(3)
    const shares = (values: number[]) => [0.5, 0.95].map((share) => ms(percentile(values, share)))
    rows.push([name, String(mails.length), ...shares(warm), ...shares(busy.slice(3))])
  }
  printTable(
    'Checks and repairs of a draft',
    ['mails', 'n', 'median', 'p95', 'processor time, median', 'p95'],
    rows,
  )
}

/** Keys in a real browser: until the letter is painted, and until the newest answer is shown. */
async function benchBrowser(mails: [string, Mail][]): Promise<void> {
  const folder = await createFolder()
  const instance = await startInstance(folder.path, { DNS_SERVERS: '127.0.0.1:1', LOG_LEVEL: 'silent' })
  const browser = await launchBrowser()
  const rows: string[][] = []
  try {
    for (const [name, mail] of mails) rows.push([name, ...(await typeInto(browser, instance.url, mail))])
  } finally {
    await browser.close()
    await instance.stop()
    await folder.remove()
  }
  printTable(
    `In a browser, ${options.keys} keys each`,
    ['mail', 'key to paint, median', 'p95', 'key to answer, median', 'p95', 'picture, median'],
    rows,
  )
}

async function typeInto(browser: Browser, url: string, { raw }: Mail): Promise<string[]> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.goto(`${url}/email-test/write`)
  const editor = page.getByRole('textbox', { name: 'HTML of the email' })
  await editor.click()
  await page.keyboard.insertText(readMessage(raw).html!.source)
  await settled(page)
  await page.keyboard.press('ControlOrMeta+Home')
  const [paints, answers, pictures]: number[][] = [[], [], []]
  for (let key = 0; key < Number(options.keys); key++) {
    await page.evaluate(watchKey)
    await page.keyboard.press(key % 10 === 9 ? 'Enter' : 'x')
    const found = await page.evaluate(() => (globalThis as unknown as { keyed: Promise<number> }).keyed)
    paints!.push(found)
    const begun = performance.now()
    await settled(page)
    answers!.push(performance.now() - begun + found)
    if (key % 10 !== 0) continue
    await page.locator('.drawn-scroll img').waitFor({ timeout: 20_000 })
    pictures!.push(performance.now() - begun + found)
  }
  await page.close()
  return [
    ...[0.5, 0.95].map((share) => ms(percentile(paints!, share))),
    ...[0.5, 0.95].map((share) => ms(percentile(answers!, share))),
    ms(percentile(pictures!, 0.5)),
  ]
}

/** Runs in the page: from the key's event to the frame after the one that paints it. */
function watchKey(): void {
  const kept = globalThis as unknown as { keyed: Promise<number> }
  kept.keyed = new Promise((resolve) => {
    addEventListener(
      'keydown',
      (event) => requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - event.timeStamp))),
      { once: true, capture: true },
    )
  })
}

/** The newest text has its answer. */
const settled = (page: Page) =>
  page.waitForFunction(() => document.querySelector('.editor[data-checking="false"]') !== null, null, {
    polling: 'raf',
    timeout: 30_000,
  })

printMachine()
if (!mailSets.isHere) console.log(`Writing and seeing${mailSets.why}`)
else {
  const mails = labelledMails('all', 1200)
    .filter(({ label, raw }) => label === 'ham' && raw.byteLength < 700_000)
    .map(({ file, raw }) => ({ name: file, raw }))
    .filter(({ raw }) => readMessage(raw).html !== null)
  const sized = (least: number, most: number) =>
    mails.filter(({ raw }) => {
      const { length } = readMessage(raw).html!.source
      return length >= least && length < most
    })
  const usual = sized(20_000, 120_000)
  const middle = usual[Math.floor(usual.length / 2)]!
  const large = sized(200_000, 500_000)[0] ?? enlarged(middle)
  benchRepairs(sized(3_000, 120_000).slice(0, 200))
  await benchChecks([
    ['20 to 120 kB', usual.slice(0, 100)],
    ['300 kB', Array.from({ length: 20 }, () => large)],
  ])
  await benchBrowser([
    [`${Math.round(middle.raw.length / 1000)} kB`, middle],
    [`${Math.round(large.raw.length / 1000)} kB`, large],
  ])
}

/** Where no mail of the set is so large: one again and again. */
function enlarged({ name, raw }: Mail): Mail {
  const { source } = readMessage(raw).html!
  return { name, raw: rawOf(source.repeat(Math.ceil(300_000 / source.length)), 'Newsletter') }
}
