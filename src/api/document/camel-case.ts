/** Joins the parts of a name: `report.score_dropped` becomes `reportScoreDropped`, `check-mta-sts` `checkMtaSts`. */
export const camelCase = (name: string): string =>
  name.replaceAll(/[._-](\w)/g, (_, letter: string) => letter.toUpperCase())

/** The same for a type: `mta-sts-report` becomes `MtaStsReport`. */
export const pascalCase = (name: string): string => camelCase(`-${name}`)
