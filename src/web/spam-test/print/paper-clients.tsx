import type { ClientSupport } from '#contract/pictures.ts'
import { useFigures } from '#web/words/figures.ts'
import { useWords } from '#web/words/words.ts'
import { familiesOf, levelIn, supportPercent, worksIn } from '../clients/client-support.ts'

/** The support number, and each feature that some clients do not show. */
export function PaperClients({ support }: { support: ClientSupport }) {
  const { print, clients: words } = useWords().pictures
  const figures = useFigures()
  const families = familiesOf(support.clients)
  const fails = support.features.filter((feature) => !worksIn(feature, support.clients))
  const inLevel = (feature: (typeof fails)[number], level: 'no' | 'partly') =>
    families.filter((family) => levelIn(feature, family) === level).map(({ name }) => name)
  return (
    <section>
      <h2>{words.title}</h2>
      <p>{words.support({ percent: supportPercent(support.support, figures) })}.</p>
      <p className="text-13 text-faint">
        {words.supportNote} {support.shares_note}
      </p>
      {fails.length > 0 ? <h3 className="mt-3">{print.fails}</h3> : null}
      <ul className="flex flex-col gap-1.5">
        {fails.map((feature) => (
          <li key={feature.slug}>
            <b>{feature.title}.</b>{' '}
            {inLevel(feature, 'no').length > 0
              ? `${print.failsIn({ clients: inLevel(feature, 'no').join(', ') })}. `
              : null}
            {inLevel(feature, 'partly').length > 0
              ? `${print.partlyIn({ clients: inLevel(feature, 'partly').join(', ') })}. `
              : null}
            {feature.fix} <span className="paper-url">{feature.url}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
