import type { CardPage } from '#contract/card-pages.ts'
import type { Language } from '#contract/language.ts'

/** The words on pictures, badges and summaries. */

type CardWords = {
  label: string
  of: (score: string) => string
  unmeasured: string
  notShared: string
  /** On the badge of a record checker: what it found, or that there is nothing to check. */
  records: Record<'good' | 'warning' | 'bad' | 'no-data' | 'label' | 'unknown', string>
  reportOf: (sender: string) => string
  report: string
  read: string
  passed: (passed: number, asked: number) => string
  testedOn: (day: string) => string
  gone: string
  tagline: string
  pages: Record<CardPage, [title: string, text: string]>
}

export const cardWords: Record<Language, CardWords> = {
  en: {
    label: 'spam score',
    of: (score) => `${score} / 100`,
    unmeasured: 'not measured',
    notShared: 'not shared',
    records: {
      good: 'in order',
      warning: 'to improve',
      bad: 'broken',
      'no-data': 'not answered',
      label: 'record',
      unknown: 'no such check',
    },
    reportOf: (sender) => `Spam test of a mail by ${sender}`,
    report: 'Spam test report',
    read: 'Read the report',
    passed: (passed, asked) => `${passed} of ${asked} checks passed`,
    testedOn: (day) => `tested on ${day}`,
    tagline: 'Spam test, inbox placement, verifier, checkers',
    gone: 'This report is not shared, or it has expired.',
    pages: {
      home: ['Will your newsletter reach the inbox?', 'A score, the reasons behind it, and what to fix.'],
      'email-test': ['Email spam test', 'Send one mail. Read what Gmail, Yahoo and Microsoft would.'],
      'inbox-placement': ['Inbox placement test', 'Inbox, tab or spam folder: where your mail lands.'],
      'email-verifier': ['Email verifier', 'Is there a mailbox behind this address?'],
      'email-deliverability': ['Email deliverability consultants', 'People who help mail arrive.'],
      'spf-checker': ['SPF checker', 'Who may send mail for your domain.'],
      'dkim-checker': ['DKIM checker', 'The keys that sign your mail.'],
      'dmarc-checker': ['DMARC checker', 'What happens to mail in your name.'],
      'bimi-checker': ['BIMI checker', 'Your logo beside your mail.'],
      'mta-sts-checker': ['MTA-STS checker', 'Encryption on the way to you.'],
      'tls-rpt-checker': ['TLS-RPT checker', 'Reports about failed encryption.'],
      'domain-blacklist-checker': ['Domain blacklist checker', 'Is your domain listed, and does it matter?'],
      'email-blacklist-checker': ['Email blacklist checker', 'The address, its domain, its servers.'],
      'ip-blacklist-checker': ['IP blacklist checker', 'Is your server listed, and does it matter?'],
      pricing: ['Plans and prices', 'What each plan holds.'],
    },
  },
  de: {
    label: 'Spam-Wertung',
    of: (score) => `${score} / 100`,
    unmeasured: 'nicht gemessen',
    notShared: 'nicht geteilt',
    records: {
      good: 'in Ordnung',
      warning: 'zu verbessern',
      bad: 'fehlerhaft',
      'no-data': 'ohne Antwort',
      label: 'Eintrag',
      unknown: 'keine solche Prüfung',
    },
    reportOf: (sender) => `Spam-Test einer Mail von ${sender}`,
    report: 'Bericht eines Spam-Tests',
    read: 'Bericht lesen',
    passed: (passed, asked) => `${passed} von ${asked} Prüfungen bestanden`,
    testedOn: (day) => `geprüft am ${day}`,
    tagline: 'Spam-Test, Posteingangstest, Adress- und Domainprüfung',
    gone: 'Dieser Bericht ist nicht geteilt oder abgelaufen.',
    pages: {
      home: ['Kommt Ihr Newsletter im Posteingang an?', 'Eine Wertung, ihre Gründe, und was zu tun ist.'],
      'email-test': [
        'Spam-Test für E-Mails',
        'Eine Mail senden und sehen, was Gmail, Yahoo und Microsoft sehen.',
      ],
      'inbox-placement': ['Posteingangstest', 'Posteingang, Tab oder Spam-Ordner: wo Ihre Mail ankommt.'],
      'email-verifier': ['Adressprüfung', 'Gibt es ein Postfach zu dieser Adresse?'],
      'email-deliverability': ['Beratung zur Zustellbarkeit', 'Menschen, die Mail ans Ziel bringen.'],
      'spf-checker': ['SPF-Prüfung', 'Wer für Ihre Domain senden darf.'],
      'dkim-checker': ['DKIM-Prüfung', 'Die Schlüssel, die Ihre Mail signieren.'],
      'dmarc-checker': ['DMARC-Prüfung', 'Was mit Mail in Ihrem Namen geschieht.'],
      'bimi-checker': ['BIMI-Prüfung', 'Ihr Logo neben Ihrer Mail.'],
      'mta-sts-checker': ['MTA-STS-Prüfung', 'Verschlüsselung auf dem Weg zu Ihnen.'],
      'tls-rpt-checker': ['TLS-RPT-Prüfung', 'Berichte über gescheiterte Verschlüsselung.'],
      'domain-blacklist-checker': ['Blacklists für Domains', 'Steht Ihre Domain auf einer Liste?'],
      'email-blacklist-checker': ['Blacklists für E-Mail', 'Die Adresse, ihre Domain, ihre Server.'],
      'ip-blacklist-checker': ['Blacklists für IP-Adressen', 'Steht Ihr Server auf einer Liste?'],
      pricing: ['Tarife und Preise', 'Was jeder Tarif enthält.'],
    },
  },
}
