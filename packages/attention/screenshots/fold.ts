import type { Layout } from '@postproof/engine/world'

/**
 * Where the first screen ends, CSS px of the picture. A mail wider than the window is shrunk until it fits, as phones
 * do, and more of it then stands in the first screen. `width`: of the picture, CSS px.
 */
export function foldOf({ viewport }: Layout, width: number): number {
  return Math.round(viewport.height * Math.max(1, width / viewport.width))
}
