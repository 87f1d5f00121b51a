import { Link } from 'react-router'
import { paths } from '#web/shell/paths.ts'
import { CornerDownRight } from '#web/ui/icons.tsx'
import { RawValue } from '#web/ui/raw-value.tsx'
import { StatusIcon } from '#web/ui/status.tsx'
import { useWords } from '#web/words/words.ts'
import type { Target } from './link-groups.ts'

/** Characters of an address: one line on a wide screen, three on a phone. */
const shownOfAddress = 80
const shownTexts = 2
const shownPlaces = 2

/** One target: what is written on the links to it, where it leads, what it answered, where it stands. */
export function LinkRow({ target, report }: { target: Target; report: string }) {
  const { content } = useWords().report
  const { status, rank, listed_on: listedOn, final_url: final } = target
  const listed = listedOn.length > 0 ? content.listedOn({ lists: listedOn.join(', ') }) : null
  return (
    <li className="link-row">
      <span className="mt-0.5 flex">
        <StatusIcon status={rank} />
        <span className="sr-only">{content.answers[status]}</span>
      </span>
      <div className="min-w-0">
        <Texts target={target} />
        <RawValue value={target.url} what={content.linkTarget} most={shownOfAddress} />
        {final && final !== target.url ? (
          <span className="flex gap-1.5 text-faint" title={content.finalTarget}>
            <CornerDownRight aria-hidden="true" className="mt-0.5 size-3.5 shrink-0 rtl:-scale-x-100" />
            <span className="sr-only">{content.finalTarget}</span>
            <RawValue value={final} what={content.finalTarget} most={shownOfAddress} />
          </span>
        ) : null}
        {listed ? <p className="text-13 text-soft wrap-anywhere">{listed}</p> : null}
      </div>
      <div className="link-side">
        <Answer target={target} />
        <Places target={target} report={report} />
      </div>
    </li>
  )
}

function Texts({ target }: { target: Target }) {
  const { content } = useWords().report
  const { texts, uses } = target
  const more = texts.length - shownTexts
  return (
    <p className="flex flex-wrap gap-x-2">
      {texts.length === 0 ? null : (
        <span className="link-text">
          {texts.slice(0, shownTexts).join(' · ')}
          {more > 0 ? ` ${content.moreLines({ count: more })}` : null}
        </span>
      )}
      {uses > 1 ? <span className="text-13 text-faint">{content.repeated({ count: uses })}</span> : null}
    </p>
  )
}

function Answer({ target }: { target: Target }) {
  const { content } = useWords().report
  if (target.http_status === null) return null
  return (
    <>
      {target.redirects > 0 ? (
        <span className="text-faint">{content.redirects({ count: target.redirects })}</span>
      ) : null}
      <span className="font-mono">{target.http_status}</span>
    </>
  )
}

function Places({ target, report }: { target: Target; report: string }) {
  const { checks, content } = useWords().report
  const more = target.places.length - shownPlaces
  return (
    <>
      {target.places.slice(0, shownPlaces).map((place) => (
        <Link
          key={`${place.in} ${place.line} ${place.column}`}
          className="link inline-flex min-h-6 items-center"
          to={paths.line(report, place)}
        >
          {checks.inSource({ line: place.line })}
        </Link>
      ))}
      {more > 0 ? <span className="text-faint">{content.moreLines({ count: more })}</span> : null}
    </>
  )
}
