import type { Tag } from '#engines/record/tag-list.ts'
import type { Explanation } from '#engines/record/words.ts'

const POLICY_TAGS = new Set(['p', 'sp', 'np'])
const SIMPLE = new Set(['rua', 'ruf', 'fo', 'pct', 'rf', 'ri'])

/** Which explanation a tag's name and value have. */
export function explainDmarcTag({ name, value }: Tag): { name: string; value: string } {
  const given = value.toLowerCase()
  if (name.toLowerCase() === 'v') return { name: 'dmarc.v', value: 'dmarc.v' }
  if (POLICY_TAGS.has(name)) {
    const known = ['none', 'quarantine', 'reject'].includes(given)
    return { name: `dmarc.${name}`, value: known ? `dmarc.policy.${given}` : 'dmarc.bad-value' }
  }
  if (name === 'adkim' || name === 'aspf') {
    return { name: `dmarc.${name}`, value: /^[rs]$/.test(given) ? `dmarc.mode.${given}` : 'dmarc.bad-value' }
  }
  if (name === 't')
    return { name: 'dmarc.t', value: /^[yn]$/.test(given) ? `dmarc.t.${given}` : 'dmarc.bad-value' }
  if (name === 'psd') {
    return { name: 'dmarc.psd', value: /^[ynu]$/.test(given) ? `dmarc.psd.${given}` : 'dmarc.bad-value' }
  }
  if (SIMPLE.has(name)) return { name: `dmarc.${name}`, value: `dmarc.${name}-value` }
  return { name: 'dmarc.extension', value: 'dmarc.extension' }
}

const OPTIONS: Record<string, string> = {
  '0': 'when both SPF and DKIM fail to vouch for the domain',
  '1': 'when either of SPF and DKIM fails to vouch for it',
  d: 'when a DKIM signature is broken',
  s: 'when SPF fails',
}

/** What parts of the record are, what a suggested record changes, what may go wrong, and what the plan's steps are. */
export const dmarcExplanations: Record<string, Explanation> = {
  'dmarc.v': 'Says that this is a DMARC record. It must come first and read v=DMARC1, in these letters.',
  'dmarc.p': 'What receivers shall do with mail that carries this domain in its From line and fails DMARC.',
  'dmarc.sp': 'The same for subdomains that have no DMARC record of their own. Without it, p counts.',
  'dmarc.np': 'The same for subdomains that do not exist at all. Without it, sp counts, or else p.',
  'dmarc.policy.none': 'Deliver as usual, and report. Forged mail in your name is not stopped.',
  'dmarc.policy.quarantine': 'Treat as suspicious; usually it goes to the spam folder.',
  'dmarc.policy.reject': 'Refuse the mail, so that it is not delivered at all.',
  'dmarc.adkim': 'How closely the signing domain of DKIM must match the From domain.',
  'dmarc.aspf': 'How closely the envelope sender that SPF checks must match the From domain.',
  'dmarc.mode.r': 'Relaxed: any name of the same organization will do.',
  'dmarc.mode.s': 'Strict: it must be the very same name.',
  'dmarc.t': 'Test mode: whether the policy is meant in earnest yet.',
  'dmarc.t.y': 'Receivers apply one level less: reject becomes quarantine, quarantine becomes none.',
  'dmarc.t.n': 'The policy is meant as it stands.',
  'dmarc.psd': 'Whether others register their own domains below this one.',
  'dmarc.psd.y': 'This is a public suffix, such as a country code: domains below it belong to others.',
  'dmarc.psd.n': 'This domain is an organization of its own; the search for a policy ends here.',
  'dmarc.psd.u': 'Not said; receivers find it out by themselves. This is the default.',
  'dmarc.rua': 'Where the daily reports go.',
  'dmarc.rua-value': ({ value }) =>
    `Receivers send a summary of all mail in your name, once a day, to ${value}.`,
  'dmarc.ruf': 'Where reports about single failed messages go. Few receivers send them, to protect privacy.',
  'dmarc.ruf-value': ({ value }) => `Receivers that send such reports send them to ${value}.`,
  'dmarc.fo': 'When to report single messages; it needs ruf.',
  'dmarc.fo-value': ({ value }) =>
    `Report ${(value ?? '')
      .split(':', 4)
      .map((option) => OPTIONS[option.trim().toLowerCase()] ?? 'in a case that is not defined')
      .join(', and ')}.`,
  'dmarc.pct': 'For how many messages in a hundred the policy counts. RFC 9989 removed it.',
  'dmarc.pct-value': ({ value }) => `${value} in a hundred. Only older receivers still obey it.`,
  'dmarc.rf': 'The format of failure reports. RFC 9989 removed it: there is only one.',
  'dmarc.rf-value': 'Has no effect.',
  'dmarc.ri': 'How often to report. RFC 9989 removed it: once a day is the rule.',
  'dmarc.ri-value': 'Has no effect.',
  'dmarc.bad-value': ({ value }) => `"${value}" is not a value that this tag knows.`,
  'dmarc.extension': ({ name }) => `${name} is not defined by the standard; receivers skip it.`,
  separator: 'Separates the parts.',
  unknown: 'This could not be read as a tag.',
  first:
    'A first record: it changes nothing for your mail. Add rua=mailto: with a mailbox of yours, and reports come in.',
  permission:
    'The other domain says with this record that it takes the reports; whoever runs it publishes it.',
  repair: 'The same intent, written so that every receiver reads it.',
  'repair-milder':
    'One record that every receiver reads. A policy stood there twice: this is the milder of the two. If the stricter one was meant, put it in.',
  merge: 'One record in place of several, the most careful of them: with several, none of them counts.',
  move: 'The same record at the name where receivers look for it.',
  close: 'Tells receivers to refuse all mail in the name of a domain that sends none.',
  'remove-spf': 'This is an SPF record; it belongs at the domain itself.',
  'remove-misplaced': 'Nobody looks for a DMARC record at this name.',
  'risk.none': 'None for your mail: no receiver treats it more strictly than today.',
  'risk.share':
    'Older receivers that still obey pct begin to apply the policy to all mail that fails, not to a share of it.',
  'risk.starts':
    'Receivers begin to apply a policy that does not count today. Mail of yours that passes neither SPF nor DKIM for this domain will go to spam or be refused. Read the reports first.',
  'risk.address':
    'A report address that cannot be read is left out. Add it again, written as mailto:name@example.org.',
  'plan.listen':
    'Ask for reports without any policy: rua=mailto: with a mailbox of yours. Nothing changes for your mail.',
  'plan.listen.watch':
    'In the reports, find every service that sends in your name, and set up DKIM for your domain there until it passes.',
  'plan.close-unused':
    'Refuse mail from made-up subdomains. No mail of yours comes from a name that does not exist.',
  'plan.close-unused.watch':
    'Look for subdomains of yours in the reports that send mail without any DNS record, and give them one.',
  'plan.quarantine':
    'Mail that fails goes to spam. For domains whose people write to mailing lists or use forwarding, this is the right place to stay.',
  'plan.quarantine.watch':
    'Watch the reports and your support mailbox for wanted mail that fails: lists, forwarding, a forgotten invoice program.',
  'plan.reject':
    'Mail that fails is refused. Right for domains that send only mail made by programs, such as receipts and newsletters.',
  'plan.reject.watch': 'Go back to quarantine if people in your domain lose mail through mailing lists.',
  'plan.parked': 'Receivers refuse all mail in the name of this domain.',
  'plan.parked.watch': 'The reports show who tries to use the name.',
}
