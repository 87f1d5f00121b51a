import type { MetaFunction } from 'react-router'
import { ButtonLink } from '../../components/button.tsx'
import { Section } from '../../components/card.tsx'
import { ownMeta } from '../../page-meta.ts'
import { paths } from '../../paths.ts'
import { defaultWords, useWords } from '../../words/words.ts'

export const meta: MetaFunction = ({ matches }) => ownMeta(defaultWords.account.placement.title, matches)

/** Placement tests of the account. */
export default function Placement() {
  const { placement: words } = useWords().account
  return (
    <Section title={words.title}>
      <div className="rounded-lg border border-line border-dashed px-5 py-6">
        <p className="prose text-soft">{words.none}</p>
        <ButtonLink to={paths.spamTest} className="mt-4">
          {words.sample}
        </ButtonLink>
      </div>
    </Section>
  )
}
