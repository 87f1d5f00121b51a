import type { ReportTexts } from '../report.ts'

export const germanReportTexts: ReportTexts = {
  steps: {
    read: 'Nachricht lesen',
    authenticate: 'SPF, DKIM, DMARC und ARC prüfen',
    authentication: 'Einrichtung des Versands',
    reputation: 'Blacklists und Reputation',
    headers: 'Header und Regeln',
    content: 'Aufbau, Inhalt und Links',
    rendering: 'Mailprogramme',
    score: 'Punktzahl und Plan',
  },
  groups: {
    authentication: 'Authentifizierung',
    reputation: 'Reputation',
    headers: 'Header und Regeln',
    content: 'Inhalt',
    rendering: 'Darstellung und Barrierefreiheit',
  },
  caps: {
    'executable-attachment': 'ein Anhang ist von einer Art, die Anbieter sperren',
    'dmarc-reject':
      'die Mail scheitert an DMARC, und der Eintrag der From-Domain verlangt, solche Mail abzulehnen',
    'no-valid-from': 'die Mail hat nicht genau eine gültige From-Adresse, und Gmail lehnt solche Mail ab',
    'spf-and-dkim-fail':
      'weder SPF noch DKIM besteht, also kann kein Anbieter erkennen, von wem diese Mail stammt',
    blacklisted: 'die sendende Adresse oder Domain steht auf einer Blacklist, die große Anbieter verwenden',
    'link-blacklisted': 'ein Link führt zu einer Domain auf einer Blacklist',
    impersonation:
      'die Mail gibt sich für jemand anderen aus oder führt zu einer Domain, die so aussehen soll',
    'phishing-link': 'ein Link zeigt eine andere Adresse, als er öffnet, wie beim Phishing',
    'dmarc-quarantine':
      'die Mail scheitert an DMARC, und der Eintrag der From-Domain verlangt, solche Mail als Spam abzulegen',
    'gmail-from-elsewhere': 'die From-Adresse gehört zu Gmail, aber Gmail hat diese Mail nicht gesendet',
    'not-aligned':
      'weder SPF noch DKIM beweist die From-Domain, also scheitert die Mail an DMARC oder würde es',
    'not-standard': 'ein Header, den jede Mail braucht, fehlt oder steht zweimal da, und Gmail lehnt das ab',
    'dmarc-missing':
      'die From-Domain hat keinen brauchbaren DMARC-Eintrag, wie ihn große Anbieter von Massenversendern verlangen',
    'no-reverse-name':
      'die sendende Adresse hat keinen Namen, der zu ihr zurückführt, wie Gmail und Yahoo es verlangen',
    'hidden-text': 'die Mail enthält viel Text, den Lesende nicht sehen, wie Spam es tut',
    'learned-spam': 'der Text liest sich wie Spam',
    'spam-filter': 'ein Spamfilter hält diese Mail für Spam',
    'dkim-fails': 'keine DKIM-Signatur besteht, wie große Anbieter es von Massenversendern verlangen',
    'not-encrypted': 'die Mail kam ohne Verschlüsselung, die Gmail verlangt',
    'no-list-unsubscribe':
      'die Mail geht an eine Liste oder sieht so aus und hat keinen Header List-Unsubscribe, der funktioniert',
    'image-only': 'die Mail besteht fast nur aus Bildern',
    'spf-fails': 'SPF besteht nicht, wie große Anbieter es von Massenversendern verlangen',
    'no-one-click':
      'die Mail geht an eine Liste oder sieht so aus und lässt sich nicht mit einem Klick abbestellen',
    'no-unsubscribe-link': 'die Mail geht an eine Liste oder sieht so aus und zeigt keinen Link zum Abmelden',
    clipped: 'Gmail schneidet die Mail ab, denn ihr HTML ist größer als etwa 102 kB',
  },
  providers: {
    gmail: {
      title: 'Gmail',
      short: 'Gmail',
      applies: 'Für alle, die an private Gmail-Konten senden.',
      notChecked: ['Spamquote unter 0,3 % in den Postmaster Tools; Gmail rät zu unter 0,1 %.'],
    },
    'gmail-bulk': {
      title: 'Gmail für Massenversender',
      short: 'Gmail',
      applies: 'Für Domains, die täglich um die 5.000 oder mehr Mails an private Gmail-Konten senden.',
      notChecked: [
        'Ihre Menge, gezählt für die Organisationsdomain.',
        'Spamquote unter 0,3 %.',
        'Abmeldungen innerhalb von 2 Tagen umgesetzt.',
      ],
    },
    yahoo: {
      title: 'Yahoo für Massenversender',
      short: 'Yahoo',
      applies: 'Für Massenversand an Yahoo und AOL; eine Mengengrenze nennt Yahoo nicht.',
      notChecked: ['Spamquote unter 0,3 %.', 'Abmeldungen innerhalb von 2 Tagen umgesetzt.'],
    },
    microsoft: {
      title: 'Microsoft für Massenversender',
      short: 'Microsoft',
      applies: 'Für Domains, die täglich 5.000 oder mehr Mails an Outlook.com, Hotmail, Live und MSN senden.',
      notChecked: [
        'Ihre Menge.',
        'Eine Abmeldung, die funktioniert, und gepflegte Listen; Microsoft empfiehlt beides.',
      ],
    },
  },
  roles: {
    'sending-address': 'Sendende Adresse',
    'from-domain': 'From-Domain',
    helo: 'HELO-Name',
    'dkim-domain': 'DKIM-Domain',
    'bounce-domain': 'Bounce-Domain',
    link: 'Verlinkte Domain',
  },
  covers: (engines) =>
    `Umfasst Einrichtung, Header, Inhalt, Links, öffentliche Blacklists${engines.length ? ` und ${engines.join(' und ')}` : ''}. Nicht darin: Ihre Reputation bei jedem Anbieter und wie Lesende reagieren; das kann keine Test-Mail zeigen.`,
}
