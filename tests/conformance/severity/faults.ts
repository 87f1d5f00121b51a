import { type Change, domain, picture } from './newsletter.ts'

/** Faults of the newsletter and of the world it was sent in, one each. */

export const without =
  (...names: string[]): Change =>
  ({ headers }) => {
    for (const name of names) delete headers[name]
  }
export const unsigned: Change = (parts) => {
  parts.signer = null
}
export const brokenSignature: Change = (parts) => {
  parts.signer = { domain, broken: true }
}
export const policy =
  (record: string): Change =>
  ({ zone }) => {
    zone[`_dmarc.${domain}`] = { TXT: [`v=DMARC1; ${record}; rua=mailto:dmarc@${domain}`] }
  }
export const noDmarc: Change = ({ zone }) => {
  delete zone[`_dmarc.${domain}`]
}
/** Sent and signed by a service in its own name alone. */
export const inAnotherName: Change = (parts) => {
  parts.signer = { domain: 'sender-service.example' }
  parts.session.mailFrom = 'bounce@sender-service.example'
}
/** The same with a signature of the From domain. */
export const otherBounces: Change = ({ session }) => {
  session.mailFrom = 'bounce@sender-service.example'
}
export const forbidden: Change = ({ zone }) => {
  const record = { TXT: ['v=spf1 ip4:203.0.113.99 -all'] }
  zone[`mail.${domain}`] = { ...(zone[`mail.${domain}`] as object), ...record }
}
export const listedAddress: Change = ({ zone }) => {
  zone['25.113.0.203.zen.spamhaus.org'] = { A: '127.0.0.2' }
}
export const listedDomain: Change = ({ zone }) => {
  zone[`${domain}.dbl.spamhaus.org`] = { A: '127.0.1.2' }
}
export const noReverse: Change = ({ zone, session }) => {
  delete zone[session.clientAddress!]
}
export const inHtml =
  (from: string | RegExp, to: string): Change =>
  (parts) => {
    const changed = parts.html.replace(from, to)
    if (changed === parts.html) throw new Error(`not in the mail: ${from}`)
    parts.html = changed
  }
export const hidden = inHtml(
  '</td></tr><tr>',
  `<div style="display:none">${'stock winner lottery mortgage refinance approved casino bonus pharmacy '.repeat(14)}</div></td></tr><tr>`,
)
export const imageOnly: Change = (parts) => {
  const whole =
    '<img src="https://www.saltmarsh.example/kiln.png" width="600" height="1200" alt="Nine glazes">'
  parts.html = parts.html.replace(
    /<tr><td style="padding:28px[\s\S]*(?=<tr><td style="padding:20px)/,
    `<tr><td>${whole}</td></tr>`,
  )
  parts.html = parts.html.replace(/You get[\s\S]*?<br>|or\n<a[\s\S]*?<br>|Saltmarsh Pottery GmbH.*/g, '')
  parts.text = ''
}
/** The image-only mail with its words back: still without a text part. */
export const textual: Change = (parts) => {
  parts.text = ''
}
export const large: Change = (parts) => {
  const row = `<tr><td style="padding:8px 36px;font-family:Georgia,serif;font-size:16px;line-height:24px;color:#24302b;">Number and glaze of each bowl that went through the wash, as we wrote them down on the day, with the tablet we used.</td></tr>\n`
  parts.html = parts.html.replace(
    '<tr><td style="padding:20px',
    `${row.repeat(500)}<tr><td style="padding:20px`,
  )
}
export const noAlternatives = inHtml(/ alt="[^"]*"/g, '')
export const plainLinks: Change = (parts) => {
  parts.html = parts.html.replaceAll('https://www.', 'http://www.')
  parts.text = parts.text.replaceAll('https://www.', 'http://www.')
  for (const [url, page] of Object.entries(parts.web)) parts.web[url.replace('https:', 'http:')] = page
}
export const longLines: Change = ({ headers }) => {
  headers['List-Unsubscribe'] = headers['List-Unsubscribe']!.replace('\r\n', '')
}
export const noisyHeaders: Change = ({ headers }) => {
  headers['X-Mailer'] = 'PHPMailer 6.9.1'
  headers['X-PHP-Originating-Script'] = '1000:send.php'
}
export const fonts = inHtml(
  '<style>',
  `<link href="https://fonts.googleapis.com/css2?family=Lora" rel="stylesheet"><style>@import url('https://use.typekit.net/abc1def.css');`,
)
export const redirects: Change = ({ web }) => {
  web[`https://www.${domain}/glazes`] = { redirect: `https://www.${domain}/2026/glazes` }
  web[`https://www.${domain}/2026/glazes`] = picture
}

/** Every header by which a mail says that it goes to a list. */
export const silent = without(
  'List-Unsubscribe',
  'List-Unsubscribe-Post',
  'List-ID',
  'Feedback-ID',
  'Precedence',
)

export const noAddressInText: Change = (parts) => {
  parts.text = parts.text.replace(/Saltmarsh Pottery GmbH.*/, '')
}

export const fromFreeMail: Change = ({ headers }) => {
  headers.From = 'Saltmarsh Pottery <saltmarsh.pottery@web.de>'
}

export const bulkOnly: Change = ({ headers }) => {
  headers.Precedence = 'bulk'
}

/** Registered three days before the mail was sent. */
export const youngDomain: Change = ({ registered }) => {
  registered[domain] = '2026-11-17'
}

const letter = [
  'Dear friend, I am Barrister James Williams, the attorney of a deceased customer who died and left the sum of US$18.5 million dollars in a bank without any next of kin.',
  'I seek your assistance to claim this fund as the beneficiary. Kindly contact me by email for more details; forty percent will be for you and the rest for me and my family.',
  'Kindly reply with your full name, telephone number, address, age and occupation. Yours sincerely, Barrister James Williams.',
]

/** The words of an advance fee fraud; of the footer its way out and the postal address are left. */
export const spamWords: Change = (parts) => {
  const rows = letter.map(
    (words) => `<tr><td style="padding:8px 36px;font-size:16px;color:#24302b;">${words}</td></tr>`,
  )
  parts.html = parts.html
    .replace(/<tr><td style="padding:28px[\s\S]*(?=<tr><td style="padding:20px)/, rows.join('\n'))
    .replaceAll('Which glaze survives the dishwasher', 'Claim of the fund')
    .replace(/Nine glazes, two hundred.*December\./, letter[0]!.slice(0, 90))
    .replace(/You get this.*<br>/, '')
    .replace(/ or\n<a[\s\S]*?<br>/, '<br>')
  parts.text = parts.text
    .replace(/^[\s\S]*(?=You get this)/, `${letter.join('\n\n')}\n\n`)
    .replace(/(?:You get this|Change how).*\n/g, '')
  parts.headers.Subject = 'Claim of the fund'
}
