import { isNotable, needsLook } from '#contract/advice.ts'
import type { DomainReport, DomainSectionView } from '#contract/checkers.ts'
import { escaped } from '#platform/mailer/templates/html.ts'
import { code, type PaperWords } from './words.ts'

type Section = DomainSectionView
export type State = Section['status'] | 'absent'

/** Optional parts that are not published have a state of their own: nothing is wrong and nothing is unknown. */
export const stateOf = ({ status, optional }: Pick<Section, 'status' | 'optional'>): State =>
  optional && status === 'no-data' ? 'absent' : status

/** The sections by state: what is wrong in full, the others in a line each. */
export function partsOf({ sections, domain, not_asked }: DomainReport, words: PaperWords): string {
  const { html } = words
  const of = (...states: State[]) =>
    states.flatMap((state) => sections.filter((one) => stateOf(one) === state))
  const wrong = of('bad', 'warning')
  const notable = of('good').filter(({ findings }) => findings.some(isNotable))
  return [
    block('domain_paper.wrong', wrong.map((section) => partOf(section, words)).join('\n'), words),
    block('domain_paper.notable', notable.map((section) => partOf(section, words)).join('\n'), words),
    block('domain_paper.well', lines(of('good').filter((one) => !notable.includes(one))), words),
    block('domain_paper.optional', lines(of('absent')), words),
    block(
      'domain_paper.unchecked',
      uncheckedOf({ sections, not_asked }, html({ code: 'domain_paper.unchecked_note', facts: { domain } })),
      words,
    ),
    block(
      'domain_paper.parts',
      glossary(
        sections.filter((one) => ![...wrong, ...notable].includes(one)),
        words,
      ),
      words,
    ),
  ].join('\n')
}

type Heading = `domain_paper.${'wrong' | 'notable' | 'well' | 'optional' | 'unchecked' | 'parts'}`

const block = (heading: Heading, content: string, { html }: PaperWords): string =>
  content === '' ? '' : `<section><h2>${html({ code: heading, facts: {} })}</h2>${content}</section>`

const listOf = (items: string[], look = 'lines') =>
  items.length === 0 ? '' : `<ul class="${look}">${items.map((item) => `<li>${item}</li>`).join('\n')}</ul>`

const lines = (sections: Section[]) =>
  listOf(sections.map(({ title, headline }) => `<b>${escaped(title)}</b> <span>${escaped(headline)}</span>`))

/** What is printed of a section that has no bounds of its own. */
const MOST_FINDINGS = 30
const MOST_RECORDS = 12

function partOf(section: Section, words: PaperWords): string {
  const { html } = words
  const { title, headline, status } = section
  const findings = section.findings.filter(needsLook).slice(0, MOST_FINDINGS)
  // What strangers do is neither in order nor a problem of the domain.
  const mark =
    status === 'good'
      ? ''
      : `<span class="mark ${status}">${html({ code: `client_report.state.${status}`, facts: {} })}</span> `
  return `<article><h3>${mark}${escaped(title)}</h3>
<p class="soft">${explained(section, words)}</p>
<p>${escaped(headline)}</p>
${findings.map((finding) => findingOf(finding, headline, words)).join('\n')}
${publishedOf(section, words)}</article>`
}

function findingOf(
  { title, message, fix }: Section['findings'][number],
  headline: string,
  words: PaperWords,
) {
  const said =
    message === headline
      ? ''
      : `<p class="finding"><b>${escaped(title)}</b> <span>${escaped(message)}</span></p>`
  if (fix.length === 0) return said
  const [only, ...others] = fix
  const steps =
    others.length === 0
      ? `<p>${escaped(only!)}</p>`
      : `<ol>${fix.map((step) => `<li>${escaped(step)}</li>`).join('')}</ol>`
  return `${said}<p class="label">${words.html({ code: 'domain_paper.steps', facts: {} })}</p>${steps}`
}

function publishedOf({ records }: Section, words: PaperWords): string {
  if (records.length === 0) return ''
  const { html } = words
  const left = records.length - MOST_RECORDS
  const more =
    left > 0
      ? `<p class="soft">${html({ code: 'domain_paper.more_records', facts: { count: left } })}</p>`
      : ''
  const rows = records
    .slice(0, MOST_RECORDS)
    .map(({ name, type, value }) => `<li>${code(`${name} ${type}`, words)}<br>${code(value, words)}</li>`)
  return `<p class="label">${html({ code: 'domain_paper.published', facts: {} })}</p><ul class="records">${rows.join('')}</ul>${more}`
}

/** Each reason once, with the parts that it is about. */
function uncheckedOf({ sections, not_asked }: Pick<DomainReport, 'sections' | 'not_asked'>, note: string) {
  if (not_asked.length === 0) return ''
  const titles = new Map(sections.map(({ id, title }) => [id, title]))
  const items = [...new Set(not_asked.map(({ reason }) => reason))].map((reason) => {
    const parts = not_asked.flatMap((one) => (one.reason === reason ? [titles.get(one.section) ?? ''] : []))
    return `<b>${escaped(parts.join(', '))}</b> <span>${escaped(reason)}</span>`
  })
  return `<p class="soft">${note}</p>${listOf(items)}`
}

/** What the part is, for readers who do not know its name. */
const explained = ({ id }: Section, { html }: PaperWords) =>
  html({ code: `domain_paper.explain.${id}`, facts: {} })

const glossary = (sections: Section[], words: PaperWords) =>
  listOf(
    sections.map((section) => `<b>${escaped(section.title)}</b> <span>${explained(section, words)}</span>`),
    'lines names',
  )
