/**
 * How many made-up cases a test tries: few in `npm test`, where a person waits for them, and many in `.ci/run`
 * (project `thorough` of vitest.config.ts).
 */
export const cases = (few: number, many: number): number => (process.env.CASES === 'many' ? many : few)
