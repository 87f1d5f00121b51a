import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { type ChatFormat, endpointFormats, type eventTypes } from '#contract/event-types.ts'
import { languages } from '#contract/language.ts'
import { chatFormats } from './formats.ts'
import { noticeOf } from './notice.ts'

/** What each chat takes, as its documentation says, and that nothing of a stranger becomes markup in it. */

const text = (most: number) => z.string().min(1).max(most)
const plain = (most: number) =>
  z.strictObject({ type: z.literal('plain_text'), text: text(most), emoji: z.boolean() })
const bodies: Record<Exclude<ChatFormat, 'ntfy'>, z.ZodType> = {
  // https://docs.slack.dev/reference/block-kit/blocks
  slack: z.strictObject({
    text: text(3000),
    blocks: z.tuple([
      z.strictObject({ type: z.literal('header'), text: plain(150) }),
      z.strictObject({ type: z.literal('section'), text: plain(3000) }),
      z.strictObject({
        type: z.literal('section'),
        text: z.strictObject({ type: z.literal('mrkdwn'), text: text(3000) }),
      }),
    ]),
  }),
  // https://adaptivecards.io/explorer/RichTextBlock.html
  teams: z.strictObject({
    type: z.literal('message'),
    attachments: z.tuple([
      z.strictObject({
        contentType: z.literal('application/vnd.microsoft.card.adaptive'),
        content: z.strictObject({
          $schema: z.url(),
          type: z.literal('AdaptiveCard'),
          version: z.literal('1.4'),
          body: z.array(
            z.strictObject({
              type: z.literal('RichTextBlock'),
              inlines: z.tuple([
                z.strictObject({
                  type: z.literal('TextRun'),
                  text: text(2000),
                  weight: z.enum(['Default', 'Bolder']).optional(),
                  size: z.enum(['Default', 'Medium']).optional(),
                  color: z.enum(['Default', 'Attention', 'Warning', 'Good']).optional(),
                }),
              ]),
            }),
          ),
          actions: z.tuple([
            z.strictObject({ type: z.literal('Action.OpenUrl'), title: text(100), url: z.url() }),
          ]),
        }),
      }),
    ]),
  }),
  // https://discord.com/developers/docs/resources/webhook#execute-webhook
  discord: z.strictObject({
    allowed_mentions: z.strictObject({ parse: z.tuple([]) }),
    embeds: z.tuple([
      z.strictObject({
        title: text(256),
        description: text(4096),
        url: z.url(),
        color: z.number().int().min(0).max(0xffffff),
      }),
    ]),
  }),
}

// https://docs.ntfy.sh/publish
const ntfyHeaders = z.strictObject({
  'content-type': z.literal('text/plain; charset=utf-8'),
  title: z.string().regex(/^[\x20-\x7e]+$/),
  click: z.url(),
  priority: z.enum(['1', '2', '3', '4', '5']),
  tags: z.string().regex(/^[\w+-]+$/),
})

const data = (subject: string | null): Record<(typeof eventTypes)[number] | 'webhook.test', object> => {
  const report = { report: 'r', subject, sender: 'a@b.example', score: 62 }
  return {
    'report.ready': { ...report, final: true },
    'report.score_dropped': {
      ...{ ...report, newsletter: null, drop: 28, reasons: ['dkim'] },
      ...{ before: { report: 'q', score: 90 }, first_fix: 'dkim' },
    },
    'list.verified': {
      ...{ list: 'l', name: subject ?? 'x', addresses: 10 },
      ...{ deliverable: 7, risky: 1, undeliverable: 1, unknown: 1 },
    },
    'placement.completed': { placement: 'p', subject, sender: null, counts: { inbox: 3, spam: 1, total: 4 } },
    'domain.changed': {
      ...{ domain: 'a.example', part: 'spf', kind: 'worse', severity: 'bad', title: 'SPF' },
      ...{ says: subject ?? 'x', fix: [subject ?? 'x'], before: [], after: [] },
    },
    'dmarc.notice': { domain: 'a.example', kind: 'failing', says: subject ?? 'x', fix: subject },
    'newsletter.silent': {
      ...{ newsletter: 'n', name: subject ?? 'x', every_days: 7, expected_from: '2026-12-01T00:00:00.000Z' },
    },
    'plan.changed': { plan: 'pro', name: subject ?? 'Pro', status: 'past_due', before: null },
    'webhook.test': { endpoint: 'w' },
  }
}

const url = 'https://postproof.example/results/r'
const subjects: [string, string | null][] = [
  ['an ordinary one', 'News of the week'],
  ['none', null],
  ['one without end', 'ß'.repeat(20_000)],
  ['one of pictures', '👩‍👩‍👧'.repeat(5_000)],
  ['one with breaks', 'a\r\nX-Injected: b\u0000\n@everyone'],
  ['one of markup alone', '*_~`|>#[]()<:@-'.repeat(2_000)],
]

for (const format of endpointFormats.filter((each) => each !== 'events'))
  describe(`${format} gets each event in a form that it takes`, () => {
    test.each(subjects)('with %s', (_, subject) => {
      for (const [type, of] of Object.entries(data(subject)))
        for (const language of languages) {
          const notice = noticeOf(
            { type: type as 'report.ready', data: of as Record<string, unknown> },
            language,
          )
          const { headers, body } = chatFormats[format](notice, url)
          expect(Buffer.byteLength(body), type).toBeLessThan(28_000)
          if (format === 'ntfy') {
            expect(ntfyHeaders.safeParse(headers).error, type).toBeUndefined()
            expect(Buffer.byteLength(body), type).toBeLessThanOrEqual(4_096)
          } else expect(bodies[format].safeParse(JSON.parse(body)).error, type).toBeUndefined()
        }
    })
  })

describe('nothing of a stranger is markup', () => {
  const trick = '<!channel> <https://evil.example|Log in> [Log in](https://evil.example) @everyone **bold**'
  const bodyOf = (format: ChatFormat) =>
    chatFormats[format](
      noticeOf({ type: 'report.ready', data: data(trick)['report.ready'] as Record<string, unknown> }, 'en'),
      url,
    ).body

  test('in Slack: its texts are plain, the one with markup has our link alone', () => {
    const { text: fallback, blocks } = JSON.parse(bodyOf('slack'))
    expect(fallback).not.toMatch(/[<>]/)
    const marked = JSON.stringify(
      blocks.filter((block: { text: { type: string } }) => block.text.type === 'mrkdwn'),
    )
    expect(marked).toContain(`<${url}|`)
    expect(marked).not.toContain('evil')
  })
  test('in Discord: every sign of markup is escaped, and nobody is mentioned', () => {
    const { embeds, allowed_mentions } = JSON.parse(bodyOf('discord'))
    expect(allowed_mentions).toEqual({ parse: [] })
    expect(embeds[0].title).not.toMatch(/(?<!\\)[*_~`|>#[\]()<@]/)
  })
  test('in Teams: only text runs, which have none', () => {
    expect(bodyOf('teams')).not.toContain('"TextBlock"')
  })
})

test('a notice says what happened and what to do', () => {
  const says = (type: (typeof eventTypes)[number]) =>
    noticeOf({ type, data: data('News')[type] as Record<string, unknown> }, 'en')
  expect(says('report.score_dropped')).toMatchObject({
    title: 'Score dropped: News',
    lines: ['62 of 100 points, 28 less than its last issues.', 'Repair first: DKIM.'],
    level: 'warning',
  })
  expect(says('domain.changed')).toMatchObject({
    title: 'a.example: SPF',
    lines: ['News', 'To do: News'],
    level: 'bad',
  })
})
