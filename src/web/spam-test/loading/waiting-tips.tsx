import { paths } from '#web/shell/paths.ts'
import { useIsLocal } from '#web/shell/site.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { useWords } from '#web/words/words.ts'

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
