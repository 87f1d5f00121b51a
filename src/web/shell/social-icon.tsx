import { Link2, Mail, Rss } from '#web/ui/icons.tsx'

/** The mark of a place that the operator is found at; X where none is named. */
export function SocialIcon({ icon }: { icon: string }) {
  if (icon === 'mail') return <Mail aria-hidden="true" />
  if (icon === 'rss') return <Rss aria-hidden="true" />
  if (icon !== '' && icon !== 'x') return <Link2 aria-hidden="true" />
  return (
    <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
      <path d="M4 4h4l12 16h-4z" strokeLinejoin="round" />
      <path d="M4.5 20 10.6 13.2M13.4 10.2 19.5 4" strokeLinecap="round" />
    </svg>
  )
}
