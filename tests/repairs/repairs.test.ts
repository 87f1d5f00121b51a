import { expect, test } from 'vitest'
import { outcomesOf } from './combinations.ts'
import { draftNamed, leftIn, names } from './mails.ts'

/**
 * What a report promises for the first fixes together comes true: ten mails are really repaired, in their source, their
 * records and the way they are sent, and judged again.
 */

const WITHIN = 2

/** Of each mail: all of its first fixes, the first three, each alone, and as many other choices as make up this number. */
const CHOICES = 9

/** What a sender is told to do first: what gets the mail refused, then what brings most once that is done. */
const first: Record<string, string[]> = {
  'careless-newsletter': ['dkim', 'one_click', 'template_residue'],
  'image-only': ['dmarc', 'image_text_ratio', 'dkim'],
  'phishing-like': ['attachments', 'dkim', 'link_mismatch'],
  'shop-unsigned': ['dmarc', 'dkim', 'one_click'],
  'club-no-records': ['dkim', 'dmarc', 'rdns'],
  'letter-spf-fails': ['dkim', 'spf', 'one_click'],
  'bounce-elsewhere': ['dkim', 'one_click', 'image_alt'],
  // No signature and no record of gmail.com, which its sender can bring about neither.
  'from-free-mailbox': ['freemail_from', 'image_alt', 'multipart'],
  'notice-plain-server': ['message_id', 'rdns', 'dkim'],
  'gallery-images': ['dkim', 'one_click', 'spf'],
}

const counted = new Map<string, number>()

test.each(names)('%s: what its first fixes promise comes true', async (name) => {
  const { score, ranking, outcomes } = await outcomesOf(await draftNamed(name), {
    most: CHOICES,
    leaves: leftIn(name),
  })
  const broken = outcomes.filter(({ promised, found }) => Math.abs(promised - found) > WITHIN)
  expect(broken).toEqual([])
  for (const { promised } of outcomes) expect(promised).toBeGreaterThanOrEqual(score!)
  expect(ranking.slice(0, 3)).toEqual(first[name])
  counted.set(name, outcomes.length)
})

test('that is more than forty choices', () => {
  expect(counted.size).toBe(names.length)
  expect([...counted.values()].reduce((sum, count) => sum + count, 0)).toBeGreaterThan(40)
})
