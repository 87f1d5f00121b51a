import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { SeedTrouble } from './mailbox-world.ts'
import {
  beginSeed,
  type Found,
  isSettled,
  lastLookAt,
  nextDue,
  nextSeedState,
  type SeedEvent,
  type SeedProgress,
} from './seed-state.ts'

const minute = 60_000
const trouble: SeedTrouble = { code: 'unreachable', detail: 'refused', final: false }
const emptied = { trouble: { code: 'emptied', detail: '', final: true } }
const inInbox: Found = {
  ref: { path: 'INBOX', uidValidity: '1', uid: 10 },
  tab: 'inbox',
  folder: 'INBOX',
  placeNote: null,
  matchedBy: 'subject',
  messageId: '<1@x>',
  internalDate: 1000,
}
const inJunk: Found = {
  ...inInbox,
  ref: { path: 'Junk', uidValidity: '1', uid: 3 },
  tab: 'spam',
  folder: 'Junk',
}
const inAll: Found = {
  ...inInbox,
  ref: { path: '[Gmail]/All Mail', uidValidity: '1', uid: 99 },
  tab: 'other',
  folder: '[Gmail]/All Mail',
  placeNote: 'all-mail',
}

/** Short forms; `at` in minutes. */
type Step = [at: number, type: SeedEvent['type'], more?: object]
const run = (...steps: Step[]): SeedProgress =>
  steps.reduce(
    (progress, [at, type, more]) => nextSeedState(progress, { type, at: at * minute, ...more } as SeedEvent),
    beginSeed(),
  )
const begun: Step[] = [
  [0, 'readable'],
  [1, 'begun'],
]
const junk = { place: { tab: 'spam', folder: 'Junk', placeNote: null } }
const inbox = { place: { tab: 'inbox', folder: 'INBOX', placeNote: null } }

describe('the state of a seed', () => {
  test.each<[string, Step[], string]>([
    ['nothing yet', begun, 'pending'],
    ['a clock before the end', [...begun, [30, 'tick']], 'pending'],
    ['a clock at the end', [...begun, [31, 'tick']], 'missing'],
    [
      'no mail seen anywhere',
      [
        [0, 'readable'],
        [500, 'tick'],
      ],
      'pending',
    ],
    [
      'emptied before the first mail',
      [
        [0, 'readable'],
        [1, 'trouble', emptied],
      ],
      'pending',
    ],
    ['emptied while mail comes in', [...begun, [2, 'trouble', emptied]], 'unreachable'],
    [
      'emptied, read again, and at the end',
      [
        [0, 'trouble', emptied],
        [1, 'readable'],
        [2, 'trouble', { trouble }],
        [3, 'readable'],
        [4, 'begun'],
        [34, 'tick'],
      ],
      'unreachable',
    ],
    [
      'found after it was emptied',
      [...begun, [2, 'trouble', emptied], [3, 'seen', { found: inInbox }]],
      'delivered',
    ],
    [
      'emptied after it was found',
      [...begun, [2, 'seen', { found: inInbox }], [3, 'trouble', emptied]],
      'delivered',
    ],
    ['emptied after it was missing', [...begun, [31, 'tick'], [32, 'trouble', emptied]], 'missing'],
    ['found', [...begun, [2, 'seen', { found: inInbox }]], 'delivered'],
    [
      'found here first',
      [
        [0, 'readable'],
        [2, 'seen', { found: inInbox }],
      ],
      'delivered',
    ],
    ['found after it was missing', [...begun, [31, 'tick'], [40, 'seen', { found: inInbox }]], 'late'],
    [
      'found at the end of the window before the clock',
      [...begun, [32, 'seen', { found: inInbox }], [33, 'tick']],
      'delivered',
    ],
    [
      'never readable',
      [
        [1, 'begun'],
        [31, 'tick'],
      ],
      'unreachable',
    ],
    ['trouble at the end', [...begun, [5, 'trouble', { trouble }], [31, 'tick']], 'unreachable'],
    [
      'trouble in the middle, readable again',
      [...begun, [5, 'trouble', { trouble }], [9, 'readable'], [31, 'tick']],
      'missing',
    ],
    [
      'readable again just before the end',
      [...begun, [5, 'trouble', { trouble }], [30.5, 'readable'], [31, 'tick']],
      'pending',
    ],
    [
      'readable again after the end',
      [...begun, [5, 'trouble', { trouble }], [31, 'tick'], [40, 'readable']],
      'pending',
    ],
    [
      'and nothing found then',
      [...begun, [5, 'trouble', { trouble }], [31, 'tick'], [40, 'readable'], [41, 'tick']],
      'missing',
    ],
    [
      'and found then',
      [
        ...begun,
        [5, 'trouble', { trouble }],
        [31, 'tick'],
        [40, 'readable'],
        [40, 'seen', { found: inInbox }],
      ],
      'delivered',
    ],
    ['refused', [...begun, [2, 'bounced', { reply: '550 5.7.1 no' }]], 'rejected'],
    ['refused, then the clock', [...begun, [2, 'bounced', { reply: '550' }], [31, 'tick']], 'rejected'],
    [
      'refused once, found after another try',
      [...begun, [2, 'bounced', { reply: '550' }], [3, 'seen', { found: inInbox }]],
      'delivered',
    ],
    [
      'found, then trouble and the clock',
      [...begun, [2, 'seen', { found: inInbox }], [3, 'trouble', { trouble }], [31, 'tick']],
      'delivered',
    ],
    [
      'found, then a bounce of a copy',
      [...begun, [2, 'seen', { found: inInbox }], [3, 'bounced', { reply: '550' }]],
      'delivered',
    ],
  ])('%s: %s', (_name, steps, state) => {
    expect(run(...steps).state).toBe(state)
  })

  test('the first verdict stays when the mail is moved, and each place is kept', () => {
    const progress = run(
      ...begun,
      [2, 'seen', { found: inInbox }],
      [4, 'seen', { found: inJunk }],
      [7, 'looked', junk],
      [17, 'looked', { place: null }],
    )
    expect(progress.found).toEqual(inInbox)
    expect(progress.ref).toEqual(inJunk.ref)
    expect(progress.rechecks.map(({ at, tab }) => [at / minute, tab])).toEqual([
      [4, 'spam'],
      [7, 'spam'],
      [17, null],
    ])
    expect(progress.copies).toBe(0)
  })

  test('a recheck that could not be asked leaves no place, and a mail that came clears the refusal', () => {
    const looked = run(...begun, [2, 'seen', { found: inInbox }], [7, 'looked', { place: undefined }])
    expect([looked.rechecks, looked.rechecksDone]).toEqual([[], 1])
    const came = run(...begun, [2, 'bounced', { reply: '550' }], [3, 'seen', { found: inInbox }])
    expect(came.rejection).toBeNull()
  })

  test('a second mail with the marker is a copy; the same one seen again is not', () => {
    const again = { ...inInbox, ref: { ...inInbox.ref, uid: 11 } }
    const second = { ...inJunk, messageId: '<2@x>' }
    const progress = run(
      ...begun,
      [2, 'seen', { found: inInbox }],
      [3, 'seen', { found: inInbox }],
      [3, 'seen', { found: again }],
      [4, 'seen', { found: second }],
    )
    expect(progress.copies).toBe(2)
    expect(progress.rechecks).toEqual([])
    expect(progress.ref).toEqual(inInbox.ref)
  })

  test("Gmail's All Mail is no move in either order, but a place where there is no other", () => {
    expect(run(...begun, [2, 'seen', { found: inInbox }], [2, 'seen', { found: inAll }]).rechecks).toEqual([])
    const other = run(...begun, [2, 'seen', { found: inAll }], [2, 'seen', { found: inInbox }])
    expect([other.found?.tab, other.rechecks, other.copies]).toEqual(['inbox', [], 0])
    expect(run(...begun, [2, 'seen', { found: inAll }]).found?.tab).toBe('other')
  })
})

test.each<[string, Step[], number | null]>([
  ['nothing found', begun, null],
  ['found: the last of two looks', [...begun, [2, 'seen', { found: inInbox }]], 17],
  ['once looked: the same', [...begun, [2, 'seen', { found: inInbox }], [7, 'looked', inbox]], 17],
  ['twice looked', [...begun, [2, 'seen', { found: inInbox }], [17, 'looked', inbox]], null],
])('the last look, %s', (_, steps, minutes) => {
  expect(lastLookAt(run(...steps))).toBe(minutes === null ? null : minutes * minute)
})

describe('what is due', () => {
  const due = (...steps: Step[]) => {
    const next = nextDue(run(...steps))
    return next && [next.what, next.at / minute]
  }
  test.each<[string, Step[], [string, number] | null]>([
    ['nothing before the sending', [[0, 'readable']], null],
    ['the end of the window', begun, ['decide', 31]],
    ['the end, also in trouble', [...begun, [5, 'trouble', { trouble }]], ['decide', 31]],
    [
      'a minute to look back',
      [...begun, [5, 'trouble', { trouble }], [31, 'tick'], [40, 'readable']],
      ['decide', 41],
    ],
    ['the first recheck', [...begun, [2, 'seen', { found: inInbox }]], ['recheck', 7]],
    [
      'the second recheck',
      [...begun, [2, 'seen', { found: inInbox }], [7, 'looked', inbox]],
      ['recheck', 17],
    ],
    [
      'the second, when the first could not be asked',
      [...begun, [2, 'seen', { found: inInbox }], [7, 'looked', { place: undefined }]],
      ['recheck', 17],
    ],
    [
      'nothing after both',
      [...begun, [2, 'seen', { found: inInbox }], [7, 'looked', inbox], [17, 'looked', inbox]],
      null,
    ],
    [
      'nothing, when only the second was done',
      [...begun, [2, 'seen', { found: inInbox }], [18, 'looked', inbox]],
      null,
    ],
    ['the end of waiting for the late', [...begun, [31, 'tick']], ['close', 61]],
    ['nothing for the refused', [...begun, [2, 'bounced', { reply: '550' }]], null],
  ])('%s', (_name, steps, expected) => {
    expect(due(...steps)).toEqual(expected)
  })

  test('a clock that follows it always comes to an end, whatever happened', () => {
    const event = fc.oneof(
      fc.constantFrom<object>(
        { type: 'begun' },
        { type: 'readable' },
        { type: 'tick' },
        { type: 'trouble', trouble },
      ),
      fc.constantFrom<object>(
        { type: 'seen', found: inInbox },
        { type: 'seen', found: inJunk },
        { type: 'seen', found: inAll },
      ),
      fc.constantFrom<object>(
        { type: 'looked', ...junk },
        { type: 'looked', place: null },
        { type: 'bounced', reply: '550' },
      ),
    )
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(60), event), { maxLength: 40 }), (events) => {
        let now = 0
        let progress = beginSeed()
        for (const [wait, more] of events) {
          now += wait * minute
          progress = nextSeedState(progress, { at: now, ...more } as SeedEvent)
        }
        progress = nextSeedState(progress, { type: 'begun', at: now })
        for (let steps = 0; steps < 10 && !isSettled(progress, now); steps++) {
          const next = nextDue(progress)!
          now = Math.max(now, next.at)
          const step: SeedEvent =
            next.what === 'recheck'
              ? { type: 'looked', at: now, place: undefined }
              : { type: 'tick', at: now }
          progress = nextSeedState(progress, step)
        }
        expect(isSettled(progress, now)).toBe(true)
        expect(progress.rechecks.length).toBeLessThanOrEqual(20)
        expect(JSON.parse(JSON.stringify(progress))).toEqual(progress)
      }),
    )
  })
})
