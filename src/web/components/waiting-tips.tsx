import { paths } from '../paths.ts'
import { useWords } from '../words/words.ts'
import { ButtonLink } from './button.tsx'
import { useIsLocal } from './site.ts'

/** What usually goes wrong when no mail comes. */
export function WaitingTips() {
  const { loading } = useWords()
  const isLocal = useIsLocal()
  return (
    <section className="mt-6 border-line border-t pt-6" aria-live="polite">
      <h2 className="mb-3 text-14 font-bold">{loading.tips.title}</h2>
      <dl className="grid max-w-[960px] gap-x-8 gap-y-4 md:grid-cols-2">
        {(isLocal ? [loading.tips.local, ...loading.tips.items] : loading.tips.items).map(([title, text]) => (
          <div key={title}>
            <dt className="font-medium">{title}</dt>
            <dd className="text-soft">{text}</dd>
          </div>
        ))}
      </dl>
      <ButtonLink to={paths.home} className="mt-6">
        {loading.uploadInstead}
      </ButtonLink>
    </section>
  )
}
