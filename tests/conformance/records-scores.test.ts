import { createZone, type ZoneDefinition } from '@postproof/dns/zone'
import { expect, test } from 'vitest'
import type { RecordChecker } from '#contract/checker-names.ts'
import { createWeb } from '#emulators/web.ts'
import { createRecordCheckers } from '#services/checkers/record-checkers.ts'

/**
 * Records in the order in which an expert would rather have them: within a group none is better than another, and every
 * one has more points than any of the groups below.
 */
const KEY =
  'MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAsWbreGq6L6JH/N9OEnlq0MidSZ7P3rqw4eFjNpO80+cT0M49DYTllIMhf2xbJyay+w6NVKX8jqIsaJa3MYHYtzHOIRcgPeIIEjubl94ZtWvMJkxrmO4iCQhv6ymJBaqQdFa940cnoMOwkNPfNVBLBVfE/QQ/omfXqYXl7Ncb+iUkyQCCwCGB+6ub8JzH5RYupy+adpoWt0sZvE4YNNqo48893xWO6LRbyzUORDc1rezzbA2wLBhQBaRAWRdcPCUfrMBvNTmc33KyArx87HjouIIq8dnh0cV1y647tDdF8/xREb1i1efuw7tOd7EhazRnEKueF8h7mdQHu4uhGHOFkwIDAQAB'
const SHORT =
  'MIGfMA0GCSqGSIb3DQEBAQUAA4GNADCBiQKBgQC2QjpO866/AfOmesmwxFHSk8p8znhMwVfhh+1vcxWomRtlUs1r4wQUZn9QRYAIYlz3XqA3htw9hyV4ld3ZkVNJ+n00kulZXC7FcIgWgiwq03iG7qBlz91sGMIjZ92dhhjszLg4qpgEjHFIYapwT//8MQpqGRPSvYt/XM8DTohblwIDAQAB'
const RUA = 'rua=mailto:d@o.test'
const addresses = (count: number) => Array.from({ length: count }, (_, at) => `ip4:45.45.${at}.1`).join(' ')

type Row = [checker: RecordChecker, record: string | null]

const ORDER: { about: string; least: number; most: number; rows: Row[] }[] = [
  {
    about: 'in order',
    least: 100,
    most: 100,
    rows: [
      ['spf', 'v=spf1 ip4:45.45.45.1 -all'],
      ['spf', 'v=spf1 include:svc.test ~all'],
      ['spf', 'v=spf1 redirect=svc.test'],
      ['spf', 'v=spf1 mx a -all'],
      // RFC 6652, 3.
      ['spf', 'v=spf1 mx ra=postmaster -all'],
      ['spf', 'v=spf1 -all'],
      ['spf', 'v=spf1 ip4:45.45.45.1 redirect=svc.test -all'],
      ['dmarc', `v=DMARC1; p=reject; ${RUA}`],
      ['dmarc', `v=DMARC1; p=quarantine; ${RUA}`],
      ['dmarc', `v=DMARC1; p=reject; sp=reject; np=reject; ${RUA}`],
      ['dkim', `v=DKIM1; k=rsa; p=${KEY}`],
      ['dkim', `v=DKIM1; t=s; p=${KEY}`],
      ['tls-rpt', 'v=TLSRPTv1; rua=mailto:d@o.test'],
    ],
  },
  {
    about: 'in order but for a detail',
    least: 90,
    most: 99,
    rows: [
      ['spf', `v=spf1 ${addresses(34)} -all`],
      ['spf', 'v=spf1 mx mx -all'],
      ['spf', 'v=spf1 mx ip4:10.1.2.3 -all'],
      ['spf', 'v=spf1 mx a:h1.test a:h2.test a:h3.test -all'],
      ['spf', 'v=spf1 mx -all exp=none.test'],
      ['dmarc', 'v=DMARC1; p=reject'],
      ['dmarc', `v=DMARC1; ${RUA}; p=reject`],
      ['dmarc', `v=DMARC1; p=reject; pct=100; ${RUA}`],
      ['dmarc', `v=DMARC1; p=reject; note=1; ${RUA}`],
      ['dkim', `v=DKIM1; x=y; p=${KEY}`],
    ],
  },
  {
    about: 'works, with something that matters',
    least: 65,
    most: 85,
    rows: [
      ['spf', 'v=spf1 mx ptr -all'],
      ['spf', 'v=spf1 ip4:45.32.0.0/12 -all'],
      ['spf', 'v=spf1 mx ip4=45.45.45.2 -all'],
      ['dmarc', `v=DMARC1; p=reject; t=y; ${RUA}`],
      ['dmarc', `v=DMARC1; p=reject; sp=none; ${RUA}`],
      ['dkim', `v=DKIM1; p=${SHORT}`],
    ],
  },
  {
    about: 'does not do what it is for',
    least: 50,
    most: 60,
    rows: [
      ['spf', 'v=spf1 mx ?all'],
      ['spf', 'v=spf1 mx'],
      ['dmarc', `v=DMARC1; p=none; ${RUA}`],
      ['dmarc', 'v=DMARC1; p=none'],
      ['dkim', `v=DKIM1; t=y; p=${KEY}`],
    ],
  },
  {
    about: 'ignored in what matters, or far too wide',
    least: 21,
    most: 40,
    rows: [
      ['spf', 'v=spf1 ip4:45.0.0.0/7 -all'],
      ['dmarc', `v=DMARC1; p=rejct; ${RUA}`],
      ['dmarc', `v=DMARC1; ${RUA}`],
      ['dmarc', `v=DMARC1; p=reject; sp=rejct; ${RUA}`],
    ],
  },
  {
    about: 'lets everybody send',
    least: 1,
    most: 20,
    rows: [
      ['spf', 'v=spf1 +all'],
      ['spf', 'v=spf1 mx all'],
      ['spf', 'v=spf1 ip4:0.0.0.0/0 -all'],
      ['spf', 'v=spf1 include:open.test -all'],
      ['spf', 'v=spf1 a/0 -all'],
    ],
  },
  {
    about: 'nothing works',
    least: 0,
    most: 0,
    rows: [
      ['spf', null],
      ['spf', 'v=spf1 inlcude:svc.test -all'],
      ['spf', 'v=spf1 include:gone.test -all'],
      ['spf', 'v=spf1 include:o.test -all'],
      ['spf', 'v=spf1 redirect=gone.test'],
      ['spf', 'v=spf1 ip4:45.45.45.300 -all'],
      ['spf', 'v=spf1 include:deep.test include:deep.test include:deep.test include:deep.test -all'],
      ['spf', 'v=spf1; mx -all'],
      ['dmarc', null],
      ['dmarc', 'v=DMARC1; p=rejct'],
      ['dmarc', `v=DMARC1; p=reject; p=reject; ${RUA}`],
      ['dmarc', `v=dmarc1; p=reject; ${RUA}`],
      ['dkim', null],
      ['dkim', 'v=DKIM1; p='],
      ['dkim', 'v=DKIM1; p=nokey'],
      ['dkim', `v=DKIM1; k=ed25519; p=${KEY}`],
      ['tls-rpt', 'v=TLSRPTv1; rua=nobody'],
    ],
  },
]

const AT: Partial<Record<RecordChecker, string>> = {
  spf: 'o.test',
  dmarc: '_dmarc.o.test',
  dkim: 's._domainkey.o.test',
  'tls-rpt': '_smtp._tls.o.test',
}

async function scored([checker, record]: Row): Promise<number | null> {
  const own = { MX: [[10, 'h1.test']] as [number, string][], A: '45.45.45.1', AAAA: '2606:4700::1' }
  const zone: ZoneDefinition = {
    'o.test': own,
    'h1.test': { A: '45.45.45.1' },
    'h2.test': { A: '45.45.45.2' },
    'h3.test': { A: '45.45.45.3' },
    'svc.test': { TXT: 'v=spf1 ip4:45.45.46.0/24 -all' },
    'open.test': { TXT: 'v=spf1 +all' },
    'none.test': { A: '45.45.45.1' },
    'deep.test': { TXT: 'v=spf1 a:h1.test a:h2.test mx:o.test -all' },
  }
  const at = AT[checker]!
  if (record !== null) zone[at] = { ...(zone[at] as object), TXT: record }
  const checkers = createRecordCheckers({
    resolver: createZone(zone),
    http: createWeb({}, new Map()),
    clock: { now: () => Date.parse('2026-11-20') },
  })
  return (await checkers.record(checker, { input: 'o.test', selector: 's' })).score
}

test(`${ORDER.flatMap(({ rows }) => rows).length} records in the order of an expert`, async () => {
  const wrong: string[] = []
  for (const { about, least, most, rows } of ORDER) {
    for (const row of rows) {
      const score = await scored(row)
      if (score === null || score < least || score > most)
        wrong.push(`${about} (${least} to ${most}): ${row[0]} ${row[1]?.slice(0, 80)} has ${score}`)
    }
  }
  expect(wrong).toEqual([])
  expect(ORDER.flatMap(({ rows }) => rows).length).toBeGreaterThanOrEqual(60)
  // The groups do not touch: what is better has more points.
  for (const [at, { most }] of ORDER.slice(1).entries()) expect(most).toBeLessThan(ORDER[at]!.least)
})
