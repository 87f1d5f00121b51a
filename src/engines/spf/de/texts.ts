import type { Json } from '#engines/finding.ts'
import { germanNameTexts } from '#engines/record/de/name-texts.ts'
import { type GermanWords, germanTexts } from '#engines/record/de/words.ts'
import type { CodedRecordText, Facts } from '#engines/record/words.ts'
import { counted, say } from '#engines/spam-test/texts/de/phrasing.ts'
import * as english from '../texts.ts'
import { germanSyntaxWords } from './texts-of-syntax.ts'

const { costs, list } = english

const broken =
  'Empfangende Server behandeln einen fehlerhaften Eintrag als dauerhaften Fehler: Nichts besteht SPF, egal wer sendet.'
const endOpen = ['Den Eintrag mit ~all enden lassen, oder mit -all, wenn jeder sendende Dienst genannt ist.']
const takeOut = [
  'Die Begriffe mit diesen Namen aus dem Eintrag nehmen oder beim Dienst nach dem richtigen Namen fragen.',
]
const allowServer =
  'Wenn dieser Server für Sie sendet, seine Adresse oder seinen Dienst in den Eintrag aufnehmen'

/** `include:a.example (im Eintrag von b.example)`, at most five. */
function branches({ items }: Facts): string {
  const named = list(items).map(({ term, record }) => `${say(term)} (im Eintrag von ${say(record)})`)
  return named.slice(0, 5).join(', ') + (named.length > 5 ? ' und weiteren' : '')
}

const voidNames = ({ names }: Facts) =>
  list(names)
    .slice(0, 6)
    .map(
      ({ name, term, record }) => `${say(name)} (gefragt durch ${say(term)} im Eintrag von ${say(record)})`,
    )
    .join(', ')

const voidSentence = (facts: Facts) =>
  `Keine Antwort für ${voidNames(facts)}. Empfangende Server dulden zwei Abfragen ohne Antwort; der Eintrag kann bis zu ${say(facts.count)} brauchen.`

const percent = (share: Json | undefined) => {
  const value = Number(share ?? 0) * 100
  if (value >= 1) return `${value.toFixed(0)} %`
  return value >= 0.001 ? `${value.toFixed(3).replace('.', ',')} %` : 'weniger als 0,001 %'
}

const grouped = (value: Json | undefined) => String(value ?? 0).replace(/\B(?=(\d{3})+$)/g, '.')
const mayUse = ({ addresses, share }: Facts) =>
  `${grouped(addresses)} IPv4-Adressen dürfen mit dieser Domain senden, ${percent(share)} aller Adressen.`
const own = ({ items }: Facts) =>
  list(items).map(({ record, term }) => `„${say(term)}“ im Eintrag von ${say(record)}`)

const words: Record<string, GermanWords> = {
  spf_syntax: germanSyntaxWords,
  spf_record: {
    title: 'SPF-Eintrag',
    why: 'Gmail und Yahoo verlangen SPF oder DKIM von allen, die an sie senden, und beides von Massenversendern; Microsoft verlangt dasselbe von Massenversendern.',
    found: {
      published: ({ domain }) => `Unter ${say(domain)} gibt es genau einen SPF-Eintrag.`,
      missing: ({ domain }) => `Unter ${say(domain)} gibt es keinen SPF-Eintrag.`,
      several: ({ domain, count }) =>
        `Unter ${say(domain)} gibt es ${counted(count, 'SPF-Eintrag', 'SPF-Einträge')}; bei mehr als einem verwenden empfangende Server keinen.`,
      ignored: ({ domain }) =>
        `Ein Text unter ${say(domain)} war als SPF-Eintrag gemeint, beginnt aber nicht mit „v=spf1“ und einem Leerzeichen; empfangende Server übergehen ihn deshalb.`,
      unanswered: ({ domain }) =>
        `Das DNS antwortete nicht, als nach den TXT-Einträgen von ${say(domain)} gefragt wurde.`,
    },
    fix: {
      missing: [
        'Einen TXT-Eintrag veröffentlichen, der mit v=spf1 beginnt und jeden Dienst nennt, der mit dieser Domain sendet.',
        'Wenn die Domain gar keine Mail sendet, v=spf1 -all veröffentlichen.',
      ],
      several: ['Die Begriffe aller Einträge in einen setzen und die übrigen löschen.'],
      ignored: [
        'Den Text durch einen ersetzen, der mit v=spf1 und einem Leerzeichen beginnt, ohne Anführungszeichen darin.',
      ],
    },
  },
  spf_ignored: {
    title: 'Text, der als SPF gemeint war',
    why: 'Empfangende Server übergehen ihn; was nur er nennt, besteht deshalb nicht.',
    found: {
      beside: ({ texts }) => `Empfangende Server übergehen diesen Text neben dem SPF-Eintrag: ${say(texts)}.`,
    },
    fix: { beside: ['Fehlende Begriffe in den SPF-Eintrag übernehmen und diesen Text löschen.'] },
  },
  'spf_sender-id': {
    title: 'Sender ID',
    why: 'Sender ID wurde vor Jahren aufgegeben; kein großer Anbieter liest es.',
    found: { published: 'Unter der Domain steht ein Sender-ID-Eintrag (spf2.0).' },
    fix: { published: ['Den Eintrag löschen, der mit spf2.0 beginnt. Er hat keine Wirkung.'] },
  },
  'spf_type-99': {
    title: 'Eintragstyp 99',
    why: 'Der DNS-Eintragstyp „SPF“ (99) wurde 2014 aufgegeben. Empfangende Server lesen nur TXT-Einträge.',
    found: {
      beside: 'Der Eintrag steht zusätzlich mit dem Typ SPF (99) da, den niemand liest.',
      alone: 'Der Eintrag steht nur mit dem Typ SPF (99) da, den niemand liest; als TXT-Eintrag fehlt er.',
    },
    fix: {
      beside: ['Den Eintrag vom Typ SPF löschen, damit die beiden nicht auseinanderlaufen.'],
      alone: ['Denselben Text als TXT-Eintrag veröffentlichen.'],
    },
  },
  spf_all: {
    title: 'Was mit allen anderen geschieht',
    why: 'Das Ende des Eintrags sagt, was empfangende Server mit Servern tun, die er nicht nennt.',
    found: {
      fail: 'Nicht genannte Server dürfen nicht senden (-all): Empfangende Server können ihre Mail ablehnen.',
      softfail: 'Nicht genannten Servern wird misstraut (~all); das ist neben DMARC die übliche Wahl.',
      neutral: 'Der Eintrag sagt nichts über Server, die er nicht nennt (?all).',
      missing:
        'Der Eintrag endet weder mit „all“ noch mit einem redirect und sagt deshalb nichts über Server, die er nicht nennt.',
      pass: 'Der Eintrag erlaubt allen, mit dieser Domain zu senden (+all).',
      redirect: ({ name }) => `Über alle anderen entscheidet der Eintrag von ${say(name)}.`,
    },
    fix: {
      neutral: endOpen,
      missing: endOpen,
      pass: ['Die Server nennen, die für Sie senden, und den Eintrag mit ~all enden lassen.'],
    },
  },
  spf_lookups: {
    title: 'DNS-Abfragen',
    why: 'Empfangende Server hören nach zehn Abfragen auf und behandeln den Eintrag als fehlerhaft. Wer nicht früh passt, durchläuft den ganzen Eintrag.',
    found: {
      within: ({ count }) =>
        `Der Eintrag braucht höchstens ${counted(count, 'DNS-Abfrage', 'DNS-Abfragen')} von den zehn erlaubten.`,
      'near-limit': (facts) =>
        `Der Eintrag braucht bis zu ${say(facts.count)} von den zehn erlaubten Abfragen: ${costs(facts)}.`,
      over: (facts) =>
        `Der Eintrag braucht bis zu ${say(facts.count)} Abfragen; erlaubt sind zehn: ${costs(facts)}.`,
      unanswered: ({ count }) =>
        `Mindestens ${counted(count, 'DNS-Abfrage', 'DNS-Abfragen')}; für einen Teil des Eintrags antwortete das DNS nicht, es können also mehr sein.`,
    },
    fix: {
      'near-limit': ['Dienste herausnehmen, die nicht mehr für Sie senden, bevor ein weiterer hinzukommt.'],
      over: [
        'Die includes von Diensten herausnehmen, die nicht mehr für Sie senden.',
        'Einen Dienst, der viele Abfragen kostet, von einer Subdomain mit eigenem SPF-Eintrag senden lassen.',
        'a und mx durch die Adressen der eigenen Server ersetzen, wo diese sich nicht ändern.',
      ],
    },
  },
  spf_voids: {
    title: 'Abfragen ohne Antwort',
    why: 'Empfangende Server hören beim dritten Namen auf, den es nicht gibt oder der keinen solchen Eintrag hat, und behandeln den SPF-Eintrag als fehlerhaft.',
    found: {
      none: 'Jeder Name im Eintrag hat eine Antwort.',
      some: voidSentence,
      over: voidSentence,
      'over-family': (facts) =>
        `Mail von IPv${say(facts.family)}-Adressen: ${say(facts.count)} Abfragen haben für diese Familie keine Antwort (${voidNames(facts)}); empfangende Server brechen bei der dritten ab.`,
      unanswered: 'Für einen Teil des Eintrags antwortete das DNS nicht, deshalb wurde dies nicht gezählt.',
    },
    fix: { some: takeOut, over: takeOut, 'over-family': takeOut },
  },
  'spf_mx-hosts': {
    title: 'Zahl der MX-Hosts',
    why: broken,
    found: { over: (facts) => `Mehr als zehn Mailserver stehen hinter ${branches(facts)}.` },
    fix: { over: ['Den Begriff mx durch die Adressen der Server ersetzen, die senden.'] },
  },
  'spf_ptr-names': {
    title: 'Zahl der Reverse-DNS-Namen',
    why: 'Empfangende Server sehen sich zehn Reverse-DNS-Namen eines Servers an und übergehen die übrigen.',
    found: {
      over: ({ count }) => `Die Adresse hat ${say(count)} Reverse-DNS-Namen; ptr sieht sich zehn davon an.`,
    },
    fix: { over: ['Den Begriff ptr durch die Adressen der Server ersetzen, die senden.'] },
  },
  spf_answers: {
    title: 'Teile ohne Antwort',
    why: 'Ein empfangender Server, der hier keine Antwort bekommt, hat auch kein Ergebnis: Er vertagt die Mail oder nimmt sie ohne SPF an. Ob dieser Teil stimmt, zeigt sich, sobald er antwortet.',
    found: {
      unanswered: (facts) => `Das DNS antwortete nicht für ${branches(facts)}.`,
    },
    fix: {
      unanswered: [
        'In einigen Minuten noch einmal prüfen. Bleibt es dabei, dem Betreiber dieser Namen Bescheid geben.',
      ],
    },
  },
  spf_include: {
    title: 'Includes',
    why: 'Führt ein include oder redirect nicht zu genau einem gültigen SPF-Eintrag, behandeln empfangende Server den ganzen eigenen Eintrag als fehlerhaft.',
    found: {
      'missing-domain': (facts) =>
        `Ein Name existiert nicht: ${branches(facts)}. Wer eine solche Domain registriert, könnte in Ihrem Namen senden.`,
      'no-record': (facts) => `Es gibt keinen SPF-Eintrag hinter ${branches(facts)}.`,
      several: (facts) => `Es gibt mehrere SPF-Einträge hinter ${branches(facts)}.`,
      broken: (facts) => `Nicht lesbar ist der SPF-Eintrag hinter ${branches(facts)}.`,
    },
    fix: {
      'missing-domain': (facts) =>
        own(facts).map((term) => `Diesen Begriff herausnehmen oder den Namen darin berichtigen: ${term}.`),
      'no-record': (facts) =>
        own(facts).map((term) => `Diesen Begriff herausnehmen oder den Namen darin berichtigen: ${term}.`),
      several: [
        'Dem Dienst hinter diesem Namen sagen, dass er mehrere SPF-Einträge hat, und das include bis dahin herausnehmen.',
      ],
      broken: [
        'Dem Dienst hinter diesem Namen sagen, dass sein SPF-Eintrag fehlerhaft ist, und das include bis dahin herausnehmen.',
      ],
    },
  },
  spf_loop: {
    title: 'Schleifen',
    why: broken,
    found: { loop: (facts) => `Der Eintrag führt zu sich selbst zurück: ${branches(facts)}.` },
    fix: { loop: (facts) => own(facts).map((term) => `Diesen Begriff herausnehmen: ${term}.`) },
  },
  spf_duplicate: {
    title: 'Doppelt gesagt',
    why: 'Eine zweite Abfrage an derselben Stelle kostet noch einmal und bringt nichts.',
    found: {
      term: ({ texts }) => `Diese Begriffe stehen mehr als einmal im Eintrag: ${say(texts)}.`,
      include: (facts) => `Derselbe Eintrag ist mehr als einmal eingebunden: ${branches(facts)}.`,
    },
    fix: {
      term: ['Jeweils den ersten behalten.'],
      include: ['Gehört eines dieser includes Ihnen, es herausnehmen: Das andere deckt es mit ab.'],
    },
  },
  'spf_after-all': {
    title: 'Hinter „all“',
    why: 'Empfangende Server hören bei „all“ auf; was dahinter steht, hat keine Wirkung.',
    found: {
      terms: ({ texts }) => `Diese Begriffe stehen hinter „all“ und haben keine Wirkung: ${say(texts)}.`,
      redirect: ({ texts }) => `${say(texts)} hat neben „all“ keine Wirkung.`,
    },
    fix: {
      terms: ['„all“ ans Ende setzen, wenn diese Server für Sie senden; sonst die Begriffe löschen.'],
      redirect: ['Das redirect löschen; oder „all“ löschen, wenn der andere Eintrag entscheiden soll.'],
    },
  },
  spf_ptr: {
    title: 'ptr',
    why: 'ptr ist langsam, scheitert oft und hängt von anderen ab; der Standard rät davon ab, und manche empfangenden Server übergehen es.',
    found: { used: ({ texts }) => `Der Eintrag verwendet ${say(texts)}.` },
    fix: { used: ['Die Adressen dieser Server mit ip4 und ip6 nennen und ptr löschen.'] },
  },
  'spf_ptr-macro': {
    title: 'Das Makro %{p}',
    why: 'Es hängt wie ptr vom Reverse DNS ab; der Standard rät davon ab.',
    found: { used: ({ texts }) => `Der Eintrag verwendet das Makro %{p}: ${say(texts)}.` },
    fix: { used: ['Stattdessen %{d} oder %{i} oder einfache Namen verwenden.'] },
  },
  spf_modifier: {
    title: 'Unbekannte Wörter',
    why: 'Empfangende Server übergehen Wörter der Form name=wert, die sie nicht kennen; diese haben also keine Wirkung.',
    found: {
      unknown: ({ texts }) => `Empfangende Server übergehen ${say(texts)}.`,
      equals: ({ texts }) =>
        `Empfangende Server übergehen ${say(texts)}: Mit einem Gleichheitszeichen nennt es keinen Server.`,
      misspelt: ({ texts }) =>
        `Empfangende Server übergehen ${say(texts)}: Es ist fast ein Wort von SPF, aber keines.`,
    },
    fix: {
      unknown: ['Die Schreibweise prüfen. Löschen, wenn nichts anderes es braucht.'],
      equals: ['Einen Doppelpunkt statt des Gleichheitszeichens schreiben.'],
      misspelt: ['So schreiben, wie SPF es kennt: include:, exists: oder redirect=.'],
    },
  },
  spf_range: {
    title: 'Weite Netze',
    why: 'Jeder Server in einem Netz darf in Ihrem Namen senden; je weiter es ist, desto mehr Fremde enthält es.',
    found: {
      everyone: ({ texts }) => `Die Länge /0 erlaubt jede Adresse, die es gibt: ${say(texts)}.`,
      huge: ({ texts }) => `Jeweils mehr als 16 Millionen Adressen: ${say(texts)}.`,
      wide: ({ texts }) => `Diese Netze sind weiter, als ein Absender sie meist braucht: ${say(texts)}.`,
    },
    fix: {
      everyone: [
        'Die Länge eintragen, die Ihr Anbieter genannt hat, oder bei einer einzelnen Adresse den Schrägstrich weglassen.',
      ],
      huge: ['Nur die Netze nennen, in denen Ihre Server stehen.'],
      wide: ['Nur die Netze nennen, in denen Ihre Server stehen.'],
    },
  },
  spf_private: {
    title: 'Adressen, von denen niemand senden kann',
    why: 'Empfangende Server sehen nie private, reservierte oder Beispieladressen; diese Begriffe haben also keine Wirkung.',
    found: { reserved: ({ texts }) => `Diese Adressen sind nicht öffentlich: ${say(texts)}.` },
    fix: { reserved: ['Die öffentliche Adresse des Servers nennen oder den Begriff löschen.'] },
  },
  spf_reach: {
    title: 'Wer senden darf, alle Zweige zusammen',
    why: 'Was eingebunden ist, zählt wie der eigene Eintrag: Jede Adresse darin darf in Ihrem Namen senden.',
    found: {
      bounded: (facts) =>
        `${mayUse(facts)}${list(facts.open).length > 0 ? ' Manche Begriffe hängen von der einzelnen Mail ab und sind in dieser Zahl nicht enthalten.' : ''}`,
      'almost-everyone': mayUse,
      everyone: 'Einer der Begriffe lässt alle bestehen, obwohl der Eintrag das selbst nicht sagt.',
      unanswered:
        'Für einen Teil des Eintrags antwortete das DNS nicht, deshalb wurden die Adressen nicht zusammengezählt.',
    },
    fix: {
      'almost-everyone': ['Im Baum unten das include mit den weiten Netzen suchen und herausnehmen.'],
      everyone: ['Im Baum unten das include oder exists suchen, das alle bestehen lässt, und herausnehmen.'],
    },
  },
  spf_size: {
    title: 'Länge',
    why: 'Lange Antworten passen nicht in ein DNS-Paket, und manche Netze verwerfen größere.',
    found: {
      'over-450': ({ octets }) => `Der Eintrag hat ${say(octets)} Zeichen; bis 450 sind sicher.`,
      'over-512': ({ octets }) =>
        `Der Eintrag hat ${say(octets)} Zeichen und passt nicht in eine einfache DNS-Antwort (512).`,
      'string-too-long': ({ longest }) =>
        `Ein Teilstück hat ${say(longest)} Zeichen; das DNS erlaubt je 255, so lässt sich der Eintrag nicht veröffentlichen.`,
    },
    fix: {
      'over-450': [
        'Herausnehmen, was nicht gebraucht wird, oder Adressen in einen eigenen Eintrag auslagern und diesen mit include einbinden.',
      ],
      'over-512': [
        'Herausnehmen, was nicht gebraucht wird, oder Adressen in einen eigenen Eintrag auslagern und diesen mit include einbinden.',
      ],
      'string-too-long': [
        'Den Eintrag in Teilstücke von höchstens 255 Zeichen schneiden; das Leerzeichen an jeder Grenze behalten.',
      ],
    },
  },
  spf_exp: {
    title: 'Erklärung bei abgelehnter Mail',
    why: 'Den Text bekommt zu sehen, wessen Mail abgelehnt wird. Ohne ihn gibt es eine einfache Meldung; sonst ändert sich nichts.',
    found: {
      missing: ({ name }) => `Unter ${say(name)}, wohin „exp“ zeigt, steht kein Text.`,
      several: ({ name, count }) =>
        `Unter ${say(name)} stehen ${say(count)} Texte; bei mehr als einem wird keiner gezeigt.`,
      'non-ascii': ({ name }) =>
        `Der Text unter ${say(name)} enthält Zeichen außerhalb von ASCII und wird deshalb nicht gezeigt.`,
      unanswered: ({ name }) => `Das DNS antwortete nicht für ${say(name)}, wohin „exp“ zeigt.`,
    },
    fix: {
      missing: ['Dort einen TXT-Eintrag veröffentlichen oder „exp“ löschen.'],
      several: ['Dort nur einen TXT-Eintrag behalten.'],
      'non-ascii': ['Den Text in reinem ASCII schreiben.'],
    },
  },
  spf_parked: {
    title: 'Eine Domain, die nichts sendet',
    why: 'Domains ohne Mail werden besonders gern gefälscht; „v=spf1 -all“ sagt empfangenden Servern, dass sie alles ablehnen sollen, was angeblich von dort kommt.',
    found: {
      strict: 'Der Eintrag sagt, dass niemand mit dieser Domain senden darf.',
      open: 'Der Eintrag sagt nicht, dass niemand mit dieser Domain senden darf.',
    },
    fix: { open: ['v=spf1 -all veröffentlichen, und sonst nichts.'] },
  },
  spf_verdict: {
    title: 'Die Adresse, nach der Sie gefragt haben',
    why: 'Dieses Ergebnis bekäme ein empfangender Server für diese Adresse und diesen Absender.',
    found: {
      pass: ({ ip, sender, term, record }) =>
        `${say(ip)} darf für ${say(sender)} senden${term ? `: ${say(term)} im Eintrag von ${say(record)} passt` : ''}.`,
      fail: ({ ip, sender, term, record }) =>
        `${say(ip)} darf nicht für ${say(sender)} senden${term ? `: ${say(term)} im Eintrag von ${say(record)} entscheidet` : ''}.`,
      softfail: ({ ip, sender }) => `${say(ip)} ist für ${say(sender)} nicht genannt; ihm wird misstraut.`,
      neutral: ({ ip, sender }) => `Der Eintrag sagt nichts über ${say(ip)} für ${say(sender)}.`,
      none: ({ domain }) => `Unter ${say(domain)} gibt es keinen SPF-Eintrag, also auch kein Ergebnis.`,
      permerror: ({ domain, comment }) =>
        `Der Eintrag von ${say(domain)} ist fehlerhaft, deshalb besteht niemand${comment ? ` (${say(comment)})` : ''}.`,
      temperror: ({ ip }) => `Das DNS antwortete nicht, deshalb gibt es für ${say(ip)} kein Ergebnis.`,
      'not-an-address': ({ ip }) => `„${say(ip)}“ ist keine IP-Adresse und wurde deshalb nicht geprüft.`,
    },
    fix: {
      fail: [`${allowServer}, vor „all“.`],
      softfail: [`${allowServer}, vor „all“.`],
      neutral: [`${allowServer}.`],
      none: ['Einen SPF-Eintrag veröffentlichen.'],
      permerror: ['Den Eintrag berichtigen: siehe die Befunde oben.'],
    },
  },
}

/** The German words of the SPF checker, by finding id. */
export const germanSpfTexts: Record<string, CodedRecordText> = {
  ...english.withoutOtherText(germanNameTexts('spf')),
  ...germanTexts(english.spfTexts, words),
}
