import { bad, good, warning } from '@postproof/engine/finding'
import type { Attachment, Message } from '@postproof/message/types'
import { readingText } from '../content/reading-text.ts'
import { isArchive, type RiskFinding, riskOfAttachment } from '../context/attachment-risk.ts'
import { quotePart } from '../context/fields.ts'
import { defineCheck } from '../define-check.ts'
import { listRules } from '../kind/kinds.ts'

const id = 'attachments'
const LARGE = 1_000_000

/** Signatures, calendar invitations and delivery reports are parts of the mail itself, not attached files. */
const ownParts = new Set([
  'application/pgp-signature',
  'application/pgp-encrypted',
  'application/pkcs7-signature',
  'application/x-pkcs7-signature',
  'text/calendar',
  'application/ics',
  'message/delivery-status',
  'message/global-delivery-status',
  'message/disposition-notification',
  'message/feedback-report',
  'text/rfc822-headers',
])

/** A report carries the mail it speaks of (RFC 6522, 3), and a digest consists of messages (RFC 2046, 5.1.5). */
const isOwnPart = ({ part, type, filename }: Attachment, { root, parts }: Message): boolean =>
  ownParts.has(type) ||
  // Some programs send invitations without their type.
  /\.ics$/i.test(filename) ||
  // The encrypted or signed body, and what belongs to it (RFC 3156, 4; RFC 8551, 3).
  parts.some((each) => each.type === 'multipart/encrypted' && each.children.includes(part)) ||
  (part === root && /^application\/(?:x-)?pkcs7-mime$/.test(type)) ||
  (type === 'message/rfc822' &&
    (root.type === 'multipart/report' ||
      parts.some((each) => each.type === 'multipart/digest' && each.children.includes(part))))

/** MS-OXTNEF, 2.1.3.1: the first four octets of what Outlook makes of a mail in rich text. */
const tnefSignature = Buffer.from([0x78, 0x9f, 0x3e, 0x22])

const isTnef = ({ type, part }: Attachment): boolean =>
  /^application\/(?:vnd\.)?ms-tnef$/.test(type) || tnefSignature.equals(part.content().subarray(0, 4))

const quote = (attachment: Attachment) =>
  quotePart(attachment.part, `${attachment.filename || '(no name)'}; ${attachment.type}`)

const told =
  /(?:pass ?word|pass ?code|passwort|kennwort|mot de passe|contrase\S{1,2}a|\bclave|senha|palavra-passe|wachtwoord|has[lł]o|парол\S|parola|şifre|lösenord|adgangskode|密码|密碼|パスワード)(?:[^\S\n]|\p{L}|[("']){0,24}(?:[:=：]|\bis\b|\bist\b|\best\b|\bes\b|\bè\b|\bé\b)\s{0,3}\S{3}/iu

/** Whether a text tells the password of a file, which keeps filters out and lets readers in. */
const passwordIn = (text: string): boolean => told.test(text.slice(0, 20_000))

/** The risk of one file; an archive next to its password is locked, whatever its directory says. */
function riskOf(attachment: Attachment, tellsPassword: boolean): RiskFinding | null {
  const found = riskOfAttachment(attachment)
  const isOpen = found !== null && found.risk !== 'encrypted-archive'
  if (isOpen || !tellsPassword || !isArchive(attachment)) return found
  return { risk: 'password-in-text', detail: attachment.filename.slice(0, 120), executable: false }
}

/** Every file of the mail: what it is called, what it is, and whether providers refuse such files. */
export const check = defineCheck({
  id,
  group: 'content',
  points: 10,
  topic: 'danger',
  decidedBy: 'mail',
  refs: [{ label: 'Gmail: blocked file types', url: 'https://support.google.com/mail/answer/6590' }],
  run({ message, kind }) {
    const files = message.attachments
    const tellsPassword = files.some(isArchive) && passwordIn(readingText(message).text)
    const risky = files
      .map((attachment) => ({ attachment, found: riskOf(attachment, tellsPassword) }))
      .filter((item): item is { attachment: Attachment; found: RiskFinding } => item.found !== null)
    const attached = files.filter((file) => !file.inline && !isOwnPart(file, message))
    const bytes = attached.reduce((sum, file) => sum + file.size, 0)
    const facts = {
      files: attached
        .slice(0, 20)
        .map((file) => ({ name: file.filename, type: file.type, bytes: file.size })),
      bytes,
    }
    const worst = risky.find((item) => item.found.executable) ?? risky[0]
    if (worst) {
      const { risk, detail, executable } = worst.found
      const said = { ...facts, name: worst.attachment.filename, detail, fatal: executable }
      return bad(
        id,
        risk,
        said,
        risky.slice(0, 5).map((item) => quote(item.attachment)),
      )
    }
    const onlyOutlook = attached.find(isTnef)
    if (onlyOutlook)
      return warning(id, 'only-outlook', { ...facts, name: onlyOutlook.filename }, [quote(onlyOutlook)])
    const evidence = attached.slice(0, 5).map(quote)
    if (bytes > LARGE) return warning(id, 'large', facts, evidence)
    if (attached.length === 0) return good(id, 'none')
    return listRules(kind) === 'no'
      ? good(id, 'personal', facts, evidence)
      : warning(id, 'some', facts, evidence)
  },
})
