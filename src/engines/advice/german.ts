import { enumerated } from '#engines/spam-test/texts/de/requirements.ts'
import type { Effort } from './topics.ts'
import type { AdviceWords } from './words.ts'

/** The plan in German. */

const durations: Record<Effort, string> = {
  minutes: 'dauert Minuten',
  hours: 'dauert ein paar Stunden',
  days: 'dauert Tage, also am besten heute beginnen',
}

const start = (title: string, effort: Effort) => `„${title}“: Das zu beheben ${durations[effort]}`

export const germanAdvice: AdviceWords = {
  language: 'de',
  title: (checks, more) => {
    const rest = more === 1 ? 'eine weitere Prüfung' : `${more} weitere Prüfungen`
    return enumerated(more > 0 ? [...checks, rest] : checks)
  },
  nothing: 'Nichts, was geprüft werden konnte, steht dieser Mail im Weg',
  problems(checks, n) {
    const names = enumerated(checks.map((name) => `„${name}“`))
    return n === 1
      ? `Ein Problem wurde gefunden: ${names}`
      : `${n} Probleme wurden gefunden, die schwersten bei ${names}`
  },
  onlyWarned: (check) =>
    `Nichts, was geprüft werden konnte, hält diese Mail auf, aber „${check}“ könnte besser sein`,
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
