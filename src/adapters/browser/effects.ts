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
import { clear, type Desk, type Drawing, open, withinCost } from './draw.ts'
import type { Attribute, EffectOptions } from './inside/effects.ts'
import { effectSources, stillSource } from './inside/source.ts'
import type { RunningBrowser } from './launch.ts'
import type { MailPage } from './page.ts'
import { BrowserDied, stopOf } from './stop.ts'

export type EffectLimits = EffectOptions & {
  /** Milliseconds for one evaluation, by the clock: for a page that hangs. */
  ms: number
  /** CSS px of the page that are compared where nothing moved. */
  height: number
  /** Of the features that are taken out. */
  groups?: Partial<GroupLimits>
}

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
  const shoot = (width: number) => page.shoot(Math.min(width, 2560), height)
  const before = (await page.evaluate(sources.measure, ms)) as Lie
  const painted = Buffer.from(await shoot(before.width))
  const take = async (source: string, table: Harm): Promise<Harm> => {
    const after = (await page.evaluate(source, ms)) as Lie
    const harm = effectOf(before, after)
    if (harm !== 'decoration') return harm
    // Between decoration and nothing there is little: where the table says no more than that, it is right.
    if (weights[table] <= weights.decoration && !groups?.all) return table
    const isSame = painted.equals(await shoot(before.width))
    return effectOf(before, after, isSame ? 'same' : 'different')
  }
  let changed: number[] = []
  for (const { slug, scopes, harm: table, changes } of groupsOf(texts, undefined, groups)) {
    const harm = await take(sources.take(changed, changes), table)
    if (!(await onEffect({ slug, scopes, harm }))) return
    changed = changes.map(([index]) => index)
  }
}

/**
 * Measures a mail as the desktop shows it, on a page of its own. Ends by itself when enough was spent; what was measured until
 * it is stopped stays. Rejects with BrowserDied only, and then the browser must be ended.
 */
export async function measureOnPage(running: RunningBrowser, drawing: Drawing): Promise<void> {
  const { limits, resources, onEffect } = drawing
  const desk: Desk = { running, opened: undefined }
  const left = limits.mailCpuMs - drawing.spent
  if (left < 2 * limits.effectsCpuMs) return
  try {
    const opened = await open(running, 'desktop', drawing)
    desk.opened = opened
    const first = await opened.spent()
    const isEnough = async (): Promise<boolean> => {
      const { own, shared } = await opened.spent()
      return own - first.own + shared - first.shared > limits.effectsCpuMs
    }
    await withinCost(opened, { ms: left, what: 'The measuring' }, drawing, async (page) => {
      await page.load({ pictures: true }, limits.pictureMs)
      await page.evaluate(stillSource, limits.pictureMs)
      await measureEffects(page, resources.failed(), async (effect) => {
        onEffect(effect)
        return !(await isEnough())
      })
    })
  } catch (error) {
    const stop = stopOf(error)
    if (!(await clear(desk, stop))) throw new BrowserDied(stop.message)
  } finally {
    await desk.opened?.page.close()
  }
}
