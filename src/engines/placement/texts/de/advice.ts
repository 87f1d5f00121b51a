import type { AdviceCode, AdviceFacts, AdviceWords } from '../advice.ts'
import { inMailboxes, named, namedAt, span, verb } from './words.ts'

/** What to do, in German. */

const checkers: Record<string, string> = {
  spf: 'Den SPF-Eintrag des Envelope-Absenders mit der SPF-Prüfung ansehen.',
  dkim: 'Den DKIM-Schlüssel der Signatur mit der DKIM-Prüfung ansehen.',
  dmarc: 'Den DMARC-Eintrag und was er verlangt mit der DMARC-Prüfung ansehen.',
}

const spamTest = 'Dieselbe Mail an den Spam-Test senden: Er zeigt, welche Teile der Mail Vertrauen kosten.'
const rerun = 'Die Mail nach jeder Änderung neu testen, immer nur eine Änderung auf einmal.'
const bounces = 'Im Postfach des Envelope-Absenders nach Bounces suchen.'
const upper = (methods: string[]): string => named(methods.map((method) => method.toUpperCase()))
const check = (methods: string[]): string[] =>
  methods.flatMap((method) => (checkers[method] ? [checkers[method]] : []))
const filesAsSpam = (providers: string[]): string =>
  `${named(providers)} ${verb(providers.length, 'legt', 'legen')} die Mail als Spam ab`

export const adviceTexts: Record<AdviceCode, (facts: AdviceFacts) => AdviceWords> = {
  refused: ({ providers }) => ({
    title: `Lesen, warum ${named(providers)} die Mail abgelehnt ${verb(providers.length, 'hat', 'haben')}`,
    why: 'Eine Ablehnung ist die klarste Antwort: Der Server nennt den Grund, oft mit einem Link.',
    steps: [
      'Die Zeile öffnen und die Antwort des Servers lesen.',
      'Vor allem anderen beheben, was sie nennt.',
      rerun,
    ],
  }),
  authentication: ({ providers, methods }) => ({
    title: `${upper(methods)} in Ordnung bringen: nicht bestanden bei ${namedAt(providers)}`,
    why: 'Große Anbieter legen Mails, deren Authentifizierung scheitert, als Spam ab oder lehnen sie ab, gleich was darin steht.',
    steps: [
      ...check(methods),
      'Die Mail an den Spam-Test senden: Er zeigt den fehlerhaften Teil und den korrigierten Eintrag.',
      rerun,
    ],
  }),
  unauthenticated: ({ providers, methods }) => ({
    title: `${upper(methods)} einrichten: ${named(providers)} ${verb(providers.length, 'hat', 'haben')} nichts davon gefunden`,
    why: 'Ohne SPF und DKIM kann ein Anbieter Ihre Mail nicht von einer Fälschung unterscheiden, und sie baut keine eigene Reputation auf.',
    steps: [...check(methods), rerun],
  }),
  listed: ({ lists, ips }) => ({
    title: `Die sendende Adresse steht auf ${namedAt(lists)}`,
    why: `${named(ips)} ${verb(ips.length, 'war', 'waren')} gelistet, als die Mail kam. Anbieter, die eine solche Blacklist abfragen, lehnen die Mail ab oder legen sie als Spam ab.`,
    steps: [
      'Die Adresse mit der Blacklist-Prüfung für IP-Adressen ansehen: Sie zeigt den Grund und den Weg von jeder Blacklist.',
      'Wenn die Adresse dem Versanddienst gehört, den Versanddienst benachrichtigen; nur er kann sie austragen lassen.',
      'Zuerst die Ursache finden: Eine ausgetragene Adresse, die weitermacht wie zuvor, wird wieder gelistet.',
    ],
  }),
  'spam-microsoft': ({ providers, reasons }) => ({
    title: filesAsSpam(providers),
    why:
      reasons.length > 0
        ? `Microsoft hat seine Gründe in die Mail geschrieben. ${reasons.join(' ')}`
        : 'Microsoft hat keinen Grund in die Mail geschrieben, der öffentlich erklärt ist.',
    steps: [
      'Die Werte in der Zeile lesen: CAT nennt die Art der Bedrohung, SFV was der Filter tat, BCL wie viele sich über Massenmail beschweren.',
      spamTest,
      'Wenn die Mail erwünscht und authentifiziert ist, Microsoft über das Support-Formular für Absender fragen und die sendende Adresse nennen.',
    ],
  }),
  spam: ({ providers, count }) => ({
    title: filesAsSpam(providers),
    why: `In ${inMailboxes(count)} liegt sie im Spam-Ordner. Der Inhalt, die Reputation von Domain und Adresse und was mit früheren Mails geschah, das alles zählt; eine neue Domain hat noch keine Reputation.`,
    steps: [
      spamTest,
      'Mit einer einfachen Text-Mail desselben Absenders vergleichen: Kommt sie an, liegt es am Inhalt.',
      rerun,
    ],
  }),
  'moved-to-spam': ({ providers }) => ({
    title: `${named(providers)} ${verb(providers.length, 'hat', 'haben')} die Mail nachträglich in den Spam-Ordner verschoben`,
    why: 'Manche Filter entscheiden nach der Zustellung noch einmal, sobald Links oder andere Exemplare der Mail beurteilt sind.',
    steps: ['Die Domains aller Links mit der Blacklist-Prüfung für Domains ansehen.', spamTest],
  }),
  nowhere: () => ({
    title: 'Die Mail kam in keinem Postfach an',
    why: 'Meist wurde sie nicht gesendet, oder der Marker steht nicht darin.',
    steps: [
      'Nachsehen, ob das Mailprogramm oder der Versanddienst sie als gesendet meldet, und zwar an diese Adressen.',
      'Nachsehen, ob der Marker in der gesendeten Mail in einem Stück steht.',
      bounces,
    ],
  }),
  missing: ({ providers }) => ({
    title: `Die Mail kam bei ${namedAt(providers)} nicht an`,
    why: 'Andere Postfächer haben sie bekommen, gesendet wurde sie also. Dort wurde sie verworfen, wird zurückgehalten oder ging nicht an diese Adresse.',
    steps: [
      'Im Protokoll des sendenden Servers oder des Versanddienstes nach diesen Adressen suchen: angenommen, verzögert oder abgelehnt.',
      bounces,
      'Steht dort, dass sie angenommen wurde, hat der Anbieter sie stillschweigend verworfen: wie Spam bei ihm behandeln.',
    ],
  }),
  promotions: ({ providers }) => ({
    title: `Unter „Werbung“ bei ${namedAt(providers)}: für einen Newsletter meist richtig`,
    why: 'Eine Mail unter „Werbung“ ist zugestellt, und der Tab ist keine Strafe. Er liegt neben dem eigentlichen Posteingang und zählt hier auch so. Wichtig ist das nur bei Mails, auf die jemand wartet.',
    steps: [
      'Bei einem Newsletter: so lassen.',
      'Belege, Anmeldecodes und Antworten: von einer eigenen Subdomain senden, ohne Angebote und mit wenigen Links und Bildern.',
    ],
  }),
  'other-tab': ({ providers }) => ({
    title: `Unter einem anderen Tab bei ${namedAt(providers)}`,
    why: 'Der Anbieter hält sie für einen Hinweis oder für die Nachricht eines Netzwerks oder einer Gruppe. Zugestellt ist sie.',
    steps: [
      'Bei persönlicher Mail prüfen, ob Text und Absender wie eine automatische Benachrichtigung wirken.',
    ],
  }),
  'other-folder': ({ count }) => ({
    title: `In ${inMailboxes(count)} liegt sie in einem eigenen Ordner`,
    why: 'Eine Regel des Postfachs hat sie dorthin gelegt, über die Mail sagt das also nichts.',
    steps: ['Wer diese Postfächer betreibt, sollte die Regel entfernen.'],
  }),
  slow: ({ providers, seconds }) => ({
    title: `Bis zu ${span(seconds)} unterwegs zu ${namedAt(providers)}`,
    why: 'Ein Anbieter, der den Absender nicht kennt, sagt oft zuerst „später noch einmal versuchen“ (Greylisting) oder nimmt nur eine bestimmte Menge Mails auf einmal an.',
    steps: [
      'Die Stationen der Zeile ansehen: Die längste Verzögerung nennt den Server, der gewartet hat.',
      'Wenn sie wartete, bevor der Anbieter sie annahm, im Protokoll des sendenden Servers nach Antworten suchen, die mit 4 beginnen.',
      'Neuen Versand von wenigen Adressen beginnen und langsam steigern.',
    ],
  }),
  unreadable: ({ count }) => ({
    title: `${count === 1 ? '1 Postfach konnte' : `${count} Postfächer konnten`} nicht gelesen werden`,
    why: 'Über diese Postfächer ist nichts bekannt; sie zählen weder dafür noch dagegen.',
    steps: ['Wer diesen Server betreibt, sollte nach dem Zustand dieser Postfächer sehen.'],
  }),
  'unreadable-simulated': ({ count }) => ({
    title: `${count === 1 ? '1 simuliertes Postfach konnte' : `${count} simulierte Postfächer konnten`} nicht gelesen werden`,
    why: 'Simulierte Postfächer bestehen nur im Arbeitsspeicher dieses Servers, ein Neustart leert sie. Sie zählen weder dafür noch dagegen.',
    steps: ['Einen neuen Test starten und die Mail noch einmal senden.'],
  }),
  fine: ({ count }) => ({
    title: 'Hier ist nichts zu tun',
    why: `${count === 1 ? 'Das Postfach hat' : `Alle ${count} Postfächer haben`} sie im Posteingang, und kein Anbieter hat etwas beanstandet.`,
    steps: ['Nach Änderungen am Absender, am Versanddienst oder an der Vorlage neu testen.'],
  }),
}

export function adviceText(code: AdviceCode, facts: AdviceFacts): AdviceWords {
  return adviceTexts[code](facts)
}
