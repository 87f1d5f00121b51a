/** Tells errors that mean the database is unavailable from bugs. */
export { isOutage } from '#storage/outage.ts'
