import type { Json } from '#engines/finding.ts'
import type { FixContext } from '../../types.ts'
import { deceptionTexts } from '../content-deception.ts'
import { type Facts, ownDomain } from '../phrasing.ts'
import { germanTextsOf, say } from './phrasing.ts'

const list = (value: Json | undefined) => (Array.isArray(value) ? value : [])
const leads = ({ targets }: Facts) =>
  list(targets).length > 0 ? ` Ihre Links führen zu ${say(targets)}.` : ''
const asks = ({ asks: found }: Facts) =>
  list(found).length > 0
    ? ` Darin steht: „${say(list(found)[0])}“.`
    : ' Sie fragt nach einem Passwort oder öffnet eine Seite.'

const yourself = (_: Facts, context: FixContext) => [
  `Den eigenen Namen als Anzeigenamen verwenden und von ${ownDomain(context)} aus schreiben.`,
  'Wird im Auftrag dieses Unternehmens geschrieben: von dessen Domain senden, mit dessen DKIM-Schlüssel signiert.',
  'Wird es nur erwähnt, das im Text sagen, etwa „Bezahlen mit …“ oder „Ihr Paket kommt mit …“; Name, Logo und Unterschrift sind die eigenen.',
]

/** German words for the checks of who a mail claims to be, and what it hides. */
export const germanDeceptionTexts = germanTextsOf(deceptionTexts, {
  sender_claim: {
    title: 'Behaupteter und wirklicher Absender',
    what: 'Von wem die Mail zu sein behauptet (Anzeigename, Betreff, Logo, Unterschrift), im Vergleich zur sendenden Domain und zu den verlinkten Websites.',
    why: 'Sich als bekanntes Unternehmen auszugeben ist das Wesen von Phishing. Filter vergleichen diese Namen mit den Domains und weisen ab, was nicht zusammenpasst.',
    found: {
      none: 'Die Mail behauptet nicht, von einem bekannten Unternehmen zu sein.',
      own: ({ brand, from }) => `Die Mail ist von ${say(brand)}, und ${say(from)} gehört dazu.`,
      signed: ({ brand, from }) =>
        `Die Mail spricht für ${say(brand)}, kommt von ${say(from)} und ist von ${say(brand)} signiert.`,
      'links-there': ({ brand, from }) =>
        `Die Mail spricht für ${say(brand)}, kommt von ${say(from)}, und ihre Links führen zu ${say(brand)}.`,
      named: ({ brand, from }) =>
        `Der Absender nennt sich ${say(brand)}, aber ${say(from)} ist keine Domain von ${say(brand)}, die wir kennen.`,
      unproven: (facts) =>
        `Die From-Adresse liegt auf einer Domain von ${say(facts.brand)}, aber nichts beweist sie.${leads(facts)}${asks(facts)}`,
      asks: (facts) =>
        `Der Absender nennt sich ${say(facts.brand)}, aber ${say(facts.from)} ist keine Domain von ${say(facts.brand)}, die wir kennen.${asks(facts)}`,
      disguised: ({ brand, from }) =>
        `Der Absender schreibt den Namen ${say(brand)} mit Buchstaben, die nur so aussehen, und sendet von ${say(from)}.`,
      impersonates: (facts) =>
        `Die Mail behauptet, von ${say(facts.brand)} zu sein, kommt aber von ${say(facts.from)}.${leads(facts)}${asks(facts)}`,
      'mail-system': (facts) =>
        `Die Mail behauptet, vom Mailsystem der Empfänger selbst zu sein („${say(facts.name)}“, „${say(facts.phrase)}“), kommt aber von ${say(facts.from)}.${leads(facts)}`,
      'no-from': 'Die From-Adresse war nicht zu lesen.',
    },
    fix: {
      named: yourself,
      asks: yourself,
      disguised: yourself,
      impersonates: yourself,
      unproven: [
        'Die Mail über die Server dieser Domain senden, damit SPF oder DKIM sie beweist; eine hochgeladene Datei kann das nicht zeigen.',
        'Seiten derselben Domain verlinken, oder einen Tracking-Host darunter.',
      ],
      'mail-system': (_, context) => [
        `Wer das Mailsystem der Empfänger betreibt, schreibt von der Domain, die sie kennen, etwa ${ownDomain(context)}, mit DKIM, und verlinkt nur diese.`,
        'Im Anzeigenamen das eigene Unternehmen nennen statt „Administrator“ oder der Domain der Empfänger.',
      ],
    },
  },
  lookalike_domain: {
    title: 'Ähnlich aussehende Domains',
    what: 'Domains des Absenders und in Links, die für die eines bekannten Unternehmens gehalten werden sollen: vertauschte Buchstaben, angehängte Wörter, sein Name vor einer anderen Domain.',
    why: 'Gelesen wird das erste bekannte Wort einer Adresse. Filter vergleichen Namen Buchstabe für Buchstabe und sperren solche.',
    found: {
      none: 'Keine Domain sieht aus wie die eines bekannten Unternehmens.',
      confusable: ({ shown, brand }) =>
        `${say(shown)} sieht aus wie der Name von ${say(brand)}, besteht aber aus anderen Buchstaben.`,
      'domain-in-name': ({ shown, brand }) =>
        `${say(shown)} beginnt wie eine Domain von ${say(brand)}, gehört aber jemand anderem.`,
      glued: ({ shown, brand }) =>
        `${say(shown)} enthält den Namen ${say(brand)} mit anderen Wörtern, ist aber keine Domain von ${say(brand)}, die wir kennen.`,
      misspelled: ({ shown, brand }) =>
        `${say(shown)} ist einen Buchstaben von ${say(brand)} entfernt, in einer Mail, die für ${say(brand)} spricht.`,
      subdomain: ({ shown, brand }) =>
        `${say(shown)} trägt ${say(brand)} vor einer fremden Domain, in einer Mail, die für ${say(brand)} spricht.`,
      'no-domains': 'Die Mail nennt keine Domain.',
    },
    fix: Object.fromEntries(
      ['confusable', 'domain-in-name', 'glued', 'misspelled', 'subdomain'].map((code) => [
        code,
        (_: Facts, context: FixContext) => [
          `Von einer eigenen Domain senden und auf sie verlinken, die keinen fremden Firmennamen enthält, etwa ${ownDomain(context)}.`,
          'Gehört die Domain dem Unternehmen: diejenige verlinken, die seine Kundschaft kennt.',
        ],
      ]),
    ),
  },
  link_deception: {
    title: 'Geliehene Linkziele',
    what: 'Links, die den guten Namen einer großen Website leihen: Adressen dort, die irgendwohin weiterleiten, und kostenlose Seiten, Formulare und Dateien, die jeder dort ablegen kann.',
    why: 'Phishing versteckt sich hinter Namen, die kein Filter sperren kann. In einer Mail, die zum Anmelden oder Bezahlen auffordert, gilt ein solcher Link als Phishing.',
    found: {
      plain: 'Kein Link führt über eine große Website oder zu einer Seite, die jeder anlegen kann.',
      'nothing-asked': ({ through, hosted }) =>
        `Links über große Websites oder zu kostenlosen Seiten und geteilten Dateien: ${Number(through) + Number(hosted)}. Die Mail verlangt nichts, was sie verdächtig machen würde.`,
      'open-redirect': ({ site, target }) =>
        `Ein Link zeigt ${say(site)}, leitet aber weiter zu ${say(target)}, in einer Mail, die zum Anmelden, Bestätigen oder Bezahlen auffordert.`,
      'free-pages': ({ site }) =>
        `Die Mail fordert zum Anmelden, Bestätigen oder Bezahlen auf und führt zu einer Seite, die jeder kostenlos anlegen kann: ${say(site)}.`,
      'free-forms': ({ site }) =>
        `Die Mail fordert zum Anmelden, Bestätigen oder Bezahlen auf und führt zu einem Formular, das jeder erstellen kann: ${say(site)}.`,
      'free-files': ({ site }) =>
        `Die Mail fordert zum Anmelden, Bestätigen oder Bezahlen auf und führt zu geteilten Dateien: ${say(site)}.`,
      'free-tunnels': ({ site }) =>
        `Die Mail fordert zum Anmelden, Bestätigen oder Bezahlen auf und führt zu einem Computer unter geliehenem Namen: ${say(site)}.`,
      'no-links': 'Die Mail hat keine Weblinks.',
    },
    fix: {
      'open-redirect': ['Gleich die endgültige Adresse verlinken.'],
      ...Object.fromEntries(
        ['free-pages', 'free-forms', 'free-files', 'free-tunnels'].map((code) => [
          code,
          (_: Facts, context: FixContext) => [
            `Die Seite auf der eigenen Domain anbieten, etwa www.${ownDomain(context)}, und dort verlinken.`,
          ],
        ]),
      ),
    },
  },
  callback_number: {
    title: 'Telefonnummern für den Rückruf',
    what: 'Rechnungen ohne Link, mit einer Telefonnummer für alle, die stornieren wollen.',
    why: 'So sieht Rückrufbetrug aus: eine Rechnung, die niemand bestellt hat, und am Telefon jemand, der Zugang zum Computer verlangt.',
    found: {
      none: 'Die Mail fordert nicht dazu auf, eine Rechnung am Telefon abzulehnen.',
      'borrowed-name': ({ brand, number, amount }) =>
        `Die Mail spricht von ${say(brand)} und von ${say(amount)} und nennt die Nummer ${say(number)}, um das abzulehnen; ${say(brand)} hat sie nicht gesendet.`,
      'free-mail': ({ number, amount }) =>
        `Eine Rechnung über ${say(amount)} von einer kostenlosen Mailadresse nennt die Nummer ${say(number)}, um sie abzulehnen, und keinen Link.`,
      unnamed: ({ number, amount }) =>
        `Eine Rechnung über ${say(amount)} nennt die Nummer ${say(number)}, um sie abzulehnen, und keinen Link.`,
      'no-text': 'Die Mail hat keinen Text.',
    },
    fix: Object.fromEntries(
      ['borrowed-name', 'free-mail', 'unnamed'].map((code) => [
        code,
        (_: Facts, context: FixContext) => [
          `Rechnungen von der eigenen Domain senden, etwa billing@${ownDomain(context)}, mit dem Namen des Unternehmens als Anzeigenamen.`,
          'Die Bestellung im Kundenkonto verlinken, und eine Seite, auf der sie storniert werden kann.',
        ],
      ]),
    ),
  },
  disguised_text: {
    title: 'Verkleidete Wörter',
    what: 'Wörter, die Menschen lesen wie immer und Filter nicht: von Tags zerschnitten, mit unsichtbaren Zeichen darin oder mit Buchstaben eines anderen Alphabets.',
    why: 'So schreibt nur, wer an einem Filter vorbei will, und Filter suchen danach.',
    found: {
      none: 'Keine Wörter sind verkleidet.',
      tags: ({ words, example }) =>
        `Wörter, die von wirkungslosen Tags zerschnitten sind: ${say(words)}, etwa „${say(example)}“.`,
      invisible: ({ words, example }) =>
        `Wörter mit unsichtbaren Zeichen darin: ${say(words)}, etwa „${say(example)}“.`,
      letters: ({ words, example }) =>
        `Wörter mit Buchstaben, die nur lateinisch aussehen: ${say(words)}, etwa „${say(example)}“.`,
      'no-text': 'Die Mail hat keinen Text.',
    },
    fix: {
      tags: ['Jedes Wort in einem Stück schreiben; Text ohne seine Formatierung einfügen.'],
      invisible: [
        'Die Wörter aus den Belegen neu tippen; die unsichtbaren Zeichen kommen oft mit kopiertem Text.',
      ],
      letters: [
        'Die Wörter aus den Belegen neu tippen, mit den Buchstaben der Tastatur.',
        'Für fetten Text die Formatierung verwenden, keine mathematischen Buchstaben.',
      ],
    },
  },
})
