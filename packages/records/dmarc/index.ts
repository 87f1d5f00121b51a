export { checkDmarc, type DmarcDetails, type DmarcInput } from './check.ts'
export { createDmarcLookup, discoverDmarc } from './discover.ts'
export { type DmarcRecord, isDmarcRecord, type Policy, parseDmarc } from './parse.ts'
