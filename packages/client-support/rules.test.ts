import { expect, test } from 'vitest'
import { clientShares } from './data/client-shares.ts'
import { example } from './feature-examples.ts'
import { features } from './features.ts'
import { messageOf } from './fixture.ts'
import { judged } from './harm.ts'
import { unseen } from './html-rules.ts'
import { narrowing } from './narrowing.ts'
import { readUses } from './read-html.ts'

const slugs = [...features.keys()]

test.each(slugs.filter((slug) => !(slug in unseen) && slug !== 'amp'))(
  '%s is seen where it is used, with its line',
  (slug) => {
    const { uses } = readUses(messageOf(`\n\n${example(slug)}`))
    expect(uses.filter((use) => use.slug === slug).map(({ line }) => line)).toContain(3)
  },
)

test('what cannot be seen in a mail stands in one table, with the reason', () => {
  expect(Object.keys(unseen).filter((slug) => !features.has(slug))).toEqual([])
  for (const reason of Object.values(unseen)) expect(reason.length).toBeGreaterThan(20)
  expect(slugs).toHaveLength(307)
})

test('the tables of harm and of shares name what the data knows', () => {
  expect([...judged].filter((slug) => !features.has(slug))).toEqual([])
  const clients = new Set([...features.values()].flatMap(({ support }) => [...support.keys()]))
  expect(Object.keys(clientShares).filter((id) => !clients.has(id))).toEqual([])
})

const partial = [...features.values()].flatMap(({ slug, support }) =>
  [...support.values()].flatMap(({ level, notes }) =>
    level === 'partly' ? notes.map((note) => ({ slug, note })) : [],
  ),
)

test.each(narrowing)('the data still holds the note of $slug that $note narrows', ({ slug, note }) => {
  const found = partial.filter((each) =>
    typeof slug === 'string' ? slug === each.slug : slug.test(each.slug),
  )
  expect(found.some((each) => note.test(each.note))).toBe(true)
})
