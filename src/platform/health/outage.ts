/** Which errors say that the database cannot be asked at this moment: for whoever answers people. */
export { isOutage } from '#storage/outage.ts'
