import type { Checker } from '#contract/checkers.ts'

/** A made-up record for each checker, part by part: text, role, explanation. `read`: the part that is read at first. */
type Specimen = { read: number; parts: [text: string, role: string, explanation?: string][] }

const gap: [string, string] = [' ', 'separator']
const stop: [string, string] = ['; ', 'separator']
const is: [string, string] = ['=', 'separator']

const listQuery = (name: [string, string, string], zone: string, code: [string, string]): Specimen => ({
  read: 0,
  parts: [
    name,
    ['.', 'separator'],
    [zone, 'tag-name', `The list that is asked. Each has a zone of its own in DNS.`],
    ['  →  ', 'separator'],
    [code[0], 'modifier', code[1]],
  ],
})

export const specimens: Record<Checker, Specimen> = {
  spf: {
    read: 4,
    parts: [
      ['v=spf1', 'version', 'Says that this is an SPF record. It comes first.'],
      gap,
      [
        'mx',
        'mechanism',
        'The servers that take mail in for the domain may also send it. Costs one DNS look-up.',
      ],
      gap,
      [
        'include:_spf.google.com',
        'mechanism',
        'Whoever passes the SPF record of that name may send: here, Google Workspace. Costs one look-up, and those of that record.',
      ],
      gap,
      ['ip4:203.0.113.0/24', 'mechanism', 'These 256 addresses may send. Costs nothing.'],
      gap,
      ['~all', 'mechanism', 'Everyone else most likely may not send: receivers take it with suspicion.'],
    ],
  },
  dkim: {
    read: 8,
    parts: [
      ['v', 'version', 'Says that this is a DKIM key.'],
      is,
      ['DKIM1', 'tag-value', 'The only version there is.'],
      stop,
      ['k', 'tag-name', 'The kind of key.'],
      is,
      ['rsa', 'tag-value', 'RSA, which every receiver understands. Ed25519 is shorter, but few verify it.'],
      stop,
      [
        'p',
        'tag-name',
        'The public key itself. Receivers use it to check the signature of a mail. Empty: revoked.',
      ],
      is,
      [
        'MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEA…',
        'tag-value',
        'A key of 2048 bits has about 390 characters here.',
      ],
    ],
  },
  dmarc: {
    read: 6,
    parts: [
      ['v', 'version', 'Says that this is a DMARC record. It must come first.'],
      is,
      ['DMARC1', 'tag-value', 'Exactly so, in capital letters.'],
      stop,
      [
        'p',
        'tag-name',
        'What to do with mail in the name of this domain that neither SPF nor DKIM confirms.',
      ],
      is,
      ['quarantine', 'tag-value', 'File it as spam. The others are none and reject.'],
      stop,
      ['np', 'tag-name', 'The same for subdomains that do not exist. New in RFC 9989.'],
      is,
      ['reject', 'tag-value', 'Refuse it: nobody uses such a name rightly.'],
      stop,
      ['rua', 'tag-name', 'Where daily reports go: who sent in your name, and what became of it.'],
      is,
      [
        'mailto:dmarc@example.org',
        'tag-value',
        'A mailbox of your own, or of a service that agreed to take them.',
      ],
    ],
  },
  bimi: {
    read: 6,
    parts: [
      ['v', 'version', 'Says that this is a BIMI record.'],
      is,
      ['BIMI1', 'tag-value', 'The only version there is.'],
      stop,
      ['l', 'tag-name', 'Where the logo is.'],
      is,
      ['https://example.org/logo.svg', 'tag-value', 'A square SVG of the Tiny PS kind, over HTTPS.'],
      stop,
      ['a', 'tag-name', 'Where the mark certificate is.'],
      is,
      [
        'https://example.org/vmc.pem',
        'tag-value',
        'Says that the logo is yours. Gmail and Apple Mail show nothing without it.',
      ],
    ],
  },
  'mta-sts': {
    read: 6,
    parts: [
      ['v', 'version', 'Says that there is an MTA-STS policy.'],
      is,
      ['STSv1', 'tag-value', 'The only version there is.'],
      stop,
      ['id', 'tag-name', 'Names the version of the policy file.'],
      is,
      [
        '20260401T120000',
        'tag-value',
        'Change it whenever the file changes: senders fetch the file again only then.',
      ],
    ],
  },
  'tls-rpt': {
    read: 6,
    parts: [
      ['v', 'version', 'Says that this is a TLS reporting record.'],
      is,
      ['TLSRPTv1', 'tag-value', 'The only version there is.'],
      stop,
      ['rua', 'tag-name', 'Where the reports go.'],
      is,
      [
        'mailto:tls-reports@example.org',
        'tag-value',
        'A mailbox for files from large senders, one a day from each.',
      ],
    ],
  },
  'domain-blacklist': listQuery(
    ['example.org', 'tag-value', 'The domain, as it is, in front of the list’s zone.'],
    'dbl.spamhaus.org',
    ['127.0.1.2', 'The answer is a code: here, a domain used for spam. No answer at all means not listed.'],
  ),
  'email-blacklist': listQuery(
    [
      '0bc83cb571cd1c50ba6f3e8a78ef1346…',
      'tag-value',
      'A hash of the address, sent in its place. A list that has the address recognizes it, and so does whoever guesses the address.',
    ],
    'ebl.msbl.org',
    [
      '127.0.0.2',
      'The answer is a code: here, an address used for fraud. No answer at all means not listed.',
    ],
  ),
  'ip-blacklist': listQuery(
    [
      '1.2.0.192',
      'tag-value',
      'The address 192.0.2.1 with its parts in reverse, as DNS reads from right to left.',
    ],
    'zen.spamhaus.org',
    [
      '127.0.0.2',
      'The answer is a code: here, a known source of spam. 127.255.255.254 would mean that the list refuses to answer; some checkers take that for a listing.',
    ],
  ),
}
