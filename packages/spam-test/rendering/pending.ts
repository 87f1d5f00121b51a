import { type Finding, noData } from '@postproof/engine/finding'

/** The checks that need the drawn mail, in the order of the catalog: known also where nothing is drawn or judged. */
export const renderingIds = [
  'responsive',
  'dark_mode',
  'images_off',
  'accessibility',
  'fold',
  'render_cost',
] as const

/**
 * Why the drawn mail cannot be judged. `pending`: it is being drawn. `disabled`: this installation draws no mails.
 * `no-browser`: no browser could be started. `failed`: the drawing failed. `ours`: limits of ours cut it short.
 * `empty`: the mail has nothing to draw. `locked`: the plan of whoever sent it had no pictures left.
 */
export type NotRendered = 'pending' | 'disabled' | 'no-browser' | 'failed' | 'ours' | 'empty' | 'locked'

/** No-data for each of these checks, before the pictures are ready or in place of them. */
export function pendingRendering(reason: NotRendered): Finding[] {
  const facts: Finding['facts'] = reason === 'empty' ? { applies: false } : {}
  return renderingIds.map((id) => noData(id, reason, facts))
}

/** Whether a finding is made from the drawn mail. Client support is judged without it too. */
export const isRendered = ({ id, facts }: Pick<Finding, 'id' | 'facts'>): boolean =>
  renderingIds.some((one) => one === id) || (id === 'client_support' && facts.drawn === true)
