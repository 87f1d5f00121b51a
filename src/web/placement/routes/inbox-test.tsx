import type { MetaFunction } from 'react-router'
import { pageMeta } from '#web/shell/page-meta.ts'
import { paths } from '#web/shell/paths.ts'
import { faqData, StructuredData } from '#web/shell/structured-data.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { ArrowRight } from '#web/ui/icons.tsx'
import { Questions } from '#web/ui/questions.tsx'
import { Steps } from '#web/ui/steps.tsx'
import { useWords, wordsOf } from '#web/words/words.ts'
import { PlacementSpecimen } from '../begin/specimen.tsx'

export const meta: MetaFunction = ({ matches }) => {
  const words = wordsOf(matches)
  const { inboxTest } = words.site
  return pageMeta(matches, { name: inboxTest.meta, description: inboxTest.description })
}

/** What the placement test is and is not, and the way into it. */
export default function InboxTest() {
  const { inboxTest: words } = useWords().site
  return (
    <div className="content flex flex-col gap-20 pt-6 md:gap-24 md:pt-12">
      <StructuredData data={faqData(words.questions)} />
      <div className="grid items-center gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,520px)]">
        <div>
          <h1 className="text-28 font-bold md:text-44">{words.title}</h1>
          <p className="prose mt-2 mb-6 text-16 text-soft md:mt-3 md:mb-8">{words.lead}</p>
          <div className="flex flex-wrap gap-2">
            <ButtonLink look="primary" to={paths.inboxPlacement} size="large">
              {words.begin}
              <ArrowRight aria-hidden="true" className="rtl:-scale-x-100" />
            </ButtonLink>
            <ButtonLink to={paths.placementExample} size="large">
              {words.example}
            </ButtonLink>
          </div>
        </div>
        <PlacementSpecimen />
      </div>
      <Steps {...words.steps} />
      <section className="grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div>
          <h2 className="mb-6 text-28 font-bold">{words.shows.title}</h2>
          <Facts items={words.shows.items} />
        </div>
        <div>
          <h2 className="mb-6 text-28 font-bold">{words.limits.title}</h2>
          <p className="prose text-16 text-soft">{words.limits.text}</p>
        </div>
      </section>
      <Questions items={words.questions} />
    </div>
  )
}
