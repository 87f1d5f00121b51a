/** Days of a month on which a report is mailed: every month has them. */
export const reportDays: readonly number[] = Array.from({ length: 28 }, (_, at) => at + 1)
