import type { ClientSupport } from '#contract/pictures.ts'
import { useFigures } from '#web/words/figures.ts'
import { useWords } from '#web/words/words.ts'
import { familiesOf, levelIn, supportPercent, worksIn } from '../clients/client-support.ts'

/** As many as a sheet has room for. */
const shownFeatures = 8

/** The support number, and each feature that some clients do not show in a line. */
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
      <ul>
        {fails.slice(0, shownFeatures).map((feature) => (
          <li key={feature.slug} className="paper-line">
            <b>{feature.title}.</b>{' '}
            {inLevel(feature, 'no').length > 0
              ? `${print.failsIn({ clients: inLevel(feature, 'no').join(', ') })}. `
              : null}
            {inLevel(feature, 'partly').length > 0
              ? `${print.partlyIn({ clients: inLevel(feature, 'partly').join(', ') })}.`
              : null}
          </li>
        ))}
      </ul>
      {fails.length > shownFeatures ? (
        <p className="text-13 text-faint">{print.more({ count: fails.length - shownFeatures })}</p>
      ) : null}
    </section>
  )
}
