import type { Language } from '#engines/language.ts'
import type { BlacklistRole, CapReason, ProviderVerdict } from '../report.ts'
import type { StepId } from '../steps.ts'
import type { CheckGroup } from '../types.ts'
import { germanReportTexts } from './de/report.ts'

/** Words of the report that belong to no single check. */
export type ReportTexts = {
  steps: Record<StepId, string>
  groups: Record<CheckGroup, string>
  caps: Record<CapReason, string>
  providers: Record<
    ProviderVerdict['provider'],
    { title: string; short: string; applies: string; notChecked: string[] }
  >
  roles: Record<BlacklistRole, string>
  /** What the number covers; by the names of the spam engines that were asked. */
  covers(engines: string[]): string
}

const stepLabels: Record<StepId, string> = {
  read: 'Read the message',
  authenticate: 'Verify SPF, DKIM, DMARC and ARC',
  authentication: 'Sending set-up',
  reputation: 'Blacklists and reputation',
  headers: 'Headers and compliance',
  content: 'Structure, content and links',
  rendering: 'Mail clients',
  score: 'Score and plan',
}

const groupTitles: Record<CheckGroup, string> = {
  authentication: 'Authentication',
  reputation: 'Reputation',
  headers: 'Headers and compliance',
  content: 'Content',
  rendering: 'Rendering and accessibility',
}

const capTexts: Record<CapReason, string> = {
  'executable-attachment': 'an attachment is of a kind that providers block',
  'dmarc-reject':
    'the mail fails DMARC, and the record of the From domain asks receivers to reject such mail',
  'no-valid-from': 'the mail does not have exactly one valid From address, and Gmail refuses such mail',
  'spf-and-dkim-fail': 'neither SPF nor DKIM passes, so no provider can tell who sent this mail',
  blacklisted: 'the sending address or domain is on a blacklist that large providers use',
  'link-blacklisted': 'a link leads to a blacklisted domain',
  impersonation: 'the mail pretends to be from somebody else, or leads to a domain made to look like theirs',
  'phishing-link': 'a link shows one address and leads to another, as phishing does',
  'dmarc-quarantine':
    'the mail fails DMARC, and the record of the From domain asks receivers to file such mail as spam',
  'gmail-from-elsewhere': 'the From address is at Gmail, but Gmail did not send this mail',
  'not-aligned': 'neither SPF nor DKIM proves the From domain, so the mail fails DMARC or would',
  'not-standard': 'a header that every mail needs is missing or stands there twice, which Gmail refuses',
  'dmarc-missing': 'the From domain has no usable DMARC record, which large providers ask of bulk senders',
  'no-reverse-name': 'the sending address has no name that leads back to it, which Gmail and Yahoo ask for',
  'hidden-text': 'the mail holds much text that readers cannot see, as spam does',
  'learned-spam': 'the text reads like spam',
  'spam-filter': 'a spam filter takes this mail for spam',
  'dkim-fails': 'no DKIM signature passes, which large providers ask of bulk senders',
  'not-encrypted': 'the mail came without encryption, which Gmail asks for',
  'no-list-unsubscribe': 'the mail is or looks like list mail and has no List-Unsubscribe header that works',
  'image-only': 'the mail is nearly nothing but pictures',
  'spf-fails': 'SPF does not pass, which large providers ask of bulk senders',
  'no-one-click': 'the mail is or looks like list mail and cannot be unsubscribed from with one click',
  'no-unsubscribe-link': 'the mail is or looks like list mail and shows no link to unsubscribe',
  clipped: 'Gmail cuts the mail off, since its HTML is larger than about 102 kB',
}

const providerTexts: ReportTexts['providers'] = {
  gmail: {
    title: 'Gmail',
    short: 'Gmail',
    applies: 'For everyone who sends to personal Gmail accounts.',
    notChecked: ['Spam rate below 0.3 % in Postmaster Tools; Gmail advises below 0.1 %.'],
  },
  'gmail-bulk': {
    title: 'Gmail bulk sender',
    short: 'Gmail',
    applies: 'For domains that send close to 5,000 or more mails a day to personal Gmail accounts.',
    notChecked: [
      'Your volume, counted for the organizational domain.',
      'Spam rate below 0.3 %.',
      'Unsubscribe requests honored within 2 days.',
    ],
  },
  yahoo: {
    title: 'Yahoo bulk sender',
    short: 'Yahoo',
    applies: 'For bulk senders to Yahoo and AOL; Yahoo publishes no volume limit.',
    notChecked: ['Spam rate below 0.3 %.', 'Unsubscribe requests honored within 2 days.'],
  },
  microsoft: {
    title: 'Microsoft bulk sender',
    short: 'Microsoft',
    applies: 'For domains that send 5,000 or more mails a day to Outlook.com, Hotmail, Live and MSN.',
    notChecked: ['Your volume.', 'A working unsubscribe and list hygiene, which Microsoft recommends.'],
  },
}

const roleTitles: Record<BlacklistRole, string> = {
  'sending-address': 'Sending address',
  'from-domain': 'From domain',
  helo: 'HELO name',
  'dkim-domain': 'DKIM domain',
  'bounce-domain': 'Bounce domain',
  link: 'Linked domain',
}

const english: ReportTexts = {
  steps: stepLabels,
  groups: groupTitles,
  caps: capTexts,
  providers: providerTexts,
  roles: roleTitles,
  covers: (engines) =>
    `Covers set-up, headers, content, links, public blacklists${engines.length ? ` and ${engines.join(' and ')}` : ''}. Does not cover your reputation at each provider, or how readers react; those no test mail can show.`,
}

const texts: Record<Language, ReportTexts> = { en: english, de: germanReportTexts }

export const reportTextsIn = (language: Language): ReportTexts => texts[language]
