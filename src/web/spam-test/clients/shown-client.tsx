import type { ClientMark, ClientPicture, PictureSize } from '#contract/client-pictures.ts'
import { ScrollBox } from '#web/ui/scroll-box.tsx'
import { StatusIcon } from '#web/ui/status.tsx'
import { useWords } from '#web/words/words.ts'
import { EmptyScreen } from '../pictures/device-frame.tsx'
import { clientName } from './client-name.ts'
import { ShownChanges } from './shown-changes.tsx'
import { ShownMarks } from './shown-marks.tsx'

/** One client: its picture beside the mail as sent, what differs, and what it does to the HTML. */
export function ShownClient({ picture, report }: { picture: ClientPicture; report: string }) {
  const { clients: words, part } = useWords().pictures
  const { shown } = words
  const name = clientName(picture, words.platform)
  const { reference, url, size, marks, device } = picture
  return (
    <div className="flex flex-col gap-4">
      <h3 className="text-16 font-bold">{name}</h3>
      {picture.approximate ? <Notice>{shown.approximate}</Notice> : null}
      {picture.clipped_at === null ? null : <Notice>{shown.clipped({ line: picture.clipped_at })}</Notice>}
      {url && size ? (
        <div className="client-pair" data-device={device}>
          {reference ? (
            <figure>
              <figcaption>{shown.asSent}</figcaption>
              <ScrollBox label={shown.scroll({ client: shown.asSent })} className="client-screen">
                <Marked
                  {...reference}
                  alt={shown.asSentAlt({ device })}
                  marks={marks}
                  place={({ reference_box }) => reference_box}
                />
              </ScrollBox>
            </figure>
          ) : null}
          <figure>
            <figcaption>{name}</figcaption>
            <ScrollBox label={shown.scroll({ client: name })} className="client-screen">
              <Marked
                url={url}
                size={size}
                alt={shown.alt({ client: name })}
                marks={marks}
                place={({ box }) => box}
              />
            </ScrollBox>
          </figure>
        </div>
      ) : (
        <div className="client-screen is-empty">
          <EmptyScreen busy={picture.status === 'pending'}>
            {picture.failure ?? (picture.status === 'pending' ? part.waiting : part.noPicture)}
          </EmptyScreen>
        </div>
      )}
      {url ? (
        <div className="client-lists">
          <ShownMarks picture={picture} report={report} />
          <ShownChanges changes={picture.changes} name={name} report={report} />
        </div>
      ) : null}
    </div>
  )
}

const Notice = ({ children }: { children: string }) => (
  <p className="flex gap-2 rounded-md bg-warning-tint px-3 py-2.5">
    <StatusIcon status="warning" className="mt-0.5 size-4" />
    {children}
  </p>
)

type MarkedProps = {
  url: string
  size: PictureSize
  alt: string
  marks: ClientMark[]
  /** Where a difference lies in this picture; null where it is not in it. */
  place(mark: ClientMark): ClientMark['box']
}

/** A picture with outlines around what differs; the list says it in words. */
function Marked({ url, size, alt, marks, place }: MarkedProps) {
  const x = (value: number) => `${(value / size.width) * 100}%`
  const y = (value: number) => `${(value / size.height) * 100}%`
  return (
    <div className="picture overflow-hidden">
      <img src={url} width={size.width} height={size.height} alt={alt} />
      {marks.map((mark, at) => {
        const box = place(mark)
        if (box === null || box.y >= size.height) return null
        return (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: marks have no name but their number
            key={at}
            aria-hidden="true"
            className="client-mark"
            style={{
              insetInlineStart: x(box.x),
              insetBlockStart: y(box.y),
              inlineSize: x(box.width),
              blockSize: y(box.height),
            }}
          >
            <span>{at + 1}</span>
          </span>
        )
      })}
    </div>
  )
}
