import type { GermanWords } from '#engines/record/de/words.ts'
import type { Facts } from '#engines/record/words.ts'
import { say } from '#engines/spam-test/texts/de/phrasing.ts'

/** What cannot be read, and how it is written rightly. */
const MISTAKES: Record<string, [found: string, fix: string]> = {
  'unknown-mechanism': [
    'ist kein Wort von SPF',
    'Die Schreibweise prüfen; vor Adressen steht ip4: oder ip6:, vor Diensten include:.',
  ],
  'bare-address': ['ist eine Adresse ohne ihr Wort davor', 'ip4: oder ip6: vor die Adresse setzen.'],
  'missing-value': [
    'fehlt, was hinter das Zeichen gehört',
    'Den Namen oder die Adresse ergänzen oder den Begriff löschen.',
  ],
  'unexpected-value': ['darf keinen Wert haben', '„all“ allein schreiben, mit -, ~ oder ? davor.'],
  'bad-address': ['ist keine IP-Adresse', 'Die Adresse berichtigen; Hostnamen stehen hinter a:.'],
  'macro-in-address': [
    'enthält ein Makro, wo eine Adresse stehen muss',
    'Die Adresse selbst schreiben; Makros gehen nur in Namen.',
  ],
  'wrong-family': [
    'enthält eine Adresse der anderen IP-Version',
    'IPv4-Adressen stehen hinter ip4:, IPv6-Adressen hinter ip6:.',
  ],
  'bad-prefix': [
    'enthält eine Netzlänge, die es nicht gibt',
    'Die Länge geht bei IPv4 von 0 bis 32 und bei IPv6 von 0 bis 128.',
  ],
  'bad-macro': [
    'enthält ein Makro, das nicht lesbar ist',
    'Makros sehen aus wie %{i} oder %{d2}; ein Prozentzeichen allein wird %% geschrieben.',
  ],
  'macro-of-explanation': [
    'enthält ein Makro, das nur in Erklärungen erlaubt ist (c, r, t)',
    '%{i} für die Adresse verwenden; c, r und t gehen nur in dem Text, auf den „exp“ zeigt.',
  ],
  'bad-domain': ['enthält keinen Domainnamen', 'Den ganzen Namen mit Endung eintragen, wie example.org.'],
  'include-with-prefix': [
    'enthält eine Netzlänge, die es bei include nicht gibt',
    'Den Schrägstrich und was ihm folgt löschen.',
  ],
  url: ['enthält eine Webadresse', 'Nur den Domainnamen eintragen.'],
  'duplicate-modifier': [
    'steht ein zweites Mal da, was nicht erlaubt ist',
    'Nur ein redirect und nur ein exp behalten.',
  ],
  'joined-term': ['hat kein Leerzeichen vor „all“', 'Ein Leerzeichen vor -all oder ~all setzen.'],
  comma: [
    'enthält ein Komma; empfangende Server kennen nur Leerzeichen',
    'Zwischen die Begriffe Leerzeichen setzen, keine Kommas.',
  ],
  'bad-character': [
    'ist ein Zeichen, das SPF nicht kennt',
    'Den Eintrag neu eintippen; nur reines ASCII ist erlaubt.',
  ],
  'glued-strings': [
    'sind zwei Begriffe in einem: Genau dort ist der Eintrag in Teilstücke geteilt, und empfangende Server fügen sie ohne Leerzeichen zusammen',
    'Ein Leerzeichen an das Ende des ersten oder an den Anfang des zweiten Teilstücks setzen.',
  ],
}

/** With the dative in front: what is missing is missing *to* the term. */
const sentence = (code: string, found: string) =>
  code === 'missing-value'
    ? ({ texts }: Facts) => `Bei „${say(texts)}“ ${found}.`
    : ({ texts }: Facts) => `„${say(texts)}“ ${found}.`

/** The German words for what stands in a record and cannot be read. */
export const germanSyntaxWords: GermanWords = {
  title: 'Wie der Eintrag geschrieben ist',
  why: 'Ein einziger Fehler macht den ganzen Eintrag für empfangende Server fehlerhaft (permerror): Nichts besteht SPF, egal wer sendet.',
  found: {
    valid: 'Jeder Begriff des Eintrags ist lesbar.',
    ...Object.fromEntries(Object.entries(MISTAKES).map(([code, [found]]) => [code, sentence(code, found)])),
  },
  fix: Object.fromEntries(Object.entries(MISTAKES).map(([code, [, fix]]) => [code, [fix]])),
}
