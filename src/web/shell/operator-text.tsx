import { useSettings } from './site.ts'

/** What the operator wrote for the foot of the page; `{email}` becomes a link, `{year}` this year. */
export function OperatorText() {
  const settings = useSettings()
  if (!settings?.contactUsText.trim()) return null
  const { contactUsText, contactEmail, year } = settings
  const [first = '', ...rest] = contactUsText.replaceAll('{year}', String(year)).split('{email}')
  return (
    <p className="max-w-[70ch] whitespace-pre-line wrap-anywhere">
      {first}
      {rest.map((text, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text, which do not move
        <span key={index}>
          {contactEmail ? (
            <a href={`mailto:${contactEmail}`} className="link">
              {contactEmail}
            </a>
          ) : null}
          {text}
        </span>
      ))}
    </p>
  )
}
