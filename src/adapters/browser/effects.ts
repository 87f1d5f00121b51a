import { effectOf, groupsOf, type Lie, type StyleText, withoutLoads } from '@postproof/client-support/effect'
import type { Harm, Scope } from '@postproof/client-support/types'
import type { Attribute, EffectOptions } from './inside/effects.ts'
import { effectSources } from './inside/source.ts'
import type { MailPage } from './page.ts'

export type EffectLimits = EffectOptions & {
  /** Milliseconds for one evaluation, by the clock: for a page that hangs. */
  ms: number
  /** CSS px of the page that are compared where nothing moved. */
  height: number
}

/** In px of the window that is measured, and as much of the page as four windows. */
export const effectLimits: EffectLimits = { maxNodes: 20_000, maxItems: 3000, ms: 20_000, height: 3200 }

/** One feature taken out of the page, and what became of it. */
export type Taken = { slug: string; scopes: Scope[]; harm: Harm }

/**
 * Takes each feature that some client lacks out of a page that is loaded, and measures what is lost. The page is of no
 * more use then. `onTaken` is told of each at once, so that what was measured before a limit stays. `missing`:
 * addresses of pictures that could not be loaded.
 */
export async function measureEffects(
  page: MailPage,
  missing: string[],
  onTaken: (taken: Taken) => void | Promise<void>,
  limits: EffectLimits = effectLimits,
): Promise<void> {
  const { ms, height } = limits
  const sources = effectSources(limits, missing)
  const found = (await page.evaluate(sources.read, ms)) as { sheets: string[]; attributes: Attribute[] }
  const sheets = found.sheets.map(withoutLoads)
  const texts: StyleText[] = [
    ...sheets.map((css) => ({ css, bearer: null })),
    ...found.attributes.map(({ css, ...bearer }) => ({ css, bearer })),
  ]
  await page.evaluate(sources.split(sheets), ms)
  const shoot = (width: number) => page.shoot(Math.min(width, 2560), height)
  const before = (await page.evaluate(sources.measure, ms)) as Lie
  const painted = Buffer.from(await shoot(before.width))
  const take = async (slug: string, scopes: Scope[], source: string) => {
    const after = (await page.evaluate(source, ms)) as Lie
    let harm = effectOf(before, after)
    if (harm === 'decoration') {
      const isSame = painted.equals(await shoot(before.width))
      harm = effectOf(before, after, isSame ? 'same' : 'different')
    }
    await onTaken({ slug, scopes, harm })
  }
  let changed: number[] = []
  for (const { slug, scopes, changes } of groupsOf(texts)) {
    await take(slug, scopes, sources.take(changed, changes))
    changed = changes.map(([index]) => index)
  }
}
