import { textStart } from './encoding.ts'

/** What octets are, by their first ones and by what they say; names and media types are never asked. */
export type Kind =
  | 'empty'
  | 'gzip'
  | 'zip'
  | 'mbox'
  | 'mail'
  | 'json'
  | 'xml'
  | 'html'
  | 'feedback-fields'
  | 'text'
  | 'binary'

const HEAD = 65_536

export function kindOf(bytes: Uint8Array): Kind {
  if (bytes[0] === 0x1f && bytes[1] === 0x8b) return 'gzip'
  if (bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2]! < 9 && bytes[3] === bytes[2]! + 1) return 'zip'
  const head = textStart(bytes, HEAD)
  const text = head.trimStart()
  if (text === '') return bytes.length <= HEAD ? 'empty' : 'binary'
  if (text.startsWith('{') || text.startsWith('[')) return 'json'
  if (/^<!doctype html|^<html/i.test(text)) return 'html'
  if (text.startsWith('<')) return 'xml'
  if (/^From \S{1,200}[^\n]{0,200}\n/.test(text)) return 'mbox'
  if (isHeader(text))
    return /^feedback-type[ \t]*:/im.test(text.slice(0, 4_096).split(/\r?\n\r?\n/, 1)[0]!)
      ? 'feedback-fields'
      : 'mail'
  if (/<(?:[\w.-]{1,50}:)?feedback[\s>]/.test(head)) return 'xml'
  return head.includes('\u0000') || (head.match(/\ufffd/g)?.length ?? 0) > head.length / 10
    ? 'binary'
    : 'text'
}

/** Fields that mails have (RFC 5322, 3.6), and those that servers put in front. */
const known =
  /^(?:from|to|cc|subject|date|received|return-path|delivered-to|dkim-signature|mime-version|content-type|message-id|authentication-results\S{0,40}|received-spf|arc-\S{1,30}|x-[\w-]{1,60}|feedback-type)[ \t]*:/i

function isHeader(text: string): boolean {
  const lines = text.split(/\r?\n/, 200)
  if (!/^[!-9;-~]{1,100}[ \t]*:/.test(lines[0]!)) return false
  const end = lines.indexOf('')
  return lines.slice(0, end < 0 ? lines.length : end).some((line) => known.test(line))
}
