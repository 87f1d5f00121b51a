import type { Words } from '../en/index.ts'
import { placementMonitorWords } from './placement-monitors.ts'
import { placementSeedWords } from './placement-seeds.ts'

const mailboxes = (count: number) => (count === 1 ? '1 Postfach' : `${count} Postfächer`)

export const placementWords: Words['placement'] = {
  monitors: placementMonitorWords,
  seeds: placementSeedWords,

  begin: {
    meta: 'Posteingangstest: Posteingang, Werbung, Spam oder nirgends',
    description:
      'Eine Mail an echte Postfächer senden und sehen, wo jeder Anbieter sie ablegt: Posteingang, Tab, Spam-Ordner oder nirgends. Mit den Headern, die den Grund nennen.',
    title: 'Wo landet die Mail?',
    lead: 'Eine Mail an eine Liste von Postfächern senden und für jeden Anbieter sehen, ob sie im Posteingang, unter einem Tab, im Spam-Ordner oder nirgends liegt.',
    example: 'Einen fertigen Test ansehen',
    steps: 'Schritte eines Tests',
    step: ['Anbieter wählen', 'Mail senden', 'Bericht lesen'],
    choose: 'Welche Anbieter sollen sie bekommen?',
    chooseNote:
      'Am besten die Anbieter, bei denen die Empfänger ihre Postfächer haben. Mehr Postfächer machen einen Anteil sicherer, nie vollständig.',
    all: 'Alle',
    none: 'Keine',
    chosen: (providers: number, count: number) => `${providers} Anbieter, ${mailboxes(count)}`,
    start: 'Test starten',
    starting: 'Wird gestartet',
    mailboxes,
    lastOk: (when: string) => `Zuletzt gelesen: ${when}`,
    neverOk: 'Noch nicht gelesen',
    disabled: 'Zurzeit nicht lesbar',
    kinds: { consumer: 'Private Postfächer', business: 'Geschäftliche Postfächer' },
    noneUsable: 'Zurzeit ist kein Postfach lesbar, deshalb lässt sich kein Test starten.',
    noProviders: 'Dieser Server hat noch keine Postfächer zum Testen.',
    noProvidersText:
      'Wer ihn betreibt, kann Testpostfächer hinzufügen oder die simulierten Anbieter einschalten. Bis dahin zeigt das Beispiel, wie ein Bericht aussieht.',
    chooseOne: 'Mindestens einen Anbieter wählen.',
    earlier: 'Eigene Tests',
    allTests: 'Alle Tests',
    unavailable: 'Posteingangstests sind zurzeit nicht möglich',
  },

  simulated: {
    label: 'Simuliert',
    note: 'Diese Anbieter sind simuliert: Sie bestehen nur in diesem Server und zeigen, wie ein Test abläuft, nicht was echte Anbieter tun.',
    sample:
      'Dies ist ein Beispiel mit simulierten Anbietern: Es zeigt, wie ein Bericht zu lesen ist, nicht was echte Anbieter tun.',
  },

  states: {
    draft: 'Entwurf',
    waiting: 'Wartet auf Mail',
    collecting: 'Wird gesammelt',
    completed: 'Abgeschlossen',
    expired: 'Abgelaufen',
  },

  places: {
    inbox: 'Posteingang',
    promotions: 'Werbung',
    updates: 'Benachrichtigungen',
    social: 'Soziale Netzwerke',
    forums: 'Foren',
    other: 'Anderer Ordner',
    spam: 'Spam',
    missing: 'Fehlt',
    rejected: 'Abgelehnt',
    pending: 'Wartet',
    unreachable: 'Nicht lesbar',
  },

  shares: {
    inbox: 'Posteingang',
    tabs: 'Tabs und Ordner',
    spam: 'Spam',
    missing: 'Fehlt',
    pending: 'Wartet',
    unknown: 'Nicht lesbar',
    label: (parts: string) => `Wo sie gelandet ist: ${parts}`,
    of: (count: number, name: string) => `${name} ${count}`,
    counted: (count: number) => `n = ${count}`,
  },

  test: {
    meta: (subject: string) => `${subject}: wo die Mail gelandet ist`,
    titles: {
      draft: 'Dieser Test ist noch nicht gestartet',
      waiting: 'Jetzt die Mail senden',
      collecting: 'Die Mail kommt an',
      expired: 'Es kam keine Mail mit diesem Marker',
    },
    untitled: 'Posteingangstest',
    texts: {
      draft: 'Die Anbieter wählen, die die Mail bekommen sollen. Danach stehen hier die Adressen.',
      waiting:
        'Die Postfächer werden beobachtet. Sobald eine Mail mit dem Marker eintrifft, erscheint sie unten von selbst.',
      collecting:
        'Jedes Postfach wird gezeigt, sobald die Mail darin gefunden ist. Der Bericht öffnet sich, wenn alle geantwortet haben.',
      expired:
        'Die Postfächer wurden beobachtet, bis die Zeit um war. Verloren ist nichts: prüfen, ob der Marker in der Mail stand und ob sie den Versanddienst verlassen hat, dann einen neuen Test starten.',
    },
    listening: 'Hört zu',
    asking: 'Fragt alle 3 Sekunden',
    again:
      'Alle Postfächer haben geantwortet. In jedem wird noch einmal nachgesehen, denn Filter können eine Mail nachträglich verschieben; dann öffnet sich der Bericht.',
    reload: 'Diese Seite neu laden, um zu sehen, was angekommen ist.',
    reloadLink: 'Neu laden',
    found: (found: number, total: number) => `${found} von ${total} Postfächern haben geantwortet`,
    closes: (when: string) => `Beobachtet bis ${when}`,
    created: (when: string) => `Angelegt: ${when}`,
    started: (when: string) => `Gestartet: ${when}`,
    completed: (when: string) => `Abgeschlossen: ${when}`,
    newTest: 'Neuer Posteingangstest',
    mailboxes: 'Postfächer',
  },

  send: {
    list: 'An diese Adressen senden',
    listNote:
      'Einzelne Mails senden, eine je Adresse, so wie ein Versanddienst eine Kampagne verschickt. CC und BCC verfälschen das Ergebnis.',
    form: 'Form der Liste',
    forms: { lines: 'Eine je Zeile', comma: 'Kommas', semicolon: 'Semikolons', csv: 'CSV-Datei' },
    plain: 'Einfache Adressen',
    plus: 'Mit dem Marker in jeder Adresse',
    ways: 'Art der Adresse',
    plusNote:
      'Mit diesen Adressen kann die Mail selbst bleiben, wie sie ist: Der Marker steht hinter dem Pluszeichen.',
    copyList: 'Liste kopieren',
    addresses: (count: number) => (count === 1 ? '1 Adresse' : `${count} Adressen`),
    csvHead: 'name,adresse',
    marker: 'Diesen Marker in die Mail setzen',
    markerNote: 'Eine Stelle genügt. An ihm wird die Mail unter allem anderen in diesen Postfächern erkannt.',
    copyMarker: 'Marker kopieren',
    places: {
      body: ['Im Text', 'Irgendwo im Text, in einem Stück. Klein gedruckt am Ende genügt.'],
      subject: ['Im Betreff', 'An dessen Ende. Ein geänderter Betreff kann die Einordnung ändern.'],
      header: [
        'Als Header',
        'Die Mail sieht aus wie immer. Die meisten Versanddienste können einen Header hinzufügen.',
      ],
      address: ['In der Adresse', 'In der Liste „Mit dem Marker in jeder Adresse“ wählen.'],
    },
    copyHeader: 'Header kopieren',
    simulated: 'Keine Mail zur Hand?',
    simulatedText:
      'Die simulierten Postfächer nehmen den Beispiel-Newsletter von hier an. Sie nehmen auch Mail an, die per SMTP an diesen Server gesendet wird.',
    sample: 'Beispiel-Newsletter senden',
    sending: 'Wird gesendet',
    sent: 'Das Beispiel ist unterwegs.',
    smtp: 'SMTP-Server',
    slow: 'Noch nichts da?',
    slowItems: [
      'Im Versanddienst nachsehen, ob die Mail verschickt wurde und ob eine Adresse sie zurückgewiesen hat.',
      'Sicherstellen, dass der Marker nicht zerteilt oder als versteckter Text entfernt wurde.',
      'Anbieter können die erste Mail eines Absenders mehrere Minuten zurückhalten.',
    ],
  },

  report: {
    providers: 'Nach Anbieter',
    providersNote: 'Anzahlen, wo es für einen Prozentwert zu wenige Postfächer sind',
    inbox: (inbox: number, counted: number) => `${inbox} von ${counted} im Posteingang`,
    nothing: 'Nichts bekannt',
    interval: (share: string, low: string, high: string) =>
      `${share}; wahrer Anteil zwischen ${low} und ${high}`,
    mailboxes: 'Nach Postfach',
    mailboxesNote: 'Jede Zeile öffnet, was der Anbieter in die Mail geschrieben hat',
    table: 'Wo die Mail in jedem Postfach liegt',
    columns: {
      provider: 'Anbieter',
      place: 'Stand',
      folder: 'Ordner oder Tab',
      sender: 'Absender',
      lists: 'Gelistet',
      auth: 'Authentifizierung',
      time: 'Dauer',
    },
    open: (address: string) => `Einzelheiten zu ${address}`,
    late: 'kam verspätet',
    noSender: 'Nicht bekannt',
    listed: (count: number) => (count === 1 ? 'Auf 1 Blacklist' : `Auf ${count} Blacklists`),
    notListed: 'Auf keiner Blacklist',
    notAsked: 'Nicht geprüft',
    notAskedWhy: {
      nothing: 'Hier wurde keine Mail gefunden, also gibt es keine sendende Adresse zu prüfen.',
      simulated: 'Simuliert: Es gibt keine öffentliche sendende Adresse zu prüfen.',
      notPublic: 'Die Mail hat keine öffentliche sendende Adresse, oder keine Blacklist hat geantwortet.',
    },
    tools: {
      spf: 'SPF-Prüfung',
      dkim: 'DKIM-Prüfung',
      dmarc: 'DMARC-Prüfung',
      'ip-blacklist': 'Blacklist-Prüfung für IP-Adressen',
      'domain-blacklist': 'Blacklist-Prüfung für Domains',
      'spam-test': 'Spam-Test',
    },
    noAuth: 'Nicht mitgeteilt',
    advice: 'Was als Nächstes zu tun ist',
    concerns: (names: string) => `Betrifft ${names}`,
  },

  row: {
    happened: 'Was geschah',
    found: 'Erkannt an',
    matchedBy: {
      header: 'dem Marker als Header',
      subject: 'dem Marker im Betreff',
      'message-id': 'der Message-ID',
      'plus-address': 'dem Marker in der Adresse',
      body: 'dem Marker im Text',
    },
    sender: 'Absender',
    from: 'Gesendet von',
    noPtr: 'kein Reverse DNS',
    lists: 'Gelistet auf',
    auth: 'Authentifizierung, wie dieser Anbieter sie sah',
    microsoft: 'Was Microsoft entschied',
    filters: 'Was seine Filter schrieben',
    hops: 'Der Weg der Mail',
    encrypted: 'Verschlüsselt',
    tls: 'mit TLS',
    noTls: 'nein',
    unknown: 'nicht mitgeteilt',
    first: 'Beginn',
    rechecks: 'Noch einmal nachgesehen',
    recheck: (when: string, place: string) => `${when}: jetzt ${place}`,
    gone: 'nicht mehr da',
    headers: 'Kopfzeilen',
    copyHeaders: 'Header kopieren',
    arrived: (when: string, took: string) => `${when}, nach ${took}`,
    arrivedAt: 'Angekommen',
    nothing: 'Mehr ist über dieses Postfach nicht bekannt.',
  },

  actions: {
    share: 'Teilen',
    link: 'Link zu diesem Bericht',
    linkNote:
      'Wer den Link hat, kann den Bericht lesen, solange er geteilt ist. Das lässt sich zurücknehmen.',
    notShared: 'Diesen Link kann nur öffnen, wem der Test gehört.',
    public: 'Lesbar für alle, die den Link haben',
    on: 'Geteilt',
    off: 'Nicht geteilt',
    turnOn: 'Bericht teilen',
    turnOff: 'Nicht mehr teilen',
    files: 'Dateien',
    csv: 'Tabelle (CSV)',
    pdf: 'Bericht (PDF)',
    print: 'Drucken',
    remove: 'Löschen',
    removeTitle: 'Diesen Test löschen?',
    removeText: 'Der Test und sein Bericht werden endgültig gelöscht. Der Link gilt dann nicht mehr.',
    removeConfirm: 'Test löschen',
    cancel: 'Behalten',
    failed: 'Das hat nicht geklappt. Geändert wurde nichts; ein neuer Versuch kann helfen.',
  },

  trend: {
    title: (domain: string) => `Verlauf von ${domain}`,
    note: (count: number) => (count === 1 ? '1 Test bisher' : `die letzten ${count} Tests, ältester zuerst`),
    label: (domain: string) => `Wo Mail von ${domain} gelandet ist, Test für Test`,
    point: (when: string, inbox: number, total: number) => `${when}: ${inbox} von ${total} im Posteingang`,
    this: 'dieser Test',
    compareWith: 'Vergleichen mit',
    compare: 'Vergleichen',
  },

  compare: {
    meta: 'Zwei Posteingangstests im Vergleich',
    title: 'Vorher und nachher',
    back: 'Alle Posteingangstests',
    before: 'Vorher',
    after: 'Nachher',
    two: 'Für einen Vergleich in der Liste zwei abgeschlossene Tests wählen.',
    table: 'Anbieter für Anbieter',
    columns: { provider: 'Anbieter', before: 'Vorher', after: 'Nachher', change: 'Veränderung' },
    changes: { better: 'Besser', worse: 'Schlechter', same: 'Gleich', unclear: 'Nicht sicher' },
    absent: 'Nicht in diesem Test',
    sums: (better: number, worse: number) =>
      better + worse === 0
        ? 'Sicher verändert hat sich nichts.'
        : `${better} Anbieter besser, ${worse} schlechter.`,
  },

  list: {
    title: 'Posteingangstests',
    empty:
      'Hier stehen später die Posteingangstests: für jede Mail der Anteil der Postfächer, die sie im Posteingang haben, und wohin der Rest ging.',
    start: 'Posteingangstest starten',
    label: 'Posteingangstests',
    columns: {
      test: 'Betreff',
      status: 'Stand',
      result: 'Wo sie gelandet ist',
      created: 'Angelegt',
      actions: 'Aktionen',
    },
    choose: (name: string) => `${name} zum Vergleichen wählen`,
    chooseTitle: 'Vergleichen',
    compare: 'Zwei vergleichen',
    compareHint: 'Zwei abgeschlossene Tests wählen',
    open: (name: string) => `${name} öffnen`,
    remove: (name: string) => `${name} löschen`,
    found: (count: number) => (count === 1 ? '1 Test insgesamt' : `${count} Tests insgesamt`),
    all: 'Alle Posteingangstests',
  },

  print: {
    meta: (subject: string) => `${subject}: Bericht zum Drucken`,
    kicker: 'Bericht des Posteingangstests',
    back: 'Zurück zum Bericht',
    now: 'Drucken',
    marker: 'Marker des Tests',
    address: 'Bericht',
  },
}
