import { useEffect } from 'react'
import { useWords } from '#web/words/words.ts'
import { Button } from './button.tsx'
import { useCopy } from './copy-button.tsx'
import { Link2 } from './icons.tsx'
import { useToast } from './toasts.tsx'

type Props = {
  /** Absolute, or a path within this site. */
  address: string
  look?: 'plain' | 'quiet'
}

/** Copies the address of a page and says so. */
export function CopyLink({ address, look = 'quiet' }: Props) {
  const { report } = useWords()
  const toast = useToast()
  const [copied, copy] = useCopy()
  useEffect(() => {
    if (copied === 'copied') toast.success(report.linkCopied)
    if (copied === 'failed') toast.error(report.linkFailed)
  }, [copied, report, toast])
  return (
    <Button
      look={look}
      size={look === 'quiet' ? 'compact' : 'medium'}
      onClick={() => copy(new URL(address, window.location.origin).href)}
    >
      <Link2 aria-hidden="true" />
      <span className="max-sm:sr-only">{report.copyLink}</span>
    </Button>
  )
}
