import type { MetaFunction } from 'react-router'
import { DocsTitle } from '../../components/docs/docs-title.tsx'
import { brandOf, pageMeta } from '../../page-meta.ts'
import { type TermId, useWords, wordsOf } from '../../words/words.ts'

export const meta: MetaFunction = ({ matches }) => {
  const { docs } = wordsOf(matches)
  return pageMeta(
    matches,
    docs.meta({ title: docs.pages.glossary, brand: brandOf(matches) }),
    false,
    docs.pages.glossaryLead,
  )
}

/** Every term of the field that the pages use; each is what a dotted word on a page explains. */
export default function Glossary() {
  const { docs, glossary, lang } = useWords()
  const ids = (Object.keys(glossary) as TermId[]).sort((a, b) =>
    glossary[a].term.localeCompare(glossary[b].term, lang),
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
