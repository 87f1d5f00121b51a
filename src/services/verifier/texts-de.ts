import type { VerifierWords } from './texts.ts'

const confirmation = 'Eine Bestätigungsmail senden und sehen, ob die Person antwortet.'
const later = 'Später erneut versuchen.'

/** The words of a verification in German. */
export const germanVerifierWords: VerifierWords = {
  language: 'de',
  advice: {
    accepted_email: 'An diese Adresse kann geschrieben werden.',
    invalid_email: 'Die Adresse noch einmal erfragen.',
    invalid_domain: 'Nicht an sie schreiben; nach einem Vertipper suchen.',
    no_mx: 'Nicht an sie schreiben; nach einem Vertipper suchen.',
    null_mx: 'Nicht an sie schreiben; eine andere Adresse erfragen.',
    unroutable: 'Nicht an sie schreiben; eine andere Adresse erfragen.',
    no_mailbox: 'Nicht an sie schreiben; vor dem @ nach einem Vertipper suchen.',
    bounced: 'Nicht an sie schreiben: Ihre eigene Mail kam zurück.',
    mailbox_full:
      'In einigen Tagen erneut versuchen. Kommt Mail dann noch zurück, wird das Postfach nicht mehr genutzt.',
    mailbox_disabled: 'Nicht an sie schreiben; eine andere Adresse erfragen.',
    catch_all: confirmation,
    catch_all_unknown: confirmation,
    disposable: 'Sie wird bald verschwunden sein. Wo das wichtig ist, eine dauerhafte Adresse erfragen.',
    role: 'Für eine Frage gut; vor einem Newsletter an diese Adresse eine Person fragen.',
    possible_typo: 'Die Person fragen, welche der beiden richtig ist.',
    restricted: later,
    greylisted: 'Sie wird von selbst erneut abgefragt; bisher ist an der Adresse nichts auszusetzen.',
    blocked_by_receiver: confirmation,
    temporary_error: later,
    unclear_reply: confirmation,
    timeout: later,
    disconnected: later,
    no_connection: later,
    utf8_not_offered: 'Zusätzlich eine Adresse in einfachen Buchstaben erfragen.',
    dns_unavailable: later,
    provider_unverifiable: confirmation,
    opted_out: confirmation,
    not_asked: confirmation,
  },
  domain: {
    mail: 'Die Domain hat Mailserver.',
    'null-mx': 'Die Domain sagt, dass sie gar keine Mail annimmt (ein leerer MX-Eintrag, RFC 7505).',
    'no-domain': 'Die Domain existiert nicht.',
    'no-mail-host': 'Die Domain existiert, hat aber weder einen Mailserver noch eine Adresse.',
    unreachable: 'Die Mailserver dieser Domain haben keine Adresse, die aus dem Internet erreichbar ist.',
    'no-data': 'Die Nameserver konnten nicht abgefragt werden. Über die Domain sagt das nichts.',
  },
  notAsked: {
    'no-mail': 'Es gibt keinen Mailserver, der gefragt werden könnte.',
    'provider-unverifiable':
      'Dieser Anbieter lässt niemanden einzelne Adressen prüfen, deshalb wurde er nicht gefragt.',
    'accounts-only':
      'Dieser Anbieter wird nur für Konten dieser Seite gefragt, und nur so oft, wie ihr Betreiber es erlaubt.',
    crowded:
      'Bei diesem Anbieter wird gerade mehr angefragt, als diese Seite erlaubt. Fragen Sie später noch einmal.',
    'opted-out':
      'Nach diesem Postfach wird nicht gefragt: Entweder muss jede Domain es haben, oder jemand hat uns gebeten, es zu lassen.',
    'backing-off':
      'Der Mailserver wünscht weniger Fragen von uns, deshalb wird er eine Weile in Ruhe gelassen.',
  },
  optedOut: 'Jemand hat darum gebeten, diese Adresse oder Domain hier nicht zu prüfen.',
  off: {
    'switched-off':
      'Das Fragen von Mailservern ist hier ausgeschaltet. Schreibweise, Listen und Domain wurden geprüft.',
    'not-wanted': 'Den Mailserver zu fragen war nicht gewünscht.',
    auditing: 'Dieser Server prüft noch, ob er Mailserver fragen darf. In einer Minute erneut versuchen.',
    identity:
      'Mailserver werden nicht gefragt: Der Name, den dieser Server nennen würde, ist nicht sein eigener.',
    audit: 'Mailserver werden nicht gefragt, bis dieser Server in Ordnung ist.',
  },
  likely: (percent) =>
    `Nach Name und Domain schätzen wir, dass es etwa ${percent} von 100 solchen Postfächern gibt; die Gründe stehen unten.`,
  meant: (suggestion) => `Wahrscheinlich war ${suggestion} gemeint.`,
  dnsError: (type, name, outcome) =>
    `Die ${type}-Einträge von ${name} konnten nicht abgefragt werden (${outcome}).`,
  titles: {
    syntax: 'Schreibweise',
    'opted-out': 'Auf Wunsch ausgelassen',
    disposable: 'Wegwerfadresse',
    role: 'Art der Adresse',
    relay: 'Weiterleitung',
    free: 'Kostenloser Anbieter',
    domain: 'Domain',
    mailbox: 'Postfach',
    'catch-all': 'Erfundene Namen',
  },
  readAs: (address) => `Gelesen als ${address}.`,
  notDisposable: 'Die Domain steht in keiner Liste von Wegwerfadressen.',
  noRole: 'Der Name vor dem @ ist nicht der einer Funktion.',
  free: 'Dort kann jeder ein Postfach haben.',
  first: (host, provider) => `An erster Stelle: ${host}${provider ? `, ${provider}` : ''}.`,
  accepted: 'Der Server nimmt diesen Empfänger an.',
  askedAs: (address) => `Gefragt wurde nach ${address}.`,
  catchAll: {
    unknown: 'Ob der Server jeden Namen annimmt, ließ sich nicht herausfinden.',
    yes: 'Der Server nimmt jeden Namen an, sein Ja bedeutet also wenig.',
    no: 'Der Server lehnt Namen ab, die es nicht gibt.',
  },
  worth: {
    both: (name, date) =>
      `${name} nimmt Postfächer an, die es gibt, und lehnt die anderen ab (Stand ${date}).`,
    refusals: (name, date) =>
      `${name} nimmt zuerst fast jeden Namen an und lehnt später ab: nur ein Nein sagt etwas (Stand ${date}).`,
  },
  otherVersion: (theirs, ours) =>
    `Die Mailserver dieser Domain haben nur ${theirs}-Adressen, und dieser Server fragt über ${ours}. Über das Postfach sagt das nichts.`,
  connected: (address) => `zu ${address}, Port 25`,
  madeUp: 'ein erfundener Name',
}
