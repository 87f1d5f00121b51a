import { html, raw } from 'hono/html'
import { type Severity, severities } from '#services/lint/types.ts'
import type { Inbox } from './inbox.ts'
import type { Detail, Person, Summary } from './mail.ts'
import type { Kept, MailReport } from './types.ts'

// In a template with a tag, the bundler takes the end of the element for that of its own script and asks for a package.
const program = '<script src="/inbox.js" defer></script>'

/** The page of a staging inbox: the mails on the left, one of them on the right. Links and forms alone; a script only keeps it fresh. */

type Html = ReturnType<typeof html>

const tabs = ['mail', 'report', 'text', 'source', 'parts'] as const
type Tab = (typeof tabs)[number]
const tabNames: Record<Tab, string> = {
  ...{ mail: 'Mail', report: 'Report', text: 'Text', source: 'Source', parts: 'Attachments' },
}

/** CSS pixels: a phone, a tablet, and as wide as there is room. */
const widths = ['375', '600', 'full'] as const

const SHOWN = 200
/** Octets of a source that are shown; the file has all. */
const SOURCE = 500_000

type Place = { query: string; id: string | null; tab: Tab; width: (typeof widths)[number]; remote: boolean }

export async function pageOf(inbox: Inbox, parameters: URLSearchParams): Promise<Html> {
  const place = placeIn(parameters)
  const kept = place.id === null ? undefined : inbox.find(place.id)
  if (kept && !kept.read) inbox.store.markRead([kept.id], true)
  const found = (place.query ? await inbox.search(place.query) : await newest(inbox)).slice(0, SHOWN)
  const total = inbox.store.list().length
  const unread = inbox.store.list().filter(({ read }) => !read).length
  return html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <title>${unread > 0 ? `(${unread}) ` : ''}Postproof inbox</title>
    <link rel="stylesheet" href="/inbox.css" />
    ${raw(program)}
  </head>
  <body class="${kept ? 'has-mail' : ''}">
    <header>
      <a class="brand" href="/">Postproof inbox</a>
      <form role="search" action="/">
        <input type="search" name="q" value="${place.query}" placeholder="Search, or to:ada@example.org" aria-label="Search" />
      </form>
      <p id="count" role="status">${total} ${total === 1 ? 'mail' : 'mails'}, ${unread} unread</p>
      ${total > 0 ? deleteForm('all', 'Delete all') : ''}
    </header>
    <nav id="list" aria-label="Mails">${listOf(found, kept, place, total)}</nav>
    <main>${kept ? await mailOf(inbox, kept, place) : nothingChosen(total)}</main>
  </body>
</html>`
}

function placeIn(parameters: URLSearchParams): Place {
  const one = <T extends string>(name: string, of: readonly T[], otherwise: T) =>
    of.find((each) => each === parameters.get(name)) ?? otherwise
  return {
    query: (parameters.get('q') ?? '').slice(0, 500),
    id: parameters.get('id'),
    tab: one('tab', tabs, 'mail'),
    width: one('width', widths, 'full'),
    remote: parameters.get('remote') === '1',
  }
}

function hrefOf({ query, id, tab, width, remote }: Place): string {
  const parameters = new URLSearchParams()
  if (query) parameters.set('q', query)
  if (id) parameters.set('id', id)
  if (tab !== 'mail') parameters.set('tab', tab)
  if (width !== 'full') parameters.set('width', width)
  if (remote) parameters.set('remote', '1')
  return `/?${parameters}`
}

const newest = (inbox: Inbox): Promise<Summary[]> =>
  Promise.all(
    inbox.store
      .list()
      .slice(0, SHOWN)
      .map((kept) => inbox.summary(kept)),
  )

function listOf(found: Summary[], chosen: Kept | undefined, place: Place, total: number): Html {
  if (found.length === 0)
    return html`<p class="none">${total > 0 ? 'No mail fits this search.' : 'No mail yet. It appears here as it comes.'}</p>`
  return html`<ol>
    ${found.map(
      (mail) => html`<li>
        <a
          href="${hrefOf({ ...place, id: mail.ID })}"
          class="${mail.Read ? 'read' : 'unread'}"
          ${mail.ID === chosen?.id ? raw('aria-current="true"') : ''}
        >
          <span class="line"><b>${nameOf(mail.From)}</b><time datetime="${mail.Created}">${timeOf(mail.Created)}</time></span>
          <span class="subject">${mail.Subject || '(no subject)'}</span>
          <span class="line faint"><span class="cut">to ${[...mail.To, ...mail.Cc, ...mail.Bcc].map(nameOf).join(', ')}</span>
          ${mail.Tags.map((tag) => html`<i class="tag">${tag}</i>`)}</span>
        </a>
      </li>`,
    )}
  </ol>
  ${total > SHOWN && found.length === SHOWN ? html`<p class="none">The newest ${SHOWN} of ${total}. Search for older ones.</p>` : ''}`
}

const nothingChosen = (total: number): Html =>
  html`<div class="empty">
    <h1>${total > 0 ? 'Choose a mail' : 'Waiting for mail'}</h1>
    <p>Let your application send by SMTP to this machine, port 1025 unless you chose another, with any login or none. Nothing is passed on.</p>
    <p>In a test: <code>GET /api/inbox/wait?to=ada@example.org&amp;fail_on=error</code></p>
  </div>`

async function mailOf(inbox: Inbox, kept: Kept, place: Place): Promise<Html> {
  const [detail, report] = await Promise.all([inbox.detail(kept), inbox.report(kept)])
  const parts = detail.Attachments.length + detail.Inline.length
  const countOf: Partial<Record<Tab, number>> = { report: report.findings.length, parts }
  const at = { ...place, id: kept.id }
  return html`<article>
    <a class="back" href="${hrefOf({ ...place, id: null })}">All mails</a>
    <div class="top">
      <h1>${detail.Subject || '(no subject)'}</h1>
      ${deleteForm(kept.id, 'Delete')}
    </div>
    <dl>
      ${line('From', detail.From ? [detail.From] : [])}${line('To', detail.To)}${line('Cc', detail.Cc)}${line('Bcc', detail.Bcc)}
    </dl>
    <ul class="tabs">
      ${tabs
        .filter((tab) => tab !== 'parts' || parts > 0)
        .map(
          (tab) => html`<li>
            <a href="${hrefOf({ ...at, tab })}" ${tab === place.tab ? raw('aria-current="page"') : ''}
              >${tabNames[tab]}${countOf[tab] ? html` <span class="count ${tab === 'report' ? worstOf(report) : ''}">${countOf[tab]}</span>` : ''}</a
            >
          </li>`,
        )}
    </ul>
    ${await tabOf(inbox, kept, detail, report, at)}
  </article>`
}

async function tabOf(
  inbox: Inbox,
  kept: Kept,
  detail: Detail,
  report: MailReport,
  place: Place,
): Promise<Html> {
  switch (place.tab) {
    case 'mail':
      return detail.HTML ? drawn(detail, place) : html`<pre>${detail.Text || 'This mail has no text.'}</pre>`
    case 'report':
      return reported(report)
    case 'text':
      return html`<pre>${detail.Text || 'This mail has no text part.'}</pre>`
    case 'source': {
      const octets = (await inbox.store.raw(kept.id)) ?? Buffer.alloc(0)
      return html`<p class="bar"><a href="/api/v1/message/${kept.id}/raw" download="${kept.id}.eml">Save as a file</a></p>
        <pre class="source">${octets.subarray(0, SOURCE).toString('utf8')}</pre>`
    }
    case 'parts':
      return html`<ul class="parts">
        ${[...detail.Attachments, ...detail.Inline].map(
          ({ PartID, FileName, ContentType, Size }) =>
            html`<li><a href="/api/v1/message/${kept.id}/part/${PartID}" download>${FileName || PartID}</a> <span class="faint">${ContentType}, ${sizeOf(Size)}</span></li>`,
        )}
      </ul>`
  }
}

function drawn({ ID, Subject }: Detail, place: Place): Html {
  const names = { 375: 'Phone', 600: 'Tablet', full: 'Full width' }
  return html`<div class="bar">
      ${widths.map((width) => html`<a href="${hrefOf({ ...place, width })}" ${width === place.width ? raw('aria-current="true"') : ''}>${names[width]}</a>`)}
      <a class="end" href="${hrefOf({ ...place, remote: !place.remote })}"
        >${place.remote ? 'Block remote pictures' : 'Load remote pictures'}</a
      >
    </div>
    <iframe
      class="w${place.width}"
      title="${Subject || 'The mail'}"
      sandbox="allow-popups allow-popups-to-escape-sandbox"
      src="/view/${ID}.html${place.remote ? '?remote=1' : ''}"
    ></iframe>`
}

const severityNames: Record<Severity, string> = { error: 'Error', warning: 'Warning', note: 'Note' }

function reported({ findings, not_checked, score, ignored }: MailReport): Html {
  const sorted = findings.toSorted(
    (a, b) => severityOrder(a.severity) - severityOrder(b.severity) || a.line - b.line,
  )
  return html`<section class="report">
    <p class="verdict">${findings.length === 0 ? 'Nothing to mend in this mail.' : `${findings.length} ${findings.length === 1 ? 'finding' : 'findings'}.`}
      ${score === null ? '' : `Score of the content: ${score} of 100.`}
      ${ignored > 0 ? `${ignored} ignored by comments in the mail.` : ''}</p>
    <ol>
      ${sorted.map(
        ({ rule, severity, line, message, quote, fix }) => html`<li class="${severity}">
          <p><b>${severityNames[severity]}</b> ${message} <span class="faint">line ${line}, ${rule}</span></p>
          ${quote ? html`<pre>${quote}</pre>` : ''} ${fix.map((step) => html`<p class="faint">${step}</p>`)}
        </li>`,
      )}
    </ol>
    ${
      not_checked.length > 0
        ? html`<details><summary>Not checked</summary>
      ${not_checked.map(({ text, rules }) => html`<p>${text} <span class="faint">${rules.join(', ')}</span></p>`)}</details>`
        : ''
    }
  </section>`
}

const severityOrder = (severity: Severity) => severities.indexOf(severity)

const worstOf = ({ findings }: MailReport): string =>
  findings.map(({ severity }) => severity).toSorted((a, b) => severityOrder(a) - severityOrder(b))[0] ?? ''

const deleteForm = (id: string, name: string): Html =>
  html`<form method="post" action="/delete"><input type="hidden" name="id" value="${id}" /><button>${name}</button></form>`

const nameOf = (person: Person | null): string => person?.Name || person?.Address || 'nobody'

const line = (name: string, people: Person[]): Html | '' =>
  people.length === 0
    ? ''
    : html`<div><dt>${name}</dt><dd>${people.map(({ Name, Address }) => (Name ? `${Name} <${Address}>` : Address)).join(', ')}</dd></div>`

const timeOf = (iso: string) => iso.slice(11, 16)

const sizeOf = (octets: number) => (octets < 1000 ? `${octets} B` : `${Math.ceil(octets / 1000)} kB`)
