import type { Json } from '#engines/finding.ts'
import { printMtaSts, printMtaStsPolicy } from '#engines/mta-sts/print.ts'
import { rfc } from '#engines/references.ts'
import { parseTlsRpt } from '#engines/tls-rpt/parse.ts'
import { changeTlsRpt } from '#engines/tls-rpt/print.ts'
import { addTxt, removeTxt, replaceTxt } from './dns-advice.ts'
import type { Facts, Words } from './phrasing.ts'
import { say } from './phrasing.ts'
import type { RecordWords } from './record-words.ts'
import { listed } from './requirements.ts'

/** Words about the mail that the sender's own domain receives. */

const strings = (value: Json | undefined): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []

export const mxWords: RecordWords = {
  edits: ({ facts }) => facts.domain,
  instead: 'bounce',
  title: 'Domains take mail',
  what: 'Whether answers to the From address and bounces to the envelope sender can be delivered.',
  why: 'Many servers refuse mail from a domain that cannot be answered, and lost bounces hide dead addresses in your list.',
  refs: [rfc(5321, '5.1'), rfc(7505)],
  found: {
    receives: (facts) => `${say(facts.domain)} has mail servers (MX records).`,
    'address-only': (facts) =>
      `${say(facts.domain)} has no MX record; mail goes to its address record, which works.`,
    'no-inbound': (facts) =>
      `${say(facts.domain)} has neither MX nor address records, so it cannot receive mail.`,
    'null-mx': (facts) => `${say(facts.domain)} says with its MX record that it takes no mail.`,
    unanswered: (facts) =>
      `The DNS did not answer when the mail servers of ${say(facts.domain)} were asked for.`,
    'no-from-domain': 'The From line does not give one domain.',
  },
  fix: {
    'no-inbound': (facts) => [
      `Publish MX records for ${say(facts.domain)} that lead to a server which takes its mail.`,
      'Or send from a domain that has a mailbox, and read what comes back.',
    ],
    'null-mx': (facts) => [
      `Replace the null MX (".") of ${say(facts.domain)} by the name of a server that takes its mail, or send from another domain.`,
    ],
  },
}

/** The lines of a first policy file, in their order, in steps. */
function policySteps(mx: string[]): string[] {
  const { version, mode, servers, last } = firstPolicy(mx)
  return [
    `Make a text file. Its first line: ${version}`,
    `Its second line: ${mode}`,
    `Then one line for each mail server: ${listed(servers)}`,
    `Its last line: ${last}`,
  ]
}

/** The lines of a first policy in testing mode. */
export function firstPolicy(mx: string[]) {
  const lines = printMtaStsPolicy('testing', mx.slice(0, 10)).trim().split('\r\n')
  const [version, mode, ...rest] = lines.filter((line) => !line.startsWith('mx:'))
  return { version, mode, servers: lines.filter((line) => line.startsWith('mx:')), last: rest.join('') }
}

const failures: Record<string, string> = {
  'refused-url': 'not asked: not a plain web address',
  'refused-address': 'not asked: the address is not public',
  dns: 'the host name does not exist',
  'dns-unavailable': 'the DNS did not answer',
  tls: 'no secure connection could be made',
  connection: 'the server did not take the connection',
  unreachable: 'the server could not be reached from here',
  timeout: 'no answer in time',
  'too-many-redirects': 'too many redirects',
  deadline: 'no time was left to ask',
  limit: 'not asked: too many addresses in this mail',
  'missing-part': 'the mail has no such part',
  unreadable: 'the data cannot be read',
}

/** Why a policy was not had, at the end of a sentence. */
function unreached(reason: Json | undefined): string {
  const status = /^status-(\d{3})$/.exec(String(reason))?.[1]
  if (status) return `the web server answered with status ${status}`
  if (reason === 'web-page') return 'there is a web page, and no policy'
  return reason === 'too-large' ? 'the file is too large' : (failures[String(reason)] ?? String(reason))
}

const reachSteps = (facts: Facts) => [
  `Serve the policy at ${say(facts.url)} over https with a valid certificate for that name, as text/plain, without a redirect.`,
]

export const mtaStsWords: RecordWords = {
  edits: ({ facts }) => facts.domain,
  title: 'MTA-STS',
  what: 'A policy with which your domain tells other servers to send to it over valid TLS only.',
  why: 'It protects the mail you receive. Gmail, Outlook and Yahoo obey it; it does not change how your own mail is judged.',
  refs: [rfc(8461)],
  found: {
    enforced: (facts) => `${say(facts.domain)} has an MTA-STS policy in force that covers its mail servers.`,
    testing: (facts) => `${say(facts.domain)} has an MTA-STS policy in testing mode.`,
    missing: (facts) => `${say(facts.domain)} has no MTA-STS policy. This is for information.`,
    'record-broken': (facts) => `The MTA-STS record of ${say(facts.domain)} cannot be used.`,
    'policy-unreachable': (facts) =>
      `The MTA-STS policy could not be fetched from ${say(facts.url)}: ${unreached(facts.reason)}.`,
    'policy-broken': 'The MTA-STS policy file cannot be read as it should.',
    'mode-none': 'The MTA-STS policy says mode: none, which turns it off.',
    'mx-not-covered': (facts) =>
      `The MTA-STS policy does not name the mail server ${say(facts.uncovered)}; mail to it may be held back.`,
    'policy-unanswered': 'The MTA-STS policy could not be fetched in time.',
    'no-inbound': 'The From domain has no mail servers, so MTA-STS does not apply.',
    unanswered: 'The DNS did not answer when the MTA-STS record was asked for.',
    'no-from-domain': 'The From line does not give one domain.',
  },
  fix: {
    missing: (facts) => [
      ...policySteps(strings(facts.mx)),
      `Serve it at https://mta-sts.${say(facts.domain)}/.well-known/mta-sts.txt, with a valid certificate for that name.`,
      'Publish the TXT record below, and a TLS-RPT record to get reports.',
      'Change mode to enforce when the reports are clean for some weeks.',
    ],
    'record-broken': (facts) => [
      `Keep one TXT record at _mta-sts.${say(facts.domain)}: v=STSv1; id= and 1 to 32 letters or digits.`,
    ],
    'policy-unreachable': reachSteps,
    'policy-broken': (facts) => [
      `Correct the policy file at ${say(facts.url)}: version: STSv1, mode:, one mx: line per mail server, max_age:.`,
      'Change the id in the TXT record after each change.',
    ],
    'mode-none': ['Change mode to testing, or remove the record and the file if you do not want the policy.'],
    'mx-not-covered': (facts) => [
      `Add an mx: line for ${say(facts.uncovered)} to the policy, and change the id in the TXT record.`,
    ],
  },
  records: ({ code, facts }) => {
    const domain = typeof facts.domain === 'string' ? facts.domain : null
    if (domain === null) return []
    const host = `_mta-sts.${domain}`
    if (code === 'missing') return [addTxt(host, printMtaSts('1'))]
    const [first, ...others] = strings(facts.records)
    if (code !== 'record-broken' || first === undefined) return []
    return [...replaceTxt(host, first, printMtaSts('1')), ...others.map((other) => removeTxt(host, other))]
  },
}

export const tlsRptWords: RecordWords = {
  edits: ({ facts }) => facts.domain,
  title: 'TLS-RPT',
  what: 'A record that says where other servers report TLS trouble on the way to your domain.',
  why: 'It shows when mail to you is held back. Gmail and Microsoft send such reports; it does not change how your own mail is judged.',
  refs: [rfc(8460)],
  found: {
    valid: (facts) => `${say(facts.domain)} takes TLS reports.`,
    missing: (facts) => `${say(facts.domain)} has no TLS-RPT record. This is for information.`,
    broken: (facts) => `The TLS-RPT record of ${say(facts.domain)} cannot be used.`,
    'several-records': (facts) =>
      `${say(facts.domain)} has more than one TLS-RPT record; senders then use none.`,
    unanswered: 'The DNS did not answer when the TLS-RPT record was asked for.',
    'no-from-domain': 'The From line does not give one domain.',
  },
  fix: {
    missing: (facts) => [
      'Make a mailbox for the reports, or take the address that a report service gives you.',
      `Publish a TXT record at _smtp._tls.${say(facts.domain)}: v=TLSRPTv1; rua=mailto: and that address.`,
    ],
    broken: (facts) => [
      `Replace the record at _smtp._tls.${say(facts.domain)}: v=TLSRPTv1; rua=mailto: and an address.`,
    ],
    'several-records': (facts) => [
      `Keep one record at _smtp._tls.${say(facts.domain)} and delete the others.`,
    ],
  },
  records: ({ code, facts }) => {
    if (typeof facts.domain !== 'string') return []
    const host = `_smtp._tls.${facts.domain}`
    if (code === 'several-records')
      return strings(facts.records)
        .slice(1)
        .map((text) => removeTxt(host, text))
    if (code !== 'broken' || typeof facts.record !== 'string') return []
    const repaired = changeTlsRpt([parseTlsRpt(facts.record)])
    return repaired === null ? [] : replaceTxt(host, facts.record, repaired)
  },
}

export const dnssecWords: Words = {
  title: 'DNSSEC and DANE',
  what: 'Whether the From domain is signed in the DNS, and whether its mail servers pin their certificates there.',
  why: 'It protects the mail you receive against redirection. It is shown for information and not scored.',
  refs: [rfc(7672)],
  found: {
    dane: (facts) => `${say(facts.domain)} is signed with DNSSEC, and its mail servers have TLSA records.`,
    dnssec: (facts) => `${say(facts.domain)} is signed with DNSSEC.`,
    absent: (facts) => `${say(facts.domain)} is not signed with DNSSEC.`,
    unanswered: 'The DNS did not answer when DNSSEC was asked for.',
    'no-from-domain': 'The From line does not give one domain.',
  },
  fix: {},
}
