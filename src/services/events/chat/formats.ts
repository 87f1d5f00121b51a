import { encodeText, oneLine } from '@postproof/message/encode'
import type { ChatFormat } from '#contract/event-types.ts'
import type { Level, Notice } from './notice.ts'

/**
 * The bodies that chats take at an address of their own. Subjects and names come from strangers, so each is put where the
 * chat reads no markup, or with its markup escaped: nobody is mentioned, and no link but ours is made.
 */

type Request = { headers: Record<string, string>; body: string }
type Format = (notice: Notice, url: string) => Request

const json = (body: object): Request => ({
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
})

/** Letters as people count them, so that no half of a pair is left. */
const cut = (text: string, most: number): string => {
  const letters = [...text]
  return letters.length <= most ? text : `${letters.slice(0, most - 1).join('')}…`
}
const textOf = ({ lines }: Notice): string => lines.join('\n')

/** Slack's incoming webhooks: plain text of at most 150 and 3,000 letters; `&`, `<` and `>` make links and mentions. */
const slack: Format = (notice, url) => {
  const escaped = (text: string) =>
    text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  const plain = (text: string, most: number) => ({ type: 'plain_text', text: cut(text, most), emoji: false })
  return json({
    text: escaped(cut(notice.title, 500)),
    blocks: [
      { type: 'header', text: plain(oneLine(notice.title), 150) },
      { type: 'section', text: plain(textOf(notice), 2_900) },
      { type: 'section', text: { type: 'mrkdwn', text: `<${url}|${escaped(notice.link)}>` } },
    ],
  })
}

const teamsColors: Record<Level, string> = {
  bad: 'Attention',
  warning: 'Warning',
  good: 'Good',
  info: 'Default',
}

/** A card for the Workflows of Teams (Adaptive Cards 1.4), at most 28 kB. Text runs have no markup, text blocks do. */
const teams: Format = (notice, url) => {
  const runs = (run: object) => ({ type: 'RichTextBlock', inlines: [{ type: 'TextRun', ...run }] })
  return json({
    type: 'message',
    attachments: [
      {
        contentType: 'application/vnd.microsoft.card.adaptive',
        content: {
          $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
          type: 'AdaptiveCard',
          version: '1.4',
          body: [
            runs({
              text: cut(oneLine(notice.title), 500),
              weight: 'Bolder',
              size: 'Medium',
              color: teamsColors[notice.level],
            }),
            ...notice.lines.map((line) => runs({ text: cut(line, 600) })).slice(0, 8),
          ],
          actions: [{ type: 'Action.OpenUrl', title: notice.link, url }],
        },
      },
    ],
  })
}

const discordColors: Record<Level, number> = {
  bad: 0xd92d20,
  warning: 0xdc6803,
  good: 0x079455,
  info: 0x475467,
}

/** Discord: a title of 256 letters and a text of 4,096, both with markup; nobody is mentioned. */
const discord: Format = (notice, url) => {
  // A letter may become two.
  const plain = (text: string, most: number) => cut(text, most / 2).replace(/[\\*_~`|>#[\]()<:@-]/g, '\\$&')
  return json({
    allowed_mentions: { parse: [] },
    embeds: [
      {
        title: plain(oneLine(notice.title), 256),
        description: plain(textOf(notice), 4_096),
        url,
        color: discordColors[notice.level],
      },
    ],
  })
}

const priorities: Record<Level, string> = { bad: '5', warning: '4', good: '3', info: '3' }
const tags: Record<Level, string> = {
  bad: 'rotating_light',
  warning: 'warning',
  good: 'white_check_mark',
  info: 'incoming_envelope',
}

/** ntfy: plain text of at most 4,096 octets; a title beyond ASCII in encoded words (RFC 2047), which ntfy reads. */
const ntfy: Format = (notice, url) => ({
  headers: {
    'content-type': 'text/plain; charset=utf-8',
    title: encodeText(cut(oneLine(notice.title), 200)),
    click: url,
    priority: priorities[notice.level],
    tags: tags[notice.level],
  },
  body: cut(textOf(notice), 1_000),
})

export const chatFormats: Record<ChatFormat, Format> = { slack, teams, discord, ntfy }
