import { sameOrganization } from '@postproof/engine/organization'
import type { AggregateReport, AggregateRow, DkimResult, SpfResult } from '../types.ts'

/**
 * Sources of aggregate reports as they look in the world, labelled by hand before the rules were fitted. Half of the services
 * (`held`) were not looked at while fitting.
 *
 * How they were labelled:
 * - Only an aligned pass, or the person's confirmation (`mine`), makes a source theirs. A known service that passes in its own
 *   name alone is `unclear`: another customer of it may use the name.
 * - `broken`: mail fails; or only SPF passes, so a forwarded copy fails; or the own domain's SPF record lacks the server.
 * - `forwarded`: a signature that is the domain's own arrives by another way than it leaves, or the receiver says so, or a
 *   known list or forwarder passed it on. An unknown domain behind a broken signature is `unclear`: forgers do that too.
 * - `stranger`: no sign of the domain's own, or only signs that anyone can write.
 * - The name is that of the service, of the forwarder if forwarded, of the other domain that passes (registrable), `own` for the domain
 *   itself, or the address.
 *
 * A line: `address messages signatures spf options => name verdict`. `@` is the From domain; `days` times `by` reporters each
 * report that many messages; `ptr` is the forward-confirmed reverse name, `why` the receiver's reason, `from` another From domain.
 */
export type Scenario = {
  held: boolean
  title: string
  /** `pNone` unless given. */
  policy?: { p?: string; adkim?: string; aspf?: string }
  mine?: string[]
  lines: string[]
}

export const tuned = (title: string, lines: string[], more: Partial<Scenario> = {}): Scenario => ({
  ...{ held: false, title, lines },
  ...more,
})
export const held = (title: string, lines: string[], more: Partial<Scenario> = {}): Scenario => ({
  ...tuned(title, lines, more),
  held: true,
})

const SES = '@/awbr2rp4egb35wbg4umq4e5dcoe5kc4n:pass,amazonses.com/ug7nbtf4gccmlpwj322ax3p6ow6yfsug:pass'
/** A steady sender. */
export const YEAR = 'days=20 by=google,outlook,yahoo'

export const scenarios: readonly Scenario[] = [
  tuned('a company on Google Workspace', [
    `209.85.220.69 40 @/google:pass @:pass ${YEAR} => google-workspace in-order`,
    `2607:f8b0:4864:20::132 10 @/google:pass @:pass ${YEAR} => google-workspace in-order`,
    `209.85.220.55 1 @/google:pass @:pass => google-workspace in-order`,
    `209.85.220.69 1 - @:pass by=google => google-workspace in-order`,
    `209.85.220.69 1 @/google:temperror @:temperror by=small => google-workspace in-order`,
    `209.85.220.41 3 @/google:pass school.example:pass days=2 by=google => school.example forwarded`,
    `104.47.58.100 2 @/google:pass @:fail days=3 by=outlook ptr=mail-bn8nam11.outbound.protection.outlook.com => microsoft-365 forwarded`,
    `205.139.110.2 3 @/google:pass @:fail days=2 by=small ptr=us-smtp-delivery-1.mimecast.com => mimecast forwarded`,
    `198.51.100.79 1 @/google:pass @:softfail by=yahoo => 198.51.100.79 forwarded`,
    `198.51.100.80 1 @/google:fail @:fail by=yahoo => 198.51.100.80 unclear`,
    `203.0.113.5 4 - @:softfail days=2 by=outlook => 203.0.113.5 stranger`,
    `203.0.113.6 1 - @:fail by=google => 203.0.113.6 stranger`,
    `50.223.129.194 1 ietf.org/ietf1:pass,@/google:fail ietf.org:pass by=outlook => ietf forwarded`,
    `66.175.222.12 2 groups.io/20240206:pass,@/google:fail groups.io:pass by=yahoo => groups-io forwarded`,
    `192.0.2.98 3 lists.uni.example/dkim:pass,@/google:fail lists.uni.example:pass by=google => uni.example unclear`,
    `104.30.8.1 4 @/google:pass,cloudflare-email.net/cf2024-1:pass friend.example:pass by=google => cloudflare-email-routing forwarded`,
    `104.30.8.2 4 @/google:pass friend.example:pass by=google => friend.example forwarded`,
  ]),
  tuned('receipts through Amazon SES', [
    `54.240.8.31 40 ${SES} amazonses.com:pass ${YEAR} => amazon-ses in-order`,
    `54.240.8.33 33 ${SES} bounce.@:pass ${YEAR} => amazon-ses in-order`,
    `54.240.48.90 15 amazonses.com/ug7nbtf4gccmlpwj322ax3p6ow6yfsug:pass amazonses.com:pass days=10 by=google,outlook => amazon-ses unclear`,
    `209.85.220.41 12 ${SES} campus.example:pass days=2 by=google => campus.example forwarded`,
    `209.85.220.41 2 ${SES} gmail.com:pass by=google => gmail forwarded`,
    `209.85.220.41 24 ${SES} clinic.example:none by=google => 209.85.220.41 forwarded`,
    `91.1.1.2 2 amazonses.com/ug7nbtf4gccmlpwj322ax3p6ow6yfsug:fail amazonses.com:fail by=google => 91.1.1.2 stranger`,
    `91.1.1.3 2 - amazonses.com:softfail by=yahoo => 91.1.1.3 stranger`,
  ]),
  tuned('Resend in front of SES', [
    `54.240.9.1 10 @/resend:pass,amazonses.com/6gbrjpgwjskckoa6a5zn6fwqkn67xbtw:pass send.@:pass ${YEAR} => resend in-order`,
    `54.240.9.2 4 @/resend:pass,amazonses.com/6gbrjpgwjskckoa6a5zn6fwqkn67xbtw:pass send.@:pass ${YEAR} => resend in-order`,
    `193.9.1.1 1 @/resend:pass,amazonses.com/6gbrjpgwjskckoa6a5zn6fwqkn67xbtw:pass club.example:pass by=google => club.example forwarded`,
  ]),
  tuned('SendGrid, set up', [
    `167.89.10.1 50 @/s1:pass,sendgrid.info/smtpapi:pass em1234.@:pass ${YEAR} => twilio-sendgrid in-order`,
    `149.72.1.1 10 @/s1:pass em1234.@:pass ${YEAR} => twilio-sendgrid in-order`,
    `149.72.1.9 10 @/s1:pass em1234.@:pass ptr=wrqvnnxg.outbound-mail.sendgrid.net ${YEAR} => twilio-sendgrid in-order`,
    `167.89.10.2 9 sendgrid.net/smtpapi:pass sendgrid.net:pass days=5 by=google,outlook => twilio-sendgrid unclear`,
    `91.1.1.1 3 - sendgrid.net:softfail by=outlook => 91.1.1.1 stranger`,
    `167.89.10.3 500 attacker.example/s1:pass,sendgrid.info/smtpapi:pass em1.attacker.example:pass by=google => attacker.example stranger`,
  ]),
  tuned(
    'SendGrid, confirmed and not set up',
    [`167.89.10.2 90 sendgrid.net/smtpapi:pass sendgrid.net:pass ${YEAR} => twilio-sendgrid broken`],
    { mine: ['twilio-sendgrid'] },
  ),
  tuned('Mailchimp, set up', [
    `198.2.128.10 90 @/k2:pass,mailchimpapp.net/k2:pass mail10.suw13.rsgsv.net:pass days=3 by=google,outlook,yahoo => mailchimp in-order`,
    `205.201.128.9 90 @/k2:pass mail9.atl11.mcdlv.net:pass days=3 by=google,outlook,yahoo => mailchimp in-order`,
    `198.2.180.2 40 @/k2:pass mail2.suw14.mcsv.net:pass days=3 by=google => mailchimp in-order`,
    `192.0.2.44 2 @/k2:pass agency.example:pass by=outlook => agency.example forwarded`,
  ]),
  tuned('Mailchimp, not set up', [
    `198.2.128.11 300 mailchimpapp.net/k2:pass mail9.atl11.rsgsv.net:pass days=4 by=google,outlook,yahoo => mailchimp unclear`,
    `198.2.128.12 80 - mail9.atl11.rsgsv.net:pass days=4 by=google,outlook,yahoo => mailchimp unclear`,
  ]),
  tuned(
    'Mailchimp, confirmed and not set up',
    [
      `198.2.128.11 300 mailchimpapp.net/k2:pass mail9.atl11.rsgsv.net:pass days=4 by=google,outlook,yahoo => mailchimp broken`,
    ],
    { mine: ['mailchimp'] },
  ),
  tuned('Zendesk', [
    `192.161.150.1 20 @/zendesk1:pass,zendesk.com/zendesk1:pass @:pass ${YEAR} => zendesk in-order`,
    `192.161.150.2 4 @/zendesk1:pass @:pass ${YEAR} => zendesk in-order`,
    `216.198.1.1 9 zendesk.com/zendesk1:pass zendesk.com:pass days=9 by=google,yahoo => zendesk unclear`,
  ]),
  tuned('an own server', [
    `198.51.100.10 80 @/mail2024:pass @:pass ${YEAR} => own in-order`,
    `2001:db8:5::25 20 @/mail2024:pass @:pass ${YEAR} => own in-order`,
    `198.51.100.10 2 @/mail2024:temperror @:pass days=2 by=small => own in-order`,
    `193.9.1.2 2 @/mail2024:pass @:fail by=google => 193.9.1.2 forwarded`,
    `193.9.1.3 1 @/mail2024:pass town.example:pass by=google => town.example forwarded`,
    `193.9.1.4 1 @/mail2024:pass town.example:pass by=yahoo => town.example forwarded`,
    `198.51.100.14 40 - @:fail days=20 by=google,outlook,yahoo => 198.51.100.14 unclear`,
    `198.51.100.15 5 - web.@:none days=3 by=google ptr=web.@ => own unclear`,
  ]),
  tuned('an own server without DKIM', [
    `198.51.100.11 60 - @:pass ${YEAR} => own broken`,
    `198.51.100.16 2 - @:pass by=google => own broken`,
  ]),
  tuned('an own server that the SPF record lacks', [
    `198.51.100.12 70 @/mail2024:pass @:fail ${YEAR} => own broken`,
  ]),
  tuned('two own servers, one of which the SPF record lacks', [
    `198.51.100.10 70 @/mail2024:pass @:pass ${YEAR} => own broken`,
    `198.51.100.12 30 @/mail2024:pass @:softfail ${YEAR} => own broken`,
    `193.9.1.2 2 @/mail2024:pass @:softfail by=google => 193.9.1.2 forwarded`,
  ]),
  tuned('an own server whose web forms fail', [
    `198.51.100.13 60 @/mail2024:pass @:pass ${YEAR} => own broken`,
    `198.51.100.13 9 - www1.@:none ${YEAR} => own broken`,
  ]),
  tuned(
    'an own subdomain under strict alignment',
    [`198.51.100.20 10 news.@/n:pass news.@:pass ${YEAR} => own broken`],
    {
      policy: { p: 'quarantine', adkim: 's', aspf: 's' },
    },
  ),
  tuned('a botnet', [
    `5.1.1.1 1 - @:fail by=google => 5.1.1.1 stranger`,
    `41.2.2.2 2 - @:softfail by=outlook => 41.2.2.2 stranger`,
    `77.3.3.3 1 - @:fail by=yahoo => 77.3.3.3 stranger`,
    `103.4.4.4 1 - @:neutral by=mailru => 103.4.4.4 stranger`,
    `189.5.5.5 1 @/x:fail @:fail by=google => 189.5.5.5 stranger`,
    `201.6.6.6 3 - pc-201.isp.example:none by=google => 201.6.6.6 stranger`,
    `2001:db8:77::1 1 - @:fail by=google => 2001:db8:77::1 stranger`,
    `109.203.100.17 1 toptier.example/default:pass @:fail by=small => toptier.example stranger`,
    `185.1.2.3 300 cheap.example/s:pass cheap.example:pass by=google => cheap.example stranger`,
    `207.171.188.200 1 - shop.example:pass by=ses => shop.example stranger`,
    `192.0.2.50 3 - @:fail why=local_policy by=google => 192.0.2.50 stranger`,
    `192.0.2.51 3 - @:fail why=sampled_out by=google => 192.0.2.51 stranger`,
  ]),
  tuned('what receivers say', [
    `64.147.108.117 3 jmap.topicbox.com/dkim-1:pass jmap.bounce.topicbox.com:pass why=trusted_forwarder by=fastmail => topicbox forwarded`,
    `209.85.220.41 5 - list.example:pass why=local_policy:arc=pass by=google => list.example forwarded`,
    `192.0.2.60 2 - @:fail why=mailing_list by=small => 192.0.2.60 forwarded`,
    `192.0.2.61 2 @/mail:fail,vendor.example/relay:pass bounce.@:fail why=forwarded by=small => vendor.example forwarded`,
  ]),
  tuned('HubSpot', [
    `143.244.80.1 30 @/hs1-12345:pass bf01.hubspotemail.net:pass ${YEAR} => hubspot in-order`,
    `3.93.157.1 20 hubspotemail.net/hs1:pass 12.hubspotemail.net:pass days=4 by=google,outlook => hubspot unclear`,
  ]),
  tuned('Mailgun', [
    `198.61.254.1 20 mg.@/k1:pass mg.@:pass ptr=m254-1.mailgun.net ${YEAR} => mailgun in-order`,
    `198.61.254.7 20 mg.@/k1:pass mg.@:pass ${YEAR} => mailgun in-order`,
  ]),
  tuned('Mimecast as the way out', [
    `205.139.110.1 40 @/mimecast20230101:pass @:pass ${YEAR} => mimecast in-order`,
    `207.211.30.1 10 @/mimecast20230101:pass @:pass ${YEAR} => mimecast in-order`,
  ]),
  tuned(
    'a calendar that cannot send in your name',
    [`167.89.1.1 12 calendly.com/s1:pass calendly.com:pass ${YEAR} => calendly never-aligned`],
    { mine: ['calendly'] },
  ),
  tuned('a small service with a return path of its own', [
    `203.0.113.60 200 @/tiny1:pass bounces.tinyesp.example:pass ${YEAR} => tinyesp.example in-order`,
    `193.9.1.5 3 @/tiny1:pass school.example:pass by=google => school.example forwarded`,
  ]),
  tuned('too little', [
    `12.20.127.40 1 - - by=small => 12.20.127.40 unclear`,
    `12.20.127.122 1 - :none by=small => 12.20.127.122 unclear`,
  ]),
  tuned('one signed mail by another way', [
    `192.0.2.77 2 @/example:pass college.example:pass by=small => college.example unclear`,
  ]),

  held('a company on Microsoft 365', [
    `40.107.22.1 60 @/selector1:pass @:pass ${YEAR} => microsoft-365 in-order`,
    `2a01:111:f400:7d00::1 20 @/selector1:pass @:pass ${YEAR} => microsoft-365 in-order`,
    `40.107.22.9 1 @/selector2:pass @:pass by=yahoo => microsoft-365 in-order`,
    `40.107.22.1 1 - @:pass by=yahoo => microsoft-365 in-order`,
    `40.92.10.1 2 @/selector1:pass outlook.com:pass by=google => outlook-com forwarded`,
    `209.85.220.41 4 @/selector1:fail fwd.example:pass why=local_policy:arc=pass by=google => fwd.example forwarded`,
    `209.85.220.42 2 googlegroups.com/20230601:pass,@/selector1:fail googlegroups.com:pass by=yahoo => google-groups forwarded`,
    `192.0.2.99 3 lists.uni.example/dkim:pass,@/selector1:fail lists.uni.example:pass by=google => uni.example unclear`,
    `198.51.100.90 2 @/selector1:pass @:fail by=google => 198.51.100.90 forwarded`,
    `17.57.154.1 1 @/selector1:pass @:fail by=small ptr=rn2-msbadger07106.apple.com => icloud forwarded`,
    `62.13.128.1 1 @/selector1:pass,improvmx.com/dkimprovmx1:pass improvmx.com:pass by=google => improvmx forwarded`,
    `40.107.1.9 25 evil.onmicrosoft.com/selector1-evil:pass evil.example:pass by=outlook => evil.example stranger`,
    `193.20.1.1 2 - @:softfail by=outlook => 193.20.1.1 stranger`,
  ]),
  held('Microsoft 365 before DKIM is on', [
    `40.107.22.2 60 tenant.onmicrosoft.com/selector2-tenant-onmicrosoft-com:pass @:pass ${YEAR} => microsoft-365 broken`,
    `40.107.22.3 20 tenant.onmicrosoft.com/selector2-tenant-onmicrosoft-com:pass @:pass ${YEAR} => microsoft-365 broken`,
  ]),
  held('Brevo', [
    `77.32.148.1 90 @/brevo1:pass ab.d.sender-sib.com:pass ${YEAR} => brevo in-order`,
    `77.32.148.2 9 @/brevo2:pass ab.d.sender-sib.com:pass ${YEAR} => brevo in-order`,
    `185.41.28.1 30 brevosend.com/mail:pass cd.d.sender-sib.com:pass days=5 by=google,outlook => brevo unclear`,
  ]),
  held(
    'Brevo, confirmed and not set up',
    [`185.41.28.1 30 brevosend.com/mail:pass cd.d.sender-sib.com:pass ${YEAR} => brevo broken`],
    { mine: ['brevo'] },
  ),
  held('Postmark', [
    `50.31.156.1 20 @/20231115101010pm:pass pm-bounces.@:pass ${YEAR} => postmark in-order`,
    `50.31.156.2 20 @/20231115101010pm:pass,pm.mtasv.net/pm20:pass pm.mtasv.net:pass ${YEAR} => postmark in-order`,
    `193.9.2.1 1 @/20231115101010pm:pass,pm.mtasv.net/pm20:pass cousin.example:pass by=google => cousin.example forwarded`,
    `104.245.209.1 6 pm.mtasv.net/pm20:pass pm.mtasv.net:pass days=4 by=google,yahoo => postmark unclear`,
  ]),
  held('Klaviyo', [
    `167.89.30.1 60 send.@/kl:pass send.@:pass ${YEAR} => klaviyo in-order`,
    `167.89.30.2 60 klaviyomail.com/kl:pass bounce.klaviyomail.com:pass days=5 by=google,outlook => klaviyo unclear`,
  ]),
  held('Freshdesk', [
    `45.55.1.1 8 @/fwdkim1:pass us.freshemail.io:pass ${YEAR} => freshdesk in-order`,
    `45.55.1.2 8 freshdesk.com/fwdkim1:pass us.freshemail.io:pass days=5 by=google,outlook => freshdesk unclear`,
  ]),
  held('Salesforce', [
    `13.110.1.1 12 - @:pass ptr=smtp03-ia4-sp1.mta.salesforce.com ${YEAR} => salesforce-core broken`,
    `13.110.2.1 12 salesforce.com/sfdc:pass bounce.salesforce.com:pass days=5 by=google,outlook => salesforce-core unclear`,
  ]),
  held('a web host', [
    `185.20.1.1 30 - @:pass ptr=server5.webhost.example ${YEAR} => own broken`,
    `185.20.1.9 1 - server5.webhost.example:pass by=google => webhost.example stranger`,
  ]),
  held('Mailjet', [
    `87.253.233.1 40 @/mailjet:pass bnc3.mailjet.com:pass ${YEAR} => mailjet in-order`,
    `87.253.233.2 7 mailjet.com/mailjet:pass bnc3.mailjet.com:pass days=4 by=google,yahoo => mailjet unclear`,
    `193.9.2.2 1 @/mailjet:pass @:none by=google => 193.9.2.2 forwarded`,
  ]),
  held('Campaign Monitor', [
    `203.55.21.1 50 @/cm:pass cmail20.com:pass days=3 by=google,outlook,yahoo => campaign-monitor in-order`,
    `203.55.21.2 50 cmail20.com/cm:pass cmail20.com:pass days=3 by=google,outlook,yahoo => campaign-monitor unclear`,
  ]),
  held('Constant Contact', [
    `208.75.123.1 50 @/ctct1:pass,auth.ccsend.com/1000073432:pass in.constantcontact.com:pass days=4 by=google,outlook => constant-contact in-order`,
    `208.75.123.2 50 auth.ccsend.com/1000073432:pass in.constantcontact.com:pass days=4 by=google,outlook => constant-contact unclear`,
  ]),
  held('Fastmail', [
    `103.168.172.1 30 @/fm1:pass,messagingengine.com/fm1:pass @:pass ${YEAR} => fastmail in-order`,
    `103.168.172.2 4 @/fm2:pass,messagingengine.com/fm1:pass @:pass ${YEAR} => fastmail in-order`,
    `193.9.2.3 1 @/fm1:pass,messagingengine.com/fm1:pass aunt.example:pass by=google => aunt.example forwarded`,
  ]),
  held('Intercom', [
    `54.240.11.1 9 @/intercom:pass,intercom-mail.com/intercom:pass rp.@:pass ${YEAR} => intercom in-order`,
    `54.240.11.2 9 intercom-mail.com/intercom:pass intercom-mail.com:pass days=6 by=google,outlook => intercom unclear`,
  ]),
  held(
    'Help Scout, which is confirmed',
    [`209.61.151.1 9 helpscout.net/strong1:pass helpscoutemail.com:pass ${YEAR} => help-scout broken`],
    {
      mine: ['help-scout'],
    },
  ),
  held(
    'Zoom, which is confirmed',
    [`170.114.1.1 6 zoom.us/z1:pass zoom.us:pass ${YEAR} => zoom never-aligned`],
    {
      mine: ['zoom'],
    },
  ),
  held('a second botnet', [
    `6.1.1.1 1 - @:fail by=google => 6.1.1.1 stranger`,
    `42.2.2.2 2 - @:softfail by=outlook => 42.2.2.2 stranger`,
    `78.3.3.3 1 - @:permerror by=yahoo => 78.3.3.3 stranger`,
    `104.4.4.4 1 @/selector1:fail @:softfail by=mailru => 104.4.4.4 stranger`,
    `190.5.5.5 7 mkt.example/m:pass news.mkt.example:pass days=2 by=google => mkt.example stranger`,
    `202.6.6.6 3 gmail.com/20230601:fail gmail.com:softfail by=google => 202.6.6.6 stranger`,
    `2001:db8:78::1 1 - @:fail by=google => 2001:db8:78::1 stranger`,
    `203.7.7.7 4 - mcsv.net:fail why=local_policy by=outlook => 203.7.7.7 stranger`,
  ]),
  held('what receivers say of others', [
    `192.0.2.70 3 - @:fail why=trusted_forwarder by=small => 192.0.2.70 forwarded`,
    `192.0.2.71 2 club.example/d:pass club.example:pass why=mailing_list by=small => club.example forwarded`,
    `209.85.220.43 2 - gmail.com:pass why=local_policy:arc=pass by=google => gmail forwarded`,
    `192.0.2.72 2 - @:fail why=other by=small => 192.0.2.72 stranger`,
  ]),
  held('an own server of somebody else', [
    `198.51.100.30 25 @/dkim:pass @:pass ${YEAR} => own in-order`,
    `198.51.100.31 25 @/dkim:pass @:pass ${YEAR} => own in-order`,
    `193.9.2.4 2 @/dkim:pass @:fail by=outlook => 193.9.2.4 forwarded`,
    `193.9.2.5 1 @/dkim:pass parish.example:pass by=google => parish.example forwarded`,
    `198.51.100.32 30 - @:softfail days=15 by=google,outlook => 198.51.100.32 unclear`,
    `193.9.2.6 1 - - by=small => 193.9.2.6 unclear`,
  ]),
  held('an own server without DKIM, forwarded', [
    `198.51.100.33 40 - @:pass ${YEAR} => own broken`,
    `193.9.2.7 1 - @:fail by=google => 193.9.2.7 stranger`,
  ]),
  held('an own server whose key is gone', [`198.51.100.34 40 @/old:permerror @:pass ${YEAR} => own broken`]),
  held('a regional newsletter service', [
    `203.0.113.70 100 @/nl2024:pass mta.nordmail.example:pass ${YEAR} => nordmail.example in-order`,
    `203.0.113.71 60 @/nl2024:pass mta.nordmail.example:pass ${YEAR} => nordmail.example in-order`,
    `193.9.2.8 2 @/nl2024:pass village.example:pass by=google => village.example forwarded`,
    `193.9.2.9 1 @/nl2024:fail village.example:pass by=google => village.example unclear`,
  ]),
]

export type LabelledRow = {
  line: string
  name: string
  verdict: string
  row: AggregateRow
  reverseName: string | null
}

const FROM = 'example.com'
const FIRST_DAY = Date.UTC(2026, 9, 1) / 1_000

function dkimOf(text: string): DkimResult[] {
  if (text === '-') return []
  return text.split(',').map((each) => {
    const [, domain = '', selector = '', result = ''] = /^(.+)\/(.+):(\w+)$/.exec(each)!
    return { domain, selector, result, humanResult: null }
  })
}

function spfOf(text: string): SpfResult[] {
  if (text === '-') return []
  const [domain = '', result = ''] = text.split(':')
  return [{ domain, scope: null, result, humanResult: null }]
}

/** The scenario as reports, one for each reporter and day, and what each line should become. */
/** A row by a line, without what is expected of it. `from`: the domain that `@` is. */
export function rowOf(
  given: string,
  from: string,
  { adkim = 'r', aspf = 'r' }: { adkim?: string; aspf?: string } = {},
): { row: AggregateRow; option: (name: string) => string | undefined } {
  const [address = '', count = '', signatures = '', path = '', ...options] = given
    .replaceAll('@', from)
    .split(' ')
  const option = (name: string) => options.find((each) => each.startsWith(`${name}=`))?.slice(name.length + 1)
  const dkimResults = dkimOf(signatures)
  const spfResults = spfOf(path)
  const headerFrom = option('from') ?? from
  const dkim = aligned(headerFrom, dkimResults, adkim)
  const spf = aligned(headerFrom, spfResults, aspf)
  const [type, comment = null] = option('why')?.split(':') ?? []
  const row: AggregateRow = {
    ...{ sourceIp: address, sourceIpWritten: address, count: Number(count), disposition: 'none' },
    ...{ dkim, spf, passed: dkim === 'pass' || spf === 'pass', reasons: type ? [{ type, comment }] : [] },
    ...{ headerFrom, envelopeFrom: null, envelopeTo: null, dkimResults, spfResults },
  }
  return { row, option }
}

const aligned = (headerFrom: string, results: { domain: string; result: string }[], mode: string) =>
  results.some(
    ({ domain, result }) =>
      result === 'pass' && (domain === headerFrom || (mode === 'r' && sameOrganization(domain, headerFrom))),
  )
    ? ('pass' as const)
    : ('fail' as const)

export function reportsOf(
  scenario: Scenario,
  from = FROM,
): { reports: AggregateReport[]; labelled: LabelledRow[] } {
  const { adkim = 'r', aspf = 'r', p = 'none' } = scenario.policy ?? {}
  const reports = new Map<string, AggregateReport>()
  const labelled = scenario.lines.map((line) => {
    const [given = '', expected = ''] = line.split(' => ')
    const { row, option } = rowOf(given, from, { adkim, aspf })
    for (const reporter of (option('by') ?? 'google').split(','))
      for (let day = 0; day < Number(option('days') ?? 1); day++) {
        const key = `${reporter} ${day}`
        const report = reports.get(key) ?? emptyReport(reporter, day, { p, adkim, aspf }, from)
        reports.set(key, report)
        report.rows.push(row)
      }
    const [name = '', verdict = ''] = expected.replaceAll('@', from).split(' ')
    return { line, name: name === 'own' ? from : name, verdict, row, reverseName: option('ptr') ?? null }
  })
  return { reports: [...reports.values()], labelled }
}

/** One without rows, of the day with this number. */
export function emptyReport(
  reporter: string,
  day: number,
  policy: { p: string; adkim: string; aspf: string },
  domain: string,
): AggregateReport {
  const begin = FIRST_DAY + day * 86_400
  return {
    ...{ kind: 'aggregate', file: `${reporter}-${day}.xml`, containers: [], member: null, reporter, domain },
    ...{ id: `${reporter}-${day}`, begin, end: begin + 86_399, problems: [], namespace: null, version: null },
    ...{ email: '', extraContact: null, generator: null, errors: [], rows: [] },
    policy: { sp: null, np: null, pct: null, fo: null, testing: null, discoveryMethod: null, ...policy },
  }
}
