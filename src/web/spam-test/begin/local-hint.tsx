import { useIsLocal, useSite } from '#web/shell/site.ts'
import { CopyValue } from '#web/ui/copy-button.tsx'
import { ChevronRight } from '#web/ui/icons.tsx'
import { useWords } from '#web/words/words.ts'

/** How to hand a mail to a server that the internet cannot reach. Shown only there. */
export function LocalHint({ email }: { email: string }) {
  const { instrument } = useWords()
  const site = useSite()
  if (!useIsLocal()) return null
  return (
    <details className="fold rounded-lg border border-line">
      <summary className="flex min-h-11 items-center gap-1.5 px-4 text-14 font-medium text-soft hover:text-ink md:px-6">
        <ChevronRight aria-hidden="true" className="fold-chevron size-4" />
        {instrument.local.title}
      </summary>
      <div className="flex flex-col gap-3 px-4 pb-5 md:px-6">
        <p className="prose text-14 text-soft">{instrument.local.text({ port: site.smtpPort })}</p>
        <Command
          title={instrument.local.own}
          text={`npm run postproof -- send mail.eml ${email}${site.smtpPort === 2525 ? '' : ` --port ${site.smtpPort}`}`}
        />
        <Command
          title={instrument.local.swaks}
          text={`swaks --server 127.0.0.1:${site.smtpPort} --to ${email}`}
        />
      </div>
    </details>
  )
}

export function Command({ title, text }: { title: string; text: string }) {
  return (
    <div className="grid min-w-0 items-center gap-x-4 gap-y-1 md:grid-cols-[140px_minmax(0,1fr)]">
      <p className="text-13 text-faint">{title}</p>
      <p className="has-copy flex min-w-0 items-center rounded-md bg-well py-1 ps-3 pe-1">
        <code className="min-w-0 flex-1 py-1 text-13 break-words">{text}</code>
        <CopyValue text={text} what={title} />
      </p>
    </div>
  )
}
