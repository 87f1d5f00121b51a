import type { Words } from '../en/index.ts'

/** The plans and what is in them. */
export const planWords: Words['plans'] = {
  pricing: {
    meta: 'Preise',
    title: 'Tarife',
    homeTitle: 'Tarife',
    lead: 'Testen ohne Konto bleibt kostenlos. Ein Tarif bringt mehr Tests, bewahrt die Berichte länger auf und öffnet die API.',
    guest: (tests, kept) =>
      `Ohne Konto: ${tests === 1 ? '1 Spamtest' : `${tests} Spamtests`} am Tag aus einem Netz, Berichte ${kept} aufbewahrt.`,
    freeTitle: 'Hier kostet nichts etwas',
    freeLead: 'Diese Instanz hat keine Tarife. Alles steht allen offen, die sie benutzen dürfen.',
    start: 'Test starten',
  },
  interval: {
    label: 'Zahlungsweise',
    month: 'Monatlich',
    year: 'Jährlich',
    saving: (months) => (months === 1 ? '1 Monat kostenlos' : `${months} Monate kostenlos`),
  },
  price: {
    free: 'Kostenlos',
    perMonth: 'im Monat',
    perYear: 'im Jahr',
    once: 'einmalig',
    byYear: (amount) => `${amount} im Monat, jährlich bezahlt`,
  },
  plan: {
    popular: 'Am häufigsten gewählt',
    current: 'Ihr Tarif',
    choose: (name) => `${name} wählen`,
    begin: 'Loslegen',
    change: (name) => `Zu ${name} wechseln`,
    ask: 'Wird vom Betreiber dieser Instanz vergeben.',
    askWith: 'Wird vom Betreiber vergeben; wie er zu erreichen ist, steht am Ende jeder Seite.',
    includes: (name) => `Was ${name} enthält`,
  },
  descriptions: {
    'For the newsletter you send now and then.': 'Für den Newsletter, den Sie ab und zu versenden.',
    'For one sender who tests every campaign.': 'Für einen Absender, der jede Kampagne testet.',
    'For a team with several senders, and for programs.':
      'Für ein Team mit mehreren Absendern, und für Programme.',
    'For those who send for others.': 'Für alle, die im Auftrag anderer versenden.',
    'Paid once, for as long as this service runs.': 'Einmal bezahlt, solange dieser Dienst läuft.',
  },
  features: {
    spam_check: (count) => `${count} Spam-Tests im Monat`,
    pictures: (count) => `${count} Screenshots und Heatmaps`,
    inbox_placement: (count) => `${count} Posteingangstests`,
    email_verification: (count) => `${count} geprüfte Adressen`,
    monitors: (count) => (count === 1 ? '1 Überwachung' : `${count} Überwachungen`),
    retention: (time) => `Aufbewahrung der Berichte: ${time}`,
    days: (days) => (days === 1 ? '1 Tag' : `${days} Tage`),
    years: (years) => (years === 1 ? '1 Jahr' : `${years} Jahre`),
    always: 'auf Dauer',
    unlimited: 'Unbegrenzt',
    api: (keys, rpm) => `API: ${keys} Schlüssel, ${rpm} ${rpm === 1 ? 'Anfrage' : 'Anfragen'} pro Minute`,
    apiUnlimited: 'API ohne Grenzen',
  },
  deal: {
    title: 'Lieber nur einmal zahlen?',
    text: (name, price) => `${name}: ${price}, ohne Verlängerung.`,
    see: 'Angebot ansehen',
  },
  ltd: {
    meta: 'Angebot auf Lebenszeit',
    title: 'Einmal zahlen, weiter testen',
    lead: 'Eine Zahlung, keine Verlängerung. Der Tarif bleibt, solange dieser Dienst läuft.',
    none: 'Zurzeit gibt es kein Angebot auf Lebenszeit.',
    see: 'Tarife ansehen',
    facts: [
      ['Nach Monaten gezählt', 'Die Zählung beginnt an jedem Monatsersten (UTC) von vorn.'],
      ['Codes aus einem Angebot', 'Ein anderswo gekaufter Code wird unter „Abonnement“ eingegeben.'],
      [
        'Später wechseln',
        'Ein anderer Tarif lässt sich jederzeit wählen. Endet er, gilt wieder der Tarif auf Lebenszeit.',
      ],
    ],
  },
}
