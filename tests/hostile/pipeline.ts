import { createBlacklists } from '@postproof/blacklists/check'
import { listZone } from '@postproof/blacklists/list-zone'
import { lists } from '@postproof/blacklists/lists'
import { createZone, type ZoneDefinition } from '@postproof/dns/zone'
import type { Finding } from '@postproof/engine/finding'
import { advise } from '@postproof/spam-test/advice/advise'
import { createProber } from '@postproof/spam-test/links/health'
import { runSpamTest } from '@postproof/spam-test/run'
import type { Session, TestWorld } from '@postproof/spam-test/types'
import { createImageDecoder } from '#adapters/images.ts'
import { testResultSchema } from '#contract/spam-test.ts'
import { createWeb, type FakeWeb } from '#emulators/web.ts'
import { wordPlan } from '#services/spam-tests/assistant/plan-words.ts'
import { present } from '#services/spam-tests/report/present.ts'
import { pendingSteps } from '#services/spam-tests/steps.ts'

/** The whole pipeline over one literal world: raw mail -> report -> result of the API -> advice, as JSON. */

export const RECEIVED_AT = Date.UTC(2026, 10, 20, 10, 0, 0)
/** A picture of 120 by 40 pixels. */
export const logo =
  'iVBORw0KGgoAAAANSUhEUgAAAHgAAAAoCAIAAAC6iKlyAAABV0lEQVR42u3Q4UYeAACG0c8kM0kyySTJJD2ZyUwySWayJ0kmMzMzk5lJkiSTzCQzM0kyMzOTJJkkmZnJzGRmksxMMpMkXUO30Y/3XMIpUJBTUiTFclrOSImUSpmUy1mpkEo5J1VSLTVSK+elTuqlQRrlglyUJrkkl6VZWuSKtEqbtMtVuSYdcl06pUu6pUduSK/clFtyW+7IXbkn96VPHshDeST9MiCDMiTDMiKj8ljGZFyeyFOZkEl5Js/lhbyUKZmWGZmVV/Ja3shbeSfvZU7mZUEWZUk+yLKsyKqsyUf5JJ/li6zLV/km32VDfshP+SWbsiXb8lv+yF/ZkV35J/9lT/blQA7lyEKiE53oRCc60YlOdKITnehEJzrRiU50ohOd6EQnOtGJTnSiE53oRCc60YlOdKITnehEJzrRiU50ohOd6EQnOtGJTnSiE53oRCc60Scv+hjGzlzA5oK71AAAAABJRU5ErkJggg=='
const clock = { now: () => RECEIVED_AT }
const images = createImageDecoder()
const blacklists = createBlacklists({
  resolver: createZone(listZone(lists), { clock }),
  clock,
  lists,
  examples: true,
})

export const session: Session = {
  source: 'smtp',
  clientAddress: '203.0.113.25',
  addressUnusable: null,
  addressFrom: 'connection',
  helo: 'mail.example.org',
  mailFrom: 'bounce@example.org',
  recipients: ['reader@example.com'],
  tls: { version: 'TLSv1.3', cipher: 'TLS_AES_256_GCM_SHA384' },
  tlsOffered: true,
  smtputf8: false,
  transcript: [],
  receivedAt: RECEIVED_AT,
  hostname: 'mx.postproof.test',
}

/** A sender whose set-up is in order. */
export const zone: ZoneDefinition = {
  'example.org': {
    A: '203.0.113.20',
    MX: [[10, 'mail.example.org']],
    TXT: ['v=spf1 ip4:203.0.113.25 -all'],
  },
  'mail.example.org': { A: '203.0.113.25', MX: [[10, 'mail.example.org']] },
  '_dmarc.example.org': { TXT: ['v=DMARC1; p=reject; rua=mailto:dmarc@example.org'] },
  '203.0.113.25': { PTR: 'mail.example.org' },
}

const files = new Map([['logo.png', Buffer.from(logo, 'base64')]])

export type Place = { zone?: ZoneDefinition; web?: FakeWeb; session?: Partial<Session> }

export function worldOf({ zone: names = zone, web = {} }: Place = {}): TestWorld {
  return {
    resolver: createZone(names, { clock }),
    http: createWeb(web, files),
    clock,
    images,
    blacklists,
    spamEngines: [],
    prober: createProber(clock, { deadlineMs: 2_500 }),
    signal: AbortSignal.timeout(600_000),
  }
}

export async function judge(raw: Uint8Array | string, place: Place = {}) {
  const bytes = typeof raw === 'string' ? Buffer.from(raw, 'latin1') : raw
  const arrival = { ...session, ...place.session }
  const report = await runSpamTest(bytes, arrival, worldOf(place))
  const at = new Date(RECEIVED_AT)
  const result = present(
    {
      id: 'hostile',
      status: 'completed',
      source: arrival.source,
      session: arrival,
      address: null,
      createdAt: at,
      receivedAt: at,
      completedAt: at,
      expiresAt: at,
      newerId: null,
      sizeBytes: bytes.byteLength,
      steps: pendingSteps(),
      owner: true,
      shared: false,
      reportUrl: '',
      report,
      pictures: 'disabled',
    },
    [],
  )
  const plan = wordPlan(advise(report), report.context, 'en')
  const json = JSON.stringify(result)
  return {
    report,
    result: testResultSchema.parse(JSON.parse(json)),
    plan,
    sizes: { result: json.length, stored: JSON.stringify(report).length, plan: JSON.stringify(plan).length },
    /** `status code` of a check. */
    said: (id: string) => saidOf(report.findings, id),
  }
}

export type Judged = Awaited<ReturnType<typeof judge>>

function saidOf(findings: Finding[], id: string): string {
  const finding = findings.find((candidate) => candidate.id === id)
  return finding ? `${finding.status} ${finding.code}` : 'none'
}
