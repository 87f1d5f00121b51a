import type { LabelledMail } from '../mail/mails.ts'

/** Newsletters that were sent first, then templates of the usual builders: how many of each source. */
const sources: Record<string, number> = {
  omnivore: 8,
  sunlight: 4,
  mimekit: 2,
  'sofn-xyz': 4,
  'mozilla-campaigns': 4,
  mjml: 5,
  colorlib: 4,
  mailpoet: 4,
  'react-email': 3,
  'mailchimp-blueprints': 2,
}

/** The 40 mails of the comparison, evenly taken from each source. */
export function newslettersOf(all: LabelledMail[]): LabelledMail[] {
  return Object.entries(sources).flatMap(([source, count]) => {
    const own = all.filter(
      (mail) => mail.source === source && /newsletter|campaign|marketing|real/.test(mail.kind),
    )
    const step = Math.max(1, own.length / count)
    return own.filter((_, at) => Math.floor(at / step) !== Math.floor((at - 1) / step)).slice(0, count)
  })
}
