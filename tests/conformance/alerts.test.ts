import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { createMetrics } from '#platform/metrics/create.ts'
import { files, panels, readRules } from '../../deploy/grafana.ts'

/** The alerts and the dashboard that an operator is given watch figures that are really there. */

const root = join(import.meta.dirname, '../..')
const rules = readRules()
const guide = readFileSync(join(root, 'docs/en/operate/monitoring.md'), 'utf8')

/** What a process tells after one of everything that the alerts and the dashboard look at. */
async function figures(): Promise<string> {
  const metrics = await createMetrics({ METRICS: true, METRICS_TOKEN: '' }, '1.2.3')
  metrics.request({ method: 'GET', route: '/', status: 500, seconds: 1 })
  metrics.mail('failed')
  metrics.report('failed', 1)
  metrics.pictures('failed', 1)
  metrics.lookup('timeout', 'server', 1)
  metrics.lookup('refused', 'server', 1)
  metrics.shed('mail', 'memory')
  metrics.report('completed', 1)
  metrics.pictures('ready', 1)
  metrics.dialogue('connected')
  metrics.placement('inbox')
  metrics.returned('bounce')
  metrics.watch({
    depths: async () => ({ reports: 1, pictures: 1, intake: 0, mail: 1 }),
    pool: () => ({ total: 1, idle: 0, waiting: 1 }),
    smtpConnections: () => 1,
    lastBackup: async () => 1_790_000_000_000,
  })
  return (await metrics.expose())!.text
}

/** `name{label="value"}` in an expression. */
const selectors = (expr: string) =>
  [...expr.matchAll(/\b((?:postproof|process|nodejs)_\w+|up)\b(?:\{([^}]*)\})?/g)]
    .filter(([, name]) => name !== 'up')
    .map(([, name = '', labels = '']) => ({
      name,
      labels: [...labels.matchAll(/(\w+)="([^"]*)"/g)].map(([pair]) => pair),
    }))

/** Refuses an expression about a figure, or a value of a label, that no process gives. */
function expectServed(text: string, expr: string): void {
  for (const { name, labels } of selectors(expr)) {
    const lines = text
      .split('\n')
      .filter((line) => line.startsWith(`${name}{`) || line.startsWith(`${name} `))
    expect(lines, name).not.toEqual([])
    for (const label of labels)
      expect(
        lines.some((line) => line.includes(label)),
        `${name} ${label}`,
      ).toBe(true)
  }
}

describe('alerts', async () => {
  const text = await figures()

  test('every figure of an alert is one that we give', () => {
    expect(rules.length).toBeGreaterThan(10)
    for (const { expr } of rules) {
      if (!/\bup\b/.test(expr)) expect(selectors(expr), expr).not.toEqual([])
      expectServed(text, expr)
    }
  })

  test('a figure that is not there is refused', () => {
    expect(() => expectServed(text, 'rate(postproof_nothing_total[5m])')).toThrow()
    expect(() => expectServed(text, 'postproof_queue_depth{queue="nothing"}')).toThrow()
  })

  test('the time of a backup is given once there was one', async () => {
    const metrics = await createMetrics({ METRICS: true, METRICS_TOKEN: '' }, '1.2.3')
    let last: number | null = null
    metrics.watch({ depths: async () => ({}), pool: () => null, lastBackup: async () => last })
    const lines = async () => (await metrics.expose())!.text.match(/^postproof_last_backup\S*.*$/gm)
    expect(await lines()).toBeNull()
    last = 1_790_000_000_000
    expect(await lines()).toEqual(['postproof_last_backup_timestamp_seconds 1790000000'])
    last = null
    expect(await lines()).toBeNull()
  })

  test('each says for how long, how urgent, what it means and what to do, and stands in the guide', () => {
    for (const rule of rules) {
      expect(rule.for).toMatch(/^\d+m$/)
      expect(['page', 'ticket']).toContain(rule.labels.severity)
      expect(rule.annotations.summary).toMatch(/\.$/)
      expect(rule.annotations.action).toMatch(/\.$/)
      expect(guide).toContain(`| \`${rule.alert}\` | ${rule.labels.severity} | `)
    }
    const listed = [...guide.matchAll(/^\| `(Postproof\w+)` \|/gm)].map(([, name]) => name)
    expect(listed).toEqual(rules.map(({ alert }) => alert))
  })
})

describe('the dashboard', async () => {
  const text = await figures()
  /** Without the parts of histograms and counters that Prometheus adds. */
  const ofHelp = (name: string) => name.replace(/_(?:bucket|sum|count)$/, '')

  test.each(panels.map((panel) => [panel.title, panel] as const))('%s', (_title, { about, queries }) => {
    expect(about).toMatch(/\.$/)
    for (const [expr] of queries) {
      if (!expr.includes('ALERTS{')) expect(selectors(expr), expr).not.toEqual([])
      expectServed(text, expr)
      // Grouped by labels that the figure has.
      const given = selectors(expr).flatMap(({ name }) =>
        text.split('\n').filter((line) => line.startsWith(`${name}{`)),
      )
      for (const [, by = ''] of expr.matchAll(/sum by \(([^)]*)\)/g))
        for (const label of by.split(', '))
          expect(
            given.some((line) => line.includes(`${label}="`)),
            `${expr} ${label}`,
          ).toBe(true)
    }
  })

  test('has every figure of ours', () => {
    const ours = [...text.matchAll(/^# TYPE (postproof_\w+) /gm)].map(([, name]) => name!)
    const shown = new Set(
      panels.flatMap(({ queries }) =>
        queries.flatMap(([expr]) => selectors(expr).map(({ name }) => ofHelp(name))),
      ),
    )
    expect(ours.filter((name) => !shown.has(name))).toEqual([])
  })

  test('and the alerts are written as the files say (node deploy/grafana.ts)', () => {
    for (const [name, written] of Object.entries(files()))
      expect(readFileSync(join(root, 'deploy/grafana', name), 'utf8'), name).toBe(written)
    const { groups } = JSON.parse(files()['alerts.json']!) as { groups: { rules: { title: string }[] }[] }
    expect(groups[0]!.rules.map(({ title }) => title)).toEqual(rules.map(({ alert }) => alert))
  })
})
