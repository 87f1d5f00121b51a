import { useWords } from '#web/words/words.ts'
import { pictures } from './pictures.ts'
import type { SampleGlance } from './sample.ts'

type Props = {
  state: keyof typeof pictures
  glance: Pick<SampleGlance, 'sender' | 'subject' | 'picture' | 'findings'>
  /** Numbers at what the findings are about; those of the headers stand beside the sender. */
  pins?: boolean
}

/** The mail as a phone shows it: who it is from, and the first screen as our own browser drew it. */
export function SamplePhone({ state, glance, pins }: Props) {
  const { sample: words } = useWords().home
  const { sender, subject, picture } = glance
  const marks = glance.findings.flatMap(({ id, status, place }, index) =>
    pins && status !== 'good' ? [{ id, place, number: index + 1 }] : [],
  )
  return (
    <figure className="phone" dir="ltr" lang="en">
      <figcaption className="phone-head">
        <span aria-hidden="true" className="phone-face">
          {sender?.name.slice(0, 1)}
        </span>
        <span className="min-w-0 flex-1">
          <span className="block truncate text-14 font-medium">{sender?.name}</span>
          <span className="block truncate font-mono text-13 text-faint">{sender?.email}</span>
        </span>
        <span aria-hidden="true" className="flex gap-1">
          {marks.map(({ id, place, number }) =>
            place ? null : (
              <span key={id} className="pin">
                {number}
              </span>
            ),
          )}
        </span>
        <span className="phone-subject">{subject}</span>
      </figcaption>
      <div className="relative">
        <img
          src={pictures[state]}
          alt={words.alt[state]}
          width={picture.width}
          height={picture.height}
          loading="lazy"
          decoding="async"
          className="block h-auto w-full"
        />
        {marks.map(({ id, place, number }) =>
          place ? (
            <span
              key={id}
              aria-hidden="true"
              className="pin pin-placed"
              style={{ left: `${place.x}%`, top: `${place.y}%` }}
            >
              {number}
            </span>
          ) : null,
        )}
      </div>
    </figure>
  )
}
