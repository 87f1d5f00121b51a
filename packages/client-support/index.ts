export { clientSupport, defaultShares, forClients } from './support.ts'
export type { ClientSupport } from './types.ts'
