import type { Config } from '#config.ts'
import { type Gauges, type Metrics, silentMetrics } from './types.ts'

type Prometheus = typeof import('prom-client')

/** Figures where the operator asked for them; prom-client is loaded only then, with a registry of this process. `version`: of the program. */
export async function createMetrics(
  config: Pick<Config, 'METRICS' | 'METRICS_TOKEN'>,
  version: string,
): Promise<Metrics> {
  if (!config.METRICS && !config.METRICS_TOKEN) return silentMetrics
  const prometheus = await import('prom-client')
  const registry = new prometheus.Registry()
  // The default, each 10 ms, is one percent of a core for a process that does nothing.
  prometheus.collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: 100 })
  const make = makersOf(prometheus, registry)
  new prometheus.Gauge({
    name: 'postproof_build_info',
    help: 'Always 1: what runs.',
    labelNames: ['version', 'node'],
    registers: [registry],
  }).set({ version, node: process.versions.node }, 1)

  const requests = make.counter('http_requests_total', 'Requests answered.', ['method', 'route', 'status'])
  const requestSeconds = make.histogram(
    'http_request_duration_seconds',
    'Time to an answer.',
    ['route'],
    fast,
  )
  const mails = make.counter('mails_total', 'Mails received, recipients refused, mails not stored.', [
    'outcome',
  ])
  const returned = make.counter('returned_mails_total', 'What came back of mail to users.', ['outcome'])
  const reports = make.counter('reports_total', 'Reports made.', ['outcome'])
  const reportSeconds = make.histogram('report_duration_seconds', 'Time from mail to report.', [], slow)
  const pictures = make.counter('pictures_total', 'Mails drawn.', ['outcome'])
  const pictureSeconds = make.histogram('pictures_duration_seconds', 'Time to draw one mail.', [], slow)
  const shed = make.counter('shed_total', 'Refused because there was too much to do.', ['part', 'reason'])
  const lookups = make.counter('dns_lookups_total', 'Questions to DNS.', ['outcome', 'source'])
  const lookupSeconds = make.histogram(
    'dns_lookup_duration_seconds',
    'Time of questions that were sent.',
    [],
    fast,
  )
  const dialogues = make.counter('verifier_dialogues_total', 'Connections to mail servers.', ['outcome'])
  const seeds = make.counter(
    'placement_seeds_total',
    'Seed mailboxes of placement tests, by where the mail was.',
    ['outcome'],
  )

  return {
    request({ method, route, status, seconds }) {
      requests.inc({ method: methods.has(method) ? method : 'other', route, status: String(status) })
      requestSeconds.observe({ route }, seconds)
    },
    mail: (outcome) => mails.inc({ outcome }),
    returned: (outcome) => returned.inc({ outcome }),
    report(outcome, seconds) {
      reports.inc({ outcome })
      if (outcome === 'completed') reportSeconds.observe(seconds)
    },
    pictures(outcome, seconds) {
      pictures.inc({ outcome })
      if (outcome === 'ready') pictureSeconds.observe(seconds)
    },
    shed: (part, reason) => shed.inc({ part, reason }),
    lookup(outcome, source, seconds) {
      lookups.inc({ outcome, source })
      if (source === 'server') lookupSeconds.observe(seconds)
    },
    dialogue: (outcome) => dialogues.inc({ outcome }),
    placement: (outcome) => seeds.inc({ outcome }),
    watch: (gauges) => watch(gauges, make),
    expose: async () => ({ type: registry.contentType, text: await registry.metrics() }),
  }
}

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS'])
const fast = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]
const slow = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60]

type Makers = ReturnType<typeof makersOf>

function makersOf({ Counter, Histogram, Gauge }: Prometheus, registry: InstanceType<Prometheus['Registry']>) {
  const common = (name: string, help: string) => ({ name: `postproof_${name}`, help, registers: [registry] })
  return {
    counter: (name: string, help: string, labelNames: string[]) =>
      new Counter({ ...common(name, help), labelNames }),
    histogram: (name: string, help: string, labelNames: string[], buckets: number[]) =>
      new Histogram({ ...common(name, help), labelNames, buckets }),
    /** `read` answers Unix ms when the figures are read; null: it is left out. */
    moment: (name: string, help: string, read: () => Promise<number | null>) =>
      new Gauge({
        ...common(name, help),
        async collect() {
          this.remove()
          const at = await read().catch(() => null)
          if (at !== null) this.set(at / 1000)
        },
      }),
    /** `read` answers a value by label when the figures are read. */
    gauge: (
      name: string,
      help: string,
      label: string,
      read: () => Promise<Record<string, number>> | Record<string, number>,
    ) =>
      new Gauge({
        ...common(name, help),
        labelNames: [label],
        async collect() {
          this.reset()
          const values = await Promise.resolve()
            .then(read)
            .catch(() => ({}))
          for (const [key, value] of Object.entries(values)) this.set({ [label]: key }, value)
        },
      }),
  }
}

function watch({ depths, pool, smtpConnections, lastBackup }: Gauges, { gauge, moment }: Makers): void {
  gauge('queue_depth', 'What waits, by queue.', 'queue', depths)
  if (pool()) gauge('database_connections', 'Connections of the pool.', 'state', () => ({ ...pool() }))
  if (smtpConnections)
    gauge('smtp_connections', 'Open connections at the receiver.', 'state', () => ({
      open: smtpConnections(),
    }))
  if (lastBackup)
    moment('last_backup_timestamp_seconds', 'When the last backup ended, Unix time.', lastBackup)
}
