/**
 * Microsoft's filter values in words. From Microsoft's documentation as generally known; marked "unverified" is what
 * Microsoft does not document or what the project has not seen itself. Unknown values are shown as they stand.
 */

export type MicrosoftValue =
  | 'dest'
  | 'OFR'
  | 'SCL'
  | 'SFV'
  | 'CAT'
  | 'BCL'
  | 'IPV'
  | 'SFTY'
  | 'compauth'
  | 'two SCL'
  | 'dest and SCL'

type MicrosoftTable = 'SCL' | 'SFV' | 'CAT' | 'dest' | 'OFR' | 'IPV'

/** The words of one language; tables by value in upper case. */
export type MicrosoftWords = {
  tables: Record<MicrosoftTable, Record<string, string>>
  /** By level: 0, 1 to 3, 4 to 7, 8 and 9. */
  bulk: { none: string; few: string; some: string; many: string }
  compauth(result: string, why: string | undefined): string
  /** By the first digit: Microsoft adds numbers. */
  compauthReasons: Record<string, string>
  safetyTip: string
  twoLevels: string
  otherFolder: string
  unknown(name: string, value: string): string
}

const scl: Record<string, string> = {
  '-1': 'The spam filter was skipped: a rule or a list of this mailbox or its organization trusts the mail.',
  '0': 'Spam confidence level: not spam.',
  '1': 'Spam confidence level: not spam.',
  '5': 'Spam confidence level: spam.',
  '6': 'Spam confidence level: spam.',
  '7': 'Spam confidence level: spam for certain.',
  '8': 'Spam confidence level: spam for certain.',
  '9': 'Spam confidence level: spam for certain.',
}

// Unverified: SFE, SKA, SKN, SKQ, SKI as a whole.
const sfv: Record<string, string> = {
  NSPM: 'The filter found the mail not to be spam.',
  SPM: 'The filter marked the mail as spam.',
  BLK: 'The filter was skipped: the sender is on the blocked list of the person who owns the mailbox.',
  SKB: 'Marked as spam: the sender is on a blocked list of the organization.',
  SFE: 'The filter was skipped: the sender is on the safe list of the person who owns the mailbox.',
  SKA: 'The filter was skipped: the sender is on an allowed list of the organization.',
  SKN: 'Marked as not spam before the filter, for example by a rule.',
  SKS: 'Marked as spam before the filter, for example by a rule.',
  SKQ: 'The mail was released from quarantine.',
  SKI: 'The filter was skipped: the mail stayed inside the organization.',
}

// Unverified: SPM, PHSH, SPOOF, UIMP, MALW, AMP, OSPM, INTOS, SAP, FTBP.
const cat: Record<string, string> = {
  NONE: 'No category of threat.',
  BULK: 'Bulk mail: recipients complain about this sender more than the mailbox allows.',
  DIMP: 'Taken for the impersonation of a domain.',
  GIMP: 'Taken for the impersonation of somebody the recipient writes to.',
  UIMP: 'Taken for the impersonation of a person.',
  HPHSH: 'Phishing with high confidence.',
  HPHISH: 'Phishing with high confidence.',
  PHSH: 'Taken for phishing.',
  HSPM: 'Spam with high confidence.',
  SPM: 'Taken for spam.',
  OSPM: 'Outbound spam.',
  SPOOF: 'The sender address looks forged: authentication did not convince Microsoft.',
  MALW: 'Taken for malware.',
  AMP: 'Malware, by the common attachment filter.',
  SAP: 'Found by Safe Attachments.',
  FTBP: 'An attachment of a blocked type.',
  INTOS: 'Phishing inside the organization.',
}

const dest: Record<string, string> = {
  I: "The server decided for the inbox. This is the server's own decision.",
  J: "The server decided for the junk folder. This is the server's own decision.",
  C: 'The server decided for another folder, by a rule of the mailbox.',
  D: 'The server decided to delete it (unverified).',
}

const ofr: Record<string, string> = {
  SPAMFILTERAUTHJ: 'The spam filter chose the junk folder.',
  SPAMFILTERPASS: 'The spam filter let it pass (unverified).',
  CUSTOMRULES: 'A rule of this mailbox chose the folder.',
  EXCLUSIVESETTINGS: 'This mailbox takes mail from known senders only (unverified).',
  JUNKEMAILRULES: 'The junk-mail settings of this mailbox chose the folder (unverified).',
}

const ipv: Record<string, string> = {
  NLI: 'The sending address is on none of the IP lists that Microsoft asked.',
  CAL: 'The filter was skipped: the sending address is on an allowed list of the organization.',
}

const compauthReasons: Record<string, string> = {
  '0': 'authentication failed or was missing',
  '1': 'authentication passed, or there were other grounds to trust it',
  '2': 'authentication passed softly, by hints alone',
  '3': 'it was not checked',
  '4': 'the check was bypassed',
  '6': 'authentication failed for a domain of the recipient itself',
  '7': 'authentication passed through the history of the sender',
  '9': 'the check was bypassed',
}

const tables: MicrosoftWords['tables'] = { SCL: scl, SFV: sfv, CAT: cat, dest, OFR: ofr, IPV: ipv }

export const microsoftWords: MicrosoftWords = {
  tables,
  bulk: {
    none: 'Bulk complaint level: not from a bulk sender.',
    few: 'Bulk complaint level: a bulk sender with few complaints.',
    some: 'Bulk complaint level: a bulk sender with some complaints; 7 and more are often filed as junk.',
    many: 'Bulk complaint level: a bulk sender with many complaints.',
  },
  compauth: (result, why) =>
    `Microsoft's own summary of SPF, DKIM, DMARC and its hints: ${result}${why ? ` (${why})` : ''}.`,
  compauthReasons,
  safetyTip: 'Microsoft shows a safety tip on this mail, for example about phishing or a look-alike sender.',
  twoLevels: 'Two spam levels stand in this mail; the one of the organization counts.',
  otherFolder:
    'The folder that was decided for does not fit the spam level: a list or a rule of the mailbox had the last word.',
  unknown: (name, value) => `Microsoft does not say what ${name} ${value} means.`,
}

function bulkText({ bulk }: MicrosoftWords, level: number): string {
  if (level === 0) return bulk.none
  if (level <= 3) return bulk.few
  return level <= 7 ? bulk.some : bulk.many
}

function compauthText({ compauth, compauthReasons: reasons }: MicrosoftWords, value: string): string {
  const [result = '', reason = ''] = value.split(' ')
  return compauth(result, reasons[reason[0] ?? ''])
}

/** One sentence for a value; a value that is not known is said to be so. */
export const microsoftTextOf =
  (words: MicrosoftWords) =>
  (name: string, value: string): string => {
    if (name === 'compauth') return compauthText(words, value)
    if (name === 'SFTY') return words.safetyTip
    if (name === 'two SCL') return words.twoLevels
    if (name === 'dest and SCL') return words.otherFolder
    if (name === 'BCL' && /^\d$/.test(value)) return bulkText(words, Number(value))
    const table = Object.hasOwn(words.tables, name) ? words.tables[name as MicrosoftTable] : {}
    const key = value.toUpperCase()
    return Object.hasOwn(table, key) ? table[key]! : words.unknown(name, value)
  }

export const microsoftText = microsoftTextOf(microsoftWords)
