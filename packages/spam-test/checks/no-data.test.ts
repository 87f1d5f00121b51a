import { describe, expect, test } from 'vitest'
import { imageOutcome, linkOutcome, worldOf } from '../content/fixture.ts'
import { htmlMail, inputFor, mail, type Setting } from '../context/fixture.ts'
import { groupOf } from '../weights.ts'
import { checks } from './index.ts'

/** What does not apply says so; what could not be asked or told does not, as it is missed. */

const judged = checks.filter(({ id }) => groupOf(id) === 'headers' || groupOf(id) === 'content')

async function withoutData(source: string, setting: Setting & { language?: string } = {}) {
  const input = { ...inputFor(source, setting), language: setting.language ?? null }
  const found = await Promise.all(judged.map((check) => check.run(input, worldOf())))
  const open = found.filter(({ status }) => status === 'no-data')
  const ids = (applies: boolean) =>
    open.filter(({ facts }) => (facts.applies !== false) === applies).map(({ id }) => id)
  return { missed: ids(true), apart: ids(false) }
}

const text = 'Our boots are back in the shop, in three new colours and all sizes.'
const url = 'https://example.org/boots'

describe('what does not apply', () => {
  test('a letter in plain text', async () => {
    const { missed, apart } = await withoutData(mail({}, text), { language: 'eng' })
    expect(missed).toEqual([])
    expect(apart).toEqual(
      expect.arrayContaining(['list_unsubscribe', 'one_click', 'list_id', 'body_unsubscribe']),
    )
    expect(apart).toEqual(expect.arrayContaining(['image_alt', 'image_health', 'qr_code', 'inline_cid']))
    expect(apart).toEqual(expect.arrayContaining(['link_health', 'link_https', 'link_host', 'mailto_links']))
    expect(apart).toEqual(
      expect.arrayContaining(['amp_part', 'calendar_parts', 'esp_fingerprint', 'view_online']),
    )
    expect(apart).toEqual(expect.arrayContaining(['spam_engine', 'language', 'cta_button']))
  })

  test.each([
    ['nothing at all', mail({ From: null, Subject: null, 'Content-Type': 'application/pdf' }, '')],
    ['HTML without links, images and language', htmlMail(`<p>${text}</p>`)],
    ['a word', htmlMail('<p>Hi</p>')],
  ])('%s', async (_, source) => {
    expect((await withoutData(source)).missed).toEqual([])
  })
})

test('what could not be asked or told is missed', async () => {
  const silent = { status: 'no-data' as const, failure: 'deadline' as const, format: null, width: null }
  const { missed } = await withoutData(
    htmlMail(
      `<html lang="en"><p>${text} <a href="${url}">See</a><img src="https://example.org/a.png"></p></html>`,
    ),
    {
      health: {
        links: [linkOutcome(url, { status: 'no-data', failure: 'deadline' })],
        images: [imageOutcome(silent)],
      },
      session: { source: 'upload', mailFrom: null },
    },
  )
  expect(missed.sort()).toEqual([
    'date_header',
    'image_health',
    'language',
    'link_health',
    'qr_code',
    'return_path',
  ])
})
