import { tryParsers } from '../fuzz/try-parsers.ts'

/** As in tests/fuzz/fuzz.test.ts, with more new inputs for each parser. */
tryParsers({ seconds: 5 })
