export { checkDkim, type DkimDetails, type DkimInput } from './check.ts'
export { type DkimKey, isDkimKey, parseDkimKey } from './parse.ts'
