export { checkSpf, type SpfDetails, type SpfInput } from './check.ts'
export { isSpfRecord, parseSpf, type SpfRecord, type SpfTerm } from './parse.ts'
export { type SpfResult, type Walk, walkSpf } from './walk.ts'
