export const SEEDS = 50
export const TESTS = 200
