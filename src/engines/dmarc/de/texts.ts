import { germanNameTexts } from '#engines/record/de/name-texts.ts'
import { type GermanWords, germanTexts } from '#engines/record/de/words.ts'
import type { CodedRecordText, Facts } from '#engines/record/words.ts'
import { counted, say } from '#engines/spam-test/texts/de/phrasing.ts'
import { dmarcTexts } from '../texts.ts'
import { germanDmarcRecordWords } from './texts-record.ts'

const corrected = ['Den Eintrag durch den berichtigten unten ersetzen.']
const enforced =
  'Gmail und Yahoo (seit 2024) und Microsoft (seit Mai 2025) verlangen von Massenversendern einen DMARC-Eintrag und wenden seine Richtlinie auf Mail in Ihrem Namen an.'
const says = (facts: Facts) => `„${say(facts.policy)}“`
const through = (facts: Facts) =>
  facts.tag === 'p' ? 'p' : `${say(facts.tag)} des Eintrags unter ${say(facts.at)}`
const stay =
  'Schreiben Personen mit dieser Domain an Mailinglisten, bei quarantine bleiben. Senden nur Programme in ihrem Namen, ist reject das Ziel.'
const otherMailbox = (facts: Facts) => [
  `In ${say(facts.tag)} ein Postfach bei einer Domain nennen, die Mail annimmt, und prüfen, ob es existiert.`,
]

const words: Record<string, GermanWords> = {
  ...germanDmarcRecordWords,
  dmarc_record: {
    title: 'DMARC-Eintrag',
    why: enforced,
    found: {
      own: (facts) => `${say(facts.domain)} hat einen eigenen DMARC-Eintrag.`,
      inherited: (facts) =>
        `${say(facts.domain)} hat keinen eigenen DMARC-Eintrag; es gilt der von ${say(facts.at)}${facts.tag === null ? '' : `, und dessen ${say(facts.tag)} entscheidet`}.`,
      missing: (facts) =>
        `Es gibt keinen DMARC-Eintrag für ${say(facts.domain)} und auch keinen bei einer Domain darüber.`,
      several: (facts) =>
        `Unter ${say(facts.name)} gibt es ${counted(facts.count, 'DMARC-Eintrag', 'DMARC-Einträge')}; bei mehr als einem verwenden empfangende Server keinen davon.`,
      unusable: (facts) =>
        `Der Eintrag unter ${say(facts.name)} hat ein Tag zweimal, deshalb übergehen ihn empfangende Server.`,
      ignored: (facts) =>
        `Der Text unter ${say(facts.name)} war als DMARC-Eintrag gemeint, beginnt aber nicht mit v=DMARC1 in genau dieser Schreibweise; empfangende Server übergehen ihn deshalb.`,
      unanswered: (facts) => `Das DNS antwortete nicht, als nach ${say(facts.name)} gefragt wurde.`,
    },
    fix: {
      missing: [
        'Ein Postfach für die Berichte anlegen oder die Adresse nehmen, die ein Berichtsdienst nennt.',
        'Den Eintrag unten veröffentlichen, an seinem Ende ; rua=mailto: und diese Adresse. An Ihrer Mail ändert er nichts, und die Berichte beginnen.',
        'Danach dem Plan Schritt für Schritt folgen.',
      ],
      several: ['Einen Eintrag behalten und die übrigen löschen.'],
      unusable: corrected,
      ignored: corrected,
    },
  },
  dmarc_policy: {
    title: 'Richtlinie',
    why: `Die Richtlinie sagt, was mit gefälschter Mail in Ihrem Namen geschieht. ${enforced}`,
    found: {
      reject: (facts) => `Mail, die nicht besteht, wird abgelehnt: ${through(facts)} sagt ${says(facts)}.`,
      quarantine: (facts) =>
        `Mail, die nicht besteht, wird als Spam behandelt: ${through(facts)} sagt ${says(facts)}.`,
      none: (facts) =>
        `Gefälschte Mail wird zugestellt wie jede andere: ${through(facts)} sagt ${says(facts)}.`,
      'absent-acts-as-none':
        'Der Eintrag hat kein p. Er nennt aber eine Adresse für Berichte, deshalb behandeln ihn empfangende Server wie p=none.',
      'invalid-acts-as-none': (facts) =>
        `p=${say(facts.value)} ist keine Richtlinie. Der Eintrag nennt aber eine Adresse für Berichte, deshalb behandeln ihn empfangende Server wie p=none.`,
      absent:
        'Der Eintrag hat weder p noch eine Adresse für Berichte, deshalb übergehen ihn empfangende Server.',
      invalid: (facts) =>
        `p=${say(facts.value)} ist keine Richtlinie, und es gibt keine Adresse für Berichte; deshalb übergehen empfangende Server den Eintrag.`,
      'bad-subdomain-policy': (facts) =>
        `${say(facts.tag)}=${say(facts.value)} ist keine Richtlinie. Das macht den ganzen Eintrag unwirksam: Auch p gilt nicht.`,
      'existence-unanswered': (facts) =>
        `Das DNS sagte nicht, ob es ${say(facts.name)} gibt: Wenn ja, gilt ${say(facts.sp)}, sonst ${say(facts.np)}.`,
    },
    fix: {
      none: [
        'Die Berichte lesen, bis alle eigenen Absender bestehen.',
        'Danach zum nächsten Schritt des Plans unten übergehen.',
        stay,
      ],
      'absent-acts-as-none': corrected,
      'invalid-acts-as-none': ['none, quarantine oder reject wählen.', ...corrected],
      absent: corrected,
      invalid: ['none, quarantine oder reject wählen.', ...corrected],
      'bad-subdomain-policy': (facts) => [
        `Für ${say(facts.tag)} none, quarantine oder reject wählen oder es weglassen.`,
      ],
    },
  },
  dmarc_parked: {
    title: 'Eine Domain, die keine Mail sendet',
    why: 'Fälscher mögen Domains, auf die niemand achtet. Ein Eintrag, der alles ablehnen lässt, kostet dort nichts.',
    found: {
      closed:
        'Der Eintrag sagt empfangenden Servern, dass sie alle Mail im Namen dieser Domain ablehnen sollen.',
      open: 'Nichts sagt empfangenden Servern, dass sie alle Mail im Namen dieser Domain, ihrer Subdomains und erfundener Namen darunter ablehnen sollen.',
    },
    fix: { open: ['Den Eintrag unten veröffentlichen: p, sp und np auf reject.'] },
  },
  'dmarc_report-authorization': {
    title: 'Berichte an eine andere Domain',
    why: 'Empfangende Server senden Berichte nur dann an eine andere Domain, wenn diese zustimmt; sonst gehen Ihre Berichte verloren.',
    found: {
      authorized: (facts) => `${say(facts.domain)} stimmt zu, die Berichte anzunehmen (${say(facts.name)}).`,
      'by-wildcard': (facts) => `${say(facts.domain)} stimmt zu, Berichte über jede Domain anzunehmen.`,
      missing: (facts) =>
        `${say(facts.domain)} sagt unter ${say(facts.name)} nicht, dass es Berichte über diese Domain annimmt.`,
      unanswered: (facts) => `Das DNS antwortete nicht, als nach ${say(facts.name)} gefragt wurde.`,
    },
    fix: {
      missing: (facts) => [
        `Wer ${say(facts.domain)} betreibt, veröffentlicht unter ${say(facts.name)} einen TXT-Eintrag mit dem Text ${say(facts.record)}.`,
        'Ein Berichtsdienst erledigt das für Sie: prüfen, ob diese Domain in Ihrem Konto dort hinzugefügt ist.',
      ],
    },
  },
  'dmarc_report-mailbox': {
    title: 'Postfach für Berichte',
    why: 'Berichte kommen als Mail. Eine Domain, die keine Mail annimmt, kann sie nicht empfangen.',
    found: {
      receives: (facts) => `${say(facts.domain)}, wohin die Berichte gehen, nimmt Mail an.`,
      'no-mx': (facts) =>
        `${say(facts.domain)}, wohin die Berichte gehen, hat keinen Mailserver (MX-Eintrag).`,
      'null-mx': (facts) =>
        `${say(facts.domain)}, wohin die Berichte gehen, sagt, dass sie keine Mail annimmt.`,
      unanswered: (facts) =>
        `Das DNS antwortete nicht, als nach den Mailservern von ${say(facts.domain)} gefragt wurde.`,
    },
    fix: { 'no-mx': otherMailbox, 'null-mx': otherMailbox },
  },
  dmarc_boundary: {
    title: 'Wo die Organisation endet',
    why: 'Wer RFC 9989 folgt, findet die Organisation, indem er im DNS aufwärts geht; ältere empfangende Server nehmen die Public Suffix List. Wo sich beides unterscheidet, kann dieselbe Mail hier bestehen und dort scheitern.',
    found: {
      differs: (facts) =>
        `Nach dem Weg durch das DNS ist die Organisation ${say(facts.organizational)}, nach der Public Suffix List ${say(facts.byPublicSuffixList)}.`,
      unanswered: (facts) =>
        `Das DNS antwortete nicht für ${say(facts.name)}; deshalb ist offen, welche anderen Namen zur Organisation gehören.`,
    },
    fix: {
      differs: (facts) => [
        `Wenn ${say(facts.byPublicSuffixList)} Ihnen gehört, auch dort einen DMARC-Eintrag veröffentlichen.`,
        'Sonst mit DKIM genau für die Domain der From-Zeile signieren; dann stimmen beide überein.',
      ],
    },
  },
  dmarc_place: {
    title: 'Einträge am falschen Ort',
    why: 'Empfangende Server suchen DMARC unter _dmarc vor Ihrer Domain und nirgends sonst.',
    found: {
      apex: (facts) => `Direkt unter ${say(facts.name)} steht ein DMARC-Eintrag, wo ihn niemand sucht.`,
      'doubled-label': (facts) =>
        `Unter ${say(facts.name)} steht ein DMARC-Eintrag: _dmarc kommt darin zweimal vor.`,
      'doubled-domain': (facts) =>
        `Unter ${say(facts.name)} steht ein DMARC-Eintrag: Die Domain kommt darin zweimal vor.`,
      'spf-text': (facts) => `Unter ${say(facts.name)} steht ein SPF-Eintrag, wo ihn niemand sucht.`,
    },
    fix: {
      apex: ['Den Eintrag unter _dmarc vor Ihrer Domain setzen und hier löschen.'],
      'doubled-label': [
        'Den Eintrag eine Ebene höher setzen. Viele DNS-Oberflächen hängen die Domain selbst an: als Namen nur _dmarc eingeben.',
      ],
      'doubled-domain': [
        'Den Eintrag unter _dmarc vor Ihrer Domain setzen. Diese DNS-Oberfläche hängt die Domain selbst an: als Namen nur _dmarc eingeben.',
      ],
      'spf-text': ['Den SPF-Eintrag direkt unter die Domain setzen und hier löschen.'],
    },
  },
}

/** The German words of the DMARC checker, by finding id. */
export const germanDmarcTexts: Record<string, CodedRecordText> = {
  ...germanNameTexts('dmarc'),
  ...germanTexts(dmarcTexts, words),
}
