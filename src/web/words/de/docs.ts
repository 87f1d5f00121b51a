import type { Words } from '../en/index.ts'

const points = (count: number) => (count === 1 ? '1 Punkt' : `${count} Punkte`)

/** Words around the documentation; its pages are Markdown in docs/, its check guides the engines' own words. */
export const docsWords: Words['docs'] = {
  title: 'Dokumentation',
  lead: 'Wie ein Bericht zu lesen und zu beheben ist, was er findet, wie eine Instanz betrieben wird und wie sich darauf aufbauen lässt.',
  nav: 'Dokumentation',
  menu: 'Alle Seiten',
  onThisPage: 'Auf dieser Seite',
  previous: 'Zurück',
  next: 'Weiter',
  pageInEnglish: 'Diese Seite gibt es nur auf Englisch.',
  pagesInEnglish:
    'Prüfungen und Glossar gibt es auf Deutsch, die Anleitungen und übrigen Seiten nur auf Englisch.',
  anchor: (heading) => `Link zu „${heading}“`,
  copyCode: 'Diese Zeilen kopieren',
  curves: {
    label: (names: string[]) =>
      `Gefundener Spam über beanstandeter guter Mail, als Kurven: ${names.join(', ')}.`,
    found: 'Nach oben: Anteil des Spams, der gefunden wird.',
    flagged: 'Anteil der guten Mail, der beanstandet wird',
  },
  meta: (title, brand) => `${title} - Dokumentation von ${brand}`,
  notFound: 'Diese Seite gibt es in der Dokumentation nicht.',
  sections: {
    guide: {
      title: 'Anleitungen',
      lead: 'Was jede Prüfung ansieht, warum es zählt und wie es in Ordnung kommt.',
    },
    operate: {
      title: 'Eine Instanz betreiben',
      lead: 'Vom ersten DNS-Eintrag bis zu Sicherungen und Updates.',
    },
    develop: { title: 'Darauf aufbauen', lead: 'HTTP-API, Webhooks und Kommandozeile.' },
    decisions: { title: 'Entscheidungen', lead: 'Warum es so gebaut ist, wie es ist.' },
  },
  pages: {
    checks: 'Alle Prüfungen',
    checksLead: 'Jede Prüfung des Spam-Tests, nach Gruppen, mit dem, was sie kosten kann.',
    glossary: 'Glossar',
    glossaryLead: 'Die Begriffe der Zustellbarkeit, jeder in wenigen Sätzen.',
    api: 'API-Referenz',
    apiLead: 'Jeder Aufruf mit seinen Datenformen.',
  },
  search: {
    label: 'Dokumentation durchsuchen',
    submit: 'Suchen',
    title: 'Suche',
    found: (count, query) =>
      count === 1 ? `„${query}“ steht an einer Stelle.` : `„${query}“ steht an ${count} Stellen.`,
    none: (query) =>
      `Nirgends steht alles aus „${query}“. Weniger Wörter versuchen oder die Liste der Seiten durchsehen.`,
    empty: 'Ein oder zwei Wörter eingeben, etwa „selector“ oder „backup“.',
  },
  check: {
    group: 'Gruppe',
    points: (problem, most, group) =>
      `In der Gruppe ${group}. Ein Problem nimmt einer sonst guten Mail ${problem} der 100 Punkte, eine Warnung halb so viel.${most > problem ? ` Im schlimmsten Fall sind es ${most}, denn solche Mail lehnen Anbieter ab.` : ''}`,
    noPoints: 'Gibt Auskunft und kostet keine Punkte.',
    why: 'Warum es zählt',
    outcomes: 'Was der Bericht sagen kann und was zu tun ist',
    outcomesNote: 'example.com steht für Ihre Domain; was in ‹spitzen Klammern› steht, kommt aus Ihrer Mail.',
    services: 'Beim Versanddienst',
    otherServices: 'Andere Dienste',
    othersNote: (names) => `Zum Beispiel ${names}.`,
    sources: 'Wo das geschrieben steht',
    guide: 'Die Anleitung',
    groupPoints: points,
    weight: (weight) => `Gewicht ${weight}`,
  },
  api: {
    title: 'API-Referenz',
    lead: 'Dieselben Tests über HTTP. Für den Spam-Test ist kein Schlüssel nötig; einen Bericht kann lesen, wer seinen Link hat, und mit dem Cookie der ersten Antwort lassen sich die eigenen Tests auflisten und löschen.',
    examples: 'Beispiele für jeden Ablauf',
    calls: 'Aufrufe',
    copyLine: 'Als curl-Befehl kopieren',
    body: 'Inhalt der Anfrage',
    required: 'erforderlich',
    where: { path: 'im Pfad', query: 'in der Query' },
  },
  term: { more: 'Im Glossar', used: 'Verwendete Begriffe' },
  guideLink: 'Anleitung zu dieser Prüfung',
}
