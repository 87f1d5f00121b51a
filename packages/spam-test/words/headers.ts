import type { CheckWords } from '../types.ts'
import { formatWords } from './header-format.ts'
import { listWords } from './header-lists.ts'

/** What the words of every check of the headers need, by id. */
export const headerWords: Record<string, CheckWords> = { ...formatWords, ...listWords }
