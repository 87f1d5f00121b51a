import type { Language } from '@postproof/engine/language'
import { say } from '@postproof/messages/say'
import { recordTextsIn } from '@postproof/records/words'
import { checkPoints, groupPoints, groups, mostOf, pointsByGroup } from '@postproof/spam-test/weights'
import { textsIn } from '@postproof/spam-test/words/texts'
import type { RecordChecker } from '#contract/checker-names.ts'
import { guideOf } from './contents.ts'
import { outcomesOf, servicesOf } from './outcomes.ts'
import type { Place } from './search.ts'
import type { CheckGroupGuide, CheckGuide, CheckLink, DocLink, FindingGuide } from './types.ts'

/** Guides of the checks, made of the words that the report itself uses. */

export function checkGroups(language: Language): CheckGroupGuide[] {
  const texts = textsIn(language)
  return groups.map((group) => ({
    id: group,
    title: say(language, { code: `check_group.${group}`, facts: {} }),
    points: groupPoints[group],
    checks: Object.keys(pointsByGroup[group]).flatMap((id) => {
      const text = texts[id]
      return text ? [{ id, title: text.title, what: text.what }] : []
    }),
  }))
}

/** One check's guide; undefined for an id that is none. `linkTo`: finds a written guide. */
export function checkGuide(
  id: string,
  language: Language,
  linkTo: (path: string) => DocLink | null,
): CheckGuide | undefined {
  const text = textsIn(language)[id]
  const all = checkGroups(language)
  const group = all.find(({ checks }) => checks.some((check) => check.id === id))
  if (!text || !group) return undefined
  const ordered = all.flatMap(({ checks }) => checks)
  const index = ordered.findIndex((check) => check.id === id)
  const written = guideOf[id]
  return {
    ...ordered[index]!,
    group: { id: group.id, title: group.title, points: group.points },
    points: checkPoints[id]!,
    most: Math.round(mostOf(id)),
    why: text.why,
    outcomes: outcomesOf(id, text),
    services: servicesOf(id, text, unnamedIn(language)),
    refs: text.refs,
    guide: written ? linkTo(written) : null,
    previous: ordered[index - 1] ?? null,
    next: ordered[index + 1] ?? null,
  }
}

/** What the search looks at in a check's guide. */
export const checkText = ({ id, title, what }: CheckLink, language: Language): Place => {
  const text = textsIn(language)[id]!
  const said = outcomesOf(id, text).flatMap(({ says, steps }) => [says, ...steps])
  const all = [what, text.why, ...said].join(' ')
  return { path: `checks/${id}`, anchor: '', title, heading: '', text: all, language }
}

/** What a record checker may say, finding by finding. */
export function checkerFindings(checker: RecordChecker, language: Language): FindingGuide[] {
  return Object.entries(recordTextsIn(checker, language)).flatMap(([id, text]) => {
    const outcomes = outcomesOf(id, text)
    return outcomes.length ? [{ id, title: text.title, why: text.why, outcomes }] : []
  })
}

export const servicesOfCheck = (id: string, language: Language) =>
  servicesOf(id, textsIn(language)[id]!, unnamedIn(language))

/** How a sending service is called whose name is not known. */
const unnamedIn = (language: Language) => say(language, { code: 'sending_service.unnamed', facts: {} })
