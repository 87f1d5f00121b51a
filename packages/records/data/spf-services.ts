/**
 * Sending services by the SPF names they tell their customers to include, and by the MX hosts of their mailboxes.
 * Origin: written by hand from what the services document for their customers; only facts we are sure of.
 * Date: 2026-11-20. Licence: facts; this file MIT, as the project.
 */

export type SpfService = {
  id: string
  name: string
  /** Names to include, lower case; a name below one of them counts too. */
  includes: string[]
  /** Endings of MX hosts; empty for services that take no mail in. */
  exchanges: string[]
}

const service = (id: string, name: string, includes: string[], exchanges: string[] = []): SpfService => ({
  id,
  name,
  includes,
  exchanges,
})

export const spfServices: readonly SpfService[] = [
  service(
    'google',
    'Google Workspace',
    ['_spf.google.com', 'aspmx.googlemail.com'],
    ['google.com', 'googlemail.com'],
  ),
  service(
    'microsoft',
    'Microsoft 365',
    ['spf.protection.outlook.com'],
    ['mail.protection.outlook.com', 'mx.microsoft'],
  ),
  service('zoho', 'Zoho Mail', ['zoho.com', 'zoho.eu', 'zohomail.com'], ['zoho.com', 'zoho.eu']),
  service('fastmail', 'Fastmail', ['spf.messagingengine.com'], ['messagingengine.com']),
  service('proton', 'Proton Mail', ['_spf.protonmail.ch'], ['protonmail.ch']),
  service('icloud', 'iCloud Mail', ['icloud.com'], ['mail.icloud.com']),
  service('amazon-ses', 'Amazon SES', ['amazonses.com']),
  service('sendgrid', 'Twilio SendGrid', ['sendgrid.net']),
  service('mailgun', 'Mailgun', ['mailgun.org'], ['mailgun.org']),
  service('postmark', 'Postmark', ['spf.mtasv.net']),
  service('sparkpost', 'SparkPost', ['sparkpostmail.com']),
  service('mailjet', 'Mailjet', ['spf.mailjet.com']),
  service('brevo', 'Brevo', ['spf.brevo.com', 'spf.sendinblue.com']),
  service('mailchimp', 'Mailchimp', ['servers.mcsv.net']),
  service('mandrill', 'Mailchimp Transactional', ['spf.mandrillapp.com']),
  service('hubspot', 'HubSpot', ['hubspotemail.net']),
  service('salesforce', 'Salesforce', ['_spf.salesforce.com']),
  service('salesforce-mc', 'Salesforce Marketing Cloud', ['cust-spf.exacttarget.com']),
  service('zendesk', 'Zendesk', ['mail.zendesk.com']),
  service('freshdesk', 'Freshdesk', ['email.freshdesk.com']),
  service('mimecast', 'Mimecast', ['_netblocks.mimecast.com'], ['mimecast.com']),
  service('constant-contact', 'Constant Contact', ['spf.constantcontact.com']),
  service('shopify', 'Shopify', ['shops.shopify.com']),
]
