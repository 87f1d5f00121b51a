import type { Effort } from './topics.ts'
import type { AdviceWords, TopicWords } from './words.ts'

/** The plan in German. */

const topics: Record<string, TopicWords> = {
  identity: {
    title: 'Beweisen, dass die Mail von Ihnen ist',
    obstacle: {
      bad: 'ein Teil des Beweises, dass diese Mail von Ihnen ist, fehlt oder scheitert',
      warning: 'der Beweis, dass diese Mail von Ihnen ist, hat eine Schwachstelle',
    },
  },
  server: {
    title: 'Den sendenden Server erkennbar machen',
    obstacle: {
      bad: 'der sendende Server stellt sich nicht so vor, wie es sich für einen Mailserver gehört',
      warning: 'der sendende Server könnte sich besser vorstellen',
    },
  },
  reputation: {
    title: 'Von den Blacklists kommen und beseitigen, was dorthin geführt hat',
    obstacle: {
      bad: 'eine Blacklist nennt Ihre Adresse, Ihre Domain oder eine, auf die Sie verlinken',
      warning: 'eine kleinere Blacklist nennt Ihre Adresse, Ihre Domain oder eine, auf die Sie verlinken',
    },
  },
  age: {
    title: 'Einer jungen Domain Zeit geben, Vertrauen zu gewinnen',
    obstacle: {
      bad: 'die Domain ist so neu, dass Filter ihr noch nicht trauen',
      warning: 'die Domain ist für Filter noch neu',
    },
  },
  unsubscribe: {
    title: 'Die Abmeldung mit einem Klick ermöglichen',
    obstacle: {
      bad: 'Lesende können sich nicht so leicht abmelden, wie Gmail und Yahoo es verlangen',
      warning: 'sich abzumelden oder zu sehen, wer die Liste betreibt, könnte leichter sein',
    },
  },
  danger: {
    title: 'Entfernen, was Filter sperren',
    obstacle: {
      bad: 'die Mail enthält etwas, das Filter sperren oder dem sie misstrauen',
      warning: 'die Mail enthält etwas, bei dem Filter zweimal hinsehen',
    },
  },
  links: {
    title: 'Die Links in Ordnung bringen',
    obstacle: {
      bad: 'einige Links funktionieren nicht oder sehen verdächtig aus',
      warning: 'einige Links könnten vertrauenswürdiger aussehen',
    },
  },
  headers: {
    title: 'Die Header in Ordnung bringen',
    obstacle: {
      bad: 'einige Header sind nicht so, wie der Standard es verlangt',
      warning: 'einige Header könnten ordentlicher sein',
    },
  },
  words: {
    title: 'Betreff, Vorschau und Wortwahl überarbeiten',
    obstacle: {
      bad: 'ein Teil der Worte ist Filtern von Spam bekannt oder wirkt unfertig',
      warning: 'die Worte könnten klarer sein',
    },
  },
  images: {
    title: 'Die Mail auch ohne Bilder bestehen lassen',
    obstacle: {
      bad: 'ohne ihre Bilder sagt die Mail zu wenig',
      warning: 'die Mail stützt sich auf ihre Bilder',
    },
  },
  outlook: {
    title: 'Das Design für Outlook tauglich machen',
    obstacle: {
      bad: 'Outlook unter Windows wird das Design nicht so zeigen, wie es gemeint ist',
      warning: 'Outlook unter Windows kann Teile des Designs anders zeigen',
    },
  },
  clients: {
    title: 'Bei dem bleiben, was Gmail und andere Mailprogramme zeigen können',
    obstacle: {
      bad: 'das Design verwendet, was Gmail oder andere große Mailprogramme weglassen',
      warning: 'das Design verwendet, was manche Mailprogramme weglassen',
    },
  },
  phone: {
    title: 'Auf dem Telefon lesbar machen',
    obstacle: {
      bad: 'auf dem Telefon ist die Mail schwer zu lesen',
      warning: 'auf dem Telefon könnte die Mail leichter zu lesen sein',
    },
  },
  dark: {
    title: 'Im Dunkelmodus lesbar halten',
    obstacle: {
      bad: 'im Dunkelmodus sind Teile der Mail schwer zu lesen',
      warning: 'im Dunkelmodus können Teile der Mail schwer zu lesen sein',
    },
  },
  accessible: {
    title: 'Für alle zugänglich machen',
    obstacle: {
      bad: 'manche, etwa wer einen Screenreader nutzt, können mit dieser Mail nichts anfangen',
      warning: 'manche, etwa wer einen Screenreader nutzt, haben es mit dieser Mail schwerer',
    },
  },
  structure: {
    title: 'Den Aufbau der Mail aufräumen',
    obstacle: {
      bad: 'die Mail ist so gebaut, dass manche Mailprogramme sie abschneiden oder nicht lesen können',
      warning: 'die Mail könnte leichter und sauberer gebaut sein',
    },
  },
  extras: {
    title: 'Die Einträge der Domain abrunden',
    obstacle: {
      bad: 'ein freiwilliger Eintrag der Domain funktioniert nicht',
      warning: 'ein freiwilliger Eintrag der Domain fehlt oder ist unvollständig',
    },
  },
}

const durations: Record<Effort, string> = {
  minutes: 'ist in Minuten erledigt',
  hours: 'dauert ein paar Stunden',
  days: 'dauert Tage, also am besten heute beginnen',
}

const start = (title: string, effort: Effort) => `„${title}“: Das ${durations[effort]}`

export const germanAdvice: AdviceWords = {
  language: 'de',
  topic: (topic) => topics[topic.id] ?? topic,
  nothing: 'Nichts, was geprüft werden konnte, steht dieser Mail im Weg',
  stoppedOnlyBy: (obstacle) => `Nichts, was geprüft werden konnte, hält diese Mail auf, aber ${obstacle}`,
  joined: (clauses) => clauses.join(', und '),
  whenTime: (title, effort) =>
    `Wenn Zeit ist, weiter mit ${start(title, effort)}, auch wenn es keine Punkte bringt`,
  begin: (title, effort) => `Zuerst ${start(title, effort)}`,
  beginFor(title, effort, points, together) {
    const rounded = Math.round(points)
    const worth =
      points < 1 ? 'weniger als einen Punkt' : `etwa ${rounded === 1 ? 'einen Punkt' : `${rounded} Punkte`}`
    const condition = together
      ? ', sobald auch die anderen Ursachen der niedrigen Punktzahl behoben sind'
      : ''
    return `Zuerst ${start(title, effort)} und bringt ${worth}${condition}`
  },
  partly: (share) =>
    `; ${share} % dessen, was zählt, konnten geprüft werden, es kann sich also noch mehr zeigen`,
  onlyPartly: (share) =>
    `Nur ${share} % dessen, was zählt, konnten geprüft werden; ein Test per Mail kann noch etwas finden`,
  again:
    'Nach Änderungen an der Vorlage, am Versanddienst oder an den DNS-Einträgen lohnt sich ein neuer Test',
  moreFindings: (n) =>
    n === 1 ? 'Ein weiterer Befund gehört hierher.' : `${n} weitere Befunde gehören hierher.`,
}
