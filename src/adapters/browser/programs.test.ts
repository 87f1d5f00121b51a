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

it('says which program was started, and before that which will be', () => {
  expect(programInUse('/opt/chrome')).toBe('named')
  noteStarted({ kind: 'system', path: '/usr/bin/chromium' })
  expect(programInUse(undefined)).toBe('system')
})
