import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'

/**
 * `node deploy/grafana.ts`: writes the dashboard for Grafana, and the alerts of alerts.yml as Grafana provisions them. A test holds that
 * both files are up to date, and that every figure in them is one that we give.
 */

export const folder = join(import.meta.dirname, 'grafana')

type Query = [expression: string, legend: string]
type Panel = { title: string; about: string; unit: string; queries: Query[] }

const rate = (name: string, by: string, selector = '') => `sum by (${by}) (rate(${name}${selector}[5m]))`
const quantile = (share: number, name: string, selector = '') =>
  `histogram_quantile(${share}, sum by (le) (rate(${name}_bucket${selector}[5m])))`
const times = (name: string, selector = ''): Query[] => [
  [quantile(0.5, name, selector), 'half'],
  [quantile(0.95, name, selector), '19 of 20'],
]
const noStreams = '{route!~".*events.*"}'

export const panels: Panel[] = [
  {
    title: 'Processes',
    about: 'What runs. Several versions at once are seen while an instance is upgraded.',
    unit: 'short',
    queries: [['count by (version, node) (postproof_build_info)', '{{version}}, Node {{node}}']],
  },
  {
    title: 'Firing alerts',
    about: 'Alerts of alerts.yml that fire now. What to do is in the guide "Monitoring".',
    unit: 'short',
    queries: [
      ['count by (alertname) (ALERTS{alertname=~"Postproof.+",alertstate="firing"})', '{{alertname}}'],
    ],
  },
  {
    title: 'Mail received',
    about: 'Failed mail was not stored: senders try again for days.',
    unit: 'cps',
    queries: [[rate('postproof_mails_total', 'outcome'), '{{outcome}}']],
  },
  {
    title: 'Reports',
    about: 'Spam tests that ended.',
    unit: 'cps',
    queries: [[rate('postproof_reports_total', 'outcome'), '{{outcome}}']],
  },
  {
    title: 'Time from mail to report',
    about: 'Slow DNS is the usual reason for slow reports.',
    unit: 's',
    queries: times('postproof_report_duration_seconds'),
  },
  {
    title: 'Queues',
    about: 'What waits, by queue. A queue that grows for ten minutes needs another process.',
    unit: 'short',
    queries: [['max by (queue) (postproof_queue_depth)', '{{queue}}']],
  },
  {
    title: 'Pictures',
    about: 'Mails that were rendered. "cut" is tried again.',
    unit: 'cps',
    queries: [[rate('postproof_pictures_total', 'outcome'), '{{outcome}}']],
  },
  {
    title: 'Time to render a mail',
    about: 'Three devices and their variants.',
    unit: 's',
    queries: times('postproof_pictures_duration_seconds'),
  },
  {
    title: 'Answers by status',
    about: 'A status from 500 on is a fault of the instance, but 503, which is returned when it is busy.',
    unit: 'reqps',
    queries: [[rate('postproof_http_requests_total', 'status'), '{{status}}']],
  },
  {
    title: 'Time to an answer',
    about: 'Without streams of live events, which stay open.',
    unit: 's',
    queries: times('postproof_http_request_duration_seconds', noStreams),
  },
  {
    title: 'Slowest routes',
    about: 'Mean time of the ten slowest routes.',
    unit: 's',
    queries: [
      [
        `topk(10, ${rate('postproof_http_request_duration_seconds_sum', 'route', noStreams)} / ${rate('postproof_http_request_duration_seconds_count', 'route', noStreams)})`,
        '{{route}}',
      ],
    ],
  },
  {
    title: 'Refused because of too much work',
    about: 'More processes or a larger machine are needed when this goes on.',
    unit: 'cps',
    queries: [[rate('postproof_shed_total', 'part, reason'), '{{part}}: {{reason}}']],
  },
  {
    title: 'Questions to DNS',
    about: 'Timeouts and refusals make results "not checked". Use a resolver of your own.',
    unit: 'cps',
    queries: [[rate('postproof_dns_lookups_total', 'outcome', '{source="server"}'), '{{outcome}}']],
  },
  {
    title: 'Time of questions to DNS',
    about: 'Of questions that were sent to a server, not answered from the cache.',
    unit: 's',
    queries: times('postproof_dns_lookup_duration_seconds'),
  },
  {
    title: 'Verifier: connections to mail servers',
    about: '"connected", or why there was no connection.',
    unit: 'cps',
    queries: [[rate('postproof_verifier_dialogues_total', 'outcome'), '{{outcome}}']],
  },
  {
    title: 'Placement: where mail was found',
    about: 'Seed mailboxes of completed tests, by folder.',
    unit: 'short',
    queries: [['sum by (outcome) (increase(postproof_placement_seeds_total[1h]))', '{{outcome}}']],
  },
  {
    title: 'Returned mail',
    about: 'What came back of mail to users.',
    unit: 'short',
    queries: [['sum by (outcome) (increase(postproof_returned_mails_total[1h]))', '{{outcome}}']],
  },
  {
    title: 'Connections',
    about: 'Open connections of senders, and of the pool with PostgreSQL.',
    unit: 'short',
    queries: [
      ['sum by (state) (postproof_smtp_connections)', 'SMTP {{state}}'],
      ['sum by (state) (postproof_database_connections)', 'database {{state}}'],
    ],
  },
  {
    title: 'Age of the last backup',
    about: 'Of the data folder of each process that has had one. More than a day and a half is too old.',
    unit: 's',
    queries: [['time() - postproof_last_backup_timestamp_seconds', '{{instance}}']],
  },
  {
    title: 'Memory',
    about: 'Of each process. One that holds more than 3 GB should be restarted.',
    unit: 'bytes',
    queries: [['process_resident_memory_bytes', '{{instance}}']],
  },
  {
    title: 'Processor time',
    about: 'Processors used by each process.',
    unit: 'percentunit',
    queries: [['rate(process_cpu_seconds_total[5m])', '{{instance}}']],
  },
  {
    title: 'Event loop lag',
    about: 'How long a process is held up at a time. Half a second is too long.',
    unit: 's',
    queries: [['nodejs_eventloop_lag_p99_seconds', '{{instance}}']],
  },
]

// biome-ignore lint/suspicious/noTemplateCurlyInString: a variable of Grafana
const datasource = { type: 'prometheus', uid: '${datasource}' }
const [width, height] = [12, 8]

export const dashboard = () => ({
  title: 'Postproof',
  uid: 'postproof',
  schemaVersion: 39,
  tags: ['postproof'],
  editable: true,
  timezone: 'browser',
  refresh: '1m',
  time: { from: 'now-6h', to: 'now' },
  templating: {
    list: [{ name: 'datasource', label: 'Prometheus', type: 'datasource', query: 'prometheus' }],
  },
  panels: panels.map(({ title, about, unit, queries }, at) => ({
    ...{ id: at + 1, type: 'timeseries', title, description: about, datasource },
    gridPos: { x: (at % 2) * width, y: Math.floor(at / 2) * height, w: width, h: height },
    fieldConfig: { defaults: { unit, min: 0 }, overrides: [] },
    options: { legend: { displayMode: 'list', placement: 'bottom' }, tooltip: { mode: 'multi' } },
    targets: queries.map(([expr, legendFormat], nth) => ({
      ...{ refId: String.fromCharCode(65 + nth), datasource, expr, legendFormat },
    })),
  })),
})

export type Rule = {
  alert: string
  expr: string
  for: string
  labels: Record<string, string>
  annotations: Record<string, string>
}

export const readRules = (): Rule[] =>
  (
    parse(readFileSync(join(import.meta.dirname, 'alerts.yml'), 'utf8')) as { groups: { rules: Rule[] }[] }
  ).groups.flatMap(({ rules }) => rules)

/** The data source of the alerts, as the guide names it when it is added. */
const PROMETHEUS = 'prometheus'

/** An expression of Prometheus is empty while all is well; Grafana wants a number to compare. */
const grafanaRule = ({ alert, expr, for: lasting, labels, annotations }: Rule) => ({
  ...{ uid: alert.toLowerCase(), title: alert, for: lasting, labels, annotations },
  condition: 'B',
  noDataState: 'OK',
  execErrState: 'Error',
  data: [
    {
      refId: 'A',
      relativeTimeRange: { from: 600, to: 0 },
      datasourceUid: PROMETHEUS,
      model: { refId: 'A', expr: `count(${expr})`, instant: true },
    },
    {
      refId: 'B',
      datasourceUid: '__expr__',
      model: {
        ...{ refId: 'B', type: 'threshold', expression: 'A' },
        conditions: [{ evaluator: { type: 'gt', params: [0] } }],
      },
    },
  ],
})

export const alerts = (rules: Rule[]) => ({
  apiVersion: 1,
  groups: [
    { orgId: 1, name: 'postproof', folder: 'Postproof', interval: '1m', rules: rules.map(grafanaRule) },
  ],
})

/** The files, by name. */
export const files = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries({ 'dashboard.json': dashboard(), 'alerts.json': alerts(readRules()) }).map(
      ([name, value]) => [name, `${JSON.stringify(value, null, 2)}\n`],
    ),
  )

if (import.meta.main)
  for (const [name, text] of Object.entries(files())) writeFileSync(join(folder, name), text)
