import type { Content, Row } from './content.ts'
import type { Habit } from './habits.ts'

/** A report as its receiver writes it. */

export type Head = { id: string; begin: number; end: number; email: string }

export function xmlOf(habit: Habit, head: Head, { policy, rows }: Content): string {
  const root = habit.schema === 'draft' ? 'd:feedback' : 'feedback'
  const body = [
    ...(habit.version === null ? [] : [element('version', habit.version)]),
    element('report_metadata', metadata(habit, head)),
    element('policy_published', published(habit, policy)),
    ...(habit.schema === 'draft' ? ['<extensions><count>7</count></extensions>'] : []),
    ...rows.map((row) => element('record', record(habit, row))),
  ].join('\n')
  const whole = `<?xml version="1.0" encoding="UTF-8"?>\n<${root}${namespaces[habit.schema]}>\n${body}\n</${root}>\n`
  return habit.schema === 'draft' ? whole.replaceAll(/<(\/?)(?=[a-z])(?!d:)/g, '<$1d:') : whole
}

const namespaces: Record<Habit['schema'], string> = {
  rfc7489: '',
  rfc9990: ' xmlns="urn:ietf:params:xml:ns:dmarc-2.0"',
  draft: ' xmlns:d="http://dmarc.org/dmarc-xml/0.1"',
}

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
const element = (name: string, content: string) => `<${name}>${content}</${name}>`
const values = (all: Record<string, string | number | false>) =>
  Object.entries(all)
    .filter(([, value]) => value !== false)
    .map(([name, value]) => element(name, escaped(`${value}`)))
    .join('')

const metadata = ({ organization, schema }: Habit, { id, begin, end, email }: Head) =>
  values({ org_name: organization, email, report_id: id }) +
  element('date_range', values({ begin, end })) +
  values({ generator: schema === 'rfc9990' && 'Reporter 1.2' })

function published({ schema }: Habit, { domain, p, sp, adkim, aspf, pct }: Content['policy']): string {
  const isNew = schema === 'rfc9990'
  return values({
    ...{ domain, adkim, aspf, p, sp },
    ...{ np: isNew && sp, pct: !isNew && pct, testing: isNew && 'n', discovery_method: isNew && 'treewalk' },
  })
}

function record(habit: Habit, row: Row): string {
  const { envelopeFrom, envelopeTo } = habit.writes
  const identifiers = {
    envelope_to: envelopeTo && row.envelopeTo,
    envelope_from: envelopeFrom && row.envelopeFrom,
    header_from: row.headerFrom,
  }
  return (
    element('row', rowOf(habit, row)) +
    element('identifiers', values(identifiers)) +
    element('auth_results', results(habit, row))
  )
}

function rowOf({ schema, writes }: Habit, { sourceIp, count, disposition, dkim, spf, reason }: Row): string {
  const word = (result: string) => (writes.capitals ? result.toUpperCase() : result)
  const passes = dkim === 'pass' || spf === 'pass'
  const action = schema === 'rfc9990' && passes ? 'pass' : disposition
  const evaluated = values({ disposition: action, dkim: word(dkim), spf: word(spf) })
  return (
    values({ source_ip: writes.capitals ? ` ${sourceIp.toUpperCase()} ` : sourceIp, count }) +
    element('policy_evaluated', evaluated + (reason ? element('reason', values(reason)) : ''))
  )
}

function results({ schema, writes }: Habit, { signatures, spfResult }: Row): string {
  const dkim = signatures.map(({ domain, selector, result }) =>
    element('dkim', values({ domain, selector: writes.selector && selector, result })),
  )
  const scope = schema === 'rfc9990' && 'mfrom'
  return dkim.join('') + element('spf', values({ domain: spfResult.domain, scope, result: spfResult.result }))
}
