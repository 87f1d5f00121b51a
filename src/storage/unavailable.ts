/** The database cannot be used; the message is for the operator, and says what to do. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable'
}
