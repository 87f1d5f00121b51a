import { type MicrosoftWords, microsoftTextOf } from '../microsoft.ts'

/** Microsoft's filter values, in German. */

const skipped = 'Der Filter wurde übersprungen'
const spam = 'Spam-Stufe (spam confidence level)'
const bulk = 'Beschwerdestufe für Massenmail (bulk complaint level)'

export const microsoftWords: MicrosoftWords = {
  tables: {
    SCL: {
      '-1': 'Der Spam-Filter wurde übersprungen: Eine Regel oder Liste dieses Postfachs oder seiner Organisation vertraut der Mail.',
      '0': `${spam}: kein Spam.`,
      '1': `${spam}: kein Spam.`,
      '5': `${spam}: Spam.`,
      '6': `${spam}: Spam.`,
      '7': `${spam}: sicher Spam.`,
      '8': `${spam}: sicher Spam.`,
      '9': `${spam}: sicher Spam.`,
    },
    SFV: {
      NSPM: 'Der Filter hielt die Mail nicht für Spam.',
      SPM: 'Der Filter hat die Mail als Spam gekennzeichnet.',
      BLK: `${skipped}: Der Absender steht auf der Sperrliste der Person, der das Postfach gehört.`,
      SKB: 'Als Spam gekennzeichnet: Der Absender steht auf einer Sperrliste der Organisation.',
      SFE: `${skipped}: Der Absender steht auf der Liste sicherer Absender der Person, der das Postfach gehört.`,
      SKA: `${skipped}: Der Absender steht auf einer Zulassungsliste der Organisation.`,
      SKN: 'Vor dem Filter als kein Spam gekennzeichnet, etwa durch eine Regel.',
      SKS: 'Vor dem Filter als Spam gekennzeichnet, etwa durch eine Regel.',
      SKQ: 'Die Mail wurde aus der Quarantäne freigegeben.',
      SKI: `${skipped}: Die Mail blieb innerhalb der Organisation.`,
    },
    CAT: {
      NONE: 'Keine Art von Bedrohung.',
      BULK: 'Massenmail: Über diesen Absender gibt es mehr Beschwerden, als das Postfach zulässt.',
      DIMP: 'Gilt als Nachahmung einer Domain.',
      GIMP: 'Gilt als Nachahmung von jemandem, mit dem das Postfach Mails austauscht.',
      UIMP: 'Gilt als Nachahmung einer Person.',
      HPHSH: 'Mit hoher Sicherheit Phishing.',
      HPHISH: 'Mit hoher Sicherheit Phishing.',
      PHSH: 'Gilt als Phishing.',
      HSPM: 'Mit hoher Sicherheit Spam.',
      SPM: 'Gilt als Spam.',
      OSPM: 'Ausgehender Spam.',
      SPOOF: 'Die Absenderadresse wirkt gefälscht: Die Authentifizierung hat Microsoft nicht überzeugt.',
      MALW: 'Gilt als Schadsoftware.',
      AMP: 'Schadsoftware, laut dem Filter für gängige Anhänge.',
      SAP: 'Von „Safe Attachments“ gefunden.',
      FTBP: 'Ein Anhang einer gesperrten Art.',
      INTOS: 'Phishing innerhalb der Organisation.',
    },
    dest: {
      I: 'Der Server entschied sich für den Posteingang. Das ist seine eigene Entscheidung.',
      J: 'Der Server entschied sich für den Junk-Ordner. Das ist seine eigene Entscheidung.',
      C: 'Der Server entschied sich für einen anderen Ordner, nach einer Regel des Postfachs.',
      D: 'Der Server entschied, sie zu löschen (nicht bestätigt).',
    },
    OFR: {
      SPAMFILTERAUTHJ: 'Der Spam-Filter hat den Junk-Ordner gewählt.',
      SPAMFILTERPASS: 'Der Spam-Filter hat sie durchgelassen (nicht bestätigt).',
      CUSTOMRULES: 'Eine Regel dieses Postfachs hat den Ordner gewählt.',
      EXCLUSIVESETTINGS: 'Dieses Postfach nimmt nur Mails bekannter Absender an (nicht bestätigt).',
      JUNKEMAILRULES: 'Die Junk-Einstellungen dieses Postfachs haben den Ordner gewählt (nicht bestätigt).',
    },
    IPV: {
      NLI: 'Die sendende Adresse steht auf keiner der IP-Listen, die Microsoft abgefragt hat.',
      CAL: `${skipped}: Die sendende Adresse steht auf einer Zulassungsliste der Organisation.`,
    },
  },
  bulk: {
    none: `${bulk}: nicht von einem Massenversender.`,
    few: `${bulk}: ein Massenversender mit wenigen Beschwerden.`,
    some: `${bulk}: ein Massenversender mit einigen Beschwerden; ab 7 landet Mail oft im Junk-Ordner.`,
    many: `${bulk}: ein Massenversender mit vielen Beschwerden.`,
  },
  compauth: (result, why) =>
    `Microsofts eigene Zusammenfassung von SPF, DKIM, DMARC und weiteren Hinweisen: ${result}${why ? ` (${why})` : ''}.`,
  compauthReasons: {
    '0': 'die Authentifizierung scheiterte oder fehlte',
    '1': 'die Authentifizierung gelang, oder es gab andere Gründe, zu vertrauen',
    '2': 'die Authentifizierung gelang nur schwach, allein nach Hinweisen',
    '3': 'nicht geprüft',
    '4': 'die Prüfung wurde umgangen',
    '6': 'die Authentifizierung scheiterte für eine Domain des Empfängers selbst',
    '7': 'die Authentifizierung gelang durch die Vorgeschichte des Absenders',
    '9': 'die Prüfung wurde umgangen',
  },
  safetyTip:
    'Microsoft zeigt bei dieser Mail einen Sicherheitshinweis, etwa zu Phishing oder einem täuschend ähnlichen Absender.',
  twoLevels: 'In dieser Mail stehen zwei Spam-Stufen; die der Organisation zählt.',
  otherFolder:
    'Der gewählte Ordner passt nicht zur Spam-Stufe: Eine Liste oder eine Regel des Postfachs hatte das letzte Wort.',
  unknown: (name, value) => `Was ${name} ${value} bedeutet, erklärt Microsoft nicht.`,
}

export const microsoftText = microsoftTextOf(microsoftWords)
