import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { createMetrics } from '#platform/metrics/create.ts'

/** The alerts that an operator is given watch figures that are really there. */

const root = join(import.meta.dirname, '../..')
type Rule = {
  alert: string
  expr: string
  for: string
  labels: { severity: string }
  annotations: { summary: string; action: string }
}
const { groups } = parse(readFileSync(join(root, 'deploy/alerts.yml'), 'utf8')) as {
  groups: { rules: Rule[] }[]
}
const rules = groups.flatMap((group) => group.rules)
const guide = readFileSync(join(root, 'docs/en/operate/monitoring.md'), 'utf8')

/** What a process tells after one of everything that the alerts look at. */
async function figures(): Promise<string> {
  const metrics = await createMetrics({ METRICS: true, METRICS_TOKEN: '' }, '1.2.3')
  metrics.request({ method: 'GET', route: '/', status: 500, seconds: 1 })
  metrics.mail('failed')
  metrics.report('failed', 1)
  metrics.pictures('failed', 1)
  metrics.lookup('timeout', 'server', 1)
  metrics.lookup('refused', 'server', 1)
  metrics.shed('mail', 'memory')
  metrics.watch({
    depths: async () => ({ reports: 1, pictures: 1, intake: 0, mail: 1 }),
    pool: () => ({ total: 1, idle: 0, waiting: 1 }),
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

describe('alerts', async () => {
  const text = await figures()

  test('every figure of an alert is one that we give', () => {
    const used = rules.flatMap(({ expr }) => selectors(expr))
    expect(used.length).toBeGreaterThanOrEqual(rules.length)
    for (const { name, labels } of used) {
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
