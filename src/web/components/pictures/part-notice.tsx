import type { Screenshots } from '#contract/pictures.ts'
import { useWords } from '../../words/words.ts'
import { Empty } from '../empty.tsx'

type Words = { pending: string; failed: string; disabled: string; locked: string }
type Props = { status: Screenshots['status']; note: string | null; words?: Words }

/** Why a part is not there, or not yet; nothing when it is. */
export function PartNotice({ status, note, words }: Props) {
  const { part } = useWords().pictures
  if (status === 'ready') return null
  if (status !== 'pending') return <Empty>{note ?? (words ?? part)[status]}</Empty>
  return (
    <div className="rounded-lg border border-line border-dashed px-5 py-4 text-soft">
      <p role="status">{(words ?? part).pending}</p>
      <noscript>
        <p className="mt-1">{part.reload}</p>
      </noscript>
    </div>
  )
}
