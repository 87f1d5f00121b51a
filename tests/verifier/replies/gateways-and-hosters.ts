import type { Sample } from './samples.ts'

/** Written for these tests after what filter services, access providers and web hosters say; addresses are examples. */

export const gateways: Sample[] = [
  // Mimecast
  [
    '550 Invalid Recipient - https://community.mimecast.com/docs/DOC-1369#550 [abcDEF123]',
    'no_mailbox',
    { provider: 'mimecast' },
  ],
  [
    '550 Rejected by header based manually Blocked Senders - https://community.mimecast.com/docs/DOC-1369#550',
    'ip_blocked',
    { provider: 'mimecast' },
  ],
  [
    '451 Internal resources are temporarily unavailable - https://community.mimecast.com/docs/DOC-1369#451',
    'temp_error',
    { provider: 'mimecast' },
  ],
  [
    '550 Administrative prohibition - envelope blocked - https://community.mimecast.com/docs/DOC-1369#550',
    'ip_blocked',
    { provider: 'mimecast' },
  ],
  [
    '554 Email rejected due to security policies - https://community.mimecast.com/docs/DOC-1369#554',
    'policy',
    { provider: 'mimecast' },
  ],
  ['451 Greylisted, please try again later', 'greylist', { provider: 'mimecast' }],
  // Proofpoint
  ['550 5.1.1 <nobody@example.org>... User unknown', 'no_mailbox', { provider: 'proofpoint' }],
  [
    '554 Blocked - see https://ipcheck.proofpoint.com/?ip=192.0.2.44',
    'ip_blocked',
    { provider: 'proofpoint', stage: 'banner' },
  ],
  [
    '421 4.7.1 Service unavailable - rate limited, try again later',
    'rate_limited',
    { provider: 'proofpoint' },
  ],
  ['550 5.7.0 Local Policy Violation', 'policy', { provider: 'proofpoint' }],
  [
    '452 4.1.0 <someone@example.org>... Requested action aborted: try again later',
    'temp_error',
    { provider: 'proofpoint' },
  ],
  [
    '550 5.1.0 <nobody@example.org>: Recipient address rejected: User unknown',
    'no_mailbox',
    { provider: 'proofpoint' },
  ],
  // Barracuda
  [
    '550 permanent failure for one or more recipients (nobody@example.org:550 5.1.1 User unknown)',
    'no_mailbox',
    { provider: 'barracuda' },
  ],
  [
    '550 permanent failure for one or more recipients (nobody@example.org:blocked)',
    'ip_blocked',
    { provider: 'barracuda' },
  ],
  [
    '554 Service unavailable; Client host [mail.example.com] blocked using Barracuda Reputation; http://www.barracudanetworks.com/reputation/?r=1&ip=192.0.2.44',
    'ip_blocked',
    { provider: 'barracuda', stage: 'banner' },
  ],
  [
    '421 Rate controlled: too many connections from your IP',
    'rate_limited',
    { provider: 'barracuda', stage: 'banner' },
  ],
  ['550 nobody@example.org: No such user (nobody)', 'no_mailbox', { provider: 'barracuda' }],
  // Others
  ['550 5.1.1 Recipient address rejected: nobody@example.org - MessageLabs invalid recipient', 'no_mailbox'],
  [
    '553-Message filtered. Refer to the Troubleshooting page at|http://www.symanteccloud.com/troubleshooting for more information.',
    'content',
    { stage: 'data' },
  ],
  [
    '501 Connection rejected by policy [7.7] 38104, please visit www.messagelabs.com/support',
    'policy',
    { stage: 'banner' },
  ],
  ['554 5.7.1 Message cannot be accepted, rules violation', 'policy', { stage: 'data' }],
  [
    '550 5.7.1 Mail rejected, Cloudmark Sender Intelligence: https://csi.cloudmark.com/reset-request/?ip=192.0.2.44',
    'ip_blocked',
  ],
  ['554 5.7.1 Rejected: 192.0.2.44 listed at b.barracudacentral.org', 'ip_blocked'],
  ['550 5.7.1 User unknown: your server is banned for directory harvesting', 'ip_blocked'],
  ['550 5.1.1 User unknown or rejected because 192.0.2.44 is listed in the SORBS block list', 'ip_blocked'],
]

export const hosters: Sample[] = [
  // Zoho
  ['550 5.1.1 User does not exist - <nobody@example.org>', 'no_mailbox', { provider: 'zoho' }],
  ['550 5.4.6 Unusual sending activity detected. Please try after sometime', 'unknown', { provider: 'zoho' }],
  ['451 4.7.1 Greylisted, try again after some time', 'greylist', { provider: 'zoho' }],
  ['554 5.7.7 Email policy violation detected', 'policy', { provider: 'zoho', stage: 'data' }],
  // OVH, IONOS, Strato, Gandi, Infomaniak
  [
    '550 5.1.1 <nobody@example.org>: Recipient address rejected: User unknown',
    'no_mailbox',
    { provider: 'ovh' },
  ],
  [
    '451 4.7.1 <someone@example.org>: Recipient address rejected: Greylisting in effect. Try again in 300 seconds',
    'greylist',
    { provider: 'ovh' },
  ],
  ['550 spam detected: your IP address 192.0.2.44 is blocked', 'ip_blocked', { provider: 'ovh' }],
  [
    '550 Requested action not taken: mailbox unavailable|invalid recipient',
    'no_mailbox',
    { provider: 'ionos' },
  ],
  [
    '554 kundenserver.de (mxeue111) Nemesis ESMTP Service not available|No SMTP service|IP address is blacklisted',
    'ip_blocked',
    { provider: 'ionos', stage: 'banner' },
  ],
  [
    '450 Requested mail action not taken: mailbox unavailable|Greylisting, please try again later',
    'greylist',
    { provider: 'ionos' },
  ],
  ['550 5.1.1 unknown user <nobody@example.org>', 'no_mailbox', { provider: 'strato' }],
  [
    '550 5.1.1 <nobody@example.org>: Recipient address rejected: No such user',
    'no_mailbox',
    { provider: 'infomaniak' },
  ],
  // Access providers
  ['550 5.1.1 Not our Customer', 'no_mailbox', { provider: 'comcast' }],
  ['552 5.2.2 Recipient over quota', 'full', { provider: 'comcast' }],
  [
    '554 resimta-po-01.sys.comcast.net comcast 192.0.2.44 found on one or more DNSBLs, see http://postmaster.comcast.net/smtp-error-codes.php#BL000000',
    'ip_blocked',
    { provider: 'comcast', stage: 'banner' },
  ],
  [
    '421 resimta Comcast Try again later, too many sessions opened',
    'rate_limited',
    { provider: 'comcast', stage: 'banner' },
  ],
  [
    '554 Comcast: reverse DNS lookup failed, PTR record missing',
    'needs_rdns',
    { provider: 'comcast', stage: 'banner' },
  ],
  [
    '550 5.1.1 Adresse d au moins un destinataire invalide. Invalid recipient. OFR204_416 [416]',
    'no_mailbox',
    { provider: 'orange' },
  ],
  [
    '421 mwinf5c04 ME Trop de connexions, veuillez verifier votre configuration. Too many connections, slow down. OFR004_104',
    'rate_limited',
    { provider: 'orange', stage: 'banner' },
  ],
  [
    '550 5.7.1 Mail refuse car votre IP est listed on our block list. OFR006_108',
    'ip_blocked',
    { provider: 'orange' },
  ],
  [
    '550 5.2.1 Boite du destinataire archivee. Archived recipient. OFR_417',
    'disabled',
    { provider: 'orange' },
  ],
  ['550 5.1.1 recipient rejected, user unknown', 'no_mailbox', { provider: 'freenet' }],
  [
    '550 5.5.0 Email address could not be found, or was misspelled (G8)',
    'no_mailbox',
    { provider: 'rackspace' },
  ],
  ['550 #5.1.0 Address rejected nobody@cox.net', 'unknown', { provider: 'cox' }],
  ['550 5.1.1 <nobody@libero.it> recipient rejected: user unknown', 'no_mailbox', { provider: 'libero' }],
  ['552 <someone@t-online.de>: mailbox full', 'full', { provider: 't-online' }],
  [
    '554 IP=192.0.2.44 - A problem occurred. Ask your postmaster for help or to contact tosa@rx.t-online.de (dialup, no reverse DNS)',
    'needs_rdns',
    { provider: 't-online', stage: 'banner' },
  ],
  // East Asia
  [
    '550 Mailbox unavailable or access denied [abc IP: 192.0.2.44]. http://service.mail.qq.com/cgi-bin/help?subtype=1&no=1000728',
    'no_mailbox',
    { provider: 'qq' },
  ],
  [
    '550 The recipient may not exist or is frozen. http://service.mail.qq.com',
    'no_mailbox',
    { provider: 'qq' },
  ],
  [
    '550 Mail content denied. http://service.mail.qq.com/cgi-bin/help?subtype=1&&id=20022&&no=1000726',
    'policy',
    { provider: 'qq', stage: 'data' },
  ],
  [
    '550 Ip frequency limited [abc IP: 192.0.2.44]. http://service.mail.qq.com',
    'rate_limited',
    { provider: 'qq' },
  ],
  ['550 Connection frequency limited.', 'rate_limited', { provider: 'qq', stage: 'banner' }],
  ['550 User not found: nobody@163.com', 'no_mailbox', { provider: 'netease' }],
  [
    '550 RP:TRC 163 mx1,abc Requested mail action not taken: too many recipients from this IP',
    'rate_limited',
    { provider: 'netease' },
  ],
  ['554 DT:SPM 163 smtp1,abc the mail is considered spam', 'content', { provider: 'netease', stage: 'data' }],
  [
    '554 IP is rejected, smtp auth error limit exceed',
    'rate_limited',
    { provider: 'netease', stage: 'banner' },
  ],
  ['550 Invalid User: nobody@sina.com', 'no_mailbox', { provider: 'sina' }],
  ['550 5.1.1 unknown or illegal alias: nobody@daum.net', 'no_mailbox', { provider: 'daum' }],
  ['550 Unknown user nobody@docomo.ne.jp', 'no_mailbox', { provider: 'docomo' }],
  ['552 5.2.2 user mailbox is full: naver', 'full', { provider: 'naver' }],
]
