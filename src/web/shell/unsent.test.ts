import { data, UNSAFE_ErrorResponseImpl as ErrorResponseImpl, redirect } from 'react-router'
import { expect, test } from 'vitest'
import { whyUnsent } from './unsent.ts'

const lost = new TypeError('Failed to fetch')
const wanted = () => redirect('/login?redirect=%2Fuser-account')

test.each<[string, unknown, boolean, ReturnType<typeof whyUnsent>]>([
  ['no network', lost, true, 'unreachable'],
  ['as the router wraps it', data(lost), false, 'unreachable'],
  ['a proxy without its server', new ErrorResponseImpl(502, '', '<h1>Bad gateway'), true, 'unreachable'],
  ['a refusal of ours', new ErrorResponseImpl(503, '', { code: 'too_busy', message: '' }), true, null],
  ['a bug of ours', new ErrorResponseImpl(500, '', 'Unexpected'), true, null],
  ['a bug of the page', new TypeError('x is undefined'), true, null],
  ['a session that ended', wanted(), true, 'signedOut'],
  ['a guest who is sent to log in', wanted(), false, null],
  ['whoever logs out', redirect('/login?done=logout'), true, null],
  ['whoever confirmed an address', redirect('/login?done=confirmed'), true, null],
  ['done', redirect('/user-account?done=details'), true, null],
  ['nothing', null, true, null],
])('%s', (_, result, member, why) => {
  expect(whyUnsent(result, member)).toBe(why)
})
