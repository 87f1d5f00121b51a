import type { DeviceHeatMap } from '#contract/pictures.ts'
import type { ReportOutline } from '../outline.ts'

/** What the heat map says beside its shares. Pure. */

/** The sentence of the check that counts the pictures of the mail; null when all of them were loaded. */
export const saidMissing = ({ results }: Pick<ReportOutline, 'results'>): string | null =>
  results.find(({ id, code }) => id === 'render_cost' && code === 'pictures-missing')?.summary ?? null

/** Pictures that lead somewhere: what a mail without a button may have in its place. */
export const linkedPictures = ({ elements }: Pick<DeviceHeatMap, 'elements'>): number =>
  elements.filter(({ kind, href }) => kind === 'picture' && href !== null).length
