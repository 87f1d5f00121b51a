/** Days between two emails of a newsletter that the form offers. */
export const expectedDays: readonly number[] = [1, 2, 7, 14, 31]
