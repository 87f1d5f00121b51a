import type { Words } from '../en/index.ts'
import { verifierAdvice } from './verifier-advice.ts'
import { verifierListWords } from './verifier-lists.ts'
import { verifierResultWords } from './verifier-result.ts'

export const verifierWords: Words['verifier'] = {
  ...verifierResultWords,
  advice: verifierAdvice,
  lists: verifierListWords,

  meta: {
    title: 'Adressprüfung: Nimmt diese E-Mail-Adresse Mail an?',
    description:
      'Eine E-Mail-Adresse prüfen, bevor Sie ihr schreiben: Schreibweise, Domain, Mailserver, Postfach. Mit Belegen, und ehrlich, wo es niemand wissen kann.',
    of: (address) => `Prüfung von ${address}`,
    lists: 'Eine Liste von E-Mail-Adressen prüfen',
    list: (name) => `${name}: geprüfte Adressen`,
  },

  tabs: { nav: 'Adressprüfung', one: 'Eine Adresse', list: 'Eine Liste' },

  title: 'Wird diese Adresse Ihre Mail annehmen?',

  lead: 'Schreibweise, Listen, Domain, Mailserver: Alles wird angesehen, und Sie sehen, was dabei herauskam. Wo es niemand wissen kann, steht das auch da.',

  label: 'E-Mail-Adresse',

  placeholder: 'name@example.org',

  submit: 'Prüfen',

  submitting: 'Wird geprüft',

  example: 'So sieht eine Antwort aus',

  exampleNote: 'Eine erfundene Adresse',

  specimen: {
    title:
      'Dieser Server nimmt Mail für jeden Namen an. Ob es dieses Postfach gibt, kann deshalb niemand sagen.',
    text: 'Er hat die Adresse angenommen, einen zufällig erfundenen Namen aber genauso.',
  },

  noServer: 'Dieser Server fragt keine Postfächer ab',

  empty: 'Zuerst eine E-Mail-Adresse eingeben.',

  scoreOf: (score) => `Punktzahl: ${score} von 100`,

  ofHundred: 'von 100',
  noScore: 'Keine Punktzahl',

  checked: 'Geprüft',

  cached: 'aus einer früheren Prüfung, noch gültig',

  adviceTitle: 'Was zu tun ist',

  lookedIn: {
    title: 'Listen, in denen nachgesehen wurde',
    count: (count) => (count === 1 ? '1 Liste' : `${count} Listen`),
    name: 'Liste',
    version: 'Fassung',
    date: 'Daten vom',
  },

  gone: {
    missing: 'Unter dieser Adresse gibt es keine Prüfung',
    missingText:
      'Vielleicht ist der Link abgeschnitten. Kaputt ist nichts: Die Adresse eingeben, um sie noch einmal zu prüfen.',
    expired: 'Diese Prüfung ist abgelaufen',
    expiredText:
      'Ergebnisse werden gelöscht, wenn ihre Zeit vorbei ist. Die Adresse eingeben, um sie noch einmal zu prüfen.',
    failed: 'Das konnte nicht gezeigt werden',
    failedText: 'Auf unserer Seite ist etwas fehlgeschlagen. Oft hilft es, die Seite neu zu laden.',
  },

  about: [
    {
      title: 'Was abgefragt wird',
      text: 'Wie die Adresse geschrieben ist, ob Listen ihre Domain kennen, wohin ihre Mail geht und, wo der Betreiber es erlaubt, ob der Mailserver diesen Empfänger annimmt. Gesendet wird keine Nachricht.',
    },
    {
      title: 'Was eine Antwort wert ist',
      text: 'Einem Server, der Nein sagt, wird geglaubt. Einer, der zu jedem Namen Ja sagt, uns vertröstet oder nicht mit uns redet, beweist nichts, und das Urteil sagt es.',
    },
    {
      title: 'Was mit der Adresse geschieht',
      text: 'Das Ergebnis bleibt höchstens 30 Tage auf diesem Server und ist nur über seinen Link lesbar. Die Adresse erfährt niemand außer ihrem eigenen Mailserver.',
    },
  ],

  questions: [
    {
      q: 'Warum „unbekannt“? Andere Werkzeuge haben immer eine Antwort.',
      a: [
        'Große Anbieter beantworten jede solche Frage gleich oder gar nicht, und manche Server vertrösten alle, die sie nicht kennen. Ein Werkzeug, das trotzdem „gültig“ sagt, rät. Hier heißt es unbekannt, mit dem Grund und der Antwort des Servers.',
      ],
    },
    {
      q: 'Bekommt eine Adresse Mail, wenn sie geprüft wird?',
      a: [
        'Nein. Das Gespräch mit dem Mailserver endet, nachdem der Empfänger genannt wurde und bevor eine Nachricht käme. Wem das Postfach gehört, bemerkt davon nichts.',
      ],
    },
    {
      q: 'Darf ich eine gekaufte Liste prüfen?',
      a: [
        'Es wird nichts nützen. Dass es ein Postfach gibt, ist keine Erlaubnis, dorthin zu schreiben, und gekaufte Listen enthalten Fallen, die Mail annehmen wie jede andere Adresse.',
      ],
    },
    {
      q: 'Ich betreibe einen Mailserver und möchte nicht gefragt werden.',
      a: [
        'Domains und einzelne Adressen können auf eine Liste gesetzt werden, die von hier aus nie wieder abgefragt wird. Schreiben Sie dem Betreiber dieser Website.',
      ],
    },
  ],
}
