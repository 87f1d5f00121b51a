import { sayFailure } from '#engines/record/de/failures.ts'
import { germanNameTexts } from '#engines/record/de/name-texts.ts'
import { type GermanWords, germanTexts } from '#engines/record/de/words.ts'
import type { CodedRecordText, Facts } from '#engines/record/words.ts'
import { say, sayBytes } from '#engines/spam-test/texts/de/phrasing.ts'
import { germanCertificateTexts } from '../certificate/de/texts.ts'
import { germanSvgTexts } from '../svg/de/texts.ts'
import { bimiTexts } from '../texts.ts'

const corrected = ['Den Eintrag durch den berichtigten unten ersetzen.']
const hidden = 'deshalb zeigt kein Posteingang das Logo'

const words: Record<string, GermanWords> = {
  bimi_selector: {
    title: 'Selektor',
    why: 'Der Selektor ist ein Teil des DNS-Namens, unter dem der Eintrag steht. Fast alle verwenden „default“.',
    found: {
      'not-a-name': (facts) =>
        `${say(facts.selector)} kann kein Selektor sein, deshalb wurde „default“ nachgesehen.`,
    },
    fix: {
      'not-a-name': [
        'Buchstaben, Ziffern und Bindestriche verwenden, wie im Header BIMI-Selector Ihrer Mail.',
      ],
    },
  },
  bimi_record: {
    title: 'BIMI-Eintrag',
    why: 'Er nennt Ihr Logo, das Gmail, Yahoo und Apple Mail neben Ihrer Mail zeigen können. Wo die Mail einsortiert wird, ändert er nicht.',
    found: {
      published: (facts) => `Unter ${say(facts.name)} gibt es genau einen BIMI-Eintrag.`,
      inherited: (facts) =>
        `Unter ${say(facts.own)} gibt es keinen; es gilt der Eintrag der Organisation unter ${say(facts.name)}.`,
      declined: (facts) =>
        `Der Eintrag unter ${say(facts.name)} sagt, dass die Domain an BIMI nicht teilnimmt.`,
      missing: (facts) => `Unter ${say(facts.name)} gibt es keinen BIMI-Eintrag.`,
      several: (facts) =>
        `Unter ${say(facts.name)} gibt es ${say(facts.count)} BIMI-Einträge; bei mehr als einem verwenden empfangende Server keinen.`,
      ignored: (facts) =>
        `Der Text unter ${say(facts.name)} war als BIMI-Eintrag gemeint, beginnt aber nicht mit v=BIMI1; und wird deshalb übergangen.`,
      unanswered: (facts) => `Das DNS antwortete nicht, als nach ${say(facts.name)} gefragt wurde.`,
      'organization-unknown': (facts) =>
        `Unter ${say(facts.name)} gibt es keinen BIMI-Eintrag. Ob die Organisation einen hat, konnte nicht abgefragt werden.`,
    },
    fix: {
      missing: [
        'Dies ist freiwillig. Zuerst DMARC auf p=quarantine oder p=reject bringen.',
        'Ein quadratisches Logo als SVG Tiny PS erstellen und dafür ein Markenzertifikat (VMC oder CMC) besorgen.',
        'Den Eintrag unten mit den https-Adressen beider Dateien veröffentlichen.',
      ],
      several: ['Einen Eintrag behalten und die übrigen löschen.'],
      ignored: [
        'Den Text durch einen Eintrag ersetzen, der mit v=BIMI1; in genau dieser Schreibweise beginnt.',
      ],
    },
  },
  bimi_place: {
    title: 'Ort des Eintrags',
    why: 'Empfangende Server suchen unter dem Selektor und _bimi vor der Domain und nirgends sonst.',
    found: {
      apex: (facts) => `Ein BIMI-Eintrag steht direkt unter ${say(facts.domain)}, wo ihn niemand sucht.`,
    },
    fix: { apex: ['Ihn unter den Namen default._bimi vor der Domain setzen.'] },
  },
  bimi_syntax: {
    title: 'Wie der Eintrag geschrieben ist',
    why: 'Ein Eintrag, der nicht lesbar ist, gilt als nicht vorhanden.',
    found: {
      'bad-version': 'Der Eintrag beginnt nicht mit v=BIMI1 in genau dieser Schreibweise.',
      'missing-logo': 'Der Eintrag nennt kein Logo: l= fehlt oder ist leer, obwohl a= es nicht ist.',
      'not-https': (facts) => `${say(facts.texts)} ist nicht genau eine https-Adresse.`,
      'bad-value': (facts) =>
        `${say(facts.texts)} ist weder brand noch personal; empfangende Server nehmen brand an.`,
      'bad-lps': (facts) => `${say(facts.texts)} ist keine durch Kommas getrennte Liste von Namen vor dem @.`,
      'unknown-tag': (facts) => `${say(facts.texts)} ist kein Tag von BIMI; empfangende Server übergehen es.`,
      'duplicate-tag': (facts) => `${say(facts.texts)} steht ein zweites Mal da.`,
      'missing-semicolon': (facts) => `Vor ${say(facts.texts)} fehlt der Strichpunkt.`,
      'tag-without-value': (facts) => `${say(facts.texts)} hat kein „=“.`,
      'bad-tag-name': (facts) => `${say(facts.texts)} ist kein Tag-Name.`,
      'empty-tag': 'Zwischen zwei Strichpunkten steht nichts.',
    },
    fix: {
      'bad-version': corrected,
      'bad-value': corrected,
      'bad-lps': corrected,
      'unknown-tag': corrected,
      'duplicate-tag': corrected,
      'missing-semicolon': corrected,
      'tag-without-value': corrected,
      'bad-tag-name': corrected,
      'empty-tag': corrected,
      'missing-logo': [
        'Die https-Adresse Ihres Logos in l= eintragen. Um nicht teilzunehmen, l= und a= beide leer lassen.',
      ],
      'not-https': ['In l= und in a= je genau eine Adresse angeben, die mit https:// beginnt.'],
    },
  },
  bimi_certificate: {
    title: 'Markenzertifikat',
    why: 'Gmail und Apple Mail zeigen ein Logo nur mit einem Zertifikat, das es als Ihres ausweist. Yahoo und wenige andere zeigen manche Logos auch ohne.',
    found: {
      none: 'Der Eintrag nennt in a= kein Zertifikat, deshalb zeigen die meisten Posteingänge nichts.',
    },
    fix: {
      none: [
        'Ein Markenzertifikat besorgen: ein VMC für eine eingetragene Marke, ein CMC für ein Logo, das seit einem Jahr in Gebrauch ist.',
        'Die PEM-Datei mit der ganzen Kette unter einer https-Adresse ablegen und diese in a= nennen.',
      ],
    },
  },
  bimi_dmarc: {
    title: 'DMARC-Richtlinie',
    why: 'Postfachanbieter zeigen ein Logo nur, wenn gefälschte Mail in Ihrem Namen zurückgehalten wird: Sowohl der geltende Eintrag als auch der der Organisation muss für alle Mail quarantine oder reject sagen.',
    found: {
      enforcing: (facts) => `${say(facts.at)} sagt p=${say(facts.policy)}; das genügt.`,
      'no-record': (facts) => `Für ${say(facts.domain)} gibt es keinen DMARC-Eintrag, ${hidden}.`,
      unusable: (facts) =>
        `Der DMARC-Eintrag für ${say(facts.domain)} ist nicht gültig, oder es gibt mehrere; ${hidden}.`,
      'no-policy': (facts) => `Der Eintrag unter ${say(facts.at)} hat keine gültige Richtlinie, ${hidden}.`,
      'policy-none': (facts) => `Der Eintrag unter ${say(facts.at)} sagt p=none, ${hidden}.`,
      'subdomains-none': (facts) =>
        `Der Eintrag unter ${say(facts.at)} sagt sp=none; damit lassen sich Subdomains fälschen, ${hidden}.`,
      testing: (facts) => `Der Eintrag unter ${say(facts.at)} sagt t=y, ist also nur ein Test; ${hidden}.`,
      partial: (facts) =>
        `Der Eintrag unter ${say(facts.at)} wendet quarantine nur auf einen Teil der Mail an (pct), ${hidden}.`,
      unanswered: (facts) =>
        `Das DNS antwortete nicht, als nach dem DMARC-Eintrag für ${say(facts.domain)} gefragt wurde.`,
    },
    fix: {
      'no-record': [
        'Einen DMARC-Eintrag veröffentlichen, einige Wochen seine Berichte lesen, dann zu quarantine oder reject übergehen.',
      ],
      unusable: ['Die Domain mit der DMARC-Prüfung ansehen und den Eintrag berichtigen.'],
      'no-policy': ['p= auf quarantine oder reject setzen.'],
      'policy-none': [
        'Wenn die Berichte zeigen, dass die eigene Mail besteht, zu p=quarantine oder p=reject übergehen.',
      ],
      'subdomains-none': ['sp=none herausnehmen oder auf quarantine oder reject setzen.'],
      testing: ['t=y herausnehmen, wenn die Berichte zeigen, dass die eigene Mail besteht.'],
      partial: ['pct aus dem Eintrag nehmen.'],
    },
  },
  'bimi_logo-file': fileWords('Die Logodatei', 'l=', 'eine SVG-Datei', 'image/svg+xml'),
  'bimi_certificate-file': fileWords(
    'Die Zertifikatsdatei',
    'a=',
    'eine PEM-Datei',
    'application/pem-certificate-chain',
  ),
  'bimi_logo-match': {
    title: 'Veröffentlichtes und zertifiziertes Logo',
    why: 'Das Zertifikat bürgt für ein Logo, Byte für Byte. Sieht ein Anbieter in l= ein anderes, zeigt er keines.',
    found: {
      same: 'Das Logo in l= ist das im Zertifikat.',
      'same-but-space':
        'Das Logo in l= ist das im Zertifikat; sie unterscheiden sich nur in Zeilenenden oder Leerraum am Rand.',
      differs: (facts) =>
        `Das Logo in l= (${sayBytes(facts.published)}) ist nicht das im Zertifikat (${sayBytes(facts.certified)}).`,
    },
    fix: {
      differs: [
        'Genau die Datei veröffentlichen, die der Aussteller des Zertifikats bekommen hat.',
        'Hat sich das Logo geändert, das Zertifikat dafür neu ausstellen lassen.',
      ],
    },
  },
}

/** `kind` in the nominative and accusative, which are alike. */
function fileWords(title: string, tag: string, kind: string, type: string): GermanWords {
  const from = (facts: Facts) => say(facts.url)
  return {
    title,
    why: 'Postfachanbieter holen diese Datei selbst, über https und mit einer Grenze für ihre Größe.',
    found: {
      fetched: (facts) => `${from(facts)} liefert ${sayBytes(facts.bytes)} vom Typ ${say(facts.type)}.`,
      redirect: (facts) =>
        `${from(facts)} leitet zu ${say(facts.finalUrl)} weiter; manche empfangenden Server folgen dem nicht.`,
      'content-type': (facts) => `${from(facts)} gibt als Typ an: ${say(facts.type)}. Erwartet wird ${type}.`,
      status: (facts) => `${from(facts)} antwortet mit Status ${say(facts.status)}; erwartet wird ${kind}.`,
      'too-large': (facts) => `${from(facts)} hat mehr als ${sayBytes(facts.limit)} und wurde nicht gelesen.`,
      tls: (facts) => `${from(facts)} hat kein gültiges TLS-Zertifikat.`,
      dns: (facts) => `Der Host von ${from(facts)} hat im DNS keine Adresse.`,
      'refused-address': (facts) =>
        `${from(facts)} führt zu einer Adresse in einem privaten Netz, die von außen niemand erreicht.`,
      'refused-url': (facts) =>
        `${from(facts)} enthält einen Port oder ein Passwort; das nimmt kein empfangender Server an.`,
      connection: (facts) => `Der Host von ${from(facts)} hat die Verbindung abgelehnt oder abgebrochen.`,
      'too-many-redirects': (facts) => `${from(facts)} leitet immer weiter und führt nie zu einer Datei.`,
      unanswered: (facts) =>
        `${from(facts)} hat nicht geantwortet (${sayFailure(facts.failure)}) und wurde deshalb nicht beurteilt.`,
    },
    fix: {
      redirect: [`Die endgültige Adresse in ${tag} eintragen.`],
      'content-type': [`Den Webserver die Datei als ${type} ausliefern lassen.`],
      status: [`Unter dieser Adresse ${kind} für alle offen bereitstellen oder ${tag} berichtigen.`],
      'too-large': ['Die Datei verkleinern.'],
      tls: ['Den Webserver mit einem gültigen Zertifikat für diesen Namen samt Kette ausstatten.'],
      dns: [`Den Hostnamen in ${tag} berichtigen oder eine Adresse für ihn veröffentlichen.`],
      'refused-address': ['Die Datei auf einem öffentlichen Webserver ablegen.'],
      'refused-url': [`In ${tag} eine einfache https-Adresse ohne Port und ohne Passwort eintragen.`],
      connection: ['Sicherstellen, dass der Webserver auf Port 443 allen antwortet.'],
      'too-many-redirects': [`Die endgültige Adresse in ${tag} eintragen.`],
    },
  }
}

/** The German words of the BIMI checker, by finding id. */
export const germanBimiTexts: Record<string, CodedRecordText> = {
  ...germanNameTexts('bimi'),
  ...germanTexts(bimiTexts, words),
  ...germanSvgTexts,
  ...germanCertificateTexts,
}
