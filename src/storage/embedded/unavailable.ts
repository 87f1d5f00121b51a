/** The embedded database cannot run here; the message is one sentence for the operator that says what to do. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable'
}
