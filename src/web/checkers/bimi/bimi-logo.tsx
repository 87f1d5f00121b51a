import { useWords } from '#web/words/words.ts'

type Props = { picture: string; domain: string; note?: string }

/** The logo as inboxes crop it: round and square, on light and on dark. */
export function BimiLogo({ picture, domain, note }: Props) {
  const { bimi: words } = useWords().checkers
  return (
    <>
      {note ? <p className="prose mb-3 text-soft">{note}</p> : null}
      <div className="grid gap-4 md:grid-cols-2">
        {(['light', 'dark'] as const).map((scheme) => (
          <figure key={scheme}>
            <div className="inbox" data-scheme={scheme}>
              <InboxRow picture={picture} domain={domain} shape="rounded-full" size="size-10" />
              <InboxRow picture={picture} domain={domain} shape="rounded-lg" size="size-10" />
              <div className="flex items-center justify-around gap-4 border-(--inbox-line) border-t px-5 py-6">
                <Logo picture={picture} domain={domain} shape="rounded-full" size="size-24" />
                <Logo picture={picture} domain={domain} shape="rounded-lg" size="size-24" />
              </div>
            </div>
            <figcaption className="mt-2 text-13 text-faint">{words[scheme]}</figcaption>
          </figure>
        ))}
      </div>
    </>
  )
}

type LogoProps = { picture: string; domain: string; shape: string; size: string }

/** Only ever as the source of an <img>: a picture there runs no script and loads nothing. */
function Logo({ picture, domain, shape, size }: LogoProps) {
  const { bimi: words } = useWords().checkers
  return (
    <img
      src={picture}
      alt={words.alt({ domain })}
      className={`shrink-0 object-cover ring-1 ring-(--inbox-line) ${shape} ${size}`}
    />
  )
}

function InboxRow(logo: LogoProps) {
  const { bimi: words } = useWords().checkers
  return (
    <div className="flex items-center gap-3 border-(--inbox-line) border-t px-4 py-3 first:border-t-0">
      <Logo {...logo} />
      <p className="min-w-0">
        <span className="block truncate font-medium">{logo.domain}</span>
        <span className="block truncate text-13 text-(--inbox-faint)">{words.subject}</span>
      </p>
    </div>
  )
}
