export { checkMtaSts, type MtaStsDetails } from './check.ts'
export { type MtaStsPolicy, type MtaStsRecord, parseMtaSts, parseMtaStsPolicy } from './parse.ts'
