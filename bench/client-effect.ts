import { readFile } from 'node:fs/promises'
import { chosenHarm } from '@postproof/client-support/effect'
import { weights } from '@postproof/client-support/harm'
import type { Harm } from '@postproof/client-support/types'
import { keepPair } from './client-effect/keep.ts'
import { newslettersOf } from './client-effect/mails.ts'
import { type Compared, createMeasuring, type MeasuredMail } from './client-effect/measure.ts'
import { ms, percentile, printTable } from './figures.ts'
import { labelledMails } from './mail/mails.ts'

/** What was seen in the two pictures of a mail, with and without a feature. */
type Label = { file: string; slug: string; scopes: string; harm: Harm }

/**
 * The harm of the table beside the harm that is measured, over 40 newsletters: by feature, where they differ, which of
 * the two the labels hold for right, and the time for each mail. `pictures`: a folder for pairs of pictures of those
 * differences that matter, to be labelled.
 */
export async function benchClientEffect({ pictures }: { pictures?: string } = {}): Promise<void> {
  const measured = await measureAll(pictures)
  const compared = measured.flatMap((each) => each.compared)
  printFeatures(compared)
  printLabelled(
    compared,
    JSON.parse(await readFile(new URL('client-effect/labels.json', import.meta.url), 'utf8')),
  )
  const times = measured.map((each) => each.ms)
  console.log(
    `${measured.length} mails, ${compared.length} measurements: ${ms(percentile(times, 0.5))} p50, ${ms(percentile(times, 0.95))} p95 a mail`,
  )
}

async function measureAll(pictures: string | undefined): Promise<MeasuredMail[]> {
  const measuring = await createMeasuring()
  const measured: MeasuredMail[] = []
  const keep = pictures === undefined ? undefined : keeper(pictures)
  try {
    for (const mail of newslettersOf(labelledMails('all'))) {
      const one = await measuring.measure(mail, keep)
      if (one) measured.push(one)
    }
  } finally {
    await measuring.close()
  }
  return measured
}

/** Nothing lost, and less than a hundredth of the mail, are alike. */
const matters = ({ table, measured }: Compared): boolean =>
  Math.abs(weights[table] - weights[measured]) > 0.01

const keeper = (folder: string) => async (each: Compared, before: Uint8Array, after: Uint8Array) => {
  if (each.measured !== 'none' && matters(each)) await keepPair(folder, each, before, after)
}

function printFeatures(compared: Compared[]): void {
  const counts = new Map<string, number>()
  for (const each of compared) {
    if (!matters(each)) continue
    const key = `${each.slug}|${each.scopes.join()}|${each.table}|${each.measured}`
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  const rows = [...counts].sort(([a], [b]) => (a < b ? -1 : 1))
  printTable(
    'Client support: where the table of harms and what was measured differ',
    ['feature', 'lacked by', 'table', 'measured', 'mails'],
    rows.map(([key, count]) => [...key.split('|'), `${count}`]),
  )
}

/** Where nothing at all changed in the picture, that is the label. */
function printLabelled(compared: Compared[], labels: Label[]): void {
  const known = new Map(labels.map(({ file, slug, scopes, harm }) => [`${file} ${slug} ${scopes}`, harm]))
  const right = { table: 0, measured: 0, chosen: 0 }
  let seen = 0
  let same = 0
  const costly = compared.filter(matters)
  for (const each of costly) {
    const { file, slug, scopes, table, measured } = each
    if (measured === 'none') same += 1
    const label = known.get(`${file} ${slug} ${scopes.join()}`)
    if (label === undefined) continue
    seen += 1
    const { harm: chosen } = chosenHarm(slug, table, measured, scopes[0]!)
    for (const [who, harm] of Object.entries({ table, measured, chosen }))
      if (isClose(harm, label)) right[who as keyof typeof right] += 1
  }
  console.log(
    `${costly.length} differences that matter: in ${same} the picture stayed the same to the pixel; ${seen} others labelled: table right in ${right.table}, measured in ${right.measured}, chosen in ${right.chosen}`,
  )
}

const isClose = (one: Harm, other: Harm): boolean => Math.abs(weights[one] - weights[other]) < 0.01

if (import.meta.main) await benchClientEffect(process.argv[2] ? { pictures: process.argv[2] } : {})
