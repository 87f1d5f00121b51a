import { message } from '@postproof/messages/message'
import { sayIn } from '@postproof/messages/say'
import type { CardPage } from '#contract/card-pages.ts'
import type { Language } from '#contract/language.ts'
import type { CardReport } from './report.ts'
import { escaped, lines, plainLine } from './text.ts'

/** The pictures that other sites show beside a link, 1200 x 630. Their background is the one of the sign-in pages. */

export const pictureSize = { width: 1200, height: 630 }

type Site = { brand: string; host: string }

const text = (x: number, y: number, size: number, weight: number, words: string, more = '') =>
  `<text x="${x}" y="${y}" font-size="${size}" font-weight="${weight}" ${more}>${escaped(words)}</text>`

/** The mark above, a line below; whatever the words are, they end at the margins. */
function frame(site: Site, foot: string, inside: string): string {
  const { width, height } = pictureSize
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="Inter" fill="#fff"><defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="0.45"><stop offset="0" stop-color="#4a6fbd"/><stop offset="1" stop-color="#7a58dc"/></linearGradient><clipPath id="c"><rect x="72" y="0" width="1056" height="${height}"/></clipPath></defs><rect width="${width}" height="${height}" fill="url(#g)"/><g clip-path="url(#c)"><rect x="72" y="64" width="52" height="52" rx="13"/><path d="M84 91 96 103 113 80" fill="none" stroke="#5a5aff" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>${text(144, 101, 32, 600, lines(plainLine(site.brand) ?? '', 26, 1)[0] ?? '')}${inside}<path d="M72 540h1056" stroke="#fff" stroke-opacity="0.35" stroke-width="2"/>${text(72, 586, 24, 400, lines(foot, 30, 1)[0] ?? '')}${text(1128, 586, 24, 400, lines(plainLine(site.host) ?? '', 18, 1)[0] ?? '', 'text-anchor="end"')}</g></svg>`
}

/** The card of a page: its name, and what it answers. */
export function pagePicture(page: CardPage, language: Language, site: Site): string {
  const say = sayIn(language)
  const titleLines = lines(say(`card.page.${page}.title`), 13, 3)
  const first = 330 - (titleLines.length - 1) * 46
  const titles = titleLines.map((line, index) =>
    text(72, first + index * 92, 80, 600, line, 'letter-spacing="-2"'),
  )
  const last = first + (titleLines.length - 1) * 92
  const abouts = lines(say(`card.page.${page}.text`), 32, 2).map((line, index) =>
    text(72, last + 66 + index * 42, 32, 400, line),
  )
  return frame(site, say('card.tagline'), [...titles, ...abouts].join(''))
}

/** The card of a report: its dial, the verdict, and of a shared one the mail it is about. */
export function reportPicture(report: CardReport, language: Language, site: Site): string {
  const say = sayIn(language)
  const verdict = lines(report.verdict ?? say('card.report'), 13.8, 3)
  const about = report.sender ? say(message('card.report_of', { sender: report.sender })) : say('card.report')
  const subject = report.subject ? lines(report.subject, 22, 1) : []
  const top = 322 - (verdict.length - 1) * 31 - subject.length * 26
  const said = verdict.map((line, index) => text(452, top + index * 62, 50, 600, line, 'letter-spacing="-1"'))
  const below = top + (verdict.length - 1) * 62 + 58
  const named = subject.map((line) => text(452, below, 30, 500, line))
  const checks = text(
    452,
    below + subject.length * 46,
    26,
    400,
    say(message('card.passed', { passed: report.passed, asked: report.asked })),
  )
  return frame(site, about, [dial(report, language), ...said, ...named, checks].join(''))
}

const radius = 130
/** Three quarters of a circle, open at the bottom, as on the report itself. */
const arc = Math.PI * 2 * radius * 0.75

function dial({ score, final }: CardReport, language: Language): string {
  const say = sayIn(language)
  const circle = (more: string) =>
    `<circle cx="228" cy="322" r="${radius}" fill="none" stroke="#fff" stroke-width="22" stroke-linecap="round" transform="rotate(135 228 322)" ${more}/>`
  const track = circle(`stroke-opacity="0.25" stroke-dasharray="${arc} 2000"`)
  const middle = 'text-anchor="middle"'
  if (score === null) return `${track}${text(228, 336, 30, 500, say('card.unmeasured'), middle)}`
  const value = circle(`stroke-dasharray="${(arc * Math.max(score, 0.01)) / 100} 2000"`)
  return `${track}${value}${text(228, 352, 104, 600, String(score), `${middle} letter-spacing="-4"`)}${text(228, 400, 28, 400, final ? '/ 100' : say('card.so_far'), middle)}`
}
