import type { DomainReport } from '#contract/checkers.ts'
import { escaped } from '#platform/mailer/templates/html.ts'
import { code, type PaperWords, rowsOf } from './words.ts'

type Record = DomainReport['publish'][number]

/** The records to publish, the worst problem first, as the form of the domain's own DNS host asks for them. */
export function toPublish({ publish, domain, sections }: DomainReport, words: PaperWords): string {
  const { html } = words
  const heading = `<h2>${html({ code: 'domain_paper.publish', facts: {} })}</h2>`
  if (publish.length === 0) {
    const isWrong = sections.some(({ status }) => status === 'bad' || status === 'warning')
    const none = isWrong ? 'domain_paper.publish_none_wrong' : 'domain_paper.publish_none'
    return `${heading}<p>${html({ code: none, facts: {} })}</p>`
  }
  const titles = new Map(sections.map(({ id, title }) => [id, title]))
  const items = publish.map((record) => `<li>${itemOf(record, titles.get(record.section) ?? '', words)}</li>`)
  return `${heading}<p class="soft">${html({ code: 'domain_paper.publish_note', facts: { domain } })}</p>
<ol class="publish">${items.join('\n')}</ol>`
}

function itemOf(record: Record, part: string, words: PaperWords): string {
  const { html } = words
  const { action, type, ttl, form, why, changes, risk, current } = record
  const label = (name: 'type' | 'value' | 'ttl' | 'current' | 'why' | 'risk' | 'undo') =>
    html({ code: `domain_paper.${name}`, facts: {} })
  return `<h3>${html({ code: `domain_paper.action.${action}`, facts: { part } })}</h3>
<div class="record">${rowsOf([
    [label('type'), escaped(type)],
    hostOf(record, words),
    [label('value'), code(form?.value ?? record.value, words)],
    [label('ttl'), html({ code: 'domain_paper.seconds', facts: { ttl } })],
    [label('current'), action === 'replace' && current !== null ? linesOf(current, words) : ''],
  ])}${noteOf(record, words)}</div>
${rowsOf([
  [label('why'), [why, ...changes].map((text) => `<p>${escaped(text)}</p>`).join('')],
  [label('risk'), escaped(risk)],
  [label('undo'), html({ code: `domain_paper.undo.${action}`, facts: {} })],
])}`
}

const linesOf = (text: string, words: PaperWords) =>
  text
    .split('\n')
    .map((line) => code(line, words))
    .join('<br>')

/** The field for the name, called as the DNS host calls it. */
function hostOf({ host, form }: Record, words: PaperWords): [label: string, html: string] {
  const { html } = words
  if (!form) return [html({ code: 'domain_paper.host', facts: {} }), code(host, words)]
  const name =
    form.name === '' ? html({ code: 'domain_paper.form_empty', facts: {} }) : code(form.name, words)
  return [escaped(form.field), name]
}

function noteOf({ form, host: full }: Record, { html }: PaperWords): string {
  if (!form) return ''
  const facts = { host: form.host.name, zone: form.zone, full }
  const said = form.host.confirmed ? 'domain_paper.form_adds' : 'domain_paper.form_usually_adds'
  return `<p class="soft note">${html({ code: said, facts })}</p>`
}
