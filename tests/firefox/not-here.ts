import { test } from 'vitest'

/** Stands in for the journeys in Firefox where there is none (`vitest.config.ts`). */
test('the journeys in Firefox', ({ skip }) =>
  skip('Firefox is not here: install firefox-esr, or name the program in FIREFOX_PATH.'))
