import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'src/web',
  buildDirectory: 'build',
  ssr: true,
  // The route table is small: sent whole, so that no page asks for a manifest later.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
