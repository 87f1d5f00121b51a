/** The kinds of records that have a checker. Safe in a browser: plain data, in the order in which they are shown. */

/** The options of a check; `draft` is a record that is not published yet. */
export type RecordOption = 'selector' | 'ip' | 'sender' | 'helo' | 'parked' | 'draft'

type Kind = {
  /** The field's own name, the same in every language. */
  label: string
  options: readonly RecordOption[]
  /** A domain without it has no fault. */
  optional: boolean
  /** Its weight in the score of a domain report. Forged and lost mail weigh most. */
  weight: number
  /** A made-up record to read before the reader's own. */
  example: string
}

export const recordKinds = {
  spf: {
    label: 'SPF',
    options: ['ip', 'sender', 'helo', 'parked', 'draft'],
    optional: false,
    weight: 20,
    example: 'v=spf1 mx include:_spf.google.com ip4:203.0.113.0/24 ~all',
  },
  dkim: {
    label: 'DKIM',
    options: ['selector', 'draft'],
    optional: false,
    weight: 10,
    example: 'v=DKIM1; k=rsa; p=MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEA…',
  },
  dmarc: {
    label: 'DMARC',
    options: ['parked', 'draft'],
    optional: false,
    weight: 25,
    example: 'v=DMARC1; p=quarantine; np=reject; rua=mailto:dmarc@example.org',
  },
  bimi: {
    label: 'BIMI',
    options: ['selector', 'draft'],
    optional: true,
    weight: 1,
    example: 'v=BIMI1; l=https://example.org/logo.svg; a=https://example.org/vmc.pem',
  },
  'mta-sts': {
    label: 'MTA-STS',
    options: ['draft'],
    optional: true,
    weight: 3,
    example: 'v=STSv1; id=20260401T120000',
  },
  'tls-rpt': {
    label: 'TLS-RPT',
    options: ['draft'],
    optional: true,
    weight: 1,
    example: 'v=TLSRPTv1; rua=mailto:tls-reports@example.org',
  },
} as const satisfies Record<string, Kind>

export type RecordKind = keyof typeof recordKinds

/** Those without which a domain is in order. */
export type OptionalKind = {
  [K in RecordKind]: (typeof recordKinds)[K]['optional'] extends true ? K : never
}[RecordKind]

export const isOptionalKind = (kind: RecordKind): kind is OptionalKind => recordKinds[kind].optional

/** Their names, in order. */
export const recordKindNames = Object.keys(recordKinds) as RecordKind[]

export const isRecordKind = (name: string): name is RecordKind => Object.hasOwn(recordKinds, name)

/** The options of a kind's checker. */
export const optionsOfKind = (kind: RecordKind): readonly RecordOption[] => recordKinds[kind].options
