import type { KeptMail } from '#platform/mailer/types.ts'
import type { Visitor } from '#services/accounts/visitor.ts'
import type { Services } from '#services/application/services.ts'

const loopback = /^(?:::1|(?:::ffff:)?127(?:\.\d{1,3}){3})$/
const localHost = /^(?:localhost|\[::1\]|127(?:\.\d{1,3}){3})$/

/**
 * Mail that would have been sent, newest first. Its links sign people in: null once mail is really sent, for a site with
 * a public name, and for a visitor from elsewhere.
 */
export function developmentMails(
  services: Pick<Services, 'mailer' | 'site'>,
  visitor: Visitor,
): KeptMail[] | null {
  const host = URL.parse(services.site.publicUrl)?.hostname ?? ''
  return localHost.test(host) && loopback.test(visitor.network) ? services.mailer.kept() : null
}
