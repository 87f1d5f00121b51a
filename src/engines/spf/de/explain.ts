import type { Explanation } from '#engines/record/words.ts'

type Values = Record<string, string>

/** Each goes with a subject in the singular before it. */
const EFFECTS: Record<string, string> = {
  '+': 'darf senden',
  '-': 'darf nicht senden: Empfangende Server können diese Mail ablehnen',
  '~': 'darf wahrscheinlich nicht senden: Empfangende Server misstrauen dieser Mail',
  '?': 'ist weder erlaubt noch verboten',
}
const PLURALS: Record<string, string> = {
  '+': 'dürfen senden',
  '-': 'dürfen nicht senden: Empfangende Server können diese Mail ablehnen',
  '~': 'dürfen wahrscheinlich nicht senden: Empfangende Server misstrauen dieser Mail',
  '?': 'sind weder erlaubt noch verboten',
}

const effect = ({ qualifier = '+' }: Values) => EFFECTS[qualifier] ?? EFFECTS['+']!
const effects = ({ qualifier = '+' }: Values) => PLURALS[qualifier] ?? PLURALS['+']!
const of = ({ value }: Values) => (value ? `von ${value}` : 'dieser Domain')
const made = ({ macro }: Values) => (macro ? ' Der Name wird für jede Mail neu gebildet (Makros).' : '')
const around = ({ bits4, bits6 }: Values) => {
  const widths = [bits4 ? `das /${bits4}-Netz darum` : '', bits6 ? `das IPv6-/${bits6}-Netz` : '']
  const text = widths.filter(Boolean).join(' und ')
  return text ? ` Das gilt auch für ${text}.` : ''
}

function network({ value, bits4, bits6 }: Values): string {
  const bits = bits4 ?? bits6
  return bits ? `Jede Adresse in ${value}/${bits}` : `Die Adresse ${value}`
}

/** In German: what the parts of a record are, what a suggested record changes, and what may go wrong with it. */
export const germanSpfExplanations: Record<string, Explanation> = {
  'spf.version': 'Sagt, dass dies ein SPF-Eintrag ist. Steht ganz vorn, mit einem Leerzeichen dahinter.',
  'spf.all': (values) => `Wer bis hierher nicht genannt wurde, ${effect(values)}.`,
  'spf.include': (values) =>
    `Wer den SPF-Eintrag von ${values.value}${values.service ? ` (die Server von ${values.service})` : ''} besteht, ${effect(values)}. Kostet eine Abfrage und die Abfragen jenes Eintrags.${made(values)}`,
  'spf.a': (values) =>
    `Die Adresse ${of(values)} ${effect(values)}.${around(values)} Kostet eine Abfrage.${made(values)}`,
  'spf.mx': (values) =>
    `Die Server, die Mail an ${values.value || 'diese Domain'} annehmen (die MX-Hosts), ${effects(values)}.${around(values)} Kostet eine Abfrage.${made(values)}`,
  'spf.ptr': (values) =>
    `Ein Server, dessen Reverse-DNS-Name unterhalb ${of(values)} liegt, ${effect(values)}. Langsam und unzuverlässig; der Standard rät davon ab.`,
  'spf.ip4': (values) => `${network(values)} ${effect(values)}.`,
  'spf.ip6': (values) => `${network(values)} ${effect(values)}.`,
  'spf.exists': (values) =>
    `Hat der Name ${values.value} eine Adresse, gilt: Der Server ${effect(values)}. Kostet eine Abfrage.${made(values)}`,
  'spf.redirect': (values) =>
    `Passte davor nichts, entscheidet der SPF-Eintrag von ${values.value}. Kostet eine Abfrage und die Abfragen jenes Eintrags.`,
  'spf.exp': (values) =>
    `Unter ${values.value} steht ein Text, der bei abgelehnter Mail gezeigt wird. Kostet nichts.`,
  'spf.modifier': ({ name = '' }) => `${name} ist in SPF nicht bekannt; empfangende Server übergehen es.`,
  'spf.hidden': ({ name = '' }) =>
    `Dieses ${name} steht hinter „all“; empfangende Server kommen nie so weit.`,
  separator: 'Trennt die Begriffe.',
  unknown: 'Das ist nicht lesbar.',
  'spf.first':
    'Ein erster Eintrag: Die Server, die Ihre Mail annehmen, dürfen senden; allen anderen wird misstraut.',
  'spf.first-service':
    'Ein erster Eintrag: Der Dienst, der Ihre Mail annimmt, darf für Sie senden; allen anderen wird misstraut.',
  'spf.first-parked': 'Die Domain nimmt keine Mail an; dies sagt, dass sie auch keine sendet.',
  'spf.merge': 'Ein Eintrag mit den Begriffen aller: Bei mehreren verwenden empfangende Server keinen.',
  'spf.repair':
    'Sagt, was gemeint war, in einer Form, die empfangende Server lesen können. Jede Änderung ist aufgeführt.',
  'spf.change.parked': 'Sagt, dass niemand mit dieser Domain senden darf.',
  'spf.change.version':
    'Der Eintrag beginnt mit v=spf1 und einem Leerzeichen, wie empfangende Server es verlangen.',
  'spf.change.spaces': 'Einfache Leerzeichen statt solcher, die man nicht sieht und die nicht erlaubt sind.',
  'spf.change.glued':
    'Ein Leerzeichen zwischen zwei Begriffen, die an der Grenze zweier Teilstücke zusammengewachsen waren.',
  'spf.change.punctuation': 'Ohne Anführungszeichen, Kommas und Strichpunkte um die Begriffe.',
  'spf.change.comma': 'Leerzeichen statt Kommas.',
  'spf.change.joined': 'Ein Leerzeichen vor „all“.',
  'spf.change.equals': 'Ein Doppelpunkt statt des Gleichheitszeichens.',
  'spf.change.address': 'Adressen mit ip4: oder ip6: davor, je nachdem, was passt.',
  'spf.change.misspelt': 'Die Wörter von SPF so geschrieben, wie empfangende Server sie kennen.',
  'spf.change.all-spelling': '„all“ so geschrieben, wie empfangende Server es kennen.',
  'spf.change.blank': 'Ohne die Leerzeichen mitten in einem Begriff.',
  'spf.change.doubled': 'Jeder Begriff mit seinem Wort nur einmal.',
  'spf.change.mask': 'Die Länge eines Netzes statt seiner Maske.',
  'spf.change.host': 'Namen von Servern mit a: davor.',
  'spf.change.bare': 'Namen mit include: oder a: davor, weil dort ein SPF-Eintrag oder ein Server steht.',
  'spf.change.name': 'Der Name des Dienstes so geschrieben, wie der Dienst ihn angibt.',
  'spf.change.url': 'Domainnamen statt Webadressen.',
  'spf.change.letters': 'Domainnamen, wie sie im DNS stehen, in einfachen Buchstaben.',
  'spf.change.prefix': 'include nimmt nur einen Domainnamen; was hinter dem Schrägstrich stand, ist weg.',
  'spf.change.duplicate': 'Jeder Begriff steht einmal da.',
  'spf.change.redirect': 'Ohne das redirect: Neben „all“ hat es keine Wirkung.',
  'spf.change.missing': 'Ohne die Namen, die es nicht gibt.',
  'spf.change.no-record': 'Ohne die includes, die zu keinem SPF-Eintrag führen.',
  'spf.change.void': 'Ohne die Namen, unter denen nichts zu finden ist: Beim dritten brechen Empfänger ab.',
  'spf.change.loop': 'Ohne das include, das zu diesem Eintrag zurückführt.',
  'spf.change.all-missing': 'Endet mit ~all, sodass nicht genannten Servern misstraut wird.',
  'spf.change.all-open': 'Endet mit ~all, sodass nicht alle in Ihrem Namen senden dürfen.',
  'spf.change.all-twice': 'Ein „all“, am Ende.',
  'spf.change.all-last': 'Die Begriffe, die hinter „all“ standen und dort nicht wirkten, stehen davor.',
  'spf.ask.sends': ({ domain = '' }) =>
    `Sendet ${domain} Mail? Nichts im Eintrag, das funktioniert, lässt irgendwen senden; was gemeint war, wissen nur Sie.`,
  'spf.answer.sends':
    'Ja. Hier stehen die Server, die ihre Mail annehmen: Jeden weiteren, der sendet, noch aufnehmen.',
  'spf.answer.sends-name':
    'Ja. Dann nennen, was sendet: include: mit dem Namen, den der Maildienst angibt, oder ip4: mit der Adresse des Servers.',
  'spf.answer.never': 'Nein, sie sendet nie.',
  'spf.risk.none': 'Kein Risiko: Mail, die bisher bestand, besteht weiter.',
  'spf.risk.hidden':
    'Die Begriffe, die hinter „all“ standen, zählen von nun an. Prüfen, ob diese Server für Sie senden sollen.',
  'spf.risk.all':
    'Mail von Servern, die der Eintrag nicht nennt, gilt als verdächtig. Prüfen, ob alle eigenen darin stehen.',
  'spf.risk.dead':
    'Nichts, solange ein weggelassener Name leer bleibt. Ist er nur vorübergehend gestört, muss der Dienst dahinter wieder aufgenommen werden.',
  'spf.risk.merge':
    'Kein Risiko: Bei mehreren Einträgen verwendeten empfangende Server keinen. Die alten löschen, wenn dieser veröffentlicht wird.',
  'spf.risk.parked':
    'Alle Mail mit dieser Domain wird abgelehnt. Nur veröffentlichen, wenn die Domain keine sendet, auch keine automatische.',
  'spf.risk.first':
    'Dienste, die für Sie senden und hier fehlen, gelten als verdächtig. Jeden davon vor dem Veröffentlichen aufnehmen.',
}
