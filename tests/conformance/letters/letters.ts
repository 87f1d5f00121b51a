import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Short letters written without sight of the code: callback frauds, and the honest mail that looks like them. */
export type Letter = {
  id: string
  lang: string
  /** `Name <address>` */
  from: string
  to: string
  subject: string
  text: string
  html?: string
  list_unsubscribe?: string
}

export const lettersIn = (name: 'callback' | 'honest'): Letter[] =>
  readFileSync(join(import.meta.dirname, `${name}.jsonl`), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))

/** The letter as a mail program writes it: encoded words, base64, both bodies where it has two. */
export function sourceOf({ id, from, to, subject, text, html, list_unsubscribe }: Letter): Buffer {
  const unsubscribe = list_unsubscribe
    ? [`List-Unsubscribe: ${list_unsubscribe}`, 'List-Unsubscribe-Post: List-Unsubscribe=One-Click']
    : []
  const head = [
    `From: ${mailbox(from)}`,
    `To: ${mailbox(to)}`,
    `Subject: ${words(subject)}`,
    'Date: Wed, 18 Nov 2026 15:59:00 +0000',
    `Message-ID: <${id}@${/@([^>]+)/.exec(from)![1]}>`,
    ...unsubscribe,
    'MIME-Version: 1.0',
  ]
  const plain = body('plain', text)
  const bodies = html
    ? [
        'Content-Type: multipart/alternative; boundary=b',
        '',
        `--b\r\n${plain}--b\r\n${body('html', html)}--b--\r\n`,
      ]
    : [plain]
  return Buffer.from([...head, ...bodies].join('\r\n'))
}

const isAscii = (text: string) => /^[\x20-\x7e]*$/.test(text)
const base64 = (text: string) => Buffer.from(text).toString('base64')
const words = (text: string) => (isAscii(text) ? text : `=?utf-8?B?${base64(text)}?=`)

function mailbox(text: string): string {
  const [, name = '', address = text] = /^(.*?)\s*<([^>]+)>$/.exec(text) ?? []
  if (name === '') return address
  return `${isAscii(name) ? `"${name.replaceAll('"', '')}"` : words(name)} <${address}>`
}

const body = (type: string, text: string) =>
  `Content-Type: text/${type}; charset=utf-8\r\nContent-Transfer-Encoding: base64\r\n\r\n${base64(text).replace(/.{76}/g, '$&\r\n')}\r\n`
