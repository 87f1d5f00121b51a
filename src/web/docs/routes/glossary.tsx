import type { MetaFunction } from 'react-router'
import { serviceLanguage } from '#contract/language.ts'
import { pageMeta } from '#web/shell/page-meta.ts'
import { type TermId, useWords, wordsOf } from '#web/words/words.ts'
import { DocsTitle } from '../docs-title.tsx'

export const meta: MetaFunction = ({ matches }) => {
  const { docs } = wordsOf(matches)
  return pageMeta(matches, {
    title: (brand) => docs.meta({ title: docs.pages.glossary, brand }),
    description: docs.pages.glossaryLead,
  })
}

/** Every term of the field that the pages use; each is what a dotted word on a page explains. */
export default function Glossary() {
  const { docs, glossary, lang } = useWords()
  const ids = (Object.keys(glossary) as TermId[]).sort((a, b) =>
    glossary[a].term.localeCompare(glossary[b].term, serviceLanguage(lang)),
  )
  return (
    <>
      <DocsTitle title={docs.pages.glossary} lead={docs.pages.glossaryLead} />
      <dl className="doc-services">
        {ids.map((id) => (
          <div key={id} id={id} className="doc-term">
            <dt className="font-medium">{glossary[id].term}</dt>
            <dd>{glossary[id].text}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
