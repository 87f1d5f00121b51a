import { held, type Scenario, tuned, YEAR } from './labelled.fixture.ts'

/**
 * A second set of sources, labelled before any of them was judged, with the cases where naming errs: signatures that survive a
 * forwarder, return paths that a forwarder rewrites (SRS), lists that break signatures, addresses that many customers share,
 * strangers that pass in their own name or in one that resembles the owner's. Format and rules: labelled.fixture.ts. Two names
 * with `|` between them are both right. `held`: other services, which were set aside. At the first look 34 of these 41 were right
 * and 3 wrong (83 % and 7 %); what was wrong was mended by its kind, and labelled-fresh.fixture.ts has taken their place.
 */

/** A sender of now and then. */
export const MONTH = 'days=9 by=google,yahoo'

export const hardScenarios: readonly Scenario[] = [
  tuned('Google Workspace before DKIM is on', [
    `209.85.128.176 30 example-com.20230601.gappssmtp.com/20230601:pass @:pass ${YEAR} => google-workspace broken`,
    `2607:f8b0:4864:20::b2b 12 example-com.20230601.gappssmtp.com/20230601:pass @:pass ${YEAR} => google-workspace broken`,
    `209.85.128.180 40 evil-example.20230601.gappssmtp.com/20230601:pass evil.example:pass days=2 by=google => evil.example stranger`,
    `209.85.128.181 3 otherfirm-example.20230601.gappssmtp.com/20230601:pass otherfirm.example:pass by=yahoo => otherfirm.example stranger`,
    `198.51.100.201 2 - @:fail by=outlook => 198.51.100.201 stranger`,
  ]),
  tuned('Google Workspace, and where its mail goes', [
    `209.85.220.69 60 @/google:pass @:pass ${YEAR} => google-workspace in-order`,
    `209.85.221.46 5 @/google:pass,google.com/20230601:pass calendar-server.bounces.google.com:pass ${MONTH} => google-workspace in-order`,
    `209.85.220.69 2 @/google:temperror @:pass by=small => google-workspace in-order`,
    `209.85.220.41 6 @/google:pass alumni.stanford.example:pass days=3 by=google => stanford.example forwarded`,
    `209.85.220.41 3 @/google:pass @:pass days=2 by=google => google-workspace in-order`,
    `18.7.73.16 4 @/google:pass @:softfail days=3 by=google ptr=alum-mailsec-scanner-2.mit.edu => mit.edu forwarded`,
    `18.7.73.16 1 @/google:fail @:softfail by=google ptr=alum-mailsec-scanner-2.mit.edu => mit.edu unclear`,
    `128.112.1.5 2 @/google:pass alumni.princeton.example:pass days=2 by=yahoo => princeton.example forwarded`,
    `173.228.157.53 2 @/google:pass pobox.com:pass days=2 by=google => pobox.com|fastmail forwarded`,
    `82.195.75.100 2 @/google:pass lists.debian.org:pass days=2 by=google => debian-lists forwarded`,
    `188.166.95.178 1 python.org/200901:pass,@/google:fail python.org:pass by=google => python-lists forwarded`,
    `209.85.222.55 3 googlegroups.com/20230601:pass,@/google:pass googlegroups.com:pass days=2 by=yahoo => google-groups forwarded`,
    `162.255.118.51 2 @/google:pass eforward3e.registrar-servers.com:pass days=2 by=google => namecheap forwarded`,
    `40.107.94.84 4 @/google:pass townhall.example:pass days=3 by=outlook => townhall.example forwarded`,
    `40.107.94.85 2 @/google:fail townhall.example:pass by=outlook => townhall.example unclear`,
    `67.231.152.10 3 @/google:pass @:softfail days=2 by=outlook ptr=mx0b-00206402.pphosted.com => proofpoint forwarded`,
    `67.231.152.11 2 @/google:fail @:softfail by=outlook ptr=mx0b-00206402.pphosted.com => proofpoint unclear`,
    `176.119.200.128 2 @/google:pass,simplelogin.co/dkim:pass simplelogin.co:pass by=google => simplelogin forwarded`,
    `91.198.2.14 2 lists.club.example/list:pass,@/google:fail lists.club.example:pass days=2 by=google => club.example unclear`,
    `91.198.2.15 2 lists.club2.example/list:pass,@/google:pass lists.club2.example:pass days=2 by=google => club2.example forwarded`,
    `91.198.2.16 1 - lists.club3.example:pass why=mailing_list by=small => club3.example forwarded`,
    `209.85.220.41 2 - srs.hobby.example:pass why=local_policy:arc=pass by=google => hobby.example forwarded`,
    `193.0.6.1 1 @/google:pass first.example:pass by=yahoo => first.example forwarded`,
    `193.0.6.2 1 @/google:pass - by=small => 193.0.6.2 forwarded`,
  ]),
  tuned('a company on Microsoft 365, under attack', [
    `40.107.22.51 50 @/selector1:pass @:pass ${YEAR} => microsoft-365 in-order`,
    `52.100.1.7 9 @/selector2:pass @:pass ${YEAR} => microsoft-365 in-order`,
    `40.107.22.52 2 @/selector1:pass,tenant.onmicrosoft.com/selector1-tenant-onmicrosoft-com:pass @:pass by=yahoo => microsoft-365 in-order`,
    `40.107.22.53 60 attacker.onmicrosoft.com/selector2-attacker-onmicrosoft-com:pass attacker.onmicrosoft.com:pass days=3 by=google => attacker.onmicrosoft.com|microsoft-365|onmicrosoft.com stranger`,
    `40.107.22.54 30 phish.example/selector1:pass phish.example:pass days=2 by=google,yahoo => phish.example stranger`,
    `203.0.113.150 12 examp1e.com/s1:pass examp1e.com:pass days=2 by=google => examp1e.com stranger`,
    `203.0.113.151 8 example.com.secure-login.example/k1:pass example.com.secure-login.example:pass by=google => secure-login.example stranger`,
    `203.0.113.152 5 xn--exmple-cua.com/default:pass xn--exmple-cua.com:pass by=yahoo => xn--exmple-cua.com stranger`,
    `203.0.113.153 4 example.co/default:pass example.co:pass by=yahoo => example.co stranger`,
    `203.0.113.154 3 mail-example.com/selector1:pass mail-example.com:pass by=outlook => mail-example.com stranger`,
    `203.0.113.155 7 - example.com.evil.example:pass by=outlook => evil.example stranger`,
    `203.0.113.156 9 @/selector1:fail evil2.example:pass days=2 by=google => evil2.example unclear`,
    `203.0.113.157 2 @/x:fail,evil3.example/y:pass @:softfail by=google => evil3.example stranger`,
    `203.0.113.158 40 - @:softfail days=2 by=google ptr=vps-158.cheaphost.example => cheaphost.example stranger`,
    `203.0.113.159 1 - @:fail by=google ptr=c-203-0-113-159.hsd1.isp.example => isp.example stranger`,
    `167.89.44.2 25 evil4.example/s1:pass,sendgrid.net/smtpapi:pass em77.evil4.example:pass by=google => evil4.example stranger`,
    `54.240.3.9 25 evil5.example/7v7vs6w47njt4pimodk5mmttbegzsi6n:pass,amazonses.com/224i4yxa5dv7c2xz3womw6peuasteono:pass eu-west-1.amazonses.com:pass by=google => evil5.example stranger`,
    `69.72.40.8 20 mg.evil6.example/pic:pass,mailgun.org/pic:pass mg.evil6.example:pass by=yahoo => evil6.example stranger`,
  ]),
  tuned('Amazon SES in Ireland, with a return path of its own', [
    `54.240.3.10 30 @/7v7vs6w47njt4pimodk5mmttbegzsi6n:pass,amazonses.com/224i4yxa5dv7c2xz3womw6peuasteono:pass eu-west-1.amazonses.com:pass ${YEAR} => amazon-ses in-order`,
    `54.240.3.11 30 @/7v7vs6w47njt4pimodk5mmttbegzsi6n:pass,amazonses.com/224i4yxa5dv7c2xz3womw6peuasteono:pass mail.@:pass ${YEAR} => amazon-ses in-order`,
    `54.240.3.12 4 amazonses.com/224i4yxa5dv7c2xz3womw6peuasteono:pass eu-west-1.amazonses.com:pass ${MONTH} => amazon-ses unclear`,
    `198.51.100.210 2 @/7v7vs6w47njt4pimodk5mmttbegzsi6n:pass,amazonses.com/224i4yxa5dv7c2xz3womw6peuasteono:pass @:none by=google => 198.51.100.210 forwarded`,
    `198.51.100.211 2 @/7v7vs6w47njt4pimodk5mmttbegzsi6n:pass,amazonses.com/224i4yxa5dv7c2xz3womw6peuasteono:pass guild.example:pass by=yahoo => guild.example forwarded`,
    `198.51.100.212 1 @/7v7vs6w47njt4pimodk5mmttbegzsi6n:fail,amazonses.com/224i4yxa5dv7c2xz3womw6peuasteono:fail guild.example:pass by=yahoo => guild.example unclear`,
  ]),
  tuned('Mailgun in Europe', [
    `69.72.40.7 20 mg.@/pic:pass,mailgun.org/pic:pass mg.@:pass ${YEAR} => mailgun in-order`,
    `161.38.204.1 20 mg.@/mailo:pass,eu.mailgun.org/mailo:pass mg.@:pass ${YEAR} => mailgun in-order`,
    `69.72.40.9 6 sandbox1234.mailgun.org/mailo:pass sandbox1234.mailgun.org:pass days=3 by=google => mailgun unclear`,
    `192.0.2.140 1 mg.@/pic:pass tennis.example:pass by=google => tennis.example forwarded`,
  ]),
  tuned('Mandrill', [
    `198.2.134.10 30 @/mte1:pass,mandrillapp.com/mte1:pass mandrillapp.com:pass ${YEAR} => mandrill in-order`,
    `198.2.186.3 10 @/mte2:pass,mandrillapp.com/mte1:pass mandrillapp.com:pass ${YEAR} => mandrill in-order`,
    `198.2.134.11 6 mandrillapp.com/mandrill:pass mandrillapp.com:pass ${MONTH} => mandrill unclear`,
  ]),
  tuned('SparkPost', [
    `156.70.1.9 25 @/scph0220:pass sparkpostmail.com:pass ${YEAR} => sparkpost in-order`,
    `156.70.1.10 5 sparkpostmail.com/scph0220:pass sparkpostmail.com:pass ${MONTH} => sparkpost unclear`,
  ]),
  tuned('HubSpot with Gmail next to it', [
    `209.85.220.69 30 @/google:pass @:pass ${YEAR} => google-workspace in-order`,
    `158.247.16.1 30 @/hs2-4567890:pass 4567890m.@:pass ${YEAR} => hubspot in-order`,
    `158.247.16.2 30 @/hs1-4567890:pass bf05x.hubspotemail.net:pass ${YEAR} => hubspot in-order`,
    `158.247.16.3 2 @/hs1-4567890:pass office.example:pass by=outlook => office.example forwarded`,
    `158.247.16.9 9 rival.example/hs1-999999:pass bf05x.hubspotemail.net:pass by=google => rival.example|hubspot stranger`,
  ]),
  tuned('Mailchimp for one campaign a month', [
    `198.2.128.77 400 @/k3:pass,mailchimpapp.net/k3:pass mail77.atl91.mcsv.net:pass days=2 by=google,outlook,yahoo => mailchimp in-order`,
    `209.85.220.41 5 @/k3:pass,mailchimpapp.net/k3:pass village.example:pass days=2 by=google => village.example forwarded`,
    `198.2.128.78 3 @/k3:fail,mailchimpapp.net/k3:fail village2.example:pass by=google => village2.example unclear`,
  ]),
  tuned('Klaviyo', [
    `167.89.31.1 40 send.@/km1:pass send.@:pass ptr=o1.ptr31.klaviyomail.com ${YEAR} => klaviyo in-order`,
    `167.89.31.2 10 klaviyomail.com/kl:pass bounces.klaviyomail.com:pass ${MONTH} => klaviyo unclear`,
  ]),
  tuned('Salesforce with its own signature', [
    `13.110.6.10 15 @/sfdc2024:pass a.b-c.na1.bnc.salesforce.com:pass ${YEAR} => salesforce-core in-order`,
    `13.110.6.11 5 - a.b-c.na1.bnc.salesforce.com:pass ${MONTH} => salesforce-core unclear`,
    `136.146.65.1 3 @/sfdc2024:pass chess.example:pass days=2 by=google => chess.example forwarded`,
  ]),
  tuned('Zendesk, half set up', [
    `188.172.128.20 25 zendesk.com/zendesk1:pass @:pass ${YEAR} => zendesk broken`,
    `192.161.151.3 8 zendesk.com/zendesk2:pass pod-20.zendesk.com:pass ${MONTH} => zendesk unclear`,
  ]),
  tuned('SendGrid on a shared address', [
    `149.72.120.1 30 @/s1:pass em8877.@:pass ptr=s.wfbtzhfq.outbound-mail.sendgrid.net ${YEAR} => twilio-sendgrid in-order`,
    `149.72.120.1 30 casino.example/s1:pass,sendgrid.info/smtpapi:pass em99.casino.example:pass days=3 by=google => casino.example stranger`,
    `149.72.120.1 12 sendgrid.net/smtpapi:pass sendgrid.net:pass ${MONTH} => twilio-sendgrid unclear`,
    `149.72.120.1 3 sendgrid.net/smtpapi:pass em99.casino.example:pass by=google => casino.example|twilio-sendgrid stranger`,
  ]),
  tuned('Zoho Mail', [
    `136.143.188.12 20 @/zmail:pass @:pass ptr=sender4-of-o12.zoho.com ${YEAR} => zoho-mail in-order`,
    `136.143.188.51 6 - @:pass ptr=sender4-of-o51.zoho.com by=yahoo days=9 => zoho-mail in-order`,
    `192.0.2.141 1 @/zmail:pass @:fail by=google => 192.0.2.141 forwarded`,
  ]),
  tuned('IONOS without DKIM', [
    `212.227.126.130 20 - @:pass ptr=mout.kundenserver.de ${YEAR} => ionos broken`,
    `212.227.126.131 20 - @:pass ptr=mout.kundenserver.de ${YEAR} => ionos broken`,
    `212.227.126.133 2 - neighbour.example:pass ptr=mout.kundenserver.de by=google => neighbour.example stranger`,
  ]),
  tuned('an own Postfix, its web server and a printer', [
    `198.51.100.110 60 @/default:pass @:pass ptr=mx1.@ ${YEAR} => own in-order`,
    `198.51.100.111 30 @/default:pass @:pass ptr=mx2.@ ${YEAR} => own in-order`,
    `198.51.100.110 2 - mx1.@:pass ptr=mx1.@ days=2 by=google => own in-order`,
    `198.51.100.120 3 - @:softfail ptr=www.@ ${MONTH} => own unclear`,
    `198.51.100.121 2 - @:softfail ptr=static-121.isp.example ${YEAR} => isp.example unclear`,
    `198.51.100.122 1 - @:softfail by=google => 198.51.100.122 stranger`,
    `192.0.2.142 2 @/default:pass @:fail days=2 by=google ptr=mail.cousin.example => cousin.example forwarded`,
    `192.0.2.143 1 @/default:pass cousin2.example:pass by=outlook => cousin2.example forwarded`,
    `192.0.2.144 1 @/default:fail cousin3.example:pass by=outlook => cousin3.example unclear`,
  ]),
  tuned(
    'an own server with strict alignment that signs nothing',
    [`198.51.100.112 30 - bounce.@:pass ptr=mx1.@ ${YEAR} => own broken`],
    { policy: { p: 'none', adkim: 's', aspf: 's' } },
  ),
  tuned('a subdomain of its own for a shop', [
    `198.51.100.113 30 shop.@/x1:pass shop.@:pass from=shop.@ ${YEAR} => own in-order`,
    `198.51.100.113 10 @/x2:pass shop.@:pass ${YEAR} => own in-order`,
    `203.0.113.160 4 - shop.@:fail from=billing.@ by=google => 203.0.113.160 stranger`,
  ]),
  tuned(
    'a parked domain',
    [
      `203.0.113.170 3 - @:fail by=google => 203.0.113.170 stranger`,
      `203.0.113.171 1 - @:fail by=outlook ptr=host-171.dsl.isp2.example => isp2.example stranger`,
      `203.0.113.172 90 bulk.example/b:pass bulk.example:pass days=2 by=google => bulk.example stranger`,
      `203.0.113.173 2 - rand1.example:none by=yahoo => 203.0.113.173 stranger`,
      `203.0.113.174 4 @/dkim:fail @:fail by=yahoo => 203.0.113.174 stranger`,
      `203.0.113.175 4 gmail.com/20230601:fail gmail.com:softfail by=yahoo => 203.0.113.175 stranger`,
      `209.85.128.190 6 gmail.com/20230601:pass gmail.com:pass days=2 by=google => gmail unclear`,
      `203.0.113.176 2 @/k:permerror @:permerror by=small => 203.0.113.176 stranger`,
      `203.0.113.177 2 - :pass by=small => 203.0.113.177 unclear`,
      `203.0.113.178 1 @/k:neutral - by=small => 203.0.113.178 stranger`,
    ],
    { policy: { p: 'reject' } },
  ),
  tuned(
    'what an owner confirmed',
    [
      `203.0.113.180 10 invoices.example/m1:pass mail.invoices.example:pass ${YEAR} => invoices.example never-aligned`,
      `203.0.113.181 10 - @:softfail ${YEAR} => 203.0.113.181 broken`,
      `54.240.3.99 10 amazonses.com/224i4yxa5dv7c2xz3womw6peuasteono:pass eu-west-1.amazonses.com:pass ${YEAR} => amazon-ses broken`,
    ],
    { mine: ['invoices.example', '203.0.113.181', 'amazon-ses'] },
  ),

  held('Proton Mail', [
    `185.70.40.133 20 @/protonmail3:pass @:pass ptr=mail-40133.protonmail.ch ${YEAR} => proton-mail in-order`,
    `185.70.43.22 4 @/protonmail:pass @:pass ptr=mail-4322.protonmail.ch ${MONTH} => proton-mail in-order`,
    `23.128.96.19 2 @/protonmail3:pass vger.kernel.org:pass days=2 by=google => kernel-lists forwarded`,
    `209.51.188.17 2 @/protonmail3:fail gnu.org:pass by=google => gnu-lists forwarded`,
    `173.255.197.1 1 freelists.org/turing:pass,@/protonmail3:fail freelists.org:pass by=yahoo => freelists forwarded`,
    `192.0.2.150 2 @/protonmail3:pass @:softfail days=2 by=yahoo => 192.0.2.150 forwarded`,
  ]),
  held('Strato', [
    `81.169.146.161 20 @/strato-dkim-0002:pass @:pass ptr=mo4-p00-ob.smtp.rzone.de ${YEAR} => strato in-order`,
    `85.215.255.20 9 @/strato-dkim-0003:pass @:pass ptr=mo4-p01-ob.smtp.rzone.de ${YEAR} => strato in-order`,
    `81.169.146.170 2 - shopkeeper.example:pass ptr=mo4-p05-ob.smtp.rzone.de by=google => shopkeeper.example stranger`,
  ]),
  held('mailbox.org, with its forwarders', [
    `80.241.56.171 20 @/mbo0001:pass @:pass ptr=mout-p-201.mailbox.org ${YEAR} => mailbox-org in-order`,
    `91.121.1.7 3 @/mbo0001:pass forwardemail.net:pass days=2 by=google => forward-email forwarded`,
    `64.235.154.109 2 @/mbo0001:pass @:fail by=outlook ptr=outbound-ip1a.ess.barracuda.com => barracuda forwarded`,
    `64.235.154.110 1 @/mbo0001:fail @:fail by=outlook ptr=outbound-ip1b.ess.barracuda.com => barracuda unclear`,
    `130.111.1.1 3 @/mbo0001:pass alumni.maine.example:pass days=2 by=google => maine.example forwarded`,
    `130.111.1.2 1 - @:fail why=trusted_forwarder by=small => 130.111.1.2 forwarded`,
  ]),
  held('Yandex 360', [
    `77.88.1.9 12 @/mail:pass @:pass ptr=forward100a.mail.yandex.net ${YEAR} => yandex in-order`,
    `178.154.1.9 2 @/mail:pass guestbook.example:pass by=mailru => guestbook.example forwarded`,
  ]),
  held('ActiveCampaign', [
    `192.92.97.1 30 @/dk:pass,s12.csa1.acemsd4.com/dk:pass s12.csa1.acemsd4.com:pass ${YEAR} => activecampaign in-order`,
    `192.92.97.2 8 acems3.com/dk:pass acems3.com:pass ${MONTH} => activecampaign unclear`,
  ]),
  held('MailerLite', [
    `209.172.4.1 40 @/litesrv:pass b.mlsend.com:pass days=3 by=google,outlook,yahoo => mailerlite in-order`,
    `209.172.4.2 2 @/litesrv:pass bakery.example:pass by=google => bakery.example forwarded`,
  ]),
  held('Mailtrap', [
    `45.158.83.1 12 @/rwmt1:pass,smtp.mailtrap.live/rwmt1:pass mt44.@:pass ${YEAR} => mailtrap in-order`,
  ]),
  held('SMTP2GO', [
    `158.120.80.1 12 @/s265:pass,smtpservice.net/mp:pass em265.@:pass ${YEAR} => smtp2go in-order`,
    `158.120.80.2 9 dating.example/s99:pass,smtpservice.net/mp:pass em99.dating.example:pass by=google => dating.example stranger`,
  ]),
  held('Elastic Email', [
    `51.195.40.1 20 @/api:pass,elasticemail.com/api:pass bounces.elasticemail.net:pass ${YEAR} => elastic-email in-order`,
  ]),
  held('a shop on Shopify', [
    `23.227.38.1 6 shopifyemail.com/s1:pass bounces.shopifyemail.com:pass ${MONTH} => shopify unclear`,
  ]),
  held('GetResponse and AWeber', [
    `104.160.64.1 20 @/getresponse1:pass bounce.getresponse-mail.com:pass ${YEAR} => getresponse in-order`,
    `204.194.222.1 20 @/aweber_key_a:pass,send.aweber.com/aweber_key_b:pass send.aweber.com:pass ${YEAR} => aweber in-order`,
  ]),
  held('an own Exchange behind Barracuda', [
    `64.235.150.1 20 @/exch1:pass @:pass ptr=outbound-ip2a.ess.barracuda.com ${YEAR} => barracuda|own in-order`,
    `198.51.100.130 4 @/exch1:pass @:softfail ptr=mail.@ days=6 by=google,outlook => own broken`,
    `192.0.2.160 1 @/exch1:pass @:softfail by=yahoo => 192.0.2.160 forwarded`,
  ]),
  held('strangers of every sort', [
    `203.0.113.190 20 example.net/a:pass example.net:pass by=google => example.net stranger`,
    `203.0.113.191 9 exarnple.com/google:pass exarnple.com:pass days=2 by=yahoo => exarnple.com stranger`,
    `203.0.113.192 9 login.example.org/m:pass example.org:pass by=yahoo => example.org stranger`,
    `203.0.113.193 2 - @:neutral by=outlook => 203.0.113.193 stranger`,
    `203.0.113.194 3 @/s1:fail @:fail why=local_policy by=outlook => 203.0.113.194 stranger`,
    `203.0.113.195 5 hacked-cms.example/default:pass @:fail days=2 by=google ptr=server9.webhost9.example => hacked-cms.example stranger`,
    `203.0.113.196 5 - www-data.hacked2.example:none by=google ptr=vm1.cloud9.example => cloud9.example stranger`,
    `203.0.113.197 1 - - by=small => 203.0.113.197 unclear`,
    `203.0.113.198 30 newsletter.example/n:pass newsletter.example:pass ${MONTH} => newsletter.example unclear`,
    `2001:db8:99::5 1 - @:softfail by=google => 2001:db8:99::5 stranger`,
  ]),
]
