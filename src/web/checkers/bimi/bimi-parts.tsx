import type { RecordDetails } from '#contract/checkers.ts'
import { Section } from '#web/ui/card.tsx'
import { Empty } from '#web/ui/empty.tsx'
import { FoldCard } from '#web/ui/fold-card.tsx'
import { useWords } from '#web/words/words.ts'
import { BimiCertificate } from './bimi-certificate.tsx'
import { BimiLogo } from './bimi-logo.tsx'
import { logoPicture } from './logo-picture.ts'

export function BimiParts({ details, domain }: { details: RecordDetails<'bimi'>; domain: string }) {
  const { bimi: words } = useWords().checkers
  const { logo, certificate, outcome } = details
  const picture = logoPicture(logo?.svg ?? certificate?.logo?.svg ?? null)
  if (outcome === 'none') return null
  return (
    <>
      <Section title={words.logo}>
        {picture ? (
          <BimiLogo picture={picture} domain={domain} note={words.outcomes[outcome]} />
        ) : (
          <Empty>{words.noLogo}</Empty>
        )}
      </Section>
      {logo?.problems?.length ? <SvgProblems problems={logo.problems} /> : null}
      <Section title={words.certificate}>
        {certificate?.summary ? (
          <BimiCertificate url={certificate.url} summary={certificate.summary} />
        ) : (
          <Empty>{certificate ? words.unreadable : words.noCertificate}</Empty>
        )}
      </Section>
    </>
  )
}

function SvgProblems({
  problems,
}: {
  problems: NonNullable<NonNullable<RecordDetails<'bimi'>['logo']>['problems']>
}) {
  const { bimi: words } = useWords().checkers
  return (
    <FoldCard title={words.svg} note={words.places({ count: problems.length })} open={problems.length <= 6}>
      <ul>
        {problems.map(({ status, line, element, attribute, value }, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: places in a file never move
            key={index}
            className="grid grid-cols-[72px_minmax(0,1fr)] gap-x-3 border-line border-t px-4 py-2 first:border-t-0 md:px-5"
          >
            <span
              className={`text-13 font-medium tabular-nums ${status === 'bad' ? 'text-bad' : 'text-warning'}`}
            >
              {line === null ? '' : words.svgLine({ line })}
            </span>
            <code className="text-13 wrap-anywhere">
              {element ? `<${element}>` : words.wholeFile}
              {attribute ? ` ${attribute}` : ''}
              {value ? (attribute ? `="${value}"` : ` ${value}`) : ''}
            </code>
          </li>
        ))}
      </ul>
    </FoldCard>
  )
}
