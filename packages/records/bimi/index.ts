export { type BimiDetails, type BimiWorld, checkBimi } from './check.ts'
