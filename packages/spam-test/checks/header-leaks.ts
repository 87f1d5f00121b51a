import { good, warning } from '@postproof/engine/finding'
import type { Header } from '@postproof/message/types'
import { quoteField } from '../context/fields.ts'
import { defineCheck } from '../define-check.ts'

const id = 'header_leaks'

/** Fields that PHP adds with the name, and at times the path, of the script. */
const scriptFields = new Set([
  'x-php-originating-script',
  'x-php-script',
  'x-php-filename',
  'x-source-dir',
  'x-source-args',
])
const scriptMailer =
  /^(?:php\b|php\/|phpmailer|swiftmailer|perl\b|python\b|net::smtp|ruby\b|nodemailer|codeigniter)/i

/** Addresses that mean nothing outside the sender's own network (RFC 1918). */
const internal = /\b(?:10\.\d{1,3}|192\.168|172\.(?:1[6-9]|2\d|3[01]))\.\d{1,3}\.\d{1,3}\b/

function isScript(header: Header): boolean {
  if (scriptFields.has(header.key)) return header.value.trim() !== ''
  return header.key === 'x-mailer' && scriptMailer.test(header.value.trim())
}

/** What the headers tell about the sender's programs and network that the reader need not know. */
export const check = defineCheck({
  id,
  group: 'headers',
  points: 2,
  topic: 'headers',
  decidedBy: 'sending',
  refs: [{ label: 'PHP: mail.add_x_header', url: 'https://www.php.net/manual/en/mail.configuration.php' }],
  run({ message }) {
    const scripts = message.headers.filter(isScript)
    if (scripts.length > 0)
      return warning(
        id,
        'script',
        { fields: scripts.slice(0, 10).map((header) => header.name) },
        scripts.slice(0, 5).map(quoteField),
      )
    const addresses = message.headers.filter(
      (header) =>
        (header.key === 'received' || header.key === 'x-originating-ip') &&
        internal.test(header.raw.slice(0, 2000)),
    )
    if (addresses.length > 0)
      return good(id, 'internal-address', { fields: addresses.length }, addresses.slice(0, 3).map(quoteField))
    return good(id, 'none')
  },
})
