import { parseArgs } from 'node:util'
import { rewriteClients, rewriteFor } from '@postproof/client-support/rewrite'
import { readMessage } from '@postproof/message'
import { labelledMails } from './mail/mails.ts'

/**
 * `node bench/rewrites.ts`: the newsletters of the mail set as every client draws them. Prints the time for each client,
 * what it changes most, by the number of mails, and the mails whose rewriting twice differs from once.
 */
const { values } = parseArgs({
  options: { limit: { type: 'string' }, most: { type: 'string', default: '6' } },
})

const mails = labelledMails('all')
  .filter(({ archive }) => archive === 'bulk-ham.tar.gz')
  .slice(0, values.limit === undefined ? undefined : Number(values.limit))
  .map(({ file, raw }) => ({ file, html: readMessage(raw).html?.source ?? '' }))
  .filter(({ html }) => html !== '')

const sizes = mails.map(({ html }) => html.length).sort((a, b) => a - b)
console.log(`${mails.length} mails, ${at(sizes, 0.5)} characters p50, ${at(sizes, 0.95)} p95`)

for (const { id } of rewriteClients) {
  const times: number[] = []
  const rules = new Map<string, { mails: number; count: number }>()
  const unsteady: string[] = []
  for (const { file, html } of mails) {
    const start = performance.now()
    const once = rewriteFor(id, html)
    times.push(performance.now() - start)
    for (const rule of new Set(once.changes.map((each) => each.rule))) {
      const entry = rules.get(rule) ?? { mails: 0, count: 0 }
      entry.mails += 1
      for (const each of once.changes) if (each.rule === rule) entry.count += each.count
      rules.set(rule, entry)
    }
    if (rewriteFor(id, once.html).html !== once.html) unsteady.push(file)
  }
  times.sort((a, b) => a - b)
  console.log(
    `${id.padEnd(17)} ${at(times, 0.5).toFixed(1)} ms p50, ${at(times, 0.95).toFixed(1)} ms p95, ${times.at(-1)!.toFixed(0)} ms most`,
  )
  const most = [...rules].sort(([, a], [, b]) => b.mails - a.mails).slice(0, Number(values.most))
  for (const [rule, { mails: many, count }] of most)
    console.log(`    ${rule.padEnd(34)} ${many} mails, ${count} times`)
  if (unsteady.length > 0)
    console.log(`    not steady: ${unsteady.length}, first ${unsteady.slice(0, 3).join(', ')}`)
}

function at(sorted: readonly number[], part: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
}
