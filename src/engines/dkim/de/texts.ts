import { germanNameTexts } from '#engines/record/de/name-texts.ts'
import { type GermanWords, germanTexts } from '#engines/record/de/words.ts'
import type { CodedRecordText, Facts } from '#engines/record/words.ts'
import { counted, say } from '#engines/spam-test/texts/de/phrasing.ts'
import { dkimTexts } from '../texts.ts'

const required =
  'Empfangende Server prüfen mit diesem Schlüssel die Signatur Ihrer Mail. Gmail, Yahoo und Microsoft verlangen DKIM von Massenversendern; ohne brauchbaren Schlüssel gilt signierte Mail als nicht signiert.'
const at = (facts: Facts) => `Der Schlüssel unter dem Selektor ${say(facts.selector)}`
const fromService = [
  'Den Eintrag noch einmal aus den Einstellungen des Dienstes kopieren, der Ihre Mail signiert; er wird als eine Zeile eingetragen.',
  'Danach eine Test-Mail senden.',
]
const corrected = [
  'Den Eintrag durch den berichtigten unten ersetzen.',
  'Steht unten keiner, den Eintrag neu von dem Dienst holen, der Ihre Mail signiert.',
]
const newKey = [
  'Den Dienst, der Ihre Mail signiert, einen neuen Schlüssel mit 2048 Bit erzeugen lassen und dessen Eintrag unter einem neuen Selektor veröffentlichen.',
  'Wenn Signaturen mit dem neuen Schlüssel bestehen, den alten zurückziehen: p= leer lassen.',
]
const signed = (facts: Facts) => `Eine Signatur Ihrer Mail (d=${say(facts.domain)}, s=${say(facts.selector)})`

const words: Record<string, GermanWords> = {
  dkim_key: {
    title: 'DKIM-Schlüssel',
    why: required,
    found: {
      found: (facts) =>
        `Unter dem Selektor ${say(facts.selector)}${facts.service ? ` (${say(facts.service)})` : ''} gibt es einen Schlüssel.`,
      'not-found': (facts) => `Unter ${say(facts.name)} gibt es keinen DKIM-Schlüssel.`,
      'not-found-for-message': (facts) =>
        `Mail von Ihnen wurde mit dem Selektor ${say(facts.selector)} signiert, aber unter ${say(facts.name)} gibt es heute keinen Schlüssel.`,
      'dangling-alias': (facts) =>
        `${say(facts.name)} ist ein Alias (CNAME) auf ${say(facts.alias)}, und dort ist nichts. Wer diesen Namen in die Hand bekommt, kann in Ihrem Namen signieren.`,
      several: (facts) =>
        `Unter ${say(facts.name)} gibt es ${counted(facts.count, 'TXT-Eintrag', 'TXT-Einträge')} mit Schlüsseln; welchen empfangende Server nehmen, ist offen.`,
      split: (facts) =>
        `Der Schlüssel unter ${say(facts.name)} wurde auf ${counted(facts.count, 'TXT-Eintrag', 'TXT-Einträge')} verteilt; empfangende Server sehen nur ein Stück davon.`,
      unanswered: (facts) => `Das DNS antwortete nicht, als nach ${say(facts.name)} gefragt wurde.`,
      'none-guessed': (facts) =>
        `Ausprobiert: ${counted(facts.asked, 'üblicher Selektor', 'übliche Selektoren')}, keiner mit Schlüssel. Das sagt wenig: Selektoren lassen sich nicht auflisten, nur erraten.`,
      'none-answered': 'Das DNS antwortete nicht, deshalb konnte kein Selektor ausprobiert werden.',
      'wildcard-hides':
        'Die Zone antwortet für jeden Namen; das Erraten von Selektoren zeigt deshalb nichts.',
      'bad-selector': (facts) => `„${say(facts.selector)}“ kann kein Selektor sein.`,
    },
    fix: {
      'not-found': [
        'Den Selektor prüfen: Er ist der Wert von s= im Header DKIM-Signature einer Mail.',
        'Wenn der Dienst, der Ihre Mail signiert, in seinen Einstellungen einen DKIM-Eintrag zeigt, diesen veröffentlichen.',
      ],
      'not-found-for-message': [
        'Signiert der Dienst noch mit diesem Selektor, dessen Eintrag wieder veröffentlichen.',
        'Ist er inzwischen zu einem neuen gewechselt, ist alles gut.',
      ],
      'dangling-alias': [
        'DKIM bei dem Dienst einschalten, auf den der Alias zeigt, damit dessen Schlüssel erscheint.',
        'Wird der Dienst nicht mehr genutzt, den Alias löschen.',
      ],
      several: ['Den Eintrag behalten, den der signierende Dienst zeigt, und die übrigen löschen.'],
      split: corrected,
      'none-guessed': [
        'Eine Mail an eine Testadresse senden: Sie verrät den Selektor, und der Schlüssel wird gleich damit geprüft.',
        'Oder eine eigene Mail öffnen, ihren Quelltext anzeigen und im Header DKIM-Signature nach s= suchen.',
      ],
      'wildcard-hides': [
        'Den Selektor in einer eigenen Mail nachsehen (s= im Header DKIM-Signature) und hier eingeben.',
      ],
      'bad-selector': [
        'Den Wert von s= aus dem Header DKIM-Signature eingeben: Buchstaben, Ziffern, Bindestriche und Punkte.',
      ],
    },
  },
  dkim_place: {
    title: 'Schlüssel unter dem falschen Namen',
    why: 'Empfangende Server suchen einen Schlüssel unter Selektor, _domainkey und Domain, und nirgends sonst.',
    found: {
      doubled: (facts) =>
        `Der Schlüssel steht unter ${say(facts.foundAt)} und gehört unter ${say(facts.name)}.`,
    },
    fix: {
      doubled: [
        'Den Eintrag unter dem richtigen Namen veröffentlichen. Viele DNS-Oberflächen hängen die Domain selbst an: den Namen ohne sie eingeben.',
      ],
    },
  },
  dkim_syntax: {
    title: 'Wie der Eintrag geschrieben ist',
    why: 'Empfangende Server übergehen einen Schlüsseleintrag, den sie nicht lesen können.',
    found: {
      'bad-version': (facts) => `${at(facts)} hat ein v, das nicht vorn steht oder nicht DKIM1 lautet.`,
      'missing-semicolon': (facts) => `${at(facts)} hat vor ${say(facts.texts)} keinen Strichpunkt.`,
      'tag-without-value': (facts) => `${at(facts)} enthält ${say(facts.texts)} ohne „=“.`,
      'bad-tag-name': (facts) => `${at(facts)} enthält ${say(facts.texts)}; das ist kein Tag-Name.`,
      'duplicate-tag': (facts) =>
        `${at(facts)} enthält ${say(facts.texts)} ein zweites Mal, was den Eintrag ungültig macht.`,
      'empty-tag': (facts) => `${at(facts)} hat nichts zwischen zwei Strichpunkten.`,
    },
    fix: {
      'bad-version': corrected,
      'missing-semicolon': corrected,
      'tag-without-value': corrected,
      'bad-tag-name': corrected,
      'duplicate-tag': corrected,
      'empty-tag': corrected,
    },
  },
  dkim_tags: {
    title: 'Tags',
    why: 'Empfangende Server übergehen Tags, die sie nicht kennen. Oft sind sie nur falsch geschrieben.',
    found: {
      unknown: (facts) =>
        `${at(facts)} enthält ${say(facts.tags)}; das ist für DKIM-Schlüssel nicht definiert.`,
      'odd-case': (facts) => `${at(facts)} enthält ${say(facts.tags)}: Tag-Namen werden kleingeschrieben.`,
      'historic-tag': (facts) => `${at(facts)} enthält ${say(facts.texts)}, ein Tag eines älteren Standards.`,
    },
    fix: { unknown: corrected, 'odd-case': corrected, 'historic-tag': corrected },
  },
  'dkim_public-key': {
    title: 'Der öffentliche Schlüssel',
    why: required,
    found: {
      'missing-key': (facts) => `${at(facts)} hat kein p=, enthält also keinen Schlüssel.`,
      revoked: (facts) => `${at(facts)} ist zurückgezogen (p= ist leer). Signaturen damit scheitern.`,
      withdrawn: (facts) =>
        `${at(facts)} ist zurückgezogen (p= ist leer), wie es bei nicht mehr genutzten Schlüsseln üblich ist.`,
      'not-base64': (facts) => `${at(facts)} enthält Zeichen, die nicht in Base64 gehören.`,
      'pem-armor': (facts) => `${at(facts)} enthält noch die BEGIN- und END-Zeilen einer Schlüsseldatei.`,
      'cut-off': (facts) => `${at(facts)} ist abgeschnitten: Sein Ende fehlt.`,
      'not-a-key': (facts) => `${at(facts)} ist Base64, aber kein Schlüssel.`,
      'ed25519-length': (facts) => `${at(facts)} sagt k=ed25519, ist aber nicht 32 Byte lang.`,
      'ed25519-wrapped': (facts) =>
        `${at(facts)} ist ein Ed25519-Schlüssel in einer Hülle (SubjectPublicKeyInfo), die empfangende Server nicht annehmen.`,
    },
    fix: {
      'missing-key': fromService,
      revoked: [
        'Den Dienst mit einem gültigen Schlüssel signieren lassen oder dessen heutigen Eintrag hier veröffentlichen.',
      ],
      'not-base64': corrected,
      'pem-armor': corrected,
      'cut-off': [
        ...fromService,
        'Manche DNS-Oberflächen nehmen höchstens 255 Zeichen: Den Eintrag dort in zwei Teilstücke in Anführungszeichen schneiden.',
      ],
      'not-a-key': fromService,
      'ed25519-length': [
        'Die 32 Byte des öffentlichen Schlüssels als Base64 (44 Zeichen) veröffentlichen, ohne jede Hülle.',
      ],
      'ed25519-wrapped': [
        'Die 32 Byte des öffentlichen Schlüssels als Base64 (44 Zeichen) veröffentlichen, ohne jede Hülle.',
      ],
    },
  },
  'dkim_key-type': {
    title: 'Art des Schlüssels',
    why: 'Ein empfangender Server, der eine andere Art von Schlüssel erwartet, kann diesen nicht verwenden.',
    found: {
      'unknown-key-type': (facts) =>
        `${at(facts)} enthält ${say(facts.texts)}, eine Art von Schlüssel, die empfangende Server nicht kennen.`,
      'key-type-mismatch': (facts) => `${at(facts)} ist von anderer Art, als sein k= sagt.`,
      'ed25519-without-k': (facts) =>
        `${at(facts)} ist ein Ed25519-Schlüssel, aber k=ed25519 fehlt; deshalb wird RSA angenommen.`,
    },
    fix: { 'unknown-key-type': corrected, 'key-type-mismatch': corrected, 'ed25519-without-k': corrected },
  },
  dkim_strength: {
    title: 'Stärke des Schlüssels',
    why: 'Kurze RSA-Schlüssel lassen sich brechen, und dann kann jeder in Ihrem Namen signieren. Empfangende Server lehnen solche unter 1024 Bit ab; Gmail verlangt bei neuen Einrichtungen 2048.',
    found: {
      'weak-key': (facts) =>
        `${at(facts)} ist RSA mit nur ${say(facts.bits)} Bit. Empfangende Server lehnen ihn ab, und er lässt sich brechen.`,
      'short-key': (facts) =>
        `${at(facts)} ist RSA mit ${say(facts.bits)} Bit. Das geht noch; üblich sind heute 2048.`,
      strong: (facts) => `${at(facts)} ist RSA mit ${say(facts.bits)} Bit.`,
      'large-key': (facts) =>
        `${at(facts)} ist RSA mit ${say(facts.bits)} Bit; mehr als 4096 müssen empfangende Server nicht prüfen, und die DNS-Antwort ist groß.`,
      ed25519: (facts) => `${at(facts)} ist Ed25519.`,
    },
    fix: { 'weak-key': newKey, 'short-key': newKey, 'large-key': newKey },
  },
  dkim_ed25519: {
    title: 'RSA neben Ed25519',
    why: 'Nicht jeder große Anbieter prüft Ed25519-Signaturen. Für die übrigen ist solche Mail nicht signiert.',
    found: {
      'without-rsa': (facts) =>
        `Nur Ed25519 wurde gefunden (${say(facts.selectors)}) und kein RSA-Schlüssel daneben.`,
    },
    fix: {
      'without-rsa': [
        'Mit beidem signieren: mit einem RSA-Schlüssel von 2048 Bit unter eigenem Selektor, und mit Ed25519 wie bisher.',
      ],
    },
  },
  dkim_hashes: {
    title: 'Hash-Verfahren',
    why: 'Signaturen verwenden sha256. sha1 darf seit 2018 nicht mehr verwendet werden.',
    found: {
      'no-sha256': (facts) =>
        `${at(facts)} erlaubt sha256 nicht; keine heutige Signatur kann damit bestehen.`,
      'sha1-allowed': (facts) => `${at(facts)} erlaubt noch sha1.`,
    },
    fix: {
      'no-sha256': ['h= herausnehmen.', ...corrected],
      'sha1-allowed': ['h= herausnehmen.', ...corrected],
    },
  },
  dkim_service: {
    title: 'Wofür der Schlüssel da ist',
    why: 'Mit einem Schlüssel, der nicht für Mail gedacht ist, wird keine Mail geprüft.',
    found: {
      'not-for-email': (facts) => `${at(facts)} ist nicht für Mail gedacht (${say(facts.texts)}).`,
    },
    fix: { 'not-for-email': ['s= herausnehmen.', ...corrected] },
  },
  dkim_flags: {
    title: 'Flags',
    why: 'Flags ändern, wie eine Signatur zählt.',
    found: {
      testing: (facts) =>
        `${at(facts)} ist im Testmodus (t=y): Empfangende Server dürfen signierte Mail wie nicht signierte behandeln.`,
      strict: (facts) => `${at(facts)} erlaubt in i= keine Subdomain (t=s).`,
      'strict-identity': (facts) =>
        `${at(facts)} erlaubt in i= keine Subdomain (t=s), Ihre Mail ist aber mit i=@${say(facts.identity)} signiert; deshalb scheitert sie.`,
    },
    fix: {
      testing: ['t=y herausnehmen, wenn die Signaturen bestehen.', ...corrected],
      'strict-identity': [
        't=s herausnehmen oder i= beim signierenden Dienst auf die signierende Domain setzen.',
      ],
    },
  },
  dkim_strings: {
    title: 'Lange Einträge',
    why: 'Ein TXT-Eintrag besteht aus Teilstücken von höchstens 255 Zeichen, die empfangende Server ohne etwas dazwischen zusammenfügen.',
    found: {
      'quotes-inside': (facts) =>
        `${at(facts)} enthält Anführungszeichen mitten im Text: Er wurde von Hand geteilt, wo die DNS-Oberfläche selbst teilt.`,
      'backslashes-inside': (facts) =>
        `${at(facts)} enthält Backslashes: Sie gehören in Zonendateien, und empfangende Server lesen sie als Teil des Textes.`,
    },
    fix: {
      'quotes-inside': ['Den Eintrag als eine Zeile ganz ohne Anführungszeichen eingeben.', ...corrected],
      'backslashes-inside': ['Den Eintrag ohne Backslashes eingeben.', ...corrected],
    },
  },
  dkim_signature: {
    title: 'Signaturen Ihrer Mail',
    why: 'Ob der Schlüssel passt, zeigt sich erst, wenn Mail damit signiert wird.',
    found: {
      passes: (facts) => `${signed(facts)} besteht.`,
      fails: (facts) =>
        `${signed(facts)} passt nicht zum Schlüssel, oder die Mail wurde unterwegs verändert.`,
      unanswered: (facts) => `${signed(facts)} konnte nicht geprüft werden: Das DNS antwortete damals nicht.`,
      sha1: (facts) => `${signed(facts)} verwendet sha1, das empfangende Server ablehnen.`,
      expired: (facts) => `${signed(facts)} war abgelaufen, als die Mail ankam.`,
      'from-not-signed': (facts) =>
        `${signed(facts)} schließt die From-Zeile nicht ein und zählt deshalb nicht.`,
      'identity-outside': (facts) =>
        `${signed(facts)} hat i=@${say(facts.identity)}, was nicht innerhalb von d= liegt.`,
      'body-length': (facts) =>
        `${signed(facts)} deckt nur einen Teil des Inhalts (l=); andere können darunter Text anfügen.`,
      'not-aligned': (facts) =>
        `${signed(facts)} gehört nicht zur From-Domain, deshalb zählt DMARC sie nicht.`,
    },
    fix: {
      fails: [
        'Prüfen, ob der Eintrag derjenige ist, den der signierende Dienst heute zeigt.',
        'Prüfen, ob nach dem Signieren noch etwas die Mail verändert: Fußzeilen, Virenscanner, Mailinglisten.',
      ],
      sha1: ['Den signierenden Dienst auf rsa-sha256 stellen.'],
      expired: [
        'Signaturen länger gelten lassen (x=) oder x= weglassen; die Uhr des signierenden Servers prüfen.',
      ],
      'from-not-signed': ['From beim signierenden Dienst in die signierten Header (h=) aufnehmen.'],
      'identity-outside': ['i= beim signierenden Dienst weglassen oder innerhalb von d= setzen.'],
      'body-length': ['l= beim signierenden Dienst weglassen.'],
      'not-aligned': [
        'Den Dienst mit Ihrer eigenen Domain signieren lassen; dort heißt das meist „Domain Authentication“ oder Domain-Authentifizierung.',
      ],
    },
  },
}

/** The German words of the DKIM checker, by finding id. */
export const germanDkimTexts: Record<string, CodedRecordText> = {
  ...germanNameTexts('dkim'),
  ...germanTexts(dkimTexts, words),
}
