import type { InstanceStatus } from '#contract/site.ts'
import type { siteWords as english } from '../en/site.ts'

type Part = InstanceStatus['parts'][number]

/** The public pages around the tools. */
export const siteWords: typeof english = {
  inboxTest: {
    meta: 'Posteingangstest',
    description:
      'Eine Mail an Testpostfächer bei mehreren Anbietern senden und sehen, wo sie landet: Posteingang, Tab oder Spam-Ordner, wie lange sie brauchte und was die Empfänger von Ihren Signaturen sahen.',
    title: 'Posteingang oder Spam-Ordner?',
    lead: 'Eine Wertung sagt, was in einer Mail steckt. Dieser Test sagt, was aus ihr wurde: Sie senden sie an unsere Postfächer bei mehreren Anbietern, und wir sehen nach, wohin sie gelegt wurde.',
    specimen: {
      places: { inbox: 'Posteingang', tab: 'Werbung', spam: 'Spam', missing: 'Fehlt' },
      seconds: (seconds: number) => `${seconds} s`,
      waited: 'nicht in 15 min',
      note: 'So liest sich ein Ergebnis. Diese Zeilen sind erfunden.',
    },
    begin: 'Postfächer wählen',
    example: 'Beispiel ansehen',
    steps: {
      title: 'So geht es',
      items: [
        {
          title: 'Postfächer wählen',
          text: 'Die bei den Anbietern, die Ihre Leser nutzen. Sie bekommen die Adressen als Liste und ein Kennzeichen, an dem wir Ihre Mail erkennen.',
        },
        {
          title: 'Senden wie immer',
          text: 'Aus dem Programm, das Ihren Newsletter verschickt, mit dem Kennzeichen darin. Einzelne Nachrichten, nicht eine mit vielen Empfängern: solche werden anders beurteilt.',
        },
        {
          title: 'Zusehen, wo sie landet',
          text: 'Jedes Postfach meldet sich, wenn die Mail da ist: der Ordner, die Dauer, und ob SPF, DKIM und DMARC dort bestanden. Die meisten antworten in wenigen Minuten.',
        },
      ],
    },
    shows: {
      title: 'Was der Bericht zeigt',
      items: [
        ['Posteingang', 'Sie steht da, wo Ihre Leser zuerst hinsehen.'],
        ['Ein Tab', 'Werbung oder Benachrichtigungen bei Gmail: zugestellt, aber beiseite gelegt.'],
        ['Spam', 'Der Anbieter nahm sie an und legte sie weg.'],
        ['Fehlt', 'Sie kam nicht an, solange gewartet wurde.'],
      ],
    },
    limits: {
      title: 'Was er nicht zeigen kann',
      text: 'Unsere Postfächer sind nicht Ihre Leser. Niemand hat dort Ihre früheren Mails geöffnet; was Anbieter von Menschen lernen, fehlt also. Lesen Sie das Ergebnis als Hinweis auf Einrichtung und Inhalt, am besten über mehrere Sendungen.',
    },
    questions: [
      {
        q: 'Was ist der Unterschied zum Spam-Test?',
        a: [
          'Der Spam-Test liest eine Mail und alles, was über ihren Absender veröffentlicht ist, und erklärt jeden Befund. Der Posteingangstest lässt echte Anbieter entscheiden und zeigt die Entscheidung ohne ihre Gründe. Zusammen sagen sie, was geschieht und warum.',
        ],
      },
      {
        q: 'Die Wertung war hoch. Warum liegt die Mail im Spam?',
        a: [
          'Anbieter wägen auch ab, wie Menschen mit Ihren früheren Mails umgingen, wie viel Sie heute im Vergleich zu gestern senden und was andere bei Ihrem Versanddienst tun. Nichts davon steht in der Mail.',
        ],
      },
      {
        q: 'Wie viele Postfächer soll ich wählen?',
        a: [
          'Zwei oder drei bei jedem Anbieter, der Ihnen wichtig ist. Ein Postfach kann eine Ausnahme sein; drei, die übereinstimmen, sind keine.',
        ],
      },
    ],
  },

  consultants: {
    meta: 'Beratung zur Zustellbarkeit',
    description:
      'Menschen, die Mail ans Ziel bringen: Prüfungen, Ruf als Absender, Umzug zu einem anderen Versanddienst, DMARC. Und ein Formular, um uns zu schreiben.',
    title: 'Beratung zur Zustellbarkeit',
    lead: 'Manche Fragen brauchen einen Menschen: eine Sperre, die bleibt, ein Umzug zu einem anderen Versanddienst, eine missbrauchte Domain. Beraterinnen und Berater leben davon.',
    listTitle: 'Beraterinnen und Berater',
    note: 'Aufgeführt vom Betreiber dieser Seite. Die Tests empfehlen deswegen niemanden.',
    empty: {
      title: 'Noch ist niemand aufgeführt',
      text: 'Die Liste führt der Betreiber dieser Seite. Schreiben Sie uns unten, auch wenn Sie jemanden kennen, der hierher gehört.',
    },
    languages: (languages: string) => `Spricht ${languages}`,
    site: 'Website',
    write: (name: string) => `An ${name} schreiben`,
    first: {
      title: 'Bevor Sie jemanden bezahlen',
      items: [
        [
          'Spam-Test machen',
          'Ein fehlender oder falscher Eintrag ist die häufigste Ursache, und der Bericht enthält den richtigen.',
        ],
        [
          'Beschwerdequote ansehen',
          'Google Postmaster Tools zeigt sie kostenlos. Gmail bittet Absender, unter 0,3 % zu bleiben.',
        ],
        [
          'Aufschreiben, wann es begann',
          'Ein neuer Server, eine neue Liste, eine neue Vorlage: der Tag sagt mehr als jeder Test.',
        ],
      ],
    },
  },

  contact: {
    title: 'Schreiben Sie uns',
    lead: 'Ihre Nachricht geht als Mail an den Betreiber dieser Seite. Gespeichert wird sie sonst nirgends.',
    name: 'Ihr Name',
    email: 'Ihre E-Mail-Adresse',
    emailHint: 'Dorthin geht die Antwort.',
    domain: 'Domain, um die es geht',
    domainHint: 'Freiwillig, etwa example.org.',
    message: 'Nachricht',
    send: 'Nachricht senden',
    sentTitle: 'Ihre Nachricht ist unterwegs',
    sent: 'Sie geht an den Betreiber dieser Seite. Die Antwort kommt an die Adresse, die Sie angegeben haben.',
    another: 'Noch eine Nachricht schreiben',
    off: 'Dieser Server kann noch keine Mail senden, deshalb gibt es kein Formular.',
  },

  status: {
    meta: 'Betriebsstatus',
    description: 'Welche Teile dieser Seite gerade arbeiten.',
    title: {
      good: 'Alles arbeitet',
      warning: 'Etwas verdient einen Blick',
      bad: 'Etwas arbeitet nicht',
    },
    lead: (when: string) => `Geprüft am ${when}. Die Seite wird bei jedem Laden neu gemacht.`,
    said: {
      good: 'Arbeitet',
      warning: 'Arbeitet, mit Anmerkung',
      bad: 'Arbeitet nicht',
      'no-data': 'Noch nichts zu sagen',
    } as Record<Part['status'], string>,
    parts: {
      receiver: ['Empfang von Mail', 'Nimmt die Mail an, die Sie an eine Testadresse senden.'],
      database: ['Berichte und Konten', 'Bewahrt auf, was geprüft wurde und wer Sie sind.'],
      jobs: ['Arbeit im Hintergrund', 'Löscht, was abgelaufen ist, und nimmt auf, was unterbrochen wurde.'],
      browser: [
        'Screenshots und Heatmaps',
        'Ein Browser zeichnet Ihre Mail, wie Geräte sie zeigen. Ohne ihn kommen Berichte ohne Bilder.',
      ],
      dns: [
        'Abfrage von Domains',
        'Fragt das DNS nach Einträgen und Blacklists. Ohne sie gelten Prüfungen als nicht geprüft.',
      ],
    } as Record<Part['id'], [string, string]>,
    machine: 'Für Programme: ',
  },

  admin: {
    contactEmail: 'Adresse für Nachrichten aus dem Kontaktformular',
    contactEmailHint: 'Ohne eine gehen sie an den Absender der Mail an Nutzer (MAIL_FROM).',
    contactTextHint: '{email} steht für diese Adresse, {year} für dieses Jahr.',
    leads: 'Links der Fußzeile',
    leadsHint: 'Ein Pfad dieser Seite oder eine ganze Adresse. Leere werden nicht gezeigt.',
    consultants: 'Beraterinnen und Berater',
    consultantsHint:
      'Auf der Seite zur Zustellbarkeit, in dieser Reihenfolge. Wer keinen Namen hat, wird herausgenommen.',
    newConsultant: 'Noch jemand',
    fields: {
      name: 'Name',
      about: 'Was sie tun',
      languages: 'Sprachen',
      languagesHint: 'Durch Kommas getrennt.',
      country: 'Land',
      link: 'Website',
      email: 'E-Mail-Adresse',
    },
  },
}
