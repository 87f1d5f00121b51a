import { tryParsers } from './try-parsers.ts'

/**
 * The whole corpus again, and some new inputs for each parser, the same ones each time. Nothing is judged by the clock but
 * an input without an end. For longer: tests/long/fuzz.test.ts, and npm run fuzz.
 */
tryParsers({ inputs: 120, seconds: 0.5 })
