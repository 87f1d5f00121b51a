import type { Explanation } from '#engines/record/words.ts'

/** In German: what the parts of the record are, what a suggested record changes, and what may go wrong with it. */
export const germanMtaStsExplanations: Record<string, Explanation> = {
  'mta-sts.v': 'Sagt, dass es eine MTA-STS-Richtlinie gibt. Muss ganz vorn stehen und v=STSv1 lauten.',
  'mta-sts.id': 'Welche Fassung der Richtlinie gilt.',
  'mta-sts.id-value': ({ value }) =>
    `Die Fassung ist ${value}. Server holen die Richtliniendatei neu, wenn sich das ändert; deshalb bei jeder Änderung der Datei auch dies ändern.`,
  'mta-sts.extension': ({ name }) => `${name} ist nicht definiert; sendende Server übergehen es.`,
  separator: 'Trennt die Teile.',
  unknown: 'Das ist als Tag nicht lesbar.',
  first: 'Kündigt eine Richtlinie im Testmodus an: Fehler werden berichtet, und die Mail läuft wie bisher.',
  repair: 'Der Eintrag in einer Form, die sendende Server lesen, mit einer neuen id.',
  merge: 'Ein Eintrag statt mehrerer: Bei mehreren nehmen sendende Server an, dass es keine Richtlinie gibt.',
  'new-id': 'Eine neue id, damit sendende Server die berichtigte Richtliniendatei holen.',
  'risk.file-first':
    'Zuerst die Richtliniendatei bereitstellen, dann den Eintrag veröffentlichen. Solange eine Richtlinie im Modus enforce die falschen Server nennt, halten große Anbieter Ihre eingehende Mail zurück.',
}
