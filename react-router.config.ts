import { join } from 'node:path'
import type { Config } from '@react-router/dev/config'
import { compressAssets } from './compress-assets.ts'

export default {
  appDirectory: 'src/web',
  buildDirectory: 'build',
  ssr: true,
  // The route table is small: sent whole, so that no page asks for a manifest later.
  routeDiscovery: { mode: 'initial' },
  buildEnd: ({ reactRouterConfig }) => compressAssets(join(reactRouterConfig.buildDirectory, 'client')),
} satisfies Config
