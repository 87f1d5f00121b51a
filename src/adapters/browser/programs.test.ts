import { expect, it } from 'vitest'
import { launch } from './launch.ts'
import { noteStarted, programInUse, programsFor } from './programs.ts'

it.each([
  ['the bundled one before the system’s', undefined, true, '/usr/bin/chromium', ['bundled', 'system']],
  ['the system’s where the bundled one does not run', undefined, false, '/usr/bin/chromium', ['system']],
  ['nothing but the named one', '/opt/chrome', true, '/usr/bin/chromium', ['named']],
  ['none', undefined, false, undefined, []],
])('tries %s', (_, named, isBundled, system, expected) => {
  expect(programsFor(named, isBundled, system).map(({ kind }) => kind)).toEqual(expected)
})

it('tries no other program than the named one', async () => {
  await expect(launch('/nowhere/chromium', 5000)).rejects.toThrow(/nowhere/)
})

// Which one will be started is the first of the table above: another test of this process may have started one already.
it('says which program was started last', () => {
  for (const kind of ['system', 'bundled'] as const) {
    noteStarted({ kind })
    expect(programInUse('/opt/chrome')).toBe(kind)
  }
})
