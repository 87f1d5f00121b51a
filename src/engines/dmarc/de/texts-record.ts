import type { GermanWords } from '#engines/record/de/words.ts'
import { say } from '#engines/spam-test/texts/de/phrasing.ts'

const corrected = ['Den Eintrag durch den berichtigten unten ersetzen.']
const address = ['Jede Adresse als mailto:name@domain schreiben, durch Kommas getrennt.', ...corrected]

/** The German words for what the text of a record gives away. */
export const germanDmarcRecordWords: Record<string, GermanWords> = {
  dmarc_syntax: {
    title: 'Wie der Eintrag geschrieben ist',
    why: 'Ein Eintrag, der nicht lesbar ist, gilt als nicht vorhanden, und ein Tag, das nicht lesbar ist, geht verloren.',
    found: {
      'bad-version': (facts) =>
        `Der Eintrag muss mit v=DMARC1 in genau dieser Schreibweise beginnen; er beginnt mit ${say(facts.texts)}.`,
      'missing-semicolon': (facts) => `Vor ${say(facts.texts)} fehlt der Strichpunkt.`,
      'tag-without-value': (facts) => `${say(facts.texts)} hat kein „=“ und wird deshalb übergangen.`,
      'bad-tag-name': (facts) => `${say(facts.texts)} ist kein Tag-Name.`,
      'duplicate-tag': (facts) =>
        `${say(facts.texts)} steht ein zweites Mal da, was den Eintrag ungültig macht.`,
      'empty-tag': 'Zwischen zwei Strichpunkten steht nichts.',
    },
    fix: {
      'bad-version': corrected,
      'missing-semicolon': corrected,
      'tag-without-value': corrected,
      'bad-tag-name': corrected,
      'duplicate-tag': ['Eines der beiden behalten.', ...corrected],
      'empty-tag': corrected,
    },
  },
  dmarc_tags: {
    title: 'Tags',
    why: 'Empfangende Server übergehen Tags, die sie nicht kennen, und ältere verlangen p gleich nach v.',
    found: {
      'policy-not-second':
        'p kommt nicht gleich nach v. Das ist heute erlaubt, ältere empfangende Server können den Eintrag aber übergehen.',
      'odd-case': (facts) => `${say(facts.tags)}: Tag-Namen werden kleingeschrieben.`,
      unknown: (facts) => `${say(facts.tags)}: für DMARC nicht definiert; empfangende Server übergehen es.`,
      'bad-flag': (facts) =>
        `${say(facts.tag)}=${say(facts.value)} ist kein Wert, den dieses Tag kennt; es wird deshalb übergangen.`,
    },
    fix: {
      'policy-not-second': corrected,
      'odd-case': corrected,
      unknown: ['Die Schreibweise prüfen oder es herausnehmen.'],
      'bad-flag': corrected,
    },
  },
  dmarc_subdomains: {
    title: 'Subdomains',
    why: 'Fälscher nehmen den Namen, der am wenigsten bewacht ist. Eine schwächere Richtlinie für Subdomains lädt sie ein.',
    found: {
      weaker: (facts) =>
        `Für Subdomains gilt sp=${say(facts.sp)}; das verlangt weniger als p=${say(facts.p)}.`,
    },
    fix: {
      weaker: [
        'Wenn die Berichte zeigen, dass Mail von Ihren Subdomains besteht, sp herausnehmen; dann gilt p auch für sie.',
      ],
    },
  },
  dmarc_nonexistent: {
    title: 'Subdomains, die es nicht gibt',
    why: 'Von einem Namen, den es nicht gibt, kommt keine Mail von Ihnen; die strengste Richtlinie kostet dort also nichts.',
    found: {
      weaker: (facts) =>
        `Für erfundene Subdomains gilt np=${say(facts.np)}; das verlangt weniger, als für echte gilt.`,
      'not-set': (facts) =>
        `np ist nicht gesetzt; für erfundene Subdomains gilt „${say(facts.applies)}“ wie für echte.`,
    },
    fix: { weaker: ['np=reject setzen.'] },
  },
  'dmarc_test-mode': {
    title: 'Testmodus',
    why: 'Im Testmodus wenden empfangende Server eine Stufe weniger an, als die Richtlinie sagt. Ältere kennen ihn nicht und wenden die Richtlinie ganz an.',
    found: { testing: 't=y: reject wird als quarantine angewendet und quarantine als none.' },
    fix: {
      testing: ['t=y herausnehmen, sobald die Berichte zeigen, dass alle eigenen Absender bestehen.'],
    },
  },
  dmarc_psd: {
    title: 'Öffentliche Endung (Public Suffix)',
    why: 'psd sagt, wo eine Organisation endet und die nächste beginnt. Ein falscher Wert stört Alignment und Vererbung.',
    found: {
      'ordinary-domain':
        'psd=y sagt, dass andere unterhalb dieser Domain ihre eigenen registrieren. Bei einer gewöhnlichen Domain macht das jede Subdomain zur fremden.',
      suffix: 'psd=y: Andere registrieren ihre Domains unterhalb dieser, und der Eintrag sagt das.',
      'own-organization': 'psd=n: Diese Domain ist eine eigene Organisation, was auch immer darüber steht.',
    },
    fix: { 'ordinary-domain': ['psd=y herausnehmen.', ...corrected] },
  },
  dmarc_removed: {
    title: 'Tags, die es nicht mehr gibt',
    why: 'RFC 9989 hat sie 2026 gestrichen. Neuere empfangende Server übergehen sie, ältere können sich noch daran halten; der Eintrag bedeutet also zweierlei.',
    found: {
      'removed-tag': (facts) => `Der Eintrag enthält noch ${say(facts.texts)}.`,
      'size-suffix': (facts) =>
        `${say(facts.texts)} endet mit einer Größengrenze, die heute zu übergehen ist.`,
    },
    fix: { 'removed-tag': corrected, 'size-suffix': corrected },
  },
  dmarc_alignment: {
    title: 'Alignment (Übereinstimmung)',
    why: 'DMARC besteht, wenn SPF oder DKIM für die Domain der From-Zeile bürgt: dieselbe Organisation (relaxed) oder genau derselbe Name (strict).',
    found: {
      'bad-mode': (facts) =>
        `${say(facts.tag)}=${say(facts.value)} ist weder r noch s, deshalb gilt relaxed.`,
      'strict-mismatch': (facts) =>
        `Der Eintrag verlangt genau denselben Namen, Ihre Mail besteht ${say(facts.by).toUpperCase()} aber als ${say(facts.domains)}.`,
      unaligned: (facts) =>
        `Ihre Mail besteht ${say(facts.by).toUpperCase()} als ${say(facts.domains)}; das ist eine andere Organisation.`,
      aligned: (facts) =>
        `Ihre Mail besteht ${say(facts.by).toUpperCase()} als ${say(facts.domains)}; das passt zur From-Domain.`,
    },
    fix: {
      'bad-mode': corrected,
      'strict-mismatch': [
        'adkim=s oder aspf=s herausnehmen oder den Versanddienst genau die Domain der From-Zeile verwenden lassen.',
      ],
      unaligned: [
        'Die eigene Domain beim Versanddienst einrichten: einen DKIM-Schlüssel dafür und eine Bounce-Domain darunter. Eines von beiden genügt für DMARC.',
      ],
    },
  },
  'dmarc_failure-reports': {
    title: 'Fehlerberichte',
    why: 'fo sagt, wann einzelne Mails an ruf gemeldet werden. Nur wenige Anbieter senden solche Berichte.',
    found: {
      'bad-option': (facts) => `fo=${say(facts.value)} enthält etwas anderes als 0, 1, d oder s.`,
      contradiction: (facts) => `fo=${say(facts.value)}: 1 schließt ein, was 0 verlangt.`,
      'without-ruf': 'fo hat ohne eine Adresse in ruf keine Wirkung.',
    },
    fix: { 'bad-option': corrected, contradiction: corrected, 'without-ruf': corrected },
  },
  dmarc_reports: {
    title: 'Adressen für Berichte',
    why: 'Nur die täglichen Berichte zeigen, wer in Ihrem Namen sendet und ob Ihre eigene Mail besteht.',
    found: {
      set: (facts) => `Berichte gehen an ${say(facts.addresses)}.`,
      many: (facts) =>
        `Es gibt ${say(facts.count)} Adressen für Berichte; mehr als zwei müssen empfangende Server nicht bedienen.`,
      'missing-rua':
        'Es gibt keine Adresse für Berichte (rua); Sie sehen also nicht, wer in Ihrem Namen sendet.',
      'bare-address': (facts) =>
        `Vor ${say(facts.texts)} fehlt mailto:, deshalb gehen keine Berichte dorthin.`,
      'bad-uri': (facts) => `${say(facts.texts)} ist keine Adresse, deshalb gehen keine Berichte dorthin.`,
      'uri-scheme': (facts) =>
        `${say(facts.texts)} ist keine mailto:-Adresse; empfangende Server senden Berichte nur per Mail.`,
      'empty-uri': 'Zwischen zwei Kommas der Adressliste steht nichts.',
    },
    fix: {
      many: ['Zwei Adressen behalten und die Berichte von dort weiterleiten.'],
      'missing-rua': [
        'Ein Postfach oder einen Berichtsdienst als rua eintragen; dort kommen jeden Tag XML-Dateien an.',
      ],
      'bare-address': address,
      'bad-uri': address,
      'uri-scheme': address,
      'empty-uri': corrected,
    },
  },
}
