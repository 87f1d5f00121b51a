import { Link } from 'react-router'
import type { FeatureUse } from '#contract/pictures.ts'
import { Field } from '#web/checkers/report/check-field.tsx'
import { paths } from '#web/shell/paths.ts'
import { CopyValue } from '#web/ui/copy-button.tsx'
import { ChevronRight, ExternalLink } from '#web/ui/icons.tsx'
import { useFigures } from '#web/words/figures.ts'
import { useWords } from '#web/words/words.ts'
import { clientName } from './client-name.ts'
import { type Client, type Family, familiesOf, levelIn } from './client-support.ts'
import { LevelIcon } from './level.tsx'

type Props = {
  feature: FeatureUse
  clients: Client[]
  /** The families with a column of their own. */
  columns: Family[]
  report: string
}

/** One feature in one line; opened, where it stands and what each client makes of it. */
export function FeatureRow({ feature, clients, columns, report }: Props) {
  const { features } = useWords().pictures.clients
  const shown = new Set(columns.map(({ name }) => name))
  const failing = familiesOf(clients).filter((family) => ['no', 'partly'].includes(levelIn(feature, family)))
  // Nothing in the row says so when it fails only in families without a column.
  const elsewhere =
    failing.length > 0 && failing.every(({ name }) => !shown.has(name))
      ? [features.elsewhere({ families: failing.map(({ name }) => name).join(', ') })]
      : []
  return (
    <details className="fold feature border-line border-t">
      <summary className="feature-summary">
        <span className="min-w-0">
          <span className="font-medium">{feature.title}</span>{' '}
          <span className="text-13 text-faint">
            {[features.uses({ count: feature.uses }), ...elsewhere].join(', ')}
          </span>
        </span>
        <span className="feature-levels">
          {columns.map((family) => {
            const level = levelIn(feature, family)
            const words = features.family({ family: family.name, level: features.level[level] })
            return (
              <span key={family.name} title={words} className="feature-level">
                <LevelIcon level={level} />
                <span aria-hidden="true" className="lg:hidden">
                  {family.name}
                </span>
                <span className="sr-only">{words}.</span>
              </span>
            )
          })}
        </span>
        <ChevronRight aria-hidden="true" className="fold-chevron size-4 text-faint" />
      </summary>
      <FeatureDetails feature={feature} clients={clients} report={report} />
    </details>
  )
}

function FeatureDetails({ feature, clients, report }: Omit<Props, 'columns'>) {
  const { day } = useFigures()
  const { features } = useWords().pictures.clients
  const { checks } = useWords().report
  return (
    <div className="check-details">
      <Field label={features.example}>
        <span className="has-copy flex min-w-0 items-start gap-1">
          <code className="min-w-0 text-13 wrap-anywhere">{feature.example}</code>
          <span className="-my-1">
            <CopyValue text={feature.example} what={features.example} />
          </span>
        </span>
      </Field>
      {feature.lines.length > 0 ? (
        <Field label={features.lines}>
          <p className="flex flex-wrap gap-x-3">
            {feature.lines.map((line) => (
              <Link key={line} to={paths.line(report, { in: 'html', line })} className="link min-h-6">
                {checks.inSource({ line })}
              </Link>
            ))}
          </p>
        </Field>
      ) : null}
      <Field label={features.clients}>
        <ClientLevels feature={feature} clients={clients} />
      </Field>
      {feature.fix ? (
        <Field label={features.lost}>
          <p>
            {features.harm[feature.harm]}{' '}
            <span className="whitespace-nowrap text-13 text-faint">
              {feature.measured ? features.measured : features.estimated}
            </span>
          </p>
        </Field>
      ) : null}
      {feature.fix ? (
        <Field label={features.fix}>
          <p className="prose">{feature.fix}</p>
        </Field>
      ) : null}
      <Field label={features.tested}>
        <p>{day(feature.last_tested)}</p>
      </Field>
      <Field label={features.reference}>
        <a href={feature.url} target="_blank" rel="noreferrer" className="link">
          {features.caniemail}
          <ExternalLink aria-hidden="true" className="ms-1 inline size-3 align-[-1px]" />
        </a>
      </Field>
    </div>
  )
}

/** Clients by what they make of it, failures first; notes below the client they are about. */
function ClientLevels({ feature, clients }: Pick<Props, 'feature' | 'clients'>) {
  const { marks, pictures } = useWords()
  const { features, platform } = pictures.clients
  const known = new Map(clients.map((client) => [client.id, client]))
  return (
    <dl className="flex flex-col gap-3">
      {(['no', 'partly', 'yes', 'unknown'] as const).map((level) => {
        const entries = feature.support.flatMap((each) => {
          const client = known.get(each.client)
          return client && each.level === level
            ? [{ name: clientName(client, platform), notes: each.notes }]
            : []
        })
        if (entries.length === 0) return null
        const noted = entries.filter(({ notes }) => notes.length > 0)
        return (
          <div key={level}>
            <dt className="flex items-center gap-2 text-13 text-faint">
              <LevelIcon level={level} />
              {features.level[level]}
            </dt>
            <dd className="ps-6">{entries.map(({ name }) => name).join(' · ')}</dd>
            {noted.map(({ name, notes }) => (
              <dd key={name} className="prose mt-1 ps-6 text-13 text-soft">
                {name}
                {marks.colon}
                {notes.join(' ')}
              </dd>
            ))}
          </div>
        )
      })}
    </dl>
  )
}
