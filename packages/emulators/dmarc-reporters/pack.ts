import { gzipSync } from 'node:zlib'
import { zipSync } from 'fflate'
import type { Habit } from './habits.ts'

/** The file around the XML, and the mail around the file. */

export type Packed = { name: string; octets: Uint8Array; mediaType: string }

export function packed(packing: Habit['packing'], base: string, xml: string): Omit<Packed, 'mediaType'> {
  const plain = Buffer.from(xml)
  if (packing === 'plain') return { name: `${base}.xml`, octets: plain }
  const gzip = gzipSync(plain)
  if (packing === 'gzip') return { name: `${base}.xml.gz`, octets: gzip }
  const inner = packing === 'zip' ? { [`${base}.xml`]: plain } : { [`${base}.xml.gz`]: gzip }
  // A zip holds the time at which it was made.
  return { name: `${base}.zip`, octets: zipSync(inner, { mtime: '2026-09-01T00:00:00' }) }
}

export type Envelope = {
  from: string
  to: string
  /** Headers above all others, as relays write them. */
  received?: string
}

/** A mail with the file in it, lines ended by CR LF. */
export function mailAround(
  { name, octets, mediaType }: Packed,
  { from, to, received }: Envelope,
  shape: Habit['mail'],
): Buffer {
  const [, , domain = ''] = /^([^!]+)!([^!]+)/.exec(name) ?? []
  const head = [
    ...(received ? [received] : []),
    ...[
      `From: Reports <${from}>`,
      `To: ${to}`,
      `Subject: Report Domain: ${domain} Submitter: ${from.split('@')[1]}`,
    ],
    'MIME-Version: 1.0',
  ]
  const file = [
    `Content-Type: ${mediaType}; name="${name}"`,
    'Content-Transfer-Encoding: base64',
    `Content-Disposition: attachment; filename="${name}"`,
    '',
    ...(Buffer.from(octets)
      .toString('base64')
      .match(/.{1,76}/g) ?? []),
  ]
  const lines = shape === 'bare' ? [...head, ...file] : [...head, ...parts(shape, file)]
  return Buffer.from(`${lines.join('\r\n')}\r\n`)
}

function parts(shape: 'parts' | 'related', file: string[]): string[] {
  const text = ['--b', 'Content-Type: text/plain', '', 'This is an aggregate report.']
  const html = [
    '--b',
    'Content-Type: text/html',
    '',
    '<html><body>This is an aggregate report.</body></html>',
  ]
  const [type, before] = shape === 'parts' ? ['mixed', text] : ['related', [...text, ...html]]
  return [`Content-Type: multipart/${type}; boundary=b`, '', ...before, '--b', ...file, '--b--']
}
