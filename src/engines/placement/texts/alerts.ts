import { countedOf } from '../counted.ts'
import type { Summary } from '../report-types.ts'
import { mailboxes, percent } from './words.ts'

export type AlertWords = { title: string; text: string }

export const spamAlert = (name: string, was: Summary, is: Summary): AlertWords => ({
  title: `${name} now files it as spam`,
  text: `${is.spam} of ${mailboxes(countedOf(is))} at ${name} had it as spam in the last test. In the test before, ${was.inbox + was.tabs} of ${countedOf(was)} had it in the inbox or under a tab.`,
})

export function dropAlert(was: Summary, is: Summary): AlertWords {
  const share = (summary: Summary) => summary.inbox / countedOf(summary)
  return {
    title: `The share of the inbox fell from ${percent(share(was))} to ${percent(share(is))}`,
    text: `${was.inbox} of ${mailboxes(countedOf(was))} had it in the inbox before, ${is.inbox} of ${countedOf(is)} now. Only mailboxes with a verdict in both tests are counted.`,
  }
}

export const silenceAlert = (name: string, hours: number): AlertWords => ({
  title: `No mail for "${name}" for ${Math.floor(hours)} ${Math.floor(hours) === 1 ? 'hour' : 'hours'}`,
  text: 'No mail with this marker came to any mailbox. Either nothing was sent, or the marker is no longer in the mail, or it arrives nowhere.',
})
