import { test } from 'vitest'

/** Stands in for all browser tests where there are no pages to look at (`vitest.config.ts`). */
test('the pages in a browser', ({ skip }) => skip('Nothing is built: run `node build-pages.ts` first.'))
