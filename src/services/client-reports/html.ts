import { message } from '@postproof/messages/message'
import { type Say, sayIn } from '@postproof/messages/say'
import { figuresLocale, type Language } from '#contract/language.ts'
import type { WatchChange, WatchedDomain } from '#contract/watched-domains.ts'
import { escaped } from '#platform/mailer/templates/html.ts'
import { paperPage } from '../paper/page.ts'
import { titleOf } from '../watch/words.ts'
import { monthOf } from './months.ts'
import { MOST_CHANGES, type OpenPoint, type ReportView, type Unchecked } from './view.ts'

/** A client's report as a document. Complete in black and white: each state is a word. */

const style = `
main{max-width:860px}
header{display:flex;gap:24px;justify-content:space-between;align-items:flex-start;margin-bottom:20px}
header img{max-width:220px;max-height:72px;flex:none}
h2{font-size:18px;line-height:1.3;margin:32px 0 8px;break-after:avoid}
h1,td,li{overflow-wrap:anywhere}
.soft,.mark{color:#565b66}
.summary{font-size:16px;font-weight:700;padding:12px 0;border-block:1px solid #16181d}
table{font-size:12px;line-height:1.4}
th,td{padding-inline-end:12px}th{vertical-align:bottom}
thead{display:table-header-group}tr,li{break-inside:avoid}
td:first-child{width:28%}
b{font-weight:700}
small{display:block;font-size:11px}
h2+.soft{margin-bottom:8px}
ol,ul{margin:0;padding-inline-start:22px}li{margin:0 0 10px}
.values{display:grid;grid-template-columns:auto minmax(0,1fr);gap:2px 12px;margin:4px 0 0;font-size:12px}
.values dt{color:#565b66}.values dd{margin:0;font-family:'Liberation Mono',Cousine,monospace;font-size:11px;overflow-wrap:anywhere}
.foot{margin-top:32px;padding-top:12px;border-top:1px solid #d7dae0;font-size:12px}
@media(max-width:600px){.wide{overflow-x:auto}.wide table{min-width:640px}header{flex-direction:column-reverse}}`

type Words = { language: Language; say: Say; day(at: number | string): string }

const wordsIn = (language: Language): Words => {
  const format = new Intl.DateTimeFormat(figuresLocale(language), { dateStyle: 'long', timeZone: 'UTC' })
  return { language, say: sayIn(language), day: (at) => format.format(new Date(at)) }
}

/** Such as `November 2026`. */
export const monthIn = (language: Language, month: string): string =>
  new Intl.DateTimeFormat(figuresLocale(language), {
    ...{ month: 'long', year: 'numeric', timeZone: 'UTC' },
  }).format(new Date(`${month}-01T00:00:00Z`))

/** `logo`: a PNG. */
export function reportHtml(
  view: ReportView,
  language: Language,
  { logo, noPdf }: { logo: Uint8Array | null; noPdf: boolean },
): string {
  const words = wordsIn(language)
  const { say } = words
  const title = say(message('client_report.title', { client: view.client }))
  const body = [
    headOf(view, title, logo, words),
    `<p class="summary">${escaped(summaryOf(view, words))}</p>`,
    domainsOf(view, words),
    openOf(view, words),
    changesOf(view, words),
    uncheckedOf(view, words),
    `<p class="foot soft">${escaped(say(message('client_report.foot')))}</p>`,
  ].join('\n')
  return paperPage({ language, title, style, noPdf, body })
}

function headOf({ month, now, from }: ReportView, title: string, logo: Uint8Array | null, words: Words) {
  const { say, language, day } = words
  const named = { month: monthIn(language, month) }
  const isOver = monthOf(now) !== month
  const about = isOver
    ? message('client_report.month', named)
    : message('client_report.so_far', { ...named, day: day(now) })
  const alt = say(message('client_report.logo', { name: from }))
  const picture = logo
    ? `<img src="data:image/png;base64,${Buffer.from(logo).toString('base64')}" alt="${escaped(alt)}">`
    : ''
  return `<header><div><p class="soft">${escaped(say(message('client_report.from', { name: from })))}</p><h1>${escaped(title)}</h1>
<p>${escaped(say(about))}</p></div>${picture}</header>`
}

/** How the domains are, and how much changed. */
function summaryOf({ domains, total, changes, hasMore }: ReportView, { say, language }: Words): string {
  const count = (status: WatchedDomain['status'][]) =>
    domains.filter((one) => status.includes(one.status)).length
  const counts = {
    ...{ bad: count(['bad']), warning: count(['warning']), unchecked: count(['no-data', null]) },
    good: count(['good']),
  }
  const changed = hasMore
    ? message('client_report.many_changes', { count: MOST_CHANGES })
    : message('client_report.count_of_changes', { count: changes.length })
  const parts = (['bad', 'warning', 'unchecked', 'good'] as const).filter((each) => counts[each] > 0)
  const [only] = parts
  const listed = new Intl.ListFormat(figuresLocale(language)).format(
    parts.map((part) => say(message(`client_report.part.${part}`, { count: counts[part] }))),
  )
  const state =
    only === 'good'
      ? message('client_report.well', { total })
      : total === 1
        ? message(`client_report.one.${only!}`)
        : message('client_report.some', { total, parts: listed })
  return `${say(state)} ${say(changed)}`
}

const columns = ['spf', 'dkim', 'dmarc', 'blacklists', 'mta-sts'] as const

function domainsOf({ domains, total, now }: ReportView, words: Words): string {
  const { say, language, day } = words
  const heads = [
    say(message('client_report.domain')),
    say(message('client_report.score')),
    ...columns.map((part) => titleOf(part, language)),
  ]
  const shown =
    domains.length < total ? [message('client_report.shown', { shown: domains.length, total })] : []
  return `<h2>${escaped(say(message('client_report.domains', { day: day(now) })))}</h2>
${shown.map((line) => `<p>${escaped(say(line))}</p>`).join('')}
<div class="wide"><table><thead><tr>${heads.map((head) => `<th scope="col">${escaped(head)}</th>`).join('')}</tr></thead>
<tbody>${domains.map((domain) => rowOf(domain, words)).join('\n')}</tbody></table></div>
<p class="soft">${escaped(say(message('client_report.score_note')))}</p>`
}

function rowOf(domain: WatchedDomain, words: Words): string {
  const { say, day } = words
  const { looked_at, score } = domain
  const looked = looked_at
    ? say(message('client_report.checked', { day: day(looked_at) }))
    : say(message('client_report.not_yet'))
  const cells = columns.map((part) => `<td>${cellOf(domain, part, words)}</td>`)
  return `<tr><td>${escaped(domain.domain)}<small class="soft">${escaped(looked)}</small></td><td>${score ?? '–'}</td>${cells.join('')}</tr>`
}

function cellOf({ parts, policy, listed }: WatchedDomain, part: (typeof columns)[number], { say }: Words) {
  const state = parts.find((each) => each.part === part)?.state ?? 'no-data'
  const said = escaped(say(message(`client_report.state.${state}`)))
  const value = { dmarc: policy ? `p=${policy}` : '', blacklists: listed.join(', ') }
  const more = part === 'dmarc' || part === 'blacklists' ? value[part] : ''
  return `${state === 'bad' ? `<b>${said}</b>` : said}${more ? `<small class="soft">${escaped(more)}</small>` : ''}`
}

const MOST_POINTS = 200

function openOf({ open, domains }: ReportView, { say }: Words): string {
  const heading = `<h2>${escaped(say(message('client_report.open')))}</h2>`
  const isKnown = domains.some(({ looked_at }) => looked_at !== null)
  if (open.length === 0) {
    const none = isKnown ? message('client_report.nothing_open') : message('client_report.nothing_known')
    return `${heading}<p>${escaped(say(none))}</p>`
  }
  const point = ({ domain, title, status, says, fix }: OpenPoint) => {
    const state = say(message(`client_report.state.${status}`))
    const todo = fix.length > 0 ? say(message('client_report.to_do', { fix: fix.join(' ') })) : ''
    return `<li><b>${escaped(domain)}, ${escaped(title)}</b> <span class="mark">(${escaped(state)})</span> ${escaped(says)}${todo ? `<p>${escaped(todo)}</p>` : ''}</li>`
  }
  const left = open.length - MOST_POINTS
  const more = left > 0 ? `<p>${escaped(say(message('client_report.more_open', { count: left })))}</p>` : ''
  return `${heading}<p class="soft">${escaped(say(message('client_report.first')))}</p>
<ol>${open.slice(0, MOST_POINTS).map(point).join('\n')}</ol>${more}`
}

function changesOf({ changes, hasMore }: ReportView, words: Words): string {
  const { say } = words
  const heading = `<h2>${escaped(say(message('client_report.changes')))}</h2>`
  if (changes.length === 0) return `${heading}<p>${escaped(say(message('client_report.no_changes')))}</p>`
  const more = hasMore
    ? `<p>${escaped(say(message('client_report.more_changes', { count: MOST_CHANGES })))}</p>`
    : ''
  return `${heading}<ul>${changes.map((change) => changeOf(change, words)).join('\n')}</ul>${more}`
}

function changeOf({ at, domain, title, says, planned, before, after }: WatchChange, { say, day }: Words) {
  const lines = (values: string[]) =>
    values.length > 0 ? values.map(escaped).join('<br>') : escaped(say(message('client_report.empty')))
  const mark = planned ? ` <span class="mark">(${escaped(say(message('client_report.planned')))})</span>` : ''
  return `<li>${escaped(day(at))} · <b>${escaped(domain)}, ${escaped(title)}</b>${mark} ${escaped(says)}
<dl class="values"><dt>${escaped(say(message('client_report.before')))}</dt><dd>${lines(before)}</dd><dt>${escaped(say(message('client_report.after')))}</dt><dd>${lines(after)}</dd></dl></li>`
}

function uncheckedOf({ unchecked }: ReportView, words: Words): string {
  const { say } = words
  const left = unchecked.length - MOST_POINTS
  const lines = [
    ...unchecked.slice(0, MOST_POINTS).map((one) => sayUnchecked(one, words)),
    ...(left > 0 ? [say(message('client_report.more_unchecked', { count: left }))] : []),
    say(message('client_report.no_connection')),
  ]
  return `<h2>${escaped(say(message('client_report.unchecked')))}</h2>
<ul>${lines.map((line) => `<li>${escaped(line)}</li>`).join('\n')}</ul>`
}

function sayUnchecked(one: Unchecked, { say, day }: Words): string {
  const { domain } = one
  if (one.why === 'first_to_come') return say(message('client_report.first_to_come', { domain }))
  if (one.why === 'late') return say(message('client_report.late', { domain, day: day(one.at) }))
  const { part } = one
  if (one.why === 'stale') return say(message('client_report.stale', { domain, part, day: day(one.at) }))
  return say(message(`client_report.${one.why}`, { domain, part }))
}
