/**
 * How mail of well-known sending services is recognized.
 * Origin: written by hand from headers that the services document or put into every mail they send; only facts we
 * are sure of. Date: 2026-11-20. Licence: facts; this file MIT, as the project.
 */

/**
 * - `marketing`: sends newsletters and campaigns. `relay`: sends whatever a program hands over, receipts and
 *   campaigns alike. `mailbox`: a place where people write their mail.
 */
export type EspKind = 'marketing' | 'relay' | 'mailbox'

export type EspFingerprint = {
  id: string
  name: string
  kind: EspKind
  /** Lower-case names of headers that this service alone sets. */
  headers: string[]
  /** Header name and a lower-case beginning of its value. */
  values: [string, string][]
  /** Domains of Return-Path, DKIM d= and Message-ID; a name below one of them counts too. */
  domains: string[]
  /** Domains of click tracking and unsubscribe addresses; a name below one of them counts too. */
  tracking: string[]
}

const service = (
  id: string,
  name: string,
  kind: EspKind,
  marks: Partial<Pick<EspFingerprint, 'headers' | 'values' | 'domains' | 'tracking'>>,
): EspFingerprint => ({ id, name, kind, headers: [], values: [], domains: [], tracking: [], ...marks })

/** Services that send campaigns stand first: many of them hand their mail to one of the relays below. */
export const espFingerprints: readonly EspFingerprint[] = [
  service('mailchimp', 'Mailchimp', 'marketing', {
    headers: ['x-mc-user'],
    values: [['x-mailer', 'mailchimp mailer']],
    domains: ['mcsv.net', 'mcdlv.net', 'rsgsv.net', 'mailchimpapp.net'],
    tracking: ['list-manage.com'],
  }),
  service('brevo', 'Brevo', 'marketing', {
    headers: ['x-mailin-eid', 'x-mailin-campaign', 'x-mailin-client'],
    values: [
      ['x-mailer', 'sendinblue'],
      ['x-mailer', 'brevo'],
    ],
    domains: ['sender-sib.com', 'brevosend.com', 'smtp-brevo.com'],
    tracking: ['sendibm1.com', 'sendibm2.com', 'sendibm3.com'],
  }),
  service('klaviyo', 'Klaviyo', 'marketing', {
    headers: ['x-kmail-account', 'x-kmail-message', 'x-kmail-relay'],
    domains: ['klaviyomail.com'],
    tracking: ['klclick.com', 'klclick1.com', 'klclick2.com', 'klclick3.com'],
  }),
  service('hubspot', 'HubSpot', 'marketing', {
    domains: ['hubspotemail.net'],
    tracking: ['hubspotlinks.com', 'hubspotemail.net'],
  }),
  service('salesforce-mc', 'Salesforce Marketing Cloud', 'marketing', {
    domains: ['xt.local', 'exacttarget.com', 'exct.net'],
    tracking: ['exct.net', 'exacttarget.com'],
  }),
  service('pardot', 'Salesforce Account Engagement (Pardot)', 'marketing', {
    domains: ['pardot.com'],
    tracking: ['pardot.com'],
  }),
  service('constant-contact', 'Constant Contact', 'marketing', {
    headers: ['x-roving-id'],
    domains: ['in.constantcontact.com', 'ccsend.com'],
    tracking: ['rs6.net'],
  }),
  service('campaign-monitor', 'Campaign Monitor', 'marketing', {
    domains: ['cmail19.com', 'cmail20.com', 'createsend.com', 'createsend1.com'],
    tracking: ['cmail19.com', 'cmail20.com', 'createsend.com', 'createsend1.com'],
  }),
  service('activecampaign', 'ActiveCampaign', 'marketing', {
    domains: ['emsd1.com', 'emsd2.com', 'activehosted.com'],
    tracking: ['activehosted.com', 'acemlna.com', 'acemlnb.com', 'acemlnc.com', 'acemlnd.com'],
  }),
  service('kit', 'Kit (ConvertKit)', 'marketing', {
    domains: ['convertkit-mail.com', 'convertkit-mail2.com', 'convertkit-mail4.com'],
    tracking: ['convertkit-mail.com', 'convertkit-mail2.com', 'convertkit-mail4.com'],
  }),
  service('mailerlite', 'MailerLite', 'marketing', {
    domains: ['mlsend.com', 'mlsend2.com', 'mailerlite.com'],
    tracking: ['mlsend.com', 'mlsend2.com'],
  }),
  service('getresponse', 'GetResponse', 'marketing', {
    domains: ['getresponse.com', 'getresponse-mail.com'],
    tracking: ['getresponse.com'],
  }),
  service('beehiiv', 'beehiiv', 'marketing', {
    domains: ['mail.beehiiv.com', 'beehiiv.net'],
    tracking: ['link.mail.beehiiv.com'],
  }),
  service('substack', 'Substack', 'marketing', { domains: ['substack.com'], tracking: [] }),
  service('customer-io', 'Customer.io', 'marketing', {
    domains: ['customeriomail.com'],
    tracking: ['customeriomail.com', 'customer.io'],
  }),
  service('marketo', 'Adobe Marketo Engage', 'marketing', {
    headers: ['x-marketoid', 'x-mktmaildkim'],
    domains: ['mktomail.com'],
    tracking: ['mktoweb.com'],
  }),
  service('eloqua', 'Oracle Eloqua', 'marketing', { domains: ['en25.com'], tracking: ['en25.com'] }),
  service('emarsys', 'SAP Emarsys', 'marketing', {
    headers: ['x-emarsys-identify', 'x-emarsys-environment'],
    domains: ['emarsys.net'],
    tracking: ['emarsys.net'],
  }),
  service('zoho-campaigns', 'Zoho Campaigns', 'marketing', {
    domains: ['zcsend.net'],
    tracking: ['maillist-manage.com', 'zcsend.net'],
  }),
  service('iterable', 'Iterable', 'marketing', { tracking: ['links.iterable.com'] }),
  service('cleverreach', 'CleverReach', 'marketing', {
    domains: ['crsend.com'],
    tracking: ['crsend.com', 'cleverreach.com'],
  }),
  service('listmonk', 'listmonk', 'marketing', { headers: ['x-listmonk-campaign', 'x-listmonk-subscriber'] }),
  service('mandrill', 'Mailchimp Transactional (Mandrill)', 'relay', {
    headers: ['x-mandrill-user'],
    domains: ['mandrillapp.com'],
    tracking: ['mandrillapp.com'],
  }),
  service('sendgrid', 'Twilio SendGrid', 'relay', {
    headers: ['x-sg-eid', 'x-sg-id'],
    domains: ['sendgrid.net', 'sendgrid.info'],
    tracking: ['ct.sendgrid.net'],
  }),
  service('mailgun', 'Mailgun', 'relay', {
    headers: ['x-mailgun-sid', 'x-mailgun-sending-ip'],
    domains: ['mailgun.org', 'mailgun.net'],
  }),
  service('postmark', 'Postmark', 'relay', {
    headers: ['x-pm-message-id'],
    domains: ['mtasv.net'],
    tracking: ['pstmrk.it'],
  }),
  service('mailjet', 'Mailjet', 'relay', {
    headers: ['x-mj-mid'],
    domains: ['mailjet.com'],
    tracking: ['mjt.lu'],
  }),
  service('sparkpost', 'SparkPost', 'relay', {
    domains: ['sparkpostmail.com'],
    tracking: ['sparkpostmail.com'],
  }),
  service('amazon-ses', 'Amazon SES', 'relay', {
    headers: ['x-ses-outgoing'],
    domains: ['amazonses.com'],
    tracking: ['awstrack.me'],
  }),
  service('gmail', 'Gmail or Google Workspace', 'mailbox', {
    headers: ['x-gm-message-state'],
    domains: ['mail.gmail.com'],
  }),
  service('microsoft-365', 'Microsoft 365 or Outlook.com', 'mailbox', {
    headers: ['x-ms-exchange-crosstenant-id'],
    domains: ['prod.outlook.com'],
  }),
]
