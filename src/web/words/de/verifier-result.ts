import type { verifierResultWords as english } from '../en/verifier-result.ts'

export const verifierResultWords: typeof english = {
  verdict: {
    deliverable: 'Zustellbar',
    risky: 'Riskant',
    undeliverable: 'Unzustellbar',
    unknown: 'Unbekannt',
  },

  verdictTitle: {
    deliverable: 'Diese Adresse nimmt Mail an.',
    risky: 'Mail kann ankommen, aber etwas spricht gegen diese Adresse.',
    undeliverable: 'Mail an diese Adresse wird zurückkommen.',
    unknown: 'Von außen kann niemand sagen, ob diese Adresse Mail annimmt.',
  },

  running: 'Wird geprüft',

  steps: {
    title: 'Schritte',
    names: {
      syntax: 'Schreibweise',
      lists: 'Listen',
      domain: 'Domain',
      mailbox: 'Postfach',
      verdict: 'Urteil',
    },
    now: {
      syntax: 'Die Adresse wird gelesen',
      lists: 'In den Listen wird nachgesehen',
      domain: 'Die Mailserver der Domain werden abgefragt',
      mailbox: 'Der Mailserver wird nach dem Postfach gefragt',
      verdict: 'Alles wird zusammengeführt',
    },
    states: { pending: 'wartet', done: 'fertig', skipped: 'ausgelassen' },
    polling: 'Live-Meldungen sind nicht verfügbar; alle 2 Sekunden wird nachgefragt.',
    refreshing: 'Diese Seite lädt sich alle 2 Sekunden neu, bis die Antwort da ist.',
  },

  score: 'Punktzahl',

  suggestion: {
    question: 'Meinten Sie',
    verify: 'Diese prüfen',
  },

  retry: {
    title: (when) => `Nächste Nachfrage: ${when}`,
    text: 'Der Server vertröstet Absender, die er noch nicht kennt, und nimmt sie an, wenn sie wiederkommen. Diese Seite offen lassen oder nach dieser Zeit über ihren Link zurückkehren.',
  },

  address: {
    title: 'Die Adresse',
    local: 'Name',
    domain: 'Domain',
    fault: 'hier',
    missing: 'fehlt hier',
    tag: 'Zusatz',
    inDns: 'Im DNS',
    normalized: 'Dasselbe Postfach wie',
    notes: {
      case: 'Groß- und Kleinschreibung ist gleich',
      tag: 'der Zusatz am Ende des Namens entfällt',
      dots: 'Punkte im Namen zählen nicht',
      domain: 'der Anbieter hat zwei Namen für dasselbe Postfach',
      idn: 'die Domain steht so da, wie das DNS sie führt',
      other: 'überflüssige Zeichen entfallen',
    },
    because: (reasons) =>
      `Bei dieser Domain gilt: ${reasons}. Verglichen werden Adressen in dieser Form, geschrieben wird an die obere.`,
  },

  checks: { title: 'Was gefunden wurde' },

  hosts: {
    title: 'Wohin ihre Mail geht',
    nullMx: 'Die Domain gibt öffentlich an, dass sie keine Mail annimmt (Null MX, RFC 7505).',
    fallback:
      'Die Domain nennt keinen Mailserver. Mail geht dann an die Adresse der Domain selbst (RFC 5321, 5.1).',
    label: 'Mailserver in der Reihenfolge, in der sie versucht werden',
    preference: 'Präferenz',
    host: 'Mailserver',
    ips: 'Adressen',
    noIps: 'keine',
    provider: 'Betrieben von',
    state: 'Stand',
    states: {
      usable: 'aus dem Internet erreichbar',
      private: 'nur private Adressen: nicht erreichbar',
      'no-address': 'dieser Name hat keine Adresse',
      'local-name': 'ein Name, der nur den eigenen Rechner meint',
      'ip-literal': 'eine Nummer, wo ein Name stehen muss',
      'bad-name': 'kein Hostname',
      'no-data': 'konnte nicht abgefragt werden',
      'not-asked': 'nicht abgefragt: zu viele Server',
    },
  },

  smtp: {
    title: 'Was der Mailserver sagte',
    notAsked: 'Nach dem Postfach wurde nicht gefragt',
    notAskedNote:
      'Das spricht nicht gegen die Adresse. Es ist der Grund, warum die Antwort kein klares Ja oder Nein ist.',
    we: 'wir',
    they: 'sie',
    nothing: 'keine Antwort',
    connect: 'Verbindungsaufbau',
    noData: 'An das Postfach wurde nichts gesendet: Das Gespräch endet, bevor eine Nachricht käme.',
    verdicts: {
      accepted: 'angenommen',
      no_mailbox: 'kein solches Postfach',
      disabled: 'Postfach gesperrt',
      full: 'Postfach voll',
      greylist: 'später wiederkommen',
      rate_limited: 'zu viele Fragen',
      ip_blocked: 'wir sind gesperrt',
      policy: 'durch eine Regel abgelehnt',
      needs_rdns: 'verlangt Reverse DNS',
      auth: 'verlangt Authentifizierung',
      temp_error: 'Störung des Servers',
      unknown: 'unklar',
      timeout: 'keine rechtzeitige Antwort',
      closed: 'aufgelegt',
      refused: 'Verbindung abgelehnt',
      unreachable: 'nicht erreichbar',
      'refused-address': 'keine öffentliche Adresse: nicht verbunden',
      malformed: 'keine gültige Antwort',
      'too-long': 'Antwort zu lang',
      tls: 'Verschlüsselung fehlgeschlagen',
      'utf8-not-offered': 'nimmt solche Buchstaben nicht an',
    },
  },

  factors: {
    title: 'Wie sich die Punktzahl zusammensetzt',
    why: 'Teil',
    points: 'Punkte',
    sum: 'Punktzahl',
  },
}
