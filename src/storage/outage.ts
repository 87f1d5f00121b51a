/**
 * Failures of the database that pass by themselves: it is gone, restarting, full, or too busy. What is left open by one
 * is tried again; a statement that is wrong would only fail again.
 */

/** PostgreSQL, appendix A: connection exceptions, lack of resources, an operator's doing, system errors, conflicts. */
const passing = /^(?:08|53|57|58)|^(?:40001|40P01|25P03|55P03)$/
const unreachable = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
])
/** From connect(2): a server that is being started again has no socket for a moment, or takes no more connections at it. */
const noSocket = new Set(['ENOENT', 'EAGAIN'])
/** `pg` has no codes for what it says itself. */
const said =
  /^(?:Connection terminated|timeout exceeded when trying to connect|timeout expired$|Client has encountered a connection error|Client was closed|The database did not answer)/

/** Whether this error says that the database cannot be asked at this moment. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, name, syscall } = error as { code?: unknown; name: string; syscall?: unknown }
  if (syscall === 'connect' && noSocket.has(String(code))) return true
  if (typeof code === 'string' && code !== '') return unreachable.has(code) || passing.test(code)
  return name === 'BlobsUnavailable' || said.test(error.message)
}
