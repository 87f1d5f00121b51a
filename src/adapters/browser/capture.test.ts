import { expect, test } from 'vitest'
import { captured } from './capture.ts'

const noFrame = 'cdpSession.send: Protocol error (Page.captureScreenshot): Unable to capture screenshot'

/** Fails with these messages in turn, then gives a picture. */
function capturing(failures: string[]) {
  const asked: number[] = []
  const capture = async () => {
    const failure = failures[asked.length]
    asked.push(asked.length)
    if (failure !== undefined) throw new Error(failure)
    return 'picture'
  }
  return { capture, asked }
}

test.each([
  ['a frame that is there', [], 'picture', 1],
  ['a frame that comes late', [noFrame], 'picture', 2],
  ['one that comes later still', Array(9).fill(noFrame), 'picture', 10],
  ['one that does not come', Array(11).fill(noFrame), noFrame, 10],
  ['a page that dies meanwhile', [noFrame, 'Target closed'], 'Target closed', 2],
  ['a page that has died', ['Target closed'], 'Target closed', 1],
])('%s', async (_, failures, outcome, times) => {
  const { capture, asked } = capturing(failures)
  expect(await captured(capture).catch((error: Error) => error.message)).toBe(outcome)
  expect(asked).toHaveLength(times)
})
