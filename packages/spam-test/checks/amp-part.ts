import { good, noData, warning } from '@postproof/engine/finding'
import { quotePart } from '../context/fields.ts'
import { defineCheck } from '../define-check.ts'

const id = 'amp_part'

/** AMP for Email: the part's limit in bytes. */
const LIMIT = 200_000

/** What AMP for Email demands of every document, by its own name or by one of the catalogs; each is near the start. */
const required: [string, RegExp][] = [
  ['<!doctype html>', /^\s{0,100}<!doctype html/i],
  ['attribute', /<html\b[^>]{0,500}(?:⚡4email|amp4email)/i],
  ['script', /<script\b[^>]{0,500}cdn\.ampproject\.org\/v0\.js/i],
  ['boilerplate', /<style\b[^>]{0,200}amp4email-boilerplate/i],
]

/** The interactive form of the mail that Gmail, Yahoo and Mail.ru can show; for information. */
export const check = defineCheck({
  id,
  group: 'content',
  points: 0,
  topic: 'structure',
  decidedBy: 'mail',
  refs: [
    {
      label: 'AMP for Email',
      url: 'https://amp.dev/documentation/guides-and-tutorials/email/learn/email-spec/amp-email-format/',
    },
  ],
  run({ message }) {
    const part = message.parts.find((candidate) => candidate.type === 'text/x-amp-html')
    if (!part) return noData(id, 'absent', { applies: false })
    const facts = { bytes: part.size }
    const evidence = [quotePart(part, part.type)]
    if (part.size > LIMIT) return warning(id, 'too-large', facts, evidence)
    const head = part.text().slice(0, 20_000)
    const missing = required.filter(([, pattern]) => !pattern.test(head)).map(([name]) => name)
    if (missing.length > 0) return warning(id, 'invalid', { ...facts, missing }, evidence)
    const siblings = message.parts.find((candidate) => candidate.children.includes(part))
    const fallback = siblings?.children.some((child) => child !== part && child.type !== 'text/x-amp-html')
    if (siblings?.type !== 'multipart/alternative' || !fallback)
      return warning(id, 'no-fallback', facts, evidence)
    return good(id, 'valid', facts, evidence)
  },
})
