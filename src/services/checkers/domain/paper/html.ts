import type { DomainReport } from '#contract/checkers.ts'
import { figuresLocale, type Language } from '#contract/language.ts'
import { escaped } from '#platform/mailer/templates/html.ts'
import { paperPage } from '../../../paper/page.ts'
import type { DatedDomain } from '../recent.ts'
import { partsOf, type State, stateOf } from './parts.ts'
import { style } from './style.ts'
import { toPublish } from './to-publish.ts'
import { type PaperWords, paperWords } from './words.ts'

/** A domain report as a document for readers who have not seen its page. Complete in black and white. */

type About = {
  brand: string
  /** The address of the page. */
  url: string
  noPdf: boolean
}

export function domainPaper({ shown, at }: DatedDomain, language: Language, about: About): string {
  const words = paperWords(language)
  const { report, sentence } = shown
  const facts = { domain: report.domain }
  const title = words.say({ code: 'domain_paper.title', facts })
  const body = [
    headOf(report.domain, at, about, words),
    verdictOf(report, sentence, words),
    `<p class="about">${words.html({ code: 'domain_paper.about', facts })}</p>`,
    toPublish(report, words),
    partsOf(report, words),
    `<p class="foot soft">${words.html({ code: 'domain_paper.foot', facts: {} })}</p>`,
  ].join('\n')
  return paperPage({ language, title, style, noPdf: about.noPdf, body })
}

function headOf(domain: string, at: number, { brand, url }: About, words: PaperWords): string {
  const { html, day, time } = words
  const link = `<a href="${escaped(url)}">${escaped(url)}</a>`
  return `<header><p class="soft">${html({ code: 'domain_paper.from', facts: { brand } })}</p>
<h1>${html({ code: 'domain_paper.title', facts: { domain } })}</h1>
<p>${html({ code: 'domain_paper.asked', facts: { day: day(at), time: time(at) } })} ${html({ code: 'domain_paper.today', facts: {} })} ${link}</p></header>`
}

const counted: State[] = ['bad', 'warning', 'no-data', 'good', 'absent']

function verdictOf({ status, score, sections }: DomainReport, sentence: string, words: PaperWords): string {
  const { html, say, language } = words
  const mark = `<span class="mark ${status}">${html({ code: `client_report.state.${status}`, facts: {} })}</span>`
  const points = html(
    score === null
      ? { code: 'domain_paper.no_score', facts: {} }
      : { code: 'domain_paper.score', facts: { score } },
  )
  const counts = counted.flatMap((state) => {
    const count = sections.filter((section) => stateOf(section) === state).length
    return count === 0 ? [] : [say({ code: `domain_paper.count.${state}`, facts: { count } })]
  })
  const listed = new Intl.ListFormat(figuresLocale(language)).format(counts)
  return `<div class="verdict"><p>${mark} <b>${points}</b></p><p class="sentence">${escaped(sentence)}</p><p class="soft">${escaped(listed)}</p></div>`
}
