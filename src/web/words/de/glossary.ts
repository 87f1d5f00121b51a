import type { Words } from '../en/index.ts'

/** The terms of the field as the pages use them: one to three sentences each. Ids stand in addresses and never change. */
export const glossary: Words['glossary'] = {
  alignment: {
    term: 'Alignment',
    text: 'Übereinstimmung: Die Domain, die SPF oder DKIM bewiesen hat, gehört zur selben Organisation wie die Domain in From. DMARC zählt nur Ergebnisse mit Alignment. Beim üblichen Alignment „relaxed“ zählen Subdomains zur selben Organisation.',
  },
  arc: {
    term: 'ARC',
    text: 'Siegel, mit denen Weiterleitungen und Mailinglisten festhalten, was sie sahen, bevor sie eine Mail weitergaben. Ein empfangender Server kann ihnen vertrauen, wenn SPF und DKIM unterwegs zerbrochen sind.',
  },
  bimi: {
    term: 'BIMI',
    text: 'Ein DNS-Eintrag, der das Logo einer Domain nennt. Manche Posteingänge zeigen es neben Mail, die DMARC unter einer Richtlinie quarantine oder reject besteht.',
  },
  blacklist: {
    term: 'Blacklist',
    text: 'Eine Liste von Adressen oder Domains, die Spam gesendet haben, abgefragt über das DNS. Einige davon nutzen Empfänger, um Mail abzulehnen oder einzusortieren; die meisten anderen nutzt niemand, an den Sie schreiben.',
  },
  bounce: {
    term: 'Bounce',
    text: 'Die Nachricht, dass eine Mail nicht zugestellt werden konnte. Sie geht an den Envelope-Absender, nicht an die Adresse in From.',
  },
  'bulk-sender': {
    term: 'Massenversender',
    text: 'Wer viele Mails an einen Anbieter sendet; bei Gmail und Microsoft etwa 5.000 am Tag. Dann gelten strengere Regeln: SPF und DKIM, DMARC und die Abmeldung mit einem Klick.',
  },
  'catch-all': {
    term: 'Catch-all',
    text: 'Eine Domain, deren Mailserver Mail für jeden Namen annimmt, ob es ihn gibt oder nicht. Ob ein bestimmtes Postfach existiert, lässt sich durch Fragen nicht erfahren.',
  },
  cname: {
    term: 'CNAME',
    text: 'Ein DNS-Eintrag, der einen Namen zum Alias eines anderen macht. Versanddienste nutzen ihn, um Schlüssel zu erneuern, ohne Sie zu fragen.',
  },
  dane: {
    term: 'DANE',
    text: 'Ein Weg, im signierten DNS zu veröffentlichen, welches Zertifikat ein Mailserver hat, damit sendende Server auf Verschlüsselung mit diesem bestehen.',
  },
  dkim: {
    term: 'DKIM',
    text: 'Eine Signatur über Header und Text einer Mail. Empfangende Server prüfen sie mit einem öffentlichen Schlüssel aus dem DNS der Domain, die signiert hat.',
  },
  dmarc: {
    term: 'DMARC',
    text: 'Ein DNS-Eintrag, der sagt, was empfangende Server mit Mail in Ihrem Namen tun sollen, die weder SPF noch DKIM mit Alignment beweist, und wohin Berichte gehen.',
  },
  'dmarc-policy': {
    term: 'DMARC-Richtlinie',
    text: 'Das p= eines DMARC-Eintrags: none (nur berichten), quarantine (in den Spam-Ordner) oder reject (ablehnen).',
  },
  dnssec: {
    term: 'DNSSEC',
    text: 'Signaturen im DNS. Ein Resolver, der sie prüft, bemerkt gefälschte Antworten.',
  },
  'envelope-sender': {
    term: 'Envelope-Absender',
    text: 'Die Adresse, die der sendende Server in MAIL FROM nennt. Bounces gehen dorthin, und SPF prüft ihre Domain; der empfangende Server schreibt sie in Return-Path.',
  },
  esp: {
    term: 'Versanddienst',
    text: 'Ein Unternehmen, das Newsletter oder Belege für Sie versendet, oft ESP genannt. Um in Ihrem Namen zu senden, braucht es DNS-Einträge bei Ihrer Domain.',
  },
  from: {
    term: 'From',
    text: 'Der Header mit dem Absender, den Lesende sehen. DMARC schützt seine Domain.',
  },
  greylisting: {
    term: 'Greylisting',
    text: 'Ein empfangender Server weist die erste Mail eines unbekannten Absenders vorläufig ab und nimmt sie Minuten später an. Spamprogramme versuchen es oft nicht noch einmal.',
  },
  'heat-map': {
    term: 'Heatmap',
    text: 'Eine Vorhersage, wohin Lesende in einer Mail sehen, über ihr Bild gezeichnet. Sie wird aus dem Bild berechnet, nicht an Menschen gemessen.',
  },
  helo: {
    term: 'HELO',
    text: 'Der Name, mit dem ein sendender Server grüßt (HELO oder EHLO). Es sollte sein voller Hostname sein und zu seiner Adresse führen.',
  },
  'inbox-placement': {
    term: 'Inbox-Placement',
    text: 'In welchem Ordner oder Tab eines Postfachs eine Mail landet: Posteingang, Werbung, Spam oder nirgends. Gemessen wird es mit Testpostfächern.',
  },
  include: {
    term: 'include',
    text: 'Ein Begriff im SPF-Eintrag, der den Eintrag einer anderen Domain einbezieht, etwa den eines Versanddienstes. Jeder kostet mindestens eine der zehn erlaubten DNS-Abfragen.',
  },
  'list-unsubscribe': {
    term: 'List-Unsubscribe',
    text: 'Ein Header mit der Adresse, an der sich Lesende abmelden. Mailprogramme machen daraus einen Button zum Abmelden.',
  },
  'mta-sts': {
    term: 'MTA-STS',
    text: 'Eine über https bereitgestellte Richtlinie, mit der eine Domain sendende Server bittet, auf Verschlüsselung mit einem gültigen Zertifikat zu bestehen.',
  },
  mx: {
    term: 'MX',
    text: 'Der DNS-Eintrag, der die Mailserver einer Domain nennt.',
  },
  'one-click': {
    term: 'Abmeldung mit einem Klick',
    text: 'Der Header List-Unsubscribe-Post neben List-Unsubscribe: Der Anbieter meldet mit einem POST ab, ohne eine Seite dazwischen (RFC 8058).',
  },
  preheader: {
    term: 'Preheader',
    text: 'Die ersten Worte einer Mail, die Posteingänge nach dem Betreff zeigen.',
  },
  ptr: {
    term: 'PTR',
    text: 'Der DNS-Eintrag, der einer IP-Adresse einen Namen gibt, auch Reverse DNS genannt. Empfänger verlangen ihn von sendenden Servern, und der Name muss zur Adresse zurückführen.',
  },
  relay: {
    term: 'Relay',
    text: 'Ein Server, der Mail annimmt und weitergibt. Was er in seine Received-Zeile schreibt, sagt, woher die Mail kam.',
  },
  resolver: {
    term: 'Resolver',
    text: 'Der Server, der DNS-Namen für andere nachschlägt. Blacklists weisen große öffentliche Resolver ab; eine Instanz braucht deshalb einen eigenen.',
  },
  'return-path': {
    term: 'Return-Path',
    text: 'Der Header, in dem der empfangende Server den Envelope-Absender notiert.',
  },
  'role-address': {
    term: 'Funktionsadresse',
    text: 'Eine Adresse für eine Aufgabe statt für eine Person, etwa info@ oder support@. Newsletter an solche Adressen bringen mehr Beschwerden.',
  },
  seed: {
    term: 'Testpostfach',
    text: 'Ein Postfach bei einem Anbieter, das für Tests da ist, auch Seed-Postfach genannt. Nach dem Senden wird nachgesehen, in welchem Ordner die Mail dort gelandet ist.',
  },
  selector: {
    term: 'Selektor',
    text: 'Der Name, unter dem ein DKIM-Schlüssel veröffentlicht ist: selector._domainkey.example.com. Eine Domain kann viele haben, einen für jeden Dienst, der signiert.',
  },
  spf: {
    term: 'SPF',
    text: 'Ein DNS-Eintrag mit den Servern, die für eine Domain senden dürfen. Geprüft wird er gegen den Envelope-Absender.',
  },
  'spf-lookups': {
    term: 'SPF-Abfragen',
    text: 'Die DNS-Abfragen, die ein SPF-Eintrag einen empfangenden Server kostet. Bei mehr als zehn bricht er ab, und der Eintrag gilt als fehlerhaft.',
  },
  'spam-score': {
    term: 'Punktzahl',
    text: 'Hier eine Zahl von 0 bis 100; mehr ist besser. Sie umfasst, was sich aus einer Mail und ihrem DNS lesen lässt, nicht, wie Menschen mit früherer Mail umgingen.',
  },
  starttls: {
    term: 'STARTTLS',
    text: 'Der Befehl, mit dem eine Mailverbindung verschlüsselt wird.',
  },
  tls: {
    term: 'TLS',
    text: 'Die Verschlüsselung von Verbindungen, für Mail wie für Webseiten.',
  },
  'tls-rpt': {
    term: 'TLS-RPT',
    text: 'Ein DNS-Eintrag, der andere Server um tägliche Berichte über Verbindungen zu Ihnen bittet, die nicht verschlüsselt werden konnten.',
  },
  txt: {
    term: 'TXT-Eintrag',
    text: 'Ein DNS-Eintrag, der Text enthält. SPF, DKIM-Schlüssel, DMARC und BIMI werden so veröffentlicht.',
  },
  'unknown-result': {
    term: 'Nicht geprüft',
    text: 'Etwas konnte nicht abgefragt werden: keine Antwort von einem Server, oder es war nichts zu beurteilen. Das zählt nie für und nie gegen eine Mail.',
  },
  vmc: {
    term: 'VMC',
    text: 'Ein Zertifikat, mit dem eine Zertifizierungsstelle bestätigt, dass ein Logo Ihre eingetragene Marke ist. Gmail und Apple Mail verlangen eines, oder ein CMC, um ein BIMI-Logo zu zeigen.',
  },
  webhook: {
    term: 'Webhook',
    text: 'Ein Aufruf, den diese Website an eine Ihrer Adressen richtet, wenn etwas geschehen ist, mit einer Signatur, die beweist, wer aufgerufen hat.',
  },
}
