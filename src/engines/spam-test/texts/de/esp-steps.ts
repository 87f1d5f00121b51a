import type { FixContext } from '../../types.ts'
import { ownDomain } from '../phrasing.ts'

/** What to do in the sending service that was recognized, in German. */

const unsubscribe: Record<string, string> = {
  mailchimp:
    'Mailchimp schreibt List-Unsubscribe und List-Unsubscribe-Post selbst in Kampagnen. *|UNSUB|* in der Vorlage lassen und eine echte Kampagne an eine Liste mit der Testadresse senden: In Test-Mails von Mailchimp können die Header fehlen.',
  mandrill:
    'In Mailchimp Transactional die Header List-Unsubscribe und List-Unsubscribe-Post im API-Aufruf setzen, im Feld „headers“ der Nachricht.',
  brevo:
    'Brevo schreibt beide Header selbst in Kampagnen, die seinen Abmeldelink enthalten. Bei Mails über die API die Header im Feld „headers“ setzen.',
  klaviyo:
    'Klaviyo schreibt beide Header selbst in Marketing-Mails. Das Abmelde-Tag von Klaviyo in der Vorlage lassen.',
  hubspot:
    'HubSpot schreibt beide Header selbst in Marketing-Mails. Diese Mail als „marketing email“ senden, nicht als „one-to-one email“.',
  sendgrid:
    'In SendGrid eine Abmeldegruppe verwenden (asm.group_id) oder „Subscription Tracking“ einschalten; dann schreibt SendGrid die Header. Eigene Header gehen auch, im Feld „headers“.',
  'amazon-ses':
    'In Amazon SES ListManagementOptions mit einer Kontaktliste verwenden, dann schreibt SES die Header; oder beide Header selbst in die Nachricht setzen.',
  mailgun:
    'In Mailgun „unsubscribe tracking“ für die Domain einschalten oder h:List-Unsubscribe und h:List-Unsubscribe-Post im API-Aufruf setzen.',
  postmark:
    'In Postmark Newsletter über einen „broadcast message stream“ senden: Dort schreibt Postmark die Header, in „transactional streams“ nicht.',
  mailjet:
    'Mailjet schreibt beide Header selbst in Kampagnen. Bei Mails über die Send API die Header im Feld „Headers“ setzen.',
}

/** The step for getting the unsubscribe headers in, by service. */
export function unsubscribeSteps(context: FixContext): string[] {
  const own = context.esp ? unsubscribe[context.esp.id] : undefined
  if (own) return [own]
  const domain = ownDomain(context)
  const headers = `List-Unsubscribe: <https://${domain}/unsubscribe?id=TOKEN>, <mailto:unsubscribe@${domain}?subject=TOKEN>`
  const general = [
    `Diesen Header in jede Mail der Liste setzen, mit einem Token, das für die jeweilige Person steht: ${headers}`,
    'Diesen zweiten Header dazusetzen: List-Unsubscribe-Post: List-Unsubscribe=One-Click',
    'Die https-Adresse so einrichten, dass sie ein POST annimmt und das Abonnement ohne Anmeldung, Rückfrage oder Weiterleitung beendet.',
    'Beide Header von DKIM signieren lassen: im Mailserver oder Signierprogramm in die Liste der signierten Header (h=) aufnehmen.',
  ]
  if (!context.esp) return general
  return [
    `In ${context.esp.name} nach der Einstellung „one-click unsubscribe“ oder „List-Unsubscribe“ suchen; Versanddienste schreiben meist beide Header in Kampagnen. In Test-Mails können sie fehlen, deshalb eine echte Kampagne an eine Liste senden, die nur die Testadresse enthält.`,
    ...general.slice(0, 2),
  ]
}

/** The name of the service, or a neutral word for whatever sends; to stand after “in”, “von” or a colon. */
export const senderName = ({ esp }: FixContext): string => esp?.name ?? 'Ihrem Sendeprogramm'
