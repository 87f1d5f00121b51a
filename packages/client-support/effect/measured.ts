import type { Effect, MeasuredEffects } from '../types.ts'

/** What was measured, by feature and by whom it is lacked. */
export function effectsOf(effects: readonly Effect[]): MeasuredEffects {
  const found: MeasuredEffects = {}
  for (const { slug, scopes, harm } of effects)
    for (const scope of scopes) found[slug] = { ...found[slug], [scope]: harm }
  return found
}
