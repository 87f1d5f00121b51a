import type { Words } from '../en/index.ts'

/** The home page. */
export const homeWords: Words['home'] = {
  title: 'Kommt Ihr Newsletter im Posteingang an?',
  lead: 'An diese Adresse senden. Zurück kommen eine Punktzahl, die Gründe dafür und die genauen Einträge zum Veröffentlichen.',
  testTitle: 'Spam-Test für E-Mails',
  testLead:
    'Die Mail senden, die als Nächstes hinausgehen soll. Sie wird gelesen, wie Gmail, Yahoo und Microsoft sie lesen würden: wer sie gesendet hat, wer sie signiert hat und was in ihr steht.',
  /** What led here, said once. */
  notices: {
    removed: 'Bericht gelöscht',
    changed: 'Der Tarif wurde geändert.',
    failed: 'Leider ist etwas schiefgegangen',
  },
  example: {
    of: (subject) => `Bericht zu „${subject}“`,
    untitled: 'Kein Betreff',
    score: 'Punktzahl',
    outOf: 'von 100',
    gain: (points) => `+${points}`,
    title: 'Was in einem Bericht steht',
    lead: 'Ein nachlässiger Newsletter, gelesen von demselben Programm, das Ihren liest. Simuliertes DNS, echte Befunde.',
    open: 'Den ganzen Bericht lesen',
    fixes: 'Zuerst beheben',
    providers: 'Was die Anbieter verlangen',
    passed: (passed, total) => `${passed} von ${total}`,
  },
  how: {
    title: 'So geht es',
    steps: [
      {
        title: 'An die Adresse oben senden',
        text: 'Aus dem Programm, das Ihren Newsletter verschickt, und nur an diese Adresse. Sie gehört Ihnen und nimmt Mail bis zur angezeigten Zeit an.',
      },
      {
        title: 'Beim Lesen zusehen',
        text: 'Die Verbindung, die Verschlüsselung, die Signaturen, dann jede Gruppe von Prüfungen mit ihrer Dauer. Das Ganze braucht Sekunden.',
      },
      {
        title: 'Beheben, was am meisten kostet',
        text: 'Höchstens fünf Dinge, jedes mit den Punkten, die es brächte. DNS-Einträge stehen fertig da und lassen sich so kopieren.',
      },
    ],
  },
  checked: {
    title: 'Was geprüft wird',
    lead: (count) =>
      `${count} Prüfungen, jede mit der Zeile Ihrer Mail oder dem DNS-Eintrag, aus dem sie stammt. Was nicht abgefragt werden konnte, steht als nicht geprüft da; es zählt nie für Sie und nie gegen Sie.`,
    count: (count) => (count === 1 ? '1 Prüfung' : `${count} Prüfungen`),
  },
  questions: [
    {
      q: 'Volle Punktzahl und trotzdem im Spam?',
      a: [
        'Die Punktzahl umfasst, was sich aus einer einzelnen Nachricht lesen lässt: Authentifizierung, Reputationslisten, Header, Inhalt. Anbieter wissen auch, wie Menschen mit Ihrer früheren Mail umgegangen sind: Öffnungen, Löschungen, Beschwerden. Kein Test von außen kann das sehen.',
        'Eine hohe Punktzahl sagt also, dass weder in der Mail noch in ihrer Einrichtung etwas im Weg steht. Landet sie trotzdem im Spam-Ordner, hilft es, die Spamquote in den Google Postmaster Tools anzusehen, nur an Menschen zu senden, die darum gebeten haben, und nach einer Pause langsamer zu senden.',
      ],
    },
    {
      q: 'Was geschieht mit meiner Mail?',
      a: [
        'Sie liegt nur auf diesem Server, so lange, wie der Bericht sagt, und Sie können sie jederzeit löschen. Nichts wird an Dritte weitergegeben. Links, die etwas bestätigen oder abmelden, werden nie aufgerufen.',
      ],
    },
    {
      q: 'Warum bekommt dieselbe Mail manchmal eine andere Punktzahl?',
      a: [
        'Dieselbe Nachricht und dieselben DNS-Antworten ergeben dieselbe Punktzahl. DNS, Blacklists und verlinkte Seiten ändern sich, und manchmal antworten sie nicht: Diese Prüfungen gelten dann als nicht geprüft und fallen aus der Summe heraus.',
      ],
    },
    {
      q: 'Kann ich denselben Newsletter noch einmal senden?',
      a: [
        'Ja. Bis die Adresse abläuft, ergibt jede Mail an sie einen neuen Bericht, und ein offener Bericht meldet, wenn ein neuerer da ist.',
      ],
    },
    {
      q: 'Ein Bericht sagt „nicht geprüft“. Ist das schlecht?',
      a: [
        'Nein. Es heißt, dass etwas nicht abgefragt werden konnte: keine Antwort von einem DNS-Server, eine Liste, die diesen Resolver abweist, eine hochgeladene Datei ohne Verbindung, die sich beurteilen ließe. Neben der Punktzahl steht, wie viel geprüft werden konnte.',
      ],
    },
  ],
  tools: {
    title: 'Was sich noch messen lässt',
    lead: 'Jedes beantwortet eine Frage und zeigt, woher die Antwort kommt. Ein Konto ist nicht nötig.',
    placement: {
      name: 'Posteingangstest',
      text: 'Eine Mail an eine Liste von Testpostfächern senden und sehen, wo sie landet: Posteingang, Tab oder Spam-Ordner.',
    },
    verifier: {
      name: 'Adressprüfung',
      text: 'Gibt es ein Postfach zu dieser Adresse? Für eine Adresse oder eine Liste als CSV.',
    },
    records: {
      name: 'DNS-Einträge prüfen',
      text: 'Was Ihre Domain veröffentlicht, Wort für Wort, und der Eintrag, der stattdessen dort stehen sollte.',
    },
    lists: {
      name: 'Blacklists prüfen',
      text: 'Welche Listen Sie nennen, welche davon zählen, und wie Sie wieder herunterkommen.',
    },
  },
  free: {
    title: 'Keine Preise, keine Grenzen',
    text: 'Diese Installation kommt ohne Tarife aus. Jeder Test, jedes Bild und jeder Bericht steht allen offen, die sie benutzen dürfen. Grenzen gibt es nur, wo der Server sie braucht.',
    start: 'Test beginnen',
  },
}
