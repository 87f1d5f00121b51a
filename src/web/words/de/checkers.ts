import { checkerWords as english } from '../en/checkers.ts'
import type { Words } from '../en/index.ts'

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`
const lookups = (count: number) => counted(count, 'DNS-Abfrage', 'DNS-Abfragen')

/** What all checkers' pages say. */
export const checkerWords: Words['checkers'] = {
  nav: 'Prüfungen',
  label: 'Prüfungen',
  submit: 'Prüfen',
  checking: 'Wird geprüft',
  options: 'Optionen',
  optionsSet: (count) => `${count} gesetzt`,
  tryIt: {
    domain: 'Keine Domain zur Hand?',
    'email-blacklist': 'Keine Adresse zur Hand?',
    'ip-blacklist': 'Keine Adresse zur Hand?',
  },
  tryExample: (example) => `${example} ansehen`,
  optionLabel: {
    selector: 'Selektor',
    ip: 'Sendende Adresse',
    sender: 'Envelope-Absender',
    helo: 'HELO-Name',
    parked: 'Diese Domain sendet keine Mail',
    related: 'Auch ihre Adressen und Mailserver',
  },
  optionHint: {
    selector: 'Der Name vor ._domainkey oder ._bimi. Leer: Die üblichen werden abgefragt.',
    ip: 'Zeigt, welches Ergebnis diese Adresse bekäme und welcher Begriff entscheidet.',
    sender: 'Mit diesem Return-Path. Leer: postmaster bei der Domain.',
    helo: 'Mit dieser Begrüßung. Wichtig bei Einträgen mit Makros.',
    parked: 'Beurteilt den Eintrag als einen, der alles ablehnen soll.',
    related: 'Fragt auch nach den Adressen der Domain, ihren Mailservern und ihren Nameservern.',
  },
  optionPlaceholder: english.optionPlaceholder,

  of: (subject) => `von ${subject}`,
  asked: 'Abgefragt',
  foundAt: 'Gefunden bei',
  ttl: 'Von Resolvern behalten für',
  checkedAt: 'Geprüft',
  score: 'Punktzahl',
  scoreOf: (score) => `${score} von 100`,
  again: 'Neu prüfen',

  record: {
    title: 'Der Eintrag',
    several: (count) => `Hier stehen ${counted(count, 'Eintrag', 'Einträge')}; erlaubt ist einer`,
    none: (name) => `Unter ${name} gibt es keinen Eintrag.`,
    hint: 'Auf einen Teil des Eintrags zeigen, um zu lesen, was er sagt.',
    hintKeys: 'Mit der Tastatur: Die Pfeiltasten gehen von Teil zu Teil.',
    parts: 'Teil für Teil',
    part: 'Teil',
    says: 'Was er sagt',
    toFinding: 'Zum Befund',
    moreFindings: (count) =>
      count === 1
        ? 'Ein weiterer Befund zu diesem Teil steht unten.'
        : `${count} weitere Befunde zu diesem Teil stehen unten.`,
    copy: 'Eintrag',
    bytes: (count) => counted(count, 'Zeichen', 'Zeichen'),
    at: (name) => `unter ${name}`,
    roles: {
      version: 'Version',
      mechanism: 'Mechanismus',
      modifier: 'Modifikator',
      qualifier: 'Qualifikator',
      'tag-name': 'Tag',
      'tag-value': 'Wert',
      separator: 'Trennzeichen',
      unknown: 'Nicht verstanden',
    },
  },

  findings: {
    title: 'Befunde',
    none: 'Es wurde kein Problem gefunden.',
    toLookAt: (count) => counted(count, 'Punkt zu beachten', 'Punkte zu beachten'),
    passed: (count) => `${count} bestanden`,
    noData: (count) => `${count} nicht geprüft`,
    concerns: {
      receivers: 'Empfangende Server handeln danach',
      advice: 'Empfehlung',
      information: 'Zur Information',
    },
    cause: 'Ursache',
    where: 'Wo',
  },

  suggested: {
    title: 'Eintrag zum Veröffentlichen',
    titleMany: 'Einträge zum Veröffentlichen',
    reason: 'Was sich ändert',
    risk: 'Was schiefgehen kann',
    becomes: 'wird zu',
    nothing: 'nichts',
  },

  specimen: 'Ein Beispiel, Teil für Teil',

  dns: {
    title: 'DNS-Antworten',
    count: (count) => counted(count, 'Abfrage', 'Abfragen'),
    name: 'Name',
    type: 'Typ',
    outcome: 'Antwort',
    server: 'Server',
    ms: 'Dauer',
    ttl: 'TTL',
    msOf: (ms) => `${Math.round(ms)} ms`,
    ttlOf: (seconds) => `${seconds} s`,
    outcomes: {
      answer: 'beantwortet',
      nodata: 'kein solcher Eintrag',
      nxdomain: 'Name existiert nicht',
      servfail: 'Fehler des Servers',
      refused: 'verweigert',
      timeout: 'keine rechtzeitige Antwort',
      unreachable: 'kein Server erreicht',
      'bad-name': 'kein gültiger Name',
    },
  },

  duration(seconds) {
    const units: [number, string, string][] = [
      [86_400, 'Tag', 'Tage'],
      [3600, 'Stunde', 'Stunden'],
      [60, 'Minute', 'Minuten'],
    ]
    const [size, one, many] = units.find(([each]) => seconds >= each && seconds % each === 0) ?? [
      1,
      'Sekunde',
      'Sekunden',
    ]
    return counted(seconds / size, one, many)
  },

  spf: {
    tree: 'Wohin die Abfragen gehen',
    treeLead:
      'Jedes include, redirect, a, mx und exists kostet eine DNS-Abfrage; insgesamt sind zehn erlaubt. Am Ende jeder Zeile: was dieser Zweig kostet, und die Summe bis dahin.',
    lookups: 'DNS-Abfragen',
    voids: 'Abfragen ohne Antwort',
    meter: (count, limit) => `${count} von ${limit}`,
    over: (over) => `${over} über der Grenze`,
    left: (left) => (left === 0 ? 'keine übrig' : `${left} übrig`),
    cost: (count) => (count === 0 ? 'frei' : `+${count}`),
    costLong: (count) => (count === 0 ? 'kostet keine DNS-Abfrage' : `kostet ${lookups(count)}`),
    running: (count) => `Σ ${count}`,
    runningLong: (count) => `bisher ${count}`,
    repeated: 'erneut abgefragt, zählt erneut',
    loop: 'führt zu sich selbst zurück',
    void: (outcome) => `ohne Antwort: ${outcome}`,
    records: (count) =>
      count === 0 ? 'dort kein SPF-Eintrag' : `dort ${counted(count, 'SPF-Eintrag', 'SPF-Einträge')}`,
    truncated: 'Es gibt mehr Abfragen, als gestellt wurden; die wahre Zahl ist höher.',
    test: 'Diese Adresse bekäme',
    as: 'als',
    matched: 'Entschieden durch',
    noMatch: 'Kein Begriff traf zu.',
    trace: (count) => `Ablauf, ${counted(count, 'Schritt', 'Schritte')}`,
    traceColumns: {
      term: 'Begriff',
      domain: 'Eintrag',
      name: 'Verglichen mit',
      outcome: 'Ergebnis',
      lookups: 'Abfragen',
    },
    traceOutcome: {
      match: 'trifft zu',
      'no-match': 'trifft nicht zu',
      permerror: 'dauerhafter Fehler',
      temperror: 'keine Antwort',
    },
    result: {
      pass: 'Pass: Sie darf senden.',
      fail: 'Fail: Sie darf nicht senden; viele empfangende Server lehnen ab.',
      softfail: 'Softfail: Sie sollte nicht senden; die meisten empfangenden Server vermerken es nur.',
      neutral: 'Neutral: Der Eintrag sagt dazu nichts.',
      none: 'None: Es gibt keinen Eintrag zum Vergleichen.',
      permerror: 'Dauerhafter Fehler: Der Eintrag lässt sich nicht auswerten.',
      temperror: 'Nicht bekannt: Ein DNS-Server hat nicht geantwortet.',
    },
    space: 'Wer senden darf',
    spaceLead: 'Alle IPv4-Adressen, die bestehen, gleich wer der Absender ist.',
    addresses: 'IPv4-Adressen',
    share: 'des Internets',
    ranges: 'Größte Bereiche',
    rangesInAll: (ipv4, ipv6) =>
      ipv6 === 0
        ? counted(ipv4, 'IPv4-Bereich', 'IPv4-Bereiche')
        : `${counted(ipv4, 'IPv4-Bereich', 'IPv4-Bereiche')} und ${counted(ipv6, 'IPv6-Bereich', 'IPv6-Bereiche')}`,
    through: 'Durch',
    size: 'Adressen',
    open: (count) =>
      count === 1
        ? 'Ein Begriff hängt von der Mail ab und ist nicht mitgezählt.'
        : `${count} Begriffe hängen von der Mail ab und sind nicht mitgezählt.`,
    shared: '(geteilt mit den anderen Kunden des Dienstes)',
    flat: 'Abgeflachter Eintrag',
    flatLead:
      'Dieselben Adressen ohne include. Das spart heute Abfragen und wird unbemerkt falsch, wenn ein Dienst seine Adressen ändert. Besser ist es, zu entfernen, was nicht gebraucht wird.',
    flatCost: (from, to) => `DNS-Abfragen: statt ${from} noch ${to}`,
    flatTooLong: 'Er ist länger, als ein Eintrag sein sollte.',
    flatBreaks: 'Er wird unbemerkt falsch, wenn sich hiervon etwas ändert:',
    flatAge: (seconds) => `Gültigkeit der Adressen zum Zeitpunkt der Abfrage: ${seconds}.`,
  },

  dkim: {
    keys: 'Gefundene Schlüssel',
    bits: (bits) => `${bits} Bit`,
    flags: 'Flags',
    hashes: 'Hashverfahren',
    services: 'Dienste',
    testing: 'Testmodus',
    strict: 'nur genau diese Domain',
    revoked: 'widerrufen',
    noFlags: 'keine',
    any: 'beliebig',
    keyCount: (count) => `${count} Schlüssel`,
    unheard: english.dkim.unheard,
    copyKey: 'Öffentlichen Schlüssel',
    cname: 'Verweist auf',
    tried: (count) => `${counted(count, 'Selektor', 'Selektoren')} abgefragt`,
    triedLead:
      'Das DNS kann die Selektoren einer Domain nicht auflisten. Diese wurden aus Versanddiensten und Gewohnheit erraten; ein Schlüssel unter einem anderen Namen bleibt ungesehen.',
    hit: 'Schlüssel gefunden',
    seen: (services) => `Im DNS erkannte Dienste: ${services}.`,
    unanswered: 'keine Antwort',
    source: {
      given: 'wie angefragt',
      message: 'aus Ihrer Mail',
      service: 'Name, den der Dienst nutzt',
      common: 'üblicher Name',
    },
    wildcard: 'Unterhalb von _domainkey antwortet hier jeder Name; erratene Namen sagen deshalb nichts.',
  },

  dmarc: {
    effective: 'Was empfangende Server tun',
    policies: {
      none: 'Nichts: Mail, die scheitert, wird wie jede andere zugestellt',
      quarantine: 'Mail, die scheitert, kommt in den Spam-Ordner',
      reject: 'Mail, die scheitert, wird abgelehnt',
    },
    decidedBy: (tag, at) => `Entscheidend ist ${tag} unter ${at}`,
    noTag: (at) => `Der Eintrag unter ${at} hat keine gültige Richtlinie, also gilt keine`,
    testMode: (requested) => `t=y nimmt eine Stufe zurück: Der Eintrag verlangt ${requested}`,
    walk: 'Der Weg',
    walkLead: 'Empfangende Server fragen diese Namen der Reihe nach ab, bis einer einen Eintrag hat.',
    applies: 'gilt hier',
    organizational: 'Organisationsdomain',
    organization: 'Organisation',
    noRecord: 'kein Eintrag',
    recordsHere: (count) =>
      count === 1 ? 'ein Eintrag, nicht angewendet' : `${count} Einträge, also zählt keiner`,
    plan: 'Von none zu einer Richtlinie, die hält',
    planLead:
      'Jeder Schritt ist ein ganzer Eintrag. Weitergehen, sobald die Berichte niemanden mehr zeigen, den Sie nicht kennen.',
    steps: {
      listen: 'Zuhören',
      'close-unused': 'Ungenutztes schließen',
      quarantine: 'Quarantine',
      reject: 'Reject',
      parked: 'Alles ablehnen',
    },
    does: {
      listen: 'Die Berichte beginnen. Mit Ihrer Mail geschieht nichts.',
      'close-unused':
        'Namen unterhalb der Domain, die es nicht gibt, werden abgelehnt. Rechtmäßig nutzt sie niemand.',
      quarantine: 'Mail, für die weder SPF noch DKIM bürgt, kommt in den Spam-Ordner.',
      reject: 'Solche Mail wird abgelehnt. Nur für Domains, deren Nutzer nicht an Mailinglisten schreiben.',
      parked: 'Die Domain sendet keine Mail, also wird jede abgelehnt.',
    },
    days: (least, most) => `${least} bis ${most} Tage`,
    optional: 'freiwillig',
    done: 'erreicht',
    next: 'als Nächstes',
    alignment: 'Alignment',
    alignmentLead: 'Wie nah die bestätigte Domain an der From-Domain sein muss.',
    modes: { r: 'relaxed: dieselbe Organisation', s: 'strict: genau derselbe Name' },
    dkim: 'DKIM',
    spf: 'SPF',
    pslDiffers: (listed) =>
      `Empfangende Server, die noch die Public Suffix List verwenden, nehmen stattdessen ${listed}.`,
    reports: 'Wohin Berichte gehen',
    reportType: 'Berichte',
    reportTo: 'Adresse',
    reportState: 'Zustand',
    reportKind: { rua: 'Tägliche Berichte', ruf: 'Einzelne Fehler' },
    external: 'andere Organisation',
    own: 'eigenes Postfach',
    authorization: {
      authorized: 'hat der Annahme zugestimmt',
      'by-wildcard': 'nimmt sie von allen an',
      missing: 'hat der Annahme nicht zugestimmt',
      unanswered: 'konnte nicht abgefragt werden',
    },
    mailbox: {
      receives: '',
      'no-mx': 'kein Mailserver',
      'null-mx': 'nimmt keine Mail an',
      unanswered: '',
    },
  },

  bimi: {
    logo: 'So zeigen es Posteingänge',
    alt: (domain) => `Logo von ${domain}`,
    unreadable: 'Das Zertifikat konnte nicht gelesen werden; die Befunde nennen den Grund.',
    places: (count) => counted(count, 'Stelle', 'Stellen'),
    light: 'Heller Posteingang',
    dark: 'Dunkler Posteingang',
    subject: 'Ihre Bestellung ist unterwegs',
    noLogo: 'Es gibt kein Logo, das gezeigt werden könnte.',
    file: 'Datei',
    svg: 'Im SVG',
    svgLine: (line) => `Zeile ${line}`,
    wholeFile: 'Die Datei als Ganzes',
    certificate: 'Markenzertifikat',
    noCertificate: 'Es gibt kein Zertifikat: Gmail und Apple Mail zeigen ohne eines nichts.',
    type: { VMC: 'Verified Mark Certificate', CMC: 'Common Mark Certificate' },
    chain: {
      verified: 'führt zu einer bekannten Zertifizierungsstelle',
      'unknown-root': 'führt zu einer hier nicht bekannten Zertifizierungsstelle',
      broken: 'hält nicht',
    },
    fields: {
      type: 'Typ',
      mark: 'Marke',
      organization: 'Organisation',
      names: 'Für',
      issuer: 'Ausgestellt von',
      valid: 'Gültig',
      chain: 'Kette',
    },
    until: (from, to) => `${from} bis ${to}`,
    outcomes: {
      verified: 'Alles hält, auch das Zertifikat: Posteingänge, die Logos zeigen, können es zeigen.',
      'self-asserted':
        'Ohne Zertifikat: Yahoo und wenige andere können es zeigen, Gmail und Apple Mail tun es nicht.',
      refused:
        'So, wie es jetzt ist, würde kein Posteingang es zeigen; hier ist es gezeichnet, damit es sich beurteilen lässt.',
      open: 'Etwas konnte nicht abgefragt werden; ob Posteingänge es zeigen, ist deshalb nicht bekannt.',
    },
  },

  mtaSts: {
    policy: 'Die Richtliniendatei',
    fetched: 'Geholt von',
    status: 'Antwort',
    mode: 'Modus',
    modes: {
      enforce: 'enforce: keine Zustellung ohne gültiges TLS',
      testing: 'testing: Fehler werden nur gemeldet',
      none: 'none: Die Richtlinie ist abgeschaltet',
    },
    maxAge: 'Von Absendern behalten für',
    servers: 'Mailserver',
    server: 'Server',
    covered: 'Abgedeckt durch',
    uncovered: 'nicht abgedeckt',
    patterns: 'Muster',
    file: 'Die Datei zum Veröffentlichen',
    outcomes: {
      redirect: 'Sie leitet weiter; sendende Server folgen dem nicht',
      status: 'Der Server gab sie nicht heraus',
      'too-large': 'Sie ist zu groß',
      tls: 'Das Zertifikat des Webservers gilt nicht für diesen Namen',
      host: 'Dieser Name hat im DNS keine Adresse',
      connection: 'Der Webserver war nicht erreichbar',
      unanswered: 'Die Datei konnte nicht abgefragt werden',
    },
    reasons: {
      'refused-url': 'keine einfache Webadresse',
      'refused-address': 'seine Adresse ist nicht öffentlich',
      'dns-unavailable': 'das DNS hat nicht geantwortet',
      connection: 'er hat die Verbindung nicht angenommen',
      unreachable: 'von hier aus führte kein Weg dorthin',
      timeout: 'keine Antwort in der erlaubten Zeit',
      'too-many-redirects': 'zu viele Weiterleitungen',
    },
  },

  tlsRpt: {
    addresses: 'Wohin Berichte gehen',
    address: 'Adresse',
    by: { mailto: 'per Mail', https: 'per Upload' },
    invalid: 'nicht verwendbar',
  },

  lists: {
    soFar: (count) => (count === 1 ? '1 Liste hat geantwortet' : `${count} Listen haben geantwortet`),
    asking: 'Listen werden abgefragt',
    tier: {
      1: 'Von großen Empfängern abgefragt. Hier gelistet zu sein, kostet Zustellung.',
      2: 'Von einigen Empfängern oder von Filtern abgefragt. Hier gelistet zu sein, bringt Spam-Punkte.',
      3: 'Selten abgefragt. Hier gelistet zu sein, bedeutet für sich allein wenig.',
      info: 'Sagt etwas über die Adresse oder Domain, ohne zu urteilen.',
    },
    broke:
      'Es kommen keine Antworten mehr. Gezeigt wird, was bis dahin kam; noch einmal prüfen schadet nicht.',
  },
}
