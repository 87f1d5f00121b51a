/** Without zod, since pages need it in the browser. */

/** From these scores on an email is in order, or passes with faults. */
export const scoreLevels = { good: 80, warning: 50 }

export const levelOfScore = (score: number): 'good' | 'warning' | 'bad' =>
  score >= scoreLevels.good ? 'good' : score >= scoreLevels.warning ? 'warning' : 'bad'
