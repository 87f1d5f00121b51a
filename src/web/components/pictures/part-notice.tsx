import type { Screenshots } from '#contract/pictures.ts'
import { useWords } from '../../words/words.ts'
import { Empty } from '../empty.tsx'

type Part = Exclude<Screenshots['status'], 'ready' | 'pending'>
type Props = { status: Screenshots['status']; note: string | null; words?: Record<Part, string> }

/** Why a part will not be there; nothing while it is being made and when it is ready. */
export function PartNotice({ status, note, words }: Props) {
  const { part } = useWords().pictures
  if (status === 'ready' || status === 'pending') return null
  return <Empty>{note ?? (words ?? part)[status]}</Empty>
}
