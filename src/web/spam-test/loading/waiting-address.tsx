import { CopyButton } from '#web/ui/copy-button.tsx'
import { useWords } from '#web/words/words.ts'

export function WaitingAddress({ address }: { address: string }) {
  const { instrument } = useWords()
  const [local, domain] = address.split('@')
  return (
    <p className="mt-4 flex items-center gap-2 rounded-md bg-well py-1.5 ps-3 pe-1.5 sm:inline-flex">
      <span className="min-w-0 flex-1 break-all font-mono text-14 font-medium">
        {local}
        <wbr />@{domain}
      </span>
      <CopyButton text={address} name={instrument.copyAddress} className="copy-value" />
    </p>
  )
}
