import { counted, say, saySpan } from '#engines/spam-test/texts/de/phrasing.ts'
import { nameTexts } from '../name-texts.ts'
import type { RecordKind } from '../report.ts'
import type { CodedRecordText, Facts } from '../words.ts'
import { germanTexts } from './words.ts'

const kept = (facts: Facts) =>
  `Caches dürfen ihn ${saySpan(facts.ttl)} lang behalten${facts.authenticated === true ? ', und er ist mit DNSSEC signiert' : ''}.`

function sayServers({ servers }: Facts): string {
  if (!Array.isArray(servers)) return 'unbekannt'
  return servers
    .map((one) => {
      const { server, texts, outcome } = one as { server: string; texts: string[]; outcome: string }
      return `${server} hat ${texts.length > 0 ? counted(texts, 'Eintrag', 'Einträge') : outcome === 'answer' ? 'keinen' : `keinen Eintrag (${outcome})`}`
    })
    .join(', ')
}

/** The German words for the findings of `nameFindings`, for one kind of record. */
export function germanNameTexts(kind: RecordKind): Record<string, CodedRecordText> {
  return germanTexts(nameTexts(kind), {
    [`${kind}_domain`]: {
      title: 'Die Domain existiert',
      why: 'Empfangende Server lehnen Mail von einer Domain ab, die das DNS nicht kennt.',
      found: { missing: (facts) => `Die Domain ${say(facts.domain)} existiert im DNS nicht.` },
      fix: {
        missing: [
          'Die Schreibweise der Domain prüfen.',
          'Beim Registrar nachsehen, ob die Domain abgelaufen ist.',
        ],
      },
    },
    [`${kind}_servers`]: {
      title: 'Die Nameserver der Domain',
      why: 'Welchen Eintrag ein empfangender Server sieht, hängt davon ab, welchen Nameserver er gerade fragt; so besteht Mail mal und mal nicht.',
      found: {
        agree: ({ servers }) => {
          const count = Array.isArray(servers) ? servers.length : Number(servers ?? 0)
          return count === 1
            ? 'Ein Nameserver hat geantwortet; es gibt keinen Widerspruch.'
            : `Alle ${count} Nameserver, die geantwortet haben, sagen dasselbe.`
        },
        disagree: (facts) => `Die Nameserver sind sich nicht einig: ${sayServers(facts)}.`,
      },
      fix: {
        disagree: [
          'Nach einer Änderung warten, bis die Zone alle Nameserver erreicht hat, meist weniger als eine Stunde, und dann erneut prüfen.',
          'Bleibt es dabei, hält ein Nameserver einen alten Stand oder die Domain wird an zwei Stellen verwaltet: den DNS-Anbieter fragen.',
        ],
      },
    },
    [`${kind}_wildcard`]: {
      title: 'Wildcard',
      why: 'Eine Wildcard antwortet für Namen, die niemand gemeint hat; empfangende Server können so einen Eintrag lesen, wo keiner sein sollte.',
      found: {
        wildcard: (facts) =>
          `Derselbe Text steht auch unter ${say(facts.asked)}, einem für diese Prüfung erfundenen Namen.`,
      },
      fix: {
        wildcard: [
          'Den Eintrag unter seinem eigenen Namen veröffentlichen und den Wildcard-TXT-Eintrag aus der Zone nehmen.',
        ],
      },
    },
    [`${kind}_other-text`]: {
      title: 'Anderer Text unter dem Namen',
      why: 'Empfangende Server übergehen fremden Text, manche Programme lesen aber nur den ersten Eintrag, den sie bekommen.',
      found: {
        'other-text': (facts) =>
          `Unter ${say(facts.name)} ${Number(facts.count) === 1 ? 'steht' : 'stehen'} neben diesem noch ${counted(facts.count, 'anderer TXT-Eintrag', 'andere TXT-Einträge')}.`,
      },
      fix: {
        'other-text': ['Die TXT-Einträge, die nicht unter diesen Namen gehören, verschieben oder löschen.'],
      },
    },
    [`${kind}_characters`]: {
      title: 'Zeichen',
      why: 'Einträge bestehen aus reinem ASCII. Andere Zeichen kommen vom Kopieren aus einem Dokument oder einer Webseite, und empfangende Server können sie nicht lesen.',
      found: {
        'curly-quotes': 'Der Eintrag enthält typografische Anführungszeichen.',
        control: 'Der Eintrag enthält Steuerzeichen, die man nicht sieht.',
        'non-ascii': 'Der Eintrag enthält Zeichen außerhalb von ASCII.',
      },
      fix: {
        'curly-quotes': ['Den Eintrag neu eintippen, ohne Anführungszeichen darum.'],
        control: ['Den Eintrag neu eintippen, statt ihn einzufügen.'],
        'non-ascii': ['Diese Zeichen ersetzen; Domainnamen werden in der Form xn--… eingetragen.'],
      },
    },
    [`${kind}_answer`]: {
      title: 'Die DNS-Antwort',
      why: 'Wie lange der alte Eintrag nach einer Änderung in Caches weiterlebt.',
      found: {
        direct: (facts) => `Der Eintrag steht unter ${say(facts.name)}. ${kept(facts)}`,
        'by-alias': (facts) =>
          `${say(facts.name)} ist ein Alias (CNAME) und führt zu ${say(Array.isArray(facts.cnames) ? facts.cnames.at(-1) : null)}. Caches dürfen die Antwort ${saySpan(facts.ttl)} lang behalten${facts.authenticated === true ? ', und sie ist mit DNSSEC signiert' : ''}.`,
      },
    },
  })
}
