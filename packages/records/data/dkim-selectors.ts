/**
 * Under which selectors well-known services publish DKIM keys, and what shows that a domain uses the service.
 * Origin: written by hand from general knowledge of the services' set-up pages; no list was copied. Services change
 * their selectors: an entry that finds nothing does no harm, as nothing found is never held against a domain.
 * Date: 2026-11-20. Licence: facts; this file MIT, as the project.
 */

export type DkimService = {
  id: string
  name: string
  /** Domains of `include:` and `redirect=` in the SPF record; a name below one of them counts too. */
  spf: string[]
  /** Domains of MX hosts; a name below one of them counts too. */
  mx: string[]
  selectors: string[]
  /** The service makes up selectors for each customer (tokens, dates), so that they cannot be guessed. */
  madeUp: boolean
}

type Marks = Partial<Pick<DkimService, 'spf' | 'mx' | 'madeUp'>>

function service(id: string, name: string, selectors: string, marks: Marks): DkimService {
  return {
    id,
    name,
    spf: [],
    mx: [],
    madeUp: false,
    selectors: selectors.split(' ').filter(Boolean),
    ...marks,
  }
}

export const dkimServices: readonly DkimService[] = [
  service('google', 'Google Workspace', 'google', {
    spf: ['_spf.google.com'],
    mx: ['google.com', 'googlemail.com'],
  }),
  service('microsoft', 'Microsoft 365', 'selector1 selector2', {
    spf: ['spf.protection.outlook.com'],
    mx: ['mail.protection.outlook.com', 'mx.microsoft'],
  }),
  service('mailchimp', 'Mailchimp', 'k1 k2 k3', { spf: ['servers.mcsv.net'] }),
  service('mandrill', 'Mailchimp Transactional', 'mandrill mte1 mte2', { spf: ['spf.mandrillapp.com'] }),
  service('sendgrid', 'Twilio SendGrid', 's1 s2 smtpapi', { spf: ['sendgrid.net'] }),
  service('mailgun', 'Mailgun', 'k1 mailo pic smtp mx email', { spf: ['mailgun.org'], mx: ['mailgun.org'] }),
  service('ses', 'Amazon SES', '', { spf: ['amazonses.com'], madeUp: true }),
  service('resend', 'Resend', 'resend', { spf: ['amazonses.com'] }),
  service('postmark', 'Postmark', 'pm', { spf: ['spf.mtasv.net'], madeUp: true }),
  service('brevo', 'Brevo', 'mail brevo1 brevo2', { spf: ['spf.brevo.com', 'spf.sendinblue.com'] }),
  service('mailjet', 'Mailjet', 'mailjet', { spf: ['spf.mailjet.com'] }),
  service('sparkpost', 'SparkPost', '', { spf: ['sparkpostmail.com'], madeUp: true }),
  service('elastic-email', 'Elastic Email', 'api', { spf: ['_spf.elasticemail.com'] }),
  service('smtp2go', 'SMTP2GO', '', { spf: ['spf.smtp2go.com'], madeUp: true }),
  service('mailerlite', 'MailerLite', 'litesrv ml', { spf: ['_spf.mlsend.com'] }),
  service('campaign-monitor', 'Campaign Monitor', 'cm', { spf: ['_spf.createsend.com'] }),
  service('constant-contact', 'Constant Contact', 'ctct1 ctct2', { spf: ['spf.constantcontact.com'] }),
  service('activecampaign', 'ActiveCampaign', 'dk acdkim1 acdkim2', { spf: ['emsd1.com'] }),
  service('hubspot', 'HubSpot', 'hs1 hs2', { spf: ['hubspotemail.net'], madeUp: true }),
  service('klaviyo', 'Klaviyo', 'kl kl2', { spf: ['klaviyomail.com'] }),
  service('salesforce', 'Salesforce', 'sf1 sf2 salesforce', { spf: ['_spf.salesforce.com'], madeUp: true }),
  service('salesforce-mc', 'Salesforce Marketing Cloud', '10dkim1 50dkim1', {
    spf: ['cust-spf.exacttarget.com'],
  }),
  service('pardot', 'Salesforce Account Engagement', '200608', { spf: ['et._spf.pardot.com'], madeUp: true }),
  service('marketo', 'Adobe Marketo Engage', 'm1 m2', { spf: ['mktomail.com'] }),
  service('zendesk', 'Zendesk', 'zendesk1 zendesk2', { spf: ['mail.zendesk.com'] }),
  service('freshdesk', 'Freshdesk', 'fd fd2', { spf: ['email.freshdesk.com'], madeUp: true }),
  service('intercom', 'Intercom', 'intercom', { spf: ['_spf.intercom.io'] }),
  service('shopify', 'Shopify', '', { spf: ['shops.shopify.com'], madeUp: true }),
  service('zoho', 'Zoho Mail', 'zoho zmail zoho1 default', {
    spf: ['zoho.com', 'zoho.eu', 'zoho.in', 'zohomail.com', 'one.zoho.com'],
    mx: ['zoho.com', 'zoho.eu', 'zoho.in'],
  }),
  service('fastmail', 'Fastmail', 'fm1 fm2 fm3 mesmtp', {
    spf: ['spf.messagingengine.com'],
    mx: ['messagingengine.com'],
  }),
  service('proton', 'Proton Mail', 'protonmail protonmail2 protonmail3', {
    spf: ['_spf.protonmail.ch'],
    mx: ['protonmail.ch'],
  }),
  service('icloud', 'iCloud Mail', 'sig1', { spf: ['icloud.com'], mx: ['mail.icloud.com'] }),
  service('yandex', 'Yandex Mail', 'mail', {
    spf: ['_spf.yandex.net', '_spf.yandex.ru'],
    mx: ['yandex.net', 'yandex.ru'],
  }),
  service('mail-ru', 'Mail.ru', 'mailru', { spf: ['_spf.mail.ru'], mx: ['mail.ru'] }),
  service('mailbox-org', 'mailbox.org', 'mbo0001 mbo0002 mbo0003 mbo0004', {
    spf: ['mailbox.org'],
    mx: ['mailbox.org'],
  }),
  service('tuta', 'Tuta', 's1 s2', { spf: ['spf.tutanota.de'], mx: ['tutanota.de'] }),
  service('migadu', 'Migadu', 'key1 key2 key3', { spf: ['spf.migadu.com'], mx: ['migadu.com'] }),
  service('gandi', 'Gandi', 'gm1 gm2 gm3', { spf: ['_mailcust.gandi.net'], mx: ['mail.gandi.net'] }),
  service('infomaniak', 'Infomaniak', '', {
    spf: ['spf.infomaniak.ch'],
    mx: ['infomaniak.ch'],
    madeUp: true,
  }),
  service('ionos', 'IONOS', 's1-ionos s2-ionos', {
    spf: ['_spf.kundenserver.de', '_spf-eu.ionos.com', '_spf-us.ionos.com', '_spf.perfora.net'],
    mx: ['kundenserver.de', 'ionos.de', 'ionos.com', 'perfora.net'],
  }),
  service('strato', 'Strato', 'strato-dkim-0002 strato-dkim-0003', {
    spf: ['_spf.strato.com'],
    mx: ['rzone.de'],
  }),
  service('ovh', 'OVHcloud', '', { spf: ['mx.ovh.com'], mx: ['ovh.net', 'ovh.com'], madeUp: true }),
  service('hostinger', 'Hostinger', 'hostingermail-a hostingermail-b hostingermail-c hostingermail1', {
    spf: ['_spf.mail.hostinger.com'],
    mx: ['hostinger.com'],
  }),
  service('namecheap', 'Namecheap Private Email', 'default', {
    spf: ['spf.privateemail.com'],
    mx: ['privateemail.com'],
  }),
  service('titan', 'Titan', 'titan1 titan2', { spf: ['spf.titan.email'], mx: ['titan.email'] }),
  service('rackspace', 'Rackspace Email', '', {
    spf: ['emailsrvr.com'],
    mx: ['emailsrvr.com'],
    madeUp: true,
  }),
  service('mimecast', 'Mimecast', 'mimecast', {
    spf: ['_netblocks.mimecast.com'],
    mx: ['mimecast.com'],
    madeUp: true,
  }),
  service('proofpoint', 'Proofpoint', 'proofpoint pps1', {
    spf: ['pphosted.com'],
    mx: ['pphosted.com'],
    madeUp: true,
  }),
  service('cloudflare', 'Cloudflare Email Routing', 'cf2024-1', {
    spf: ['_spf.mx.cloudflare.net'],
    mx: ['mx.cloudflare.net'],
  }),
  service('mailchannels', 'MailChannels', 'mailchannels', { spf: ['relay.mailchannels.net'] }),
]

/** Selectors that many set-ups use, the most frequent first. */
export const commonSelectors: readonly string[] = [
  ...'default google selector1 selector2 k1 k2 k3 s1 s2 dkim mail email smtp key1 key2 dk'.split(' '),
  ...'mandrill mailjet sig1 protonmail fm1 zoho zmail pm cm mx api ml litesrv brevo1 mailo'.split(' '),
  ...'s1024 s2048 dkim1 dkim2 m1 m2 mail1 mail2 mta mta1 server main primary private key'.split(' '),
  ...'selector sel1 sel2 test 1 2 2024 2025 2026 rsa ed25519 rspamd dkim-rsa dkim-ed25519 x'.split(' '),
]
