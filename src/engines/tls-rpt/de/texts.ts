import { germanNameTexts } from '#engines/record/de/name-texts.ts'
import { germanTexts } from '#engines/record/de/words.ts'
import type { CodedRecordText } from '#engines/record/words.ts'
import { counted, say } from '#engines/spam-test/texts/de/phrasing.ts'
import { tlsRptTexts } from '../texts.ts'

const why =
  'Gmail, Microsoft und Yahoo senden täglich einen Bericht, wenn sie nicht über TLS an Sie senden konnten. Ohne Eintrag erfahren Sie davon nichts. Wie Ihre eigene Mail beurteilt wird, ändert er nicht.'
const publish = [
  'Ein Postfach für die Berichte anlegen oder die Adresse nehmen, die ein Berichtsdienst Ihnen gibt.',
  'Einen TXT-Eintrag bei _smtp._tls und Ihrer Domain veröffentlichen: v=TLSRPTv1; rua=mailto: und diese Adresse.',
]

/** The German words of the TLS-RPT checker, by finding id. */
export const germanTlsRptTexts: Record<string, CodedRecordText> = {
  ...germanNameTexts('tls-rpt'),
  ...germanTexts(tlsRptTexts, {
    'tls-rpt_record': {
      title: 'TLS-Berichtseintrag',
      why,
      found: {
        published: (facts) => `Unter ${say(facts.name)} gibt es genau einen TLS-Berichtseintrag.`,
        missing: (facts) => `Unter ${say(facts.name)} gibt es keinen TLS-Berichtseintrag.`,
        'not-needed':
          'Es gibt keinen TLS-Berichtseintrag, und es wird keiner gebraucht: Die Domain nimmt keine Mail an.',
        several: (facts) =>
          `Unter ${say(facts.name)} gibt es ${counted(facts.count, 'TLS-Berichtseintrag', 'TLS-Berichtseinträge')}; bei mehr als einem sendet niemand Berichte.`,
        ignored:
          'Der Text unter diesem Namen war als TLS-Berichtseintrag gemeint, beginnt aber nicht mit v=TLSRPTv1; und wird deshalb übergangen.',
        unanswered: (facts) => `Das DNS antwortete nicht, als nach ${say(facts.name)} gefragt wurde.`,
      },
      fix: {
        missing: publish,
        several: ['Einen Eintrag behalten; er darf mehrere Adressen enthalten, durch Kommas getrennt.'],
        ignored: [
          'Den Eintrag durch den unten ersetzen: Er beginnt mit v=TLSRPTv1; in genau dieser Schreibweise.',
        ],
      },
    },
    'tls-rpt_address': {
      title: 'Adressen für Berichte',
      why,
      found: { usable: (facts) => `Berichte gehen an ${say(facts.addresses)}.` },
    },
    'tls-rpt_syntax': {
      title: 'Wie der Eintrag geschrieben ist',
      why: 'Ein Eintrag, der nicht lesbar ist, gilt als nicht vorhanden.',
      found: {
        'bad-version': 'Der Eintrag beginnt nicht mit v=TLSRPTv1;.',
        'missing-rua': 'Der Eintrag hat keine Adresse, an die Berichte gehen könnten.',
        'bare-address': (facts) => `Vor ${say(facts.texts)} fehlt mailto:.`,
        'bad-uri': (facts) => `${say(facts.texts)} ist keine Adresse.`,
        'uri-scheme': (facts) => `${say(facts.texts)} ist weder eine mailto:- noch eine https:-Adresse.`,
        'size-suffix': (facts) =>
          `${say(facts.texts)} endet mit einer Größengrenze, die TLS-Berichte nicht kennen.`,
        'empty-uri': 'Zwischen zwei Kommas der Adressliste steht nichts.',
        'missing-semicolon': (facts) => `Vor ${say(facts.texts)} fehlt der Strichpunkt.`,
        'tag-without-value': (facts) => `${say(facts.texts)} hat kein „=“.`,
        'bad-tag-name': (facts) => `${say(facts.texts)} ist kein Tag-Name.`,
        'duplicate-tag': (facts) => `${say(facts.texts)} steht ein zweites Mal da.`,
        'empty-tag': 'Zwischen zwei Strichpunkten steht nichts.',
      },
      fix: Object.fromEntries(
        (tlsRptTexts['tls-rpt_syntax']?.codes ?? []).map((code) => [
          code,
          ['Den Eintrag durch den berichtigten unten ersetzen.'],
        ]),
      ),
    },
  }),
}
