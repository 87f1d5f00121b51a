import { describe, expect, test } from 'vitest'
import { example } from '../feature-examples.ts'
import { features } from '../features.ts'
import { messageOf } from '../fixture.ts'
import { unseen } from '../html-rules.ts'
import { readUses } from '../read-html.ts'
import { notDrawn } from './html/elements.ts'
import { rewriteClients, rewriteFor } from './index.ts'
import type { ClientId } from './types.ts'

/** Everything that caniemail says no or yes to, for every client: what goes and what stays. */

/** Features whose answer is not that of the data, with the reason; a client's own stand with its id before them. */
const exceptions: Record<string, string> = {
  ...unseen,
  ...notDrawn,
  'gmail-imap css-at-media-orientation': 'No style sheet is left there that could ask for it.',
  amp: 'A part of the mail of its own, not of its HTML.',
}

const ownSheet = /<style data-client-sheet="[^"]*">[^<]*<\/style>/

const usesOf = (html: string): Set<string> => new Set(readUses(messageOf(html)).uses.map(({ slug }) => slug))

function isKept(client: ClientId, slug: string): boolean {
  const { html } = rewriteFor(client, example(slug))
  return usesOf(html.replace(ownSheet, '')).has(slug)
}

describe.each(rewriteClients)('$id', ({ id, platform }) => {
  const judged = [...features.values()].flatMap(({ slug, support }) => {
    const level = support.get(platform)?.level
    return level === 'no' || level === 'yes' ? [{ slug, level }] : []
  })
  const isException = (slug: string): boolean =>
    Object.hasOwn(exceptions, slug) || Object.hasOwn(exceptions, `${id} ${slug}`)

  test('takes out what caniemail says no to, and keeps what it says yes to', () => {
    const wrong = judged
      .filter(({ slug }) => !isException(slug))
      .filter(({ slug, level }) => isKept(id, slug) !== (level === 'yes'))
      .map(({ slug, level }) => `${slug} is ${level}`)
    expect(wrong).toEqual([])
  })

  test('most features are judged by the data alone', () => {
    expect(judged.filter(({ slug }) => !isException(slug)).length).toBeGreaterThan(200)
  })
})

test('the exceptions are features of the data, and each is needed', () => {
  for (const [key, reason] of Object.entries(exceptions)) {
    const [slug = '', client = ''] = key.split(' ').reverse()
    expect(features.has(slug), key).toBe(true)
    expect(reason.length).toBeGreaterThan(20)
    if (client === '') continue
    const { id, platform } = rewriteClients.find((each) => each.id === client)!
    const level = features.get(slug)!.support.get(platform)?.level
    expect(isKept(id, slug) === (level === 'yes'), key).toBe(false)
  }
})
