import type { Screenshots } from '#contract/pictures.ts'
import type { TestResult } from '#contract/spam-test.ts'
import { useWords } from '#web/words/words.ts'
import { pinsOf } from '../pictures/pins.ts'

/** As much of a mail as a sheet has room for beside its fixes, in widths of its picture. */
const shownHeight = 1.9

/** The mail as a phone shows it, which is read best at this size: its upper part, with the numbers of the fixes where they sit. */
export function PaperMail({ shots, result }: { shots: Screenshots | null; result: TestResult }) {
  const { print, screenshots: words } = useWords().pictures
  const drawn = shots?.screenshots.filter(({ variant, url }) => variant === 'plain' && url !== null) ?? []
  const shot = drawn.find(({ device }) => device === 'mobile') ?? drawn[0]
  if (!shot?.url || !shot.width) return <p className="text-soft">{shots?.note ?? print.noPictures}</p>
  const height = Math.min(shot.height ?? shot.width, shot.width * shownHeight)
  const pins = pinsOf(result, shot).filter(({ box }) => box.y < height)
  return (
    <figure>
      <div className="paper-mail" style={{ aspectRatio: `${shot.width} / ${height}` }}>
        <img
          src={shot.url}
          alt={words.alt({
            subject: shots?.inbox.subject ?? '',
            device: shot.device,
            variant: words.variantText.plain,
          })}
        />
        {pins.map(({ rank, box }) => (
          <span
            key={rank}
            className="paper-pin"
            // Of the picture, which lies the same way in every language.
            style={{
              left: `max(0px, ${(box.x / shot.width!) * 100}% - 16px)`,
              top: `max(0px, ${(box.y / height) * 100}% - 10px)`,
            }}
          >
            {rank}
          </span>
        ))}
      </div>
    </figure>
  )
}
