import { tryParsers } from '../fuzz/try-parsers.ts'

/** The corpus of each parser again, and five seconds of new inputs. For longer: npm run fuzz. */
tryParsers({ seconds: 5 })
