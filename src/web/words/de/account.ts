import type { Words } from '../en/index.ts'
import { adminWords } from './admin.ts'
import { dashboardWords } from './dashboard.ts'
import { securityWords } from './security.ts'
import { signInWords } from './sign-in.ts'

export const accountWords: Words['account'] = {
  ...signInWords,
  ...dashboardWords,
  ...securityWords,
  admin: adminWords,

  password: {
    show: 'Zeigen',
    hide: 'Verbergen',
    rule: 'Mindestens 10 Zeichen. Gut sind mehrere Wörter, die nichts miteinander zu tun haben.',
    tooShort: (missing) =>
      missing === 1 ? 'Es fehlt noch ein Zeichen.' : `Es fehlen noch ${missing} Zeichen.`,
    strength: [
      'Sehr leicht zu erraten: Ein Programm versucht das als Erstes.',
      'Leicht zu erraten. Ein weiteres Wort würde helfen.',
      'Mittelmäßig. Mit einem weiteren Wort ist es schwer zu erraten.',
      'Schwer zu erraten.',
      'Sehr schwer zu erraten.',
    ],
  },

  mailbox: {
    open: 'Entwicklungspostfach öffnen',
    note: 'Es ist kein Mailserver eingerichtet. Mails an Nutzende werden deshalb hier aufbewahrt und nicht gesendet.',
    meta: 'Entwicklungspostfach',
    title: 'Entwicklungspostfach',
    empty:
      'Noch wurde nichts gesendet. Sobald jemand ein Konto anlegt oder ein neues Passwort anfordert, erscheint die Mail hier.',
    to: 'An',
    back: 'Alle Mails',
  },

  tabs: {
    nav: 'Bereiche des Kontos',
    details: 'Angaben',
    plans: 'Tarife',
    subscription: 'Abonnement',
    results: 'Frühere Tests',
    orders: 'Rechnungen',
    placement: 'Posteingangstests',
    keys: 'API-Schlüssel',
    security: 'Sicherheit',
    data: 'Ihre Daten',
  },

  passkey: {
    failed:
      'Das hat nicht geklappt: Es wurde kein Passkey gewählt, oder es hat zu lange gedauert. Sie können es noch einmal versuchen.',
  },

  proof: {
    title: 'Sind Sie es?',
    text: 'Bitte noch einmal das Passwort eingeben, dann geht es weiter. Danach wird zehn Minuten lang nicht mehr gefragt.',
    password: 'Passwort',
    code: 'Code oder Wiederherstellungscode',
    byCode: 'Stattdessen einen Code eingeben',
    byPassword: 'Stattdessen das Passwort eingeben',
    byPasskey: 'Mit einem Passkey',
    submit: 'Weiter',
    cancel: 'Abbrechen',
    link: 'Hier eingeben',
  },

  done: {
    details: 'Angaben gespeichert',
    address:
      'Angaben gespeichert. Bitte noch die Links öffnen, die an die neue und an die jetzige Adresse gesendet wurden.',
    proved: 'Danke. Bitte jetzt noch einmal ausführen.',
    'wishes-stopped': 'Verhindert. Alles bleibt, wie es ist.',
    password:
      'Passwort geändert. Überall sonst wurden Sie abgemeldet, und API-Schlüssel und Passkeys gelten nicht mehr.',
    session: 'Dort abgemeldet',
    'two-factor-off': 'Die Zwei-Faktor-Anmeldung ist aus',
    'passkey-added': 'Passkey hinzugefügt',
    'passkey-named': 'Name gespeichert',
    'passkey-removed': 'Passkey entfernt',
    'key-removed': 'Schlüssel widerrufen',
    deleted: 'Bericht gelöscht',
    confirmed: 'Ihre Adresse ist bestätigt',
    'confirm-sent': 'Der Link wurde noch einmal gesendet',
    kept: 'Ihr Konto bleibt bestehen',
    cancelled: 'Der Tarif endet mit dem bezahlten Zeitraum',
    plan: 'Der Tarif wurde geändert.',
    tax: 'Steuernummer gespeichert',
    'tax-removed': 'Steuernummer entfernt',
    card: 'Zahlungsmittel geändert',
    settings: 'Einstellungen gespeichert',
    'plan-saved': 'Tarif gespeichert',
    granted: 'Tarif vergeben',
    registered: 'Ihr Konto ist bereit',
    admin: 'Sie verwalten diese Seite jetzt.',
  },
  toAdmin: 'Verwaltung öffnen',

  account: {
    meta: 'Konto',
    title: 'Konto',
    name: 'Name',
    email: 'E-Mail-Adresse',
    emailHint:
      'Eine neue Adresse wird über einen Link bestätigt, der an sie gesendet wird, und über einen an die jetzige erlaubt.',
    timezone: 'Zeitzone',
    locale: 'Sprache der Mails',
    locales: { en: 'Englisch', de: 'Deutsch' },
    save: 'Speichern',
    confirmed: (when) => `Bestätigt am ${when}`,
    unconfirmed: 'Noch nicht bestätigt',
    pending: (email) => `${email} muss noch bestätigt werden; bis dahin gilt diese.`,
    since: (when) => `Konto seit ${when}`,
  },

  results: {
    title: 'Frühere Tests',
    search: 'Betreff oder Absender suchen',
    find: 'Suchen',
    clear: 'Alle zeigen',
    columns: { id: 'Test', subject: 'Betreff', sender: 'Absender', created: 'Erstellt', score: 'Punktzahl' },
    choose: (subject) => `„${subject}“ zum Vergleichen auswählen`,
    chooseTitle: 'Vergleichen',
    open: 'Öffnen',
    remove: 'Löschen',
    removeTitle: 'Diesen Bericht löschen?',
    removeText: 'Bericht, Mail und Bilder werden gelöscht. Das lässt sich nicht rückgängig machen.',
    cancel: 'Behalten',
    noSubject: 'Ohne Betreff',
    status: {
      waiting: 'Wartet',
      received: 'Wird gelesen',
      analyzing: 'Wird gelesen',
      failed: 'Fehlgeschlagen',
      expired: 'Abgelaufen',
    },
    sortBy: (column) => `Nach „${column}“ sortieren`,
    found: (count) => (count === 1 ? '1 Test' : `${count} Tests`),
    page: (page, last) => `Seite ${page} von ${last}`,
    previous: 'Vorige Seite',
    next: 'Nächste Seite',
    none: 'Noch kein Test. Hier stehen alle Tests, die Sie angemeldet starten.',
    notFound: (search) => `„${search}“ kommt in keinem Betreff und keinem Absender vor.`,
    start: 'Test starten',
    compare: 'Zwei vergleichen',
    compareHint: 'Zwei Tests ankreuzen, um zu sehen, was sich zwischen ihnen geändert hat.',
    kept: (time) => `Aufbewahrung der Berichte in Ihrem Tarif: ${time}.`,
  },

  compare: {
    meta: 'Zwei Tests im Vergleich',
    title: 'Zwei Tests im Vergleich',
    two: 'Zum Vergleichen genau zwei Tests auswählen.',
    back: 'Frühere Tests',
    older: 'Vorher',
    newer: 'Nachher',
    score: 'Punktzahl',
    noScore: 'Keine Punktzahl',
    up: (points) => `Um ${points} Punkte besser`,
    down: (points) => `Um ${points} Punkte schlechter`,
    same: 'Dieselbe Punktzahl',
    improved: 'Was besser wurde',
    worse: 'Was schlechter wurde',
    changed: 'Was anders beurteilt wird',
    unchanged: (count) => (count === 1 ? '1 Prüfung ist unverändert' : `${count} Prüfungen sind unverändert`),
    noneImproved: 'Nichts wurde besser.',
    noneWorse: 'Nichts wurde schlechter.',
    absent: 'In diesem Test nicht enthalten',
    check: 'Prüfung',
  },
}
