/** The grades of a spam test, each with the score from which it is given. Browser-safe. */
export const gradeFloors = [
  ['A', 95],
  ['B', 85],
  ['C', 75],
  ['D', 65],
  ['E', 50],
  ['F', 0],
] as const

export type Grade = (typeof gradeFloors)[number][0]

/** The grade of that name; null for none, and for names that are not known here. */
export const gradeNamed = (name: string | null): Grade | null =>
  gradeFloors.find(([grade]) => grade === name)?.[0] ?? null
