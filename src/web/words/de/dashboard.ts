import type { dashboardWords as english } from '../en/dashboard.ts'

export const dashboardWords: typeof english = {
  banner: {
    unconfirmed: (email) => `Bitte bestätigen Sie Ihre Adresse. Der Link wurde an ${email} gesendet.`,
    pending: (email) => `Bitte bestätigen Sie Ihre neue Adresse. Der Link wurde an ${email} gesendet.`,
    pendingWhy: (email, when) =>
      `Bis sie bestätigt ist, zählt ${email}. Auch dorthin ging eine Nachricht: Erlauben Sie die neue Adresse über deren Link, sonst gilt sie ab ${when}.`,
    stop: 'Verhindern',
    factorLost: (when) => `Ihr zweiter Faktor lässt sich ab ${when} per Mail ausschalten.`,
    factorLostWhy:
      'Jemand, der Ihr Passwort kennt, hat ihn als verloren gemeldet. Wenn Sie das nicht waren, behalten Sie ihn und wählen Sie ein neues Passwort.',
    keepFactor: 'Behalten',
    why: 'Bis dahin gibt es keine API-Schlüssel, Überwachungen und Listen und keinen zweiten Faktor.',
    again: 'Noch einmal senden',
    deletion: (when) => `Dieses Konto wird am ${when} gelöscht.`,
    keep: 'Konto behalten',
  },

  side: {
    nav: 'Konto',
    dashboard: 'Übersicht',
    spamTest: 'E-Mail-Spam-Test',
    placement: 'Posteingangstest',
    account: 'Konto',
    subscription: 'Abonnement',
    help: 'Hilfe',
    admin: 'Verwaltung',
    open: 'Menü öffnen',
    close: 'Menü schließen',
  },

  dashboard: {
    meta: 'Übersicht',
    title: (name) => `Guten Tag, ${name}`,
    testAgain: 'Neuer Test',
    usage: 'Dieser Zeitraum',
    resets: (when) => `Wird gezählt bis ${when}`,
    metrics: {
      spam_check: 'Spam-Tests',
      screenshots: 'Screenshots',
      heatmaps: 'Heatmaps',
      inbox_placement: 'Posteingangstests',
      email_verification: 'Geprüfte Adressen',
      monitors: 'Überwachungen',
    },
    of: (used, limit) => `${used} von ${limit}`,
    unlimited: (used) => `${used}, unbegrenzt`,
    none: 'Nicht in diesem Tarif',
    full: 'Aufgebraucht',
    change: 'Tarife ansehen',
    scores: 'Punktzahlen',
    scoresNote: (count) =>
      count === 1 ? 'Der letzte Test' : `Die letzten ${count} Tests, der neueste rechts`,
    scoresLabel: (scores) => `Punktzahlen vom ältesten zum neuesten Test: ${scores}`,
    recent: 'Letzte Tests',
    all: 'Alle Tests',
    noTests:
      'Hier werden Ihre Tests stehen. Der erste dauert eine Minute: eine Mail an die Adresse auf der Startseite senden.',
    first: 'Ersten Test starten',
    next: 'Die nächsten Schritte',
    steps: {
      confirm: {
        title: 'Adresse bestätigen',
        text: 'Der Link liegt in Ihrem Postfach. Bis dahin warten bezahlte Funktionen.',
        action: 'Noch einmal senden',
      },
      test: {
        title: 'Die Mail testen, die Sie senden wollen',
        text: 'Sie bekommen eine Punktzahl, die Gründe dafür und die Einträge, die zu veröffentlichen sind.',
        action: 'Adresse holen',
      },
      twoFactor: {
        title: 'Konto mit einem zweiten Faktor schützen',
        text: 'Ein Code vom Telefon, damit ein gestohlenes Passwort nicht genügt.',
        action: 'Einrichten',
      },
      domain: {
        title: 'Einträge der eigenen Domain prüfen',
        text: 'SPF, DKIM und DMARC entscheiden, ob jemand Ihrer Adresse glaubt.',
        action: 'DMARC prüfen',
      },
    },
  },
}
