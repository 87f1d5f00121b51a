import type { Plan } from '#contract/billing.ts'

export type PlanChoice = { value: string; label: string }

/** The plans that an account may be given: not that of visitors without one. */
export const planChoices = (plans: readonly Plan[]): PlanChoice[] =>
  plans.filter(({ id }) => id !== 'anonymous').map(({ id, name }) => ({ value: id, label: name }))
