/**
 * The DMARC and TLS reports of a made-up domain, as its receivers write them: XML and JSON. All names are under .example and
 * all addresses are of the networks for documentation (RFC 5737). Every source has the same mail each week, so the figures
 * depend on the day alone.
 */

export const sampleDomain = 'shop.example'
/** What its owner said of senders. */
export const sampleSenders: [sender: string, ours: boolean][] = [['invoices.example', true]]
/** Days of reports, the last one is yesterday. */
const SAMPLE_DAYS = 60
/** So many days ago the owner began to be told of what is new. */
export const START_DAYS = SAMPLE_DAYS - 14

export type SampleFile = { name: string; content: string }

/** What one source sends: `ago` 1 is yesterday. */
type Mail = {
  ip: string
  /** Messages on the day, over all receivers; 0 for none. */
  count(ago: number, weekday: number): number
  /** Signature that passes. */
  dkim: { domain: string; selector: string } | null
  spf: { domain: string; result: 'pass' | 'fail' }
}

const own = (selector: string) => ({ domain: sampleDomain, selector })
const of = (domain: string) => ({ domain, selector: 'm1' })
const passes = (domain: string) => ({ domain, result: 'pass' as const })
const workdays = (count: number) => (_: number, weekday: number) => (weekday % 6 === 0 ? count / 4 : count)
const since = (first: number, count: number) => (ago: number) => (ago <= first ? count : 0)

const mails: Mail[] = [
  // The mail server of the shop.
  { ip: '192.0.2.10', count: workdays(240), dkim: own('s1'), spf: passes(sampleDomain) },
  // Its web server: ten days ago a change took the signature away, and it is not in the SPF record.
  { ip: '192.0.2.25', count: (ago) => (ago > 10 ? 80 : 0), dkim: own('s1'), spf: passes(sampleDomain) },
  { ip: '192.0.2.25', count: since(10, 80), dkim: null, spf: { domain: sampleDomain, result: 'fail' } },
  // The newsletter, on Tuesdays and Thursdays.
  {
    ip: '198.51.100.20',
    count: (_, weekday) => (weekday === 2 || weekday === 4 ? 4_200 : 0),
    dkim: own('news'),
    spf: passes('bounce.newsletter.example'),
  },
  // A service for invoices, which signs for itself alone.
  {
    ip: '198.51.100.61',
    count: workdays(48),
    dkim: of('invoices.example'),
    spf: passes('mail.invoices.example'),
  },
  // A service for tickets that is new.
  { ip: '198.51.100.90', count: since(12, 24), dkim: of('tickets.example'), spf: passes('tickets.example') },
  // Alumni addresses of a university pass the newsletter on.
  {
    ip: '198.51.100.140',
    count: (_, weekday) => (weekday === 2 || weekday === 4 ? 12 : 0),
    dkim: own('news'),
    spf: passes('alumni.university.example'),
  },
  // Strangers, each from its own address.
  ...[11, 47, 83, 120, 166, 201].map((last, index) => ({
    ip: `203.0.113.${last}`,
    count: (ago: number) => (ago === 2 + index * 4 ? 16 : 0),
    dkim: null,
    spf: { domain: sampleDomain, result: 'fail' as const },
  })),
]

/** `share` of the mail goes to its mailboxes. */
const receivers: { name: string; share: number; reports(ago: number): boolean }[] = [
  { name: 'mailbox.example', share: 0.5, reports: () => true },
  { name: 'post.example', share: 0.25, reports: () => true },
  // Was silent for some days.
  { name: 'inbox.example', share: 0.125, reports: (ago) => ago <= 26 || ago > 36 },
  // Has stopped.
  { name: 'university.example', share: 0.125, reports: (ago) => ago > 16 },
]

const DAY_S = 86_400

/** The files of the days up to yesterday; `today`: seconds since 1970 at 00:00 UTC. */
export function sampleFiles(today: number): SampleFile[] {
  const days = Array.from({ length: SAMPLE_DAYS }, (_, index) => SAMPLE_DAYS - index)
  return days.flatMap((ago) => {
    const begin = today - ago * DAY_S
    const dmarc = receivers.filter(({ reports }) => reports(ago)).map((each) => aggregate(each, ago, begin))
    return [...dmarc, ...receivers.slice(0, 2).map((each) => tls(each.name, ago, begin))]
  })
}

function aggregate({ name, share }: { name: string; share: number }, ago: number, begin: number): SampleFile {
  const weekday = new Date(begin * 1_000).getUTCDay()
  const rows = mails
    .map((mail) => ({ mail, count: Math.round(mail.count(ago, weekday) * share) }))
    .filter(({ count }) => count > 0)
    .map(({ mail, count }) => row(mail, count))
  const end = begin + DAY_S - 1
  return {
    name: `${name}!${sampleDomain}!${begin}!${end}.xml`,
    content: `<?xml version="1.0" encoding="UTF-8"?>
<feedback xmlns="urn:ietf:params:xml:ns:dmarc-2.0"><version>1.0</version><report_metadata><org_name>${name}</org_name>
<email>dmarc@${name}</email><report_id>${begin}.${name}</report_id><date_range><begin>${begin}</begin><end>${end}</end></date_range>
</report_metadata><policy_published><domain>${sampleDomain}</domain><p>none</p><sp>none</sp></policy_published>
${rows.join('\n')}</feedback>`,
  }
}

function row({ ip, dkim, spf }: Mail, count: number): string {
  const aligned = (domain: string | undefined) => (domain === sampleDomain ? 'pass' : 'fail')
  const signed = dkim
    ? `<dkim><domain>${dkim.domain}</domain><selector>${dkim.selector}</selector><result>pass</result></dkim>`
    : ''
  return `<record><row><source_ip>${ip}</source_ip><count>${count}</count><policy_evaluated><disposition>none</disposition>
<dkim>${aligned(dkim?.domain)}</dkim><spf>${spf.result === 'pass' ? aligned(spf.domain) : 'fail'}</spf></policy_evaluated></row>
<identifiers><header_from>${sampleDomain}</header_from></identifiers><auth_results>${signed}
<spf><domain>${spf.domain}</domain><scope>mfrom</scope><result>${spf.result}</result></spf></auth_results></record>`
}

/** The certificate of the second mail server expired three days ago. */
function tls(name: string, ago: number, begin: number): SampleFile {
  const failed = ago <= 3 ? 14 : 0
  const iso = (seconds: number) => `${new Date(seconds * 1_000).toISOString().slice(0, 19)}Z`
  const [first, second] = [`mx1.${sampleDomain}`, `mx2.${sampleDomain}`]
  const failures = [
    { 'result-type': 'certificate-expired', 'receiving-mx-hostname': second, 'failed-session-count': failed },
  ]
  const report = {
    'organization-name': name,
    'date-range': { 'start-datetime': iso(begin), 'end-datetime': iso(begin + DAY_S - 1) },
    'contact-info': `tls@${name}`,
    'report-id': `${begin}.${name}`,
    policies: [
      {
        policy: {
          'policy-type': 'sts',
          'policy-string': ['version: STSv1', 'mode: testing', `mx: ${first}`, `mx: ${second}`],
          'policy-domain': sampleDomain,
        },
        summary: { 'total-successful-session-count': 310, 'total-failure-session-count': failed },
        ...(failed > 0 ? { 'failure-details': failures } : {}),
      },
    ],
  }
  return { name: `${name}!${sampleDomain}!${begin}.json`, content: JSON.stringify(report) }
}
