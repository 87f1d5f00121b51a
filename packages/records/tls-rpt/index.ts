export { checkTlsRpt, type TlsRptDetails } from './check.ts'
