import stored from '../../../packages/attention/data/network.json' with { type: 'json' }
import type { Network } from '../../../packages/attention/network/forward.ts'
import { readNetwork } from '../../../packages/attention/network/weights.ts'
import heads from './heads.json' with { type: 'json' }

/**
 * The network that has not seen the pages of each fold: its head differs, as all other layers know photographs alone.
 * Kept, so that figures can be checked without Python.
 */
export const foldNetworks: Network[] = heads.map((head) =>
  readNetwork({ layers: [...stored.layers.slice(0, -1), head] }),
)
