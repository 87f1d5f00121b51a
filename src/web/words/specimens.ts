import type { Checker } from '#contract/checker-names.ts'
import type { Words } from './types.ts'

/** A made-up record for each checker, part by part. `read`: the part that is read at first. */
type Specimen = { read: number; parts: [text: string, role: string, explanation?: string][] }

const gap = [' ', 'separator'] as const
const stop = ['; ', 'separator'] as const
const is = ['=', 'separator'] as const
const dot = ['.', 'separator'] as const
const arrow = ['  →  ', 'separator'] as const

type Part = readonly [text: string, role: string]

/** Every part that is no separator is explained in the catalog `specimens`, in order. */
const records: Record<Checker, { read: number; parts: Part[] }> = {
  spf: {
    read: 4,
    parts: [
      ['v=spf1', 'version'],
      gap,
      ['mx', 'mechanism'],
      gap,
      ['include:_spf.google.com', 'mechanism'],
      gap,
      ['ip4:203.0.113.0/24', 'mechanism'],
      gap,
      ['~all', 'mechanism'],
    ],
  },
  dkim: {
    read: 8,
    parts: [
      ['v', 'version'],
      is,
      ['DKIM1', 'tag-value'],
      stop,
      ['k', 'tag-name'],
      is,
      ['rsa', 'tag-value'],
      stop,
      ['p', 'tag-name'],
      is,
      ['MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEA…', 'tag-value'],
    ],
  },
  dmarc: {
    read: 6,
    parts: [
      ['v', 'version'],
      is,
      ['DMARC1', 'tag-value'],
      stop,
      ['p', 'tag-name'],
      is,
      ['quarantine', 'tag-value'],
      stop,
      ['np', 'tag-name'],
      is,
      ['reject', 'tag-value'],
      stop,
      ['rua', 'tag-name'],
      is,
      ['mailto:dmarc@example.org', 'tag-value'],
    ],
  },
  bimi: {
    read: 6,
    parts: [
      ['v', 'version'],
      is,
      ['BIMI1', 'tag-value'],
      stop,
      ['l', 'tag-name'],
      is,
      ['https://example.org/logo.svg', 'tag-value'],
      stop,
      ['a', 'tag-name'],
      is,
      ['https://example.org/vmc.pem', 'tag-value'],
    ],
  },
  'mta-sts': {
    read: 6,
    parts: [
      ['v', 'version'],
      is,
      ['STSv1', 'tag-value'],
      stop,
      ['id', 'tag-name'],
      is,
      ['20260401T120000', 'tag-value'],
    ],
  },
  'tls-rpt': {
    read: 6,
    parts: [
      ['v', 'version'],
      is,
      ['TLSRPTv1', 'tag-value'],
      stop,
      ['rua', 'tag-name'],
      is,
      ['mailto:tls-reports@example.org', 'tag-value'],
    ],
  },
  'domain-blacklist': {
    read: 0,
    parts: [
      ['example.org', 'tag-value'],
      dot,
      ['dbl.spamhaus.org', 'tag-name'],
      arrow,
      ['127.0.1.2', 'modifier'],
    ],
  },
  'email-blacklist': {
    read: 0,
    parts: [
      ['0bc83cb571cd1c50ba6f3e8a78ef1346…', 'tag-value'],
      dot,
      ['ebl.msbl.org', 'tag-name'],
      arrow,
      ['127.0.0.2', 'modifier'],
    ],
  },
  'ip-blacklist': {
    read: 0,
    parts: [
      ['1.2.0.192', 'tag-value'],
      dot,
      ['zen.spamhaus.org', 'tag-name'],
      arrow,
      ['127.0.0.2', 'modifier'],
    ],
  },
}

export function specimenOf(checker: Checker, words: Words['specimens']): Specimen {
  const { read, parts } = records[checker]
  const explanations: Iterator<string> = words[checker].values()
  return {
    read,
    parts: parts.map(([text, role]) =>
      role === 'separator' ? [text, role] : [text, role, explanations.next().value],
    ),
  }
}
