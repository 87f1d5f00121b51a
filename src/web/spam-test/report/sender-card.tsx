import { Link } from 'react-router'
import { paths } from '#web/shell/paths.ts'
import { breakable } from '#web/ui/breakable.tsx'
import { Card } from '#web/ui/card.tsx'
import { CopyValue } from '#web/ui/copy-button.tsx'
import { type Figures, tlsVersion, useFigures } from '#web/words/figures.ts'
import { useWords } from '#web/words/words.ts'
import type { ReportOutline } from '../outline.ts'

/** The mail as an inbox lists it, and who handed it over. */
export function SenderCard({ result }: { result: ReportOutline }) {
  const { report } = useWords()
  const { sender, source } = result
  const domain = sender?.email?.split('@').at(-1)
  const facts = senderFacts(result, report.sender, useFigures())
  return (
    <Card className="flex flex-col">
      <div className="border-line border-b p-5">
        <h2 className="mb-3 text-13 text-faint">{report.sender.title}</h2>
        <div className="grid grid-cols-[40px_minmax(0,1fr)] gap-x-3">
          <span
            aria-hidden="true"
            className="grid size-10 place-items-center rounded-full bg-accent-tint text-16 font-bold text-accent-strong"
          >
            {initial(sender?.name || sender?.email)}
          </span>
          <div className="min-w-0">
            <p className="truncate font-bold">{sender?.name || sender?.email || report.sender.noName}</p>
            <p className="truncate font-medium">{result.subject ?? report.untitled}</p>
            <p className="truncate text-soft">{result.preheader ?? report.sender.noPreheader}</p>
          </div>
        </div>
      </div>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 px-5 py-3">
        {facts.map(({ label, value, mono }) => (
          <div key={label} className="has-copy col-span-2 grid min-h-8 grid-cols-subgrid items-center">
            <dt className="text-13 text-faint">{label}</dt>
            <dd className="flex min-w-0 items-center gap-1">
              <span className={`min-w-0 break-words ${mono ? 'font-mono text-13' : 'text-14 text-soft'}`}>
                {mono ? breakable(value) : value}
              </span>
              {mono ? <CopyValue text={value} what={label} /> : null}
            </dd>
          </div>
        ))}
      </dl>
      {domain && source !== 'sample' ? (
        <p className="px-5 pb-4">
          <Link to={paths.domain(domain)} className="link inline-flex min-h-6 items-center wrap-anywhere">
            {report.sender.domain({ domain })}
          </Link>
        </p>
      ) : null}
    </Card>
  )
}

type Fact = { label: string; value: string; mono: boolean }

type SenderWords = ReturnType<typeof useWords>['report']['sender']

function senderFacts(
  { sender, size_bytes, results }: ReportOutline,
  words: SenderWords,
  { size }: Figures,
): Fact[] {
  const raw = (label: string, value: string | null | undefined, missing: string): Fact =>
    value ? { label, value, mono: true } : { label, value: missing, mono: false }
  const connected = sender?.ip != null
  const nameIsKnown = connected && results.find(({ id }) => id === 'rdns')?.status !== 'no-data'
  return [
    raw(words.from, sender?.email, words.unknown),
    raw(words.ip, sender?.ip, words.unknown),
    raw(words.rdns, sender?.rdns, nameIsKnown ? words.none : words.unknown),
    raw(words.helo, sender?.helo, words.unknown),
    raw(words.returnPath, sender?.return_path, words.unknown),
    {
      label: words.tls,
      value: sender?.tls ? tlsVersion(sender.tls.version) : connected ? words.plaintext : words.unknown,
      mono: false,
    },
    ...(sender?.esp ? [{ label: words.esp, value: sender.esp, mono: false }] : []),
    ...(size_bytes === null ? [] : [{ label: words.size, value: size(size_bytes), mono: false }]),
  ]
}

const initial = (text: string | undefined) => (text ? [...text][0]?.toUpperCase() : '?')
