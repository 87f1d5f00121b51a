import type { Finding } from '@postproof/engine/finding'
import { freeMailDomains } from '@postproof/engine/free-mail-domains'
import { type Draft, domainOf, fieldOf, withField } from './draft.ts'

/** What someone does who follows the steps of a check: the mail, its records or the way it is sent, changed. */
export type Repair = (draft: Draft, finding: Finding) => Draft

const inHtml =
  (change: (html: string, draft: Draft) => string): Repair =>
  (draft) =>
    draft.html === null ? draft : { ...draft, html: change(draft.html, draft) }

const beforeEnd = (html: string, more: string) =>
  /<\/body>/i.test(html) ? html.replace(/<\/body>/i, `${more}$&`) : `${html}${more}`

/** Nobody but a provider of free mailboxes publishes records at its domain. */
const record = (draft: Draft, name: string, text: string): Draft =>
  freeMailDomains.has(name.replace('_dmarc.', ''))
    ? draft
    : { ...draft, zone: { ...draft.zone, [name]: { ...nodeOf(draft, name), TXT: [text] } } }
const nodeOf = ({ zone }: Draft, name: string) => (typeof zone[name] === 'object' ? zone[name] : {})

const unsubscribe = (draft: Draft) =>
  withField(
    draft,
    'List-Unsubscribe',
    `<https://${domainOf(draft)}/leave?id=7>, <mailto:leave@${domainOf(draft)}>`,
  )

const bounceDomain = ({ arrival }: Draft) => arrival.mailFrom.split('@').at(-1) ?? ''

const published = (draft: Draft, domain: string) =>
  record(draft, domain, `v=spf1 ip4:${draft.arrival.clientAddress} -all`)

const ownDomain = 'clayandkiln-pottery.example'

/** From a free mailbox to a domain of one's own, with SPF, DKIM and DMARC. */
function moved(draft: Draft): Draft {
  const { arrival } = draft
  const mailFrom = freeMailDomains.has(bounceDomain(draft)) ? `bounce@${ownDomain}` : arrival.mailFrom
  const own = { ...withField(draft, 'From', `Clay and Kiln <news@${ownDomain}>`), signed: true }
  return firstDmarc(published({ ...own, arrival: { ...arrival, mailFrom } }, ownDomain))
}

const firstDmarc = (draft: Draft) =>
  record(draft, `_dmarc.${domainOf(draft)}`, `v=DMARC1; p=none; rua=mailto:dmarc@${domainOf(draft)}`)

/** Nobody but the provider has a key of its domain. */
function signed(draft: Draft): Draft {
  return freeMailDomains.has(domainOf(draft)) ? draft : { ...draft, signed: true }
}

/** Bounces to the From domain, which lets the sending server pass. */
function aligned(draft: Draft): Draft {
  const domain = domainOf(draft)
  const arrival = { ...draft.arrival, mailFrom: `bounce@${domain}` }
  return freeMailDomains.has(domain) ? draft : published({ ...draft, arrival }, domain)
}

/** The first record, or the next step of the one that stands there; a mail that fails by it is signed. */
function dmarc(draft: Draft, { code }: Finding): Draft {
  if (code === 'fail') return signed(draft)
  const name = `_dmarc.${domainOf(draft)}`
  const { TXT } = nodeOf(draft, name)
  return TXT ? record(draft, name, String(TXT[0]).replace('p=none', 'p=quarantine')) : firstDmarc(draft)
}

/** The same words without shouting. */
function calm(draft: Draft): Draft {
  const [first = '', ...rest] = fieldOf(draft, 'subject').toLowerCase().replace(/!+/g, '.').replace(/\.$/, '')
  return withField(draft, 'Subject', first.toUpperCase() + rest.join(''))
}

export const repairs: Record<string, Repair> = {
  dkim: signed,
  spf: (draft) => published(draft, bounceDomain(draft)),
  spf_align: aligned,
  dmarc,
  freemail_from: moved,
  rdns: (draft) => {
    const { clientAddress, helo } = draft.arrival
    return { ...draft, zone: { ...draft.zone, [clientAddress]: { PTR: helo }, [helo]: { A: clientAddress } } }
  },
  tls: (draft) => ({ ...draft, arrival: { ...draft.arrival, tls: true } }),
  one_click: (draft) => withField(unsubscribe(draft), 'List-Unsubscribe-Post', 'List-Unsubscribe=One-Click'),
  list_unsubscribe: unsubscribe,
  list_id: (draft) => withField(draft, 'List-ID', `<news.${domainOf(draft)}>`),
  message_id: (draft) => withField(draft, 'Message-ID', `<1.2026@${domainOf(draft)}>`),
  date_header: (draft) =>
    withField(draft, 'Date', new Date(draft.arrival.receivedAt - 1000).toUTCString().replace('GMT', '+0000')),
  to_header: (draft) => withField(draft, 'To', 'reader@localhost.test'),
  reply_to: (draft) => withField(draft, 'Reply-To'),
  header_leaks: (draft) => ({
    ...draft,
    fields: draft.fields.filter(([name]) => !/^x-(?:mailer|php|originating|source)/i.test(name)),
  }),
  subject_style: calm,
  image_alt: inHtml((html) => html.replace(/<img\b(?![^>]*\balt\s*=)/gi, '<img alt="The goods on a table"')),
  html_meta: inHtml(skeleton),
  multipart: (draft) => ({ ...draft, text: wordsOf(draft.html ?? '') }),
  link_https: inHtml((html) => html.replace(/http:\/\//gi, 'https://')),
  link_shortener: inHtml((html, draft) =>
    html.replace(/https?:\/\/(?:bit\.ly|tinyurl\.com|t\.co)/gi, `https://www.${domainOf(draft)}`),
  ),
  template_residue: inHtml((html) => html.replace(/\{\{\s*[\w.]+\s*\}\}|\*\|[\w:]+\|\*|%%\w+%%/g, 'Ada')),
  preheader: inHtml((html) =>
    html.replace(
      /(<body\b[^>]*>)/i,
      '$1<div style="display:none;max-height:0;overflow:hidden">What we made this month, what is back, and when we are open.</div>',
    ),
  ),
  body_unsubscribe: inHtml((html, draft) =>
    beforeEnd(html, `<p><a href="https://${domainOf(draft)}/leave?id=7">Unsubscribe</a></p>`),
  ),
  postal_address: inHtml((html) =>
    beforeEnd(html, '<p>Clay and Kiln Ltd, 14 Harbor Street, Portland, OR 97201, USA</p>'),
  ),
  active_content: inHtml((html) =>
    html.replace(/<script\b[\s\S]*?<\/script>|<form\b[\s\S]*?<\/form>|<input\b[^>]*>/gi, ''),
  ),
  attachments: (draft) => ({ ...draft, attachments: [] }),
  link_mismatch: inHtml((html) => html.replace(/>\s*https?:\/\/[^<]*<\/a>/gi, '>Visit our shop</a>')),
  hidden_text: inHtml((html) => html.replace(/<p style="font-size:1px[\s\S]*?<\/p>/gi, '')),
  line_length: encoded,
  header_encoding: encoded,
}

/** Fields in ASCII (RFC 2047), folded. */
function encoded(draft: Draft): Draft {
  const inAscii = (value: string) =>
    value.replace(
      /[^\x00-\x7f](?:[^<>,"]*[^\x00-\x7f])?/g,
      (octets) => `=?utf-8?B?${Buffer.from(octets, 'latin1').toString('base64')}?=`,
    )
  const folded = (value: string) => value.replace(/(.{60,70}) (?=.{20})/g, '$1\r\n ')
  return { ...draft, fields: draft.fields.map(([name, value]) => [name, folded(inAscii(value))]) }
}

function skeleton(html: string, draft: Draft): string {
  const inner = html.replace(/<!doctype[^>]*>/i, '').replace(/<\/?html\b[^>]*>/gi, '')
  const meta =
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">' +
    (/<title>[^<]+<\/title>/i.test(inner) ? '' : `<title>${fieldOf(draft, 'subject')}</title>`)
  const body = inner
    .replace(/<meta\b[^>]*(?:charset|viewport)[^>]*>/gi, '')
    .replace(/<title>\s*<\/title>/gi, '')
  const headed = /<head\b[^>]*>/i.test(body)
    ? body.replace(/<head\b[^>]*>/i, `$&${meta}`)
    : `<head>${meta}</head>${body}`
  return `<!doctype html><html lang="en">${headed}</html>`
}

/** The words of the HTML, links spelled out. */
function wordsOf(html: string): string {
  return html
    .replace(/<(style|script|title|head)\b[\s\S]*?<\/\1>/gi, '')
    .replace(/<a\b[^>]*href="([^"]*)"[^>]*>([\s\S]*?)<\/a>/gi, '$2: $1 ')
    .replace(/<(?:br|\/p|\/div|\/td|\/h\d)\b[^>]*>/gi, '\n')
    .replace(/<[^>]+>/g, '')
    .replace(/&nbsp;/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/&minus;/g, '−')
    .replace(/[ \t]+/g, ' ')
    .replace(/\n\s*\n+/g, '\n\n')
    .trim()
}
