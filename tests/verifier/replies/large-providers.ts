import type { Sample } from './samples.ts'

/** Written for these tests after what the servers of large mailbox providers say; addresses are examples. */

const google = { provider: 'google' }
const microsoft = { provider: 'microsoft' }
const yahoo = { provider: 'yahoo' }

export const googleSamples: Sample[] = [
  ['250 2.1.5 OK d9443c01a7336-2a1b2c3d4e5si123456 - gsmtp', 'accepted', google],
  [
    "550-5.1.1 The email account that you tried to reach does not exist. Please try|5.1.1 double-checking the recipient's email address for typos or|5.1.1 unnecessary spaces. For more information, go to|5.1.1  https://support.google.com/mail/?p=NoSuchUser 41be03b00d2f7-abc - gsmtp",
    'no_mailbox',
    google,
  ],
  [
    '550 5.2.1 The email account that you tried to reach is disabled. For more information, go to https://support.google.com/mail/?p=DisabledUser x1 - gsmtp',
    'disabled',
    google,
  ],
  ['550 5.2.1 The email account that you tried to reach is inactive. - gsmtp', 'disabled', google],
  [
    "452 4.2.2 The recipient's inbox is out of storage space. Please direct the|4.2.2 recipient to https://support.google.com/mail/?p=OverQuotaTemp - gsmtp",
    'full',
    google,
  ],
  ['552 5.2.2 The email account that you tried to reach is over quota. - gsmtp', 'full', google],
  [
    '450 4.2.1 The user you are trying to contact is receiving mail at a rate that prevents additional messages from being delivered. - gsmtp',
    'rate_limited',
    google,
  ],
  [
    '450 4.2.1 The user you are trying to contact is receiving mail too quickly. Please resend your message at a later time.',
    'rate_limited',
    google,
  ],
  [
    '550 5.2.1 The user you are trying to contact is receiving mail at a rate that prevents additional messages from being delivered.',
    'rate_limited',
    google,
  ],
  [
    '421 4.7.28 Our system has detected an unusual rate of unsolicited mail originating from your IP address. To protect our users, mail has been temporarily rate limited.',
    'rate_limited',
    google,
  ],
  [
    '421 4.7.0 Try again later, closing connection. (EHLO) - gsmtp',
    'temp_error',
    { ...google, stage: 'ehlo' },
  ],
  ['421 4.7.0 IP not in whitelist for RCPT domain, closing connection. - gsmtp', 'policy', google],
  [
    '550 5.7.1 Our system has detected that this message is likely unsolicited mail. To reduce the amount of spam sent to Gmail, this message has been blocked.',
    'ip_blocked',
    { ...google, stage: 'data' },
  ],
  [
    '550 5.7.26 Your email has been blocked because the sender is unauthenticated. Gmail requires all senders to authenticate with either SPF or DKIM.',
    'auth',
    { ...google, stage: 'data' },
  ],
  [
    '550 5.7.25 The IP address sending this message does not have a PTR record setup, or the corresponding forward DNS entry does not match.',
    'needs_rdns',
    { ...google, stage: 'data' },
  ],
  ['421 4.4.5 Server busy, try again later. - gsmtp', 'temp_error', { ...google, stage: 'banner' }],
  ['452 4.5.3 Your message has too many recipients. - gsmtp', 'rate_limited', google],
  [
    '550 5.7.1 The user or domain that you are sending to (or from) has a policy that prohibited the mail that you sent.',
    'policy',
    google,
  ],
  ['530 5.7.0 Must issue a STARTTLS command first. - gsmtp', 'policy', { ...google, stage: 'mail' }],
  [
    '552 5.7.0 This message was blocked because its content presents a potential security issue.',
    'content',
    { ...google, stage: 'data' },
  ],
]

export const microsoftSamples: Sample[] = [
  ['250 2.1.5 Recipient OK', 'accepted', microsoft],
  [
    '550 5.5.0 Requested action not taken: mailbox unavailable (S2017062302). [CO1NAM11FT023]',
    'no_mailbox',
    microsoft,
  ],
  [
    '550 5.4.1 Recipient address rejected: Access denied. [DB5EUR03FT012.eop-EUR03.prod.protection.outlook.com]',
    'no_mailbox',
    microsoft,
  ],
  ['550 5.4.1 Recipient address rejected: Access denied', 'unknown'],
  [
    '550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient someone@example.org not found by SMTP address lookup',
    'no_mailbox',
    microsoft,
  ],
  ['550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient not found by SMTP address lookup', 'no_mailbox'],
  ['550 5.1.1 RESOLVER.ADR.RecipNotFound; not found', 'no_mailbox'],
  ['550 5.1.8 Access denied, bad outbound sender', 'policy', microsoft],
  ['550 5.2.1 Mailbox cannot be accessed', 'disabled', microsoft],
  ['552 5.2.2 Mailbox full', 'full', microsoft],
  ['554 5.2.2 mailbox full; STOREDRV.Deliver.Exception:QuotaExceededException', 'full', microsoft],
  ['550 5.7.1 RESOLVER.RST.AuthRequired; authentication required', 'policy', microsoft],
  [
    '550 5.7.133 RESOLVER.RST.SenderNotAuthenticatedForGroup; authentication required; Delivery restriction check failed because the sender was not authenticated when sending to this group',
    'policy',
    microsoft,
  ],
  [
    '550 5.7.606 Access denied, banned sending IP [192.0.2.44]. To request removal from this list please visit https://sender.office.com/',
    'ip_blocked',
    microsoft,
  ],
  [
    '550 5.7.1 Service unavailable, Client host [192.0.2.44] blocked using Spamhaus. To request removal from this list see https://www.spamhaus.org/query/ip/192.0.2.44 (AS3130).',
    'ip_blocked',
    microsoft,
  ],
  [
    "550 5.7.1 Unfortunately, messages from [192.0.2.44] weren't sent. Please contact your Internet service provider since part of their network is on our block list (S3150).",
    'ip_blocked',
    { ...microsoft, stage: 'mail' },
  ],
  [
    "550 SC-001 (COL004-MC1F1) Unfortunately, messages from 192.0.2.44 weren't sent. Reasons for rejection may be related to content with spam-like characteristics or IP/domain reputation.",
    'ip_blocked',
    { ...microsoft, stage: 'mail' },
  ],
  [
    '451 4.7.650 The mail server [192.0.2.44] has been temporarily rate limited due to IP reputation. For e-mail delivery information see https://aka.ms/postmaster (S775)',
    'rate_limited',
    { ...microsoft, stage: 'mail' },
  ],
  [
    "421 RP-001 (SNT004-MC2F1) Unfortunately, some messages from 192.0.2.44 weren't sent. Your IP has exceeded the rate limit allowed.",
    'rate_limited',
    { ...microsoft, stage: 'mail' },
  ],
  [
    '451 4.7.500 Server busy. Please try again later from [192.0.2.44]. (AS761)',
    'temp_error',
    { ...microsoft, stage: 'mail' },
  ],
  ['550 5.7.705 Access denied, tenant has exceeded threshold', 'rate_limited', microsoft],
  [
    '550 5.7.509 Access denied, sending domain example.com does not pass DMARC verification and has a DMARC policy of reject',
    'auth',
    { ...microsoft, stage: 'data' },
  ],
  [
    '550 5.7.515 Access denied, sending domain EXAMPLE.COM does not meet the required authentication level.',
    'auth',
    { ...microsoft, stage: 'data' },
  ],
  ['550 5.7.64 TenantAttribution; Relay Access Denied', 'policy', microsoft],
  ['451 4.4.62 Mail sent to the wrong Office 365 region. ATTR35', 'temp_error', microsoft],
  [
    '451 4.7.26 This message does not pass authentication checks (SPF and DKIM both do not pass).',
    'auth',
    { ...microsoft, stage: 'data' },
  ],
  ['451 4.7.1 Temporary Server Error. Please try again later from 192.0.2.44. PRX5', 'temp_error', microsoft],
  ['501 5.1.3 Invalid address', 'unknown', microsoft],
]

export const yahooSamples: Sample[] = [
  ['250 recipient <someone@yahoo.com> ok', 'accepted', yahoo],
  [
    "554 delivery error: dd This user doesn't have a yahoo.com account (someone@yahoo.com) [0] - mta4100.mail.bf1.yahoo.com",
    'no_mailbox',
    { ...yahoo, stage: 'data' },
  ],
  [
    '554 delivery error: dd Sorry your message to someone@aol.com cannot be delivered. This mailbox is disabled (554.30). - mta1.mail.yahoo.com',
    'disabled',
    { ...yahoo, stage: 'data' },
  ],
  ['552 1 Requested mail action aborted, mailbox not found', 'no_mailbox', yahoo],
  ['550 relaying denied for <someone@yahoo.com>', 'policy', yahoo],
  [
    '421 4.7.0 [TSS04] Messages from 192.0.2.44 temporarily deferred due to unexpected volume or user complaints - 4.16.55.1',
    'rate_limited',
    { ...yahoo, stage: 'mail' },
  ],
  ['421 4.7.0 [TSS04] Messages temporarily deferred due to user complaints', 'rate_limited', yahoo],
  [
    "553 5.7.1 [BL21] Connections will not be accepted from 192.0.2.44, because the ip is in Spamhaus's list",
    'ip_blocked',
    { ...yahoo, stage: 'mail' },
  ],
  ['553 5.7.1 [BL23] Connections not accepted from this address', 'ip_blocked', yahoo],
  [
    '554 5.7.9 Message not accepted for policy reasons. See https://senders.yahooinc.com/error-codes',
    'policy',
    { ...yahoo, stage: 'data' },
  ],
  ['451 4.3.2 Internal error reading data', 'temp_error', { ...yahoo, stage: 'data' }],
  ['452 4.2.2 mailbox of this user is over quota', 'full', yahoo],
  ['550 5.1.1 <someone@aol.com>: Recipient address rejected: aol.com', 'no_mailbox', { provider: 'aol' }],
  [
    '421 4.7.1 : (DYN:T1) AOL will not accept connections, this IP address has been temporarily rate limited due to complaints',
    'rate_limited',
    { provider: 'aol', stage: 'banner' },
  ],
  [
    '554 5.7.1 : (RTR:BL) the IP address has been blocked due to a spike in unfavorable e-mail statistics',
    'ip_blocked',
    { provider: 'aol', stage: 'banner' },
  ],
]

export const appleAndProton: Sample[] = [
  ['250 2.1.5 Ok', 'accepted', { provider: 'icloud' }],
  ['550 5.1.1 <someone@icloud.com>: user does not exist', 'no_mailbox', { provider: 'icloud' }],
  ['550 5.1.6 <someone@icloud.com>: recipient no longer on server', 'no_mailbox', { provider: 'icloud' }],
  ['552 5.2.2 <someone@icloud.com>: user is over quota', 'full', { provider: 'icloud' }],
  ['450 4.2.2 <someone@me.com>: user is overquota', 'full', { provider: 'icloud' }],
  [
    '554 5.7.1 [CS01] Message rejected due to local policy. Please visit https://support.apple.com/en-us/HT204137',
    'policy',
    { provider: 'icloud', stage: 'data' },
  ],
  [
    '550 5.7.1 Mail from IP 192.0.2.44 was rejected due to listing in Spamhaus PBL. For details please see https://www.spamhaus.org/',
    'ip_blocked',
    { provider: 'icloud' },
  ],
  [
    '550 5.7.0 Blocked - see https://support.proofpoint.com/dnsbl-lookup.cgi?ip=192.0.2.44',
    'ip_blocked',
    { provider: 'icloud', stage: 'banner' },
  ],
  [
    '450 4.1.8 <probe@example.com>: Sender address rejected: Domain not found',
    'policy',
    { provider: 'icloud' },
  ],
  [
    '550 5.1.1 <someone@proton.me>: Recipient address rejected: Address does not exist',
    'no_mailbox',
    { provider: 'proton' },
  ],
  [
    '451 4.7.1 <mail.example.com[192.0.2.44]>: Client host rejected: Greylisted, please try again in 180 seconds',
    'greylist',
    { provider: 'proton' },
  ],
  [
    '454 4.7.1 <someone@protonmail.com>: Recipient address rejected: Rate limit exceeded',
    'rate_limited',
    { provider: 'proton' },
  ],
  [
    '554 5.7.1 <someone@pm.me>: Recipient address rejected: account is disabled',
    'policy',
    { provider: 'proton' },
  ],
]

export const germanAndRussian: Sample[] = [
  [
    '550 Requested action not taken: mailbox unavailable|For explanation visit https://postmaster.gmx.net/en/error-messages?ip=192.0.2.44&c=bip',
    'unknown',
    { provider: 'gmx' },
  ],
  [
    '550 Requested action not taken: mailbox unavailable (GMX) user unknown',
    'no_mailbox',
    { provider: 'gmx' },
  ],
  [
    '554 gmx.net (mxgmx117) Nemesis ESMTP Service not available|No SMTP service|Bad DNS PTR resource record.|For explanation visit https://postmaster.gmx.net/',
    'needs_rdns',
    { provider: 'gmx', stage: 'banner' },
  ],
  [
    '554 web.de (mxweb111) Nemesis ESMTP Service not available|No SMTP service|IP address is block listed.',
    'ip_blocked',
    { provider: 'webde', stage: 'banner' },
  ],
  [
    '550 Requested action not taken: mailbox unavailable|Sender address is on a blacklist',
    'ip_blocked',
    { provider: 'gmx' },
  ],
  [
    '421 gmx.net (mxgmx009) Nemesis ESMTP Service not available|Too many connections|Please try again later',
    'rate_limited',
    { provider: 'gmx', stage: 'banner' },
  ],
  [
    '450 Requested mail action not taken: mailbox unavailable|Mail send limit exceeded.',
    'rate_limited',
    { provider: 'gmx' },
  ],
  [
    '552-Requested mail action aborted: exceeded storage allocation|Quota exceeded. The recipients mailbox is full.',
    'full',
    { provider: 'webde' },
  ],
  ['550 5.7.1 No such user!', 'policy', { provider: 'yandex' }],
  ['550 5.1.1 User not found: someone@yandex.ru', 'no_mailbox', { provider: 'yandex' }],
  ['550 5.7.1 Policy rejection on the target address', 'policy', { provider: 'yandex' }],
  [
    '451 4.7.1 Sorry, the service is currently unavailable. Please come back later. 1700000000-abc',
    'temp_error',
    { provider: 'yandex' },
  ],
  [
    '554 5.7.1 [2] Message rejected under suspicion of SPAM; https://ya.cc/1IrBc',
    'content',
    { provider: 'yandex', stage: 'data' },
  ],
  ['552 5.2.2 Mailbox size limit exceeded', 'full', { provider: 'yandex' }],
  [
    '450 4.2.1 The recipient has exceeded message rate limit. Try again later.',
    'rate_limited',
    { provider: 'yandex' },
  ],
  [
    '550 Message was not accepted -- invalid mailbox.  Local mailbox someone@mail.ru is unavailable: user not found',
    'no_mailbox',
    { provider: 'mailru' },
  ],
  [
    '550 Message was not accepted -- invalid mailbox.  Local mailbox someone@mail.ru is unavailable: account is disabled',
    'disabled',
    { provider: 'mailru' },
  ],
  [
    '550 spam message rejected. Please visit http://help.mail.ru/notspam-support/id?c=abc',
    'content',
    { provider: 'mailru', stage: 'data' },
  ],
  [
    '451 Ratelimit exceeded for mailbox probe@example.com. Try again later.',
    'rate_limited',
    { provider: 'mailru' },
  ],
  ['554 5.7.1 Your IP is in our blacklist', 'ip_blocked', { provider: 'mailru', stage: 'banner' }],
  [
    '421 Service not available, closing transmission channel',
    'temp_error',
    { provider: 'mailru', stage: 'banner' },
  ],
]
