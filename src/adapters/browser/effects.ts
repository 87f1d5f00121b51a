import {
  effectOf,
  type GroupLimits,
  groupsOf,
  type Lie,
  type StyleText,
  withoutLoads,
} from '@postproof/client-support/effect'
import { weights } from '@postproof/client-support/harm'
import type { Effect, Harm } from '@postproof/engine/world'
import type { Attribute, EffectOptions } from './inside/effects.ts'
import { effectSources } from './inside/source.ts'
import type { MailPage } from './page.ts'

export type EffectLimits = EffectOptions & {
  /** Milliseconds for one evaluation, by the clock: for a page that hangs. */
  ms: number
  /** CSS px of the page that are compared where nothing moved. */
  height: number
  /** Of the features that are taken out. */
  groups?: Partial<GroupLimits>
}

type Sized = Lie & { height: number }

/** In px of the window that is measured, and as much of the page as four windows. */
export const effectLimits: EffectLimits = { maxNodes: 20_000, maxItems: 3000, ms: 20_000, height: 3200 }

/**
 * Takes each feature that some client lacks out of a page that is loaded, and measures what is lost. The page is of no
 * more use then. `onEffect` is told of each at once, so that what was measured before a limit stays; once it answers
 * false nothing more is measured. `missing`: addresses of pictures that could not be loaded.
 */
export async function measureEffects(
  page: MailPage,
  missing: string[],
  onEffect: (effect: Effect) => boolean | Promise<boolean>,
  limits: EffectLimits = effectLimits,
): Promise<void> {
  const { ms, height, groups } = limits
  const sources = effectSources(limits, missing)
  const found = (await page.evaluate(sources.read, ms)) as { sheets: string[]; attributes: Attribute[] }
  const sheets = withoutLoads(found.sheets)
  const texts: StyleText[] = [
    ...sheets.map((css) => ({ css, bearer: null })),
    ...found.attributes.map(({ css, ...bearer }) => ({ css, bearer })),
  ]
  await page.evaluate(sources.split(sheets), ms)
  const before = (await page.evaluate(sources.measure, ms)) as Sized
  const shoot = () => page.shoot(Math.min(before.width, 2560), Math.min(before.height, height))
  const all = groupsOf(texts, undefined, groups)
  // Between decoration and nothing there is little: where the table says no more than that, it is right.
  const isPainted = (table: Harm) => groups?.all || weights[table] > weights.decoration
  const painted = all.some(({ harm }) => isPainted(harm)) ? Buffer.from(await shoot()) : null
  const take = async (source: string, table: Harm): Promise<Harm> => {
    const after = (await page.evaluate(source, ms)) as Sized
    const harm = effectOf(before, after)
    if (harm !== 'decoration') return harm
    if (!painted || !isPainted(table)) return table
    const isSame = after.height <= before.height && painted.equals(await shoot())
    return effectOf(before, after, isSame ? 'same' : 'different')
  }
  let changed: number[] = []
  for (const { slug, scopes, harm: table, changes } of all) {
    const harm = await take(sources.take(changed, changes), table)
    if (!(await onEffect({ slug, scopes, harm }))) return
    changed = changes.map(([index]) => index)
  }
}
