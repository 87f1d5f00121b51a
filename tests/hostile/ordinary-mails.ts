import type { ZoneDefinition } from '@postproof/dns/zone'
import type { FakeWeb } from '#emulators/web.ts'
import { makeKey, sign } from '../../packages/spam-test/authentication/fixture.ts'
import { logo, type Place, zone } from './pipeline.ts'

/** Ordinary, well-made mails as programs and services write them; nothing in them is wrong. */

export type Ordinary = { source: Buffer; place: Place; session?: Place['session'] }

const key = makeKey()
const date = 'Date: Fri, 20 Nov 2026 09:59:00 +0000'

/** Pages, and pictures where the name ends like one. */
export const web = (...urls: string[]): FakeWeb =>
  Object.fromEntries(
    urls.map((url) => [
      url,
      /\.(?:jpg|gif|png)|open\.php|avatars/.test(url)
        ? { status: 200, type: 'image/png', file: 'logo.png' }
        : { status: 200, type: 'text/html' },
    ]),
  )

/** A zone like example.org's for another name. */
function sender(domain: string): ZoneDefinition {
  return {
    [domain]: { A: '203.0.113.20', MX: [[10, `mail.${domain}`]], TXT: ['v=spf1 ip4:203.0.113.25 -all'] },
    [`mail.${domain}`]: {
      A: '203.0.113.25',
      MX: [[10, `mail.${domain}`]],
      TXT: ['v=spf1 ip4:203.0.113.25 -all'],
    },
    [`_dmarc.${domain}`]: { TXT: [`v=DMARC1; p=reject; rua=mailto:dmarc@${domain}`] },
    [`s1._domainkey.${domain}`]: { TXT: [key.record] },
    '203.0.113.25': { PTR: 'mail.example.org' },
  }
}

/** RFC 6376, 5.4.1; RFC 8058, 4 asks for the last two. */
const signedFields =
  'From:To:Cc:Subject:Date:Message-ID:Reply-To:MIME-Version:Content-Type:List-Unsubscribe:List-Unsubscribe-Post'.split(
    ':',
  )

type Mail = {
  domain?: string
  fields: string[]
  body: string
  pages?: FakeWeb
  arrival?: Place['session']
}

export async function mail({
  domain = 'example.org',
  fields,
  body,
  pages = {},
  arrival,
}: Mail): Promise<Ordinary> {
  const text = `${[...fields, date, 'MIME-Version: 1.0'].join('\r\n')}\r\n${body.replace(/\r?\n/g, '\r\n')}`
  const source = Buffer.from(await sign(text, { key, domain, headers: signedFields }))
  return {
    source,
    place: {
      zone: { ...zone, ...sender(domain) },
      web: pages,
      session: { mailFrom: `bounce@${domain}`, ...arrival },
    },
  }
}

const outlook = () =>
  mail({
    fields: [
      'From: Anna Weber <anna.weber@example.org>',
      'To: Tom Reader <tom@reader.example>',
      'Subject: Offer for the workshop in March',
      'Thread-Topic: Offer for the workshop in March',
      'Thread-Index: AdoWQx1r0mB0t7o0S5eJ0w==',
      'Message-ID: <AM0PR05MB1234@AM0PR05MB1234.eurprd05.prod.outlook.com>',
      'Accept-Language: de-DE, en-US',
      'Content-Language: en-US',
      'X-MS-Has-Attach: ',
      'X-MS-TNEF-Correlator: ',
    ],
    body: `Content-Type: multipart/alternative;
	boundary="_000_AM0PR05MB1234_"

--_000_AM0PR05MB1234_
Content-Type: text/plain; charset="us-ascii"
Content-Transfer-Encoding: 7bit

Hello Tom,

as we said on the phone, here is our offer for the workshop in March. We would come on Tuesday with two people and bring all the material. Please tell me until Friday whether the date still suits you.

Kind regards
Anna Weber

--_000_AM0PR05MB1234_
Content-Type: text/html; charset="us-ascii"
Content-Transfer-Encoding: 7bit

<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40">
<head>
<meta http-equiv="Content-Type" content="text/html; charset=us-ascii">
<meta name="Generator" content="Microsoft Word 15 (filtered medium)">
<!--[if !mso]><style>v\\:* {behavior:url(#default#VML);}
o\\:* {behavior:url(#default#VML);}
</style><![endif]--><style><!--
/* Font Definitions */
@font-face
	{font-family:Calibri;
	panose-1:2 15 5 2 2 2 4 3 2 4;}
/* Style Definitions */
p.MsoNormal, li.MsoNormal, div.MsoNormal
	{margin:0cm;
	font-size:11.0pt;
	font-family:"Calibri",sans-serif;}
a:link, span.MsoHyperlink
	{mso-style-priority:99;
	color:#0563C1;
	text-decoration:underline;}
@page WordSection1
	{size:612.0pt 792.0pt;
	margin:70.85pt 70.85pt 2.0cm 70.85pt;}
div.WordSection1
	{page:WordSection1;}
--></style><!--[if gte mso 9]><xml>
<o:shapedefaults v:ext="edit" spidmax="1026" />
</xml><![endif]-->
</head>
<body lang="EN-US" link="#0563C1" vlink="#954F72" style="word-wrap:break-word">
<div class="WordSection1">
<p class="MsoNormal">Hello Tom,<o:p></o:p></p>
<p class="MsoNormal"><o:p>&nbsp;</o:p></p>
<p class="MsoNormal">as we said on the phone, here is our offer for the workshop in March. We would come on Tuesday with two people and bring all the material. Please tell me until Friday whether the date still suits you.<o:p></o:p></p>
<p class="MsoNormal"><o:p>&nbsp;</o:p></p>
<p class="MsoNormal">Kind regards<o:p></o:p></p>
<p class="MsoNormal">Anna Weber<o:p></o:p></p>
</div>
</body>
</html>

--_000_AM0PR05MB1234_--
`,
  })

const apple = () =>
  mail({
    fields: [
      'From: Maria Lind <maria@example.org>',
      'To: Tom Reader <tom@reader.example>',
      'Subject: Photos from the lake last Sunday',
      'Message-Id: <5B2C1F0A-3E4D-4C5B-9A61-0123456789AB@example.org>',
      'X-Mailer: Apple Mail (2.3774.600.62)',
    ],
    body: `Content-Type: multipart/alternative;
	boundary="Apple-Mail=_5E2B1C"

--Apple-Mail=_5E2B1C
Content-Transfer-Encoding: 7bit
Content-Type: text/plain;
	charset=utf-8

Dear Tom,

the weather could not have been better. I have put all the pictures on our page: https://www.example.org/lake

See you next week
Maria

--Apple-Mail=_5E2B1C
Content-Transfer-Encoding: 7bit
Content-Type: text/html;
	charset=utf-8

<html><head><meta http-equiv="content-type" content="text/html; charset=utf-8"></head><body style="overflow-wrap: break-word; -webkit-nbsp-mode: space; line-break: after-white-space;">Dear Tom,<div><br></div><div>the weather could not have been better. I have put all the pictures on our page:&nbsp;<a href="https://www.example.org/lake">https://www.example.org/lake</a></div><div><br></div><div>See you next week</div><div>Maria</div></body></html>

--Apple-Mail=_5E2B1C--
`,
    pages: web('https://www.example.org/lake'),
  })

const tracked = (n: number) =>
  `https://example.us21.list-manage.com/track/click?u=0f1e2d3c&amp;id=${n}a2b3c4d5&amp;e=99887766`
const trackedUrl = (n: number) => tracked(n).replaceAll('&amp;', '&')

const newsletterText = `The autumn issue is here. This month we walk through the old orchard, learn how
cider is pressed, and meet the family that has kept the trees for five generations.

The oldest tree stands behind the barn. It was planted in the year the house was built,
and it still carries fruit every second autumn: small, hard and sour apples that nobody
would eat, and that make the best cider of all. On Saturdays you can watch how it is
done, and taste what came of it.

Read the story: ${trackedUrl(1)}
How cider is made: ${trackedUrl(2)}

You get this mail because you signed up on our website.
Unsubscribe: https://example.us21.list-manage.com/unsubscribe?u=0f1e2d3c&id=1&e=2
Orchard Press, 12 Mill Lane, Ludlow SY8 1AB, United Kingdom
`

const newsletter = () =>
  mail({
    fields: [
      'From: Orchard Press <news@example.org>',
      'Reply-To: Orchard Press <hello@example.org>',
      'To: <tom@reader.example>',
      'Subject: How cider is pressed, and who keeps the old orchard',
      'Message-ID: <0f1e2d3c.1.99887766.20261120@mail21.atl11.rsgsv.net>',
      'X-Mailer: Mailchimp Mailer - **CID1a2b3c99887766**',
      'X-Campaign: mailchimp0f1e2d3c.1a2b3c',
      'X-campaignid: mailchimp0f1e2d3c.1a2b3c',
      'Feedback-ID: 12345:12345.1:us21:mc',
      'List-ID: 0f1e2d3cmc list <0f1e2d3c.12345.list-id.mcsv.net>',
      'List-Unsubscribe: <https://example.us21.list-manage.com/unsubscribe?u=0f1e2d3c&id=1&e=2>,',
      ' <mailto:unsubscribe@example.org?subject=unsubscribe>',
      'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
    ],
    body: `Content-Type: multipart/alternative; boundary="_----------=_MC"

--_----------=_MC
Content-Type: text/plain; charset="utf-8"; format="fixed"
Content-Transfer-Encoding: 7bit

${newsletterText}
--_----------=_MC
Content-Type: text/html; charset="utf-8"
Content-Transfer-Encoding: 7bit

<!doctype html>
<html lang="en" xmlns="http://www.w3.org/1999/xhtml" xmlns:v="urn:schemas-microsoft-com:vml">
<head>
<meta charset="UTF-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>How cider is pressed</title>
<style>
p{margin:10px 0;padding:0;}
table{border-collapse:collapse;}
@media only screen and (max-width:480px){.mcnTextContent{font-size:18px !important;}}
</style>
</head>
<body style="margin:0;background-color:#fafafa">
<span class="mcnPreviewText" style="display:none;font-size:0px;line-height:0px;max-height:0px;max-width:0px;opacity:0;overflow:hidden;visibility:hidden;mso-hide:all;">Five generations, forty kinds of apple, and one very old press in the barn.</span>
<center>
<table align="center" border="0" cellpadding="0" cellspacing="0" width="100%" id="bodyTable">
<tr><td align="center" valign="top">
<!--[if (gte mso 9)|(IE)]><table align="center" border="0" width="600"><tr><td><![endif]-->
<table border="0" cellpadding="0" cellspacing="0" width="600">
<tr><td><a href="${tracked(1)}"><img alt="Apple trees in morning light" src="https://mcusercontent.com/0f1e/images/orchard.jpg" width="600" height="300" style="display:block"></a></td></tr>
<tr><td class="mcnTextContent" style="padding:18px;color:#202020;font-family:Helvetica;font-size:16px">
<h1 style="font-size:26px;color:#202020">The autumn issue is here</h1>
<p>This month we walk through the old orchard, learn how cider is pressed, and meet the family that has kept the trees for five generations.</p>
<p>The oldest tree stands behind the barn. It was planted in the year the house was built, and it still carries fruit every second autumn: small, hard and sour apples that nobody would eat, and that make the best cider of all. On Saturdays you can watch how it is done, and taste what came of it.</p>
<p><a href="${tracked(2)}" style="color:#007c89">How cider is made</a></p>
</td></tr>
<tr><td align="center" style="padding:18px"><a href="${tracked(1)}" style="background-color:#2b6f4b;color:#ffffff;display:inline-block;padding:16px 32px;font-size:16px;text-decoration:none">Read the story</a></td></tr>
<tr><td style="padding:18px;font-size:12px;color:#656565;text-align:center">
You get this mail because you signed up on our website.<br>
<a href="https://example.us21.list-manage.com/unsubscribe?u=0f1e2d3c&amp;id=1&amp;e=2" style="color:#656565">Unsubscribe</a><br>
Orchard Press, 12 Mill Lane, Ludlow SY8 1AB, United Kingdom
</td></tr>
</table>
<!--[if (gte mso 9)|(IE)]></td></tr></table><![endif]-->
</td></tr>
</table>
</center>
<img src="https://example.us21.list-manage.com/track/open.php?u=0f1e2d3c&amp;id=1&amp;e=2" height="1" width="1" alt="">
</body>
</html>

--_----------=_MC--
`,
    pages: web(
      trackedUrl(1),
      trackedUrl(2),
      'https://example.us21.list-manage.com/unsubscribe?u=0f1e2d3c&id=1&e=2',
      'https://mcusercontent.com/0f1e/images/orchard.jpg',
      'https://example.us21.list-manage.com/track/open.php?u=0f1e2d3c&id=1&e=2',
    ),
  })

/** The text between its escapes, as iconv writes it. */
const japaneseSubject = '=?ISO-2022-JP?B?GyRCPSkkTiQqJD8kaCRqJEg/NyQ3JCQzKEtcJE4kNDBGRmIbKEI=?='
const japanese = () =>
  mail({
    fields: [
      'From: =?ISO-2022-JP?B?GyRCJF4kLSRQPXFLPBsoQg==?= <news@example.org>',
      'To: tom@reader.example',
      `Subject: ${japaneseSubject}`,
      'Message-ID: <20261120095900.1234@example.org>',
      'List-Id: <news.example.org>',
      'List-Unsubscribe: <https://www.example.org/leave?u=1>',
      'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
    ],
    body: `Content-Type: text/plain; charset=ISO-2022-JP
Content-Transfer-Encoding: 7bit

\u001b$B$3$s$K$A$O!#$^$-$P=qK<$N;3ED$G$9!#=)$NLkD9$KFI$_$?$$?7$7$$3(K\\$,FO$-$^$7$?!#\u001b(B
\u001b$B$j$s$4$NLZ$r8^Be$K$o$?$C$F<i$C$F$-$?2HB2$N$*OC$G$9!#$/$o$7$/$O$3$A$i$r$4Mw$/$@$5$$!#\u001b(B
https://www.example.org/aki

\u001b$BG[?.Dd;_$O$3$A$i!'\u001b(B
https://www.example.org/leave?u=1

\u001b$B$^$-$P=qK<\u001b(B \u001b$B")\u001b(B100-0001 \u001b$BEl5~ET@iBeED6h@iBeED\u001b(B1-1
`,
    pages: web('https://www.example.org/aki', 'https://www.example.org/leave?u=1'),
  })

const german = () =>
  mail({
    fields: [
      'From: =?utf-8?Q?B=C3=A4ckerei_M=C3=BCller?= <post@example.org>',
      'To: tom@reader.example',
      'Subject: =?utf-8?Q?Neue_Brote_und_=C3=96ffnungszeiten_im_Advent?=',
      'Message-ID: <a1b2c3@example.org>',
      'List-Unsubscribe: <https://www.example.org/abmelden/1>',
      'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
      'List-Id: Rundbrief <rundbrief.example.org>',
    ],
    body: `Content-Type: multipart/alternative; boundary=grenze

--grenze
Content-Type: text/plain; charset=utf-8
Content-Transfer-Encoding: 8bit

Liebe Kundinnen und Kunden,

im Advent backen wir wieder Stollen nach dem Rezept unserer Großmutter. Der Laden ist
an allen Samstagen bis 18 Uhr geöffnet. Alle Zeiten stehen auf unserer Seite:
https://www.example.org/zeiten

Newsletter abbestellen: https://www.example.org/abmelden/1

Impressum: Bäckerei Müller GmbH, Hauptstraße 12, 04109 Leipzig
--grenze
Content-Type: text/html; charset=utf-8
Content-Transfer-Encoding: 8bit

<!DOCTYPE html>
<html lang="de"><head><meta charset="utf-8"><title>Advent</title>
<meta name="viewport" content="width=device-width"></head>
<body>
<p>Liebe Kundinnen und Kunden,</p>
<p>im Advent backen wir wieder Stollen nach dem Rezept unserer Großmutter. Der Laden ist
an allen Samstagen bis 18 Uhr geöffnet. Alle Zeiten stehen auf unserer Seite.</p>
<p><a href="https://www.example.org/zeiten" style="display:inline-block;padding:14px 28px;background:#7a4a1e;color:#ffffff;font-size:16px">Zeiten ansehen</a></p>
<p style="font-size:12px"><a href="https://www.example.org/abmelden/1">Newsletter abbestellen</a></p>
<p style="font-size:12px">Impressum: Bäckerei Müller GmbH, Hauptstraße 12, 04109 Leipzig</p>
</body></html>
--grenze--
`,
    pages: web('https://www.example.org/zeiten', 'https://www.example.org/abmelden/1'),
  })

const hub = (path: string) => `https://hub.example.org/orchard/press/${path}`
const notification = () =>
  mail({
    fields: [
      'From: Kim Lee <notifications@example.org>',
      'Reply-To: orchard/press <reply+abc123@reply.example.org>',
      'To: orchard/press <press@noreply.example.org>',
      'Cc: Subscribed <subscribed@noreply.example.org>',
      'Subject: Re: [orchard/press] Reader fails on empty files (Issue #42)',
      'Message-ID: <orchard/press/issues/42/2489@example.org>',
      'In-Reply-To: <orchard/press/issues/42@example.org>',
      'References: <orchard/press/issues/42@example.org>',
      'Precedence: list',
      'List-ID: orchard/press <press.orchard.example.org>',
      'List-Archive: https://hub.example.org/orchard/press',
      'List-Post: <mailto:reply+abc123@reply.example.org>',
      'List-Unsubscribe: <mailto:unsub+abc123@reply.example.org>,',
      ' <https://hub.example.org/notifications/unsubscribe/abc123>',
      'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
      'X-Auto-Response-Suppress: All',
    ],
    body: `Content-Type: multipart/alternative; boundary="--==_mimepart_1"
Content-Transfer-Encoding: 7bit

----==_mimepart_1
Content-Type: text/plain; charset=UTF-8
Content-Transfer-Encoding: 7bit

Kim Lee left a comment (orchard/press#42)

I can see it too, with version 2.1. The function in \`src/read.ts\` returns null where
the caller expects a list: ${hub('blob/main/src/read.ts')}

The template says {{ title }} in the log, see ${hub('issues/41')} and ${hub('pull/40')}.

--
Reply to this email directly or view it on the hub:
${hub('issues/42#2489')}
You are receiving this because you are subscribed to this thread.
Unsubscribe: https://hub.example.org/notifications/unsubscribe/abc123
----==_mimepart_1
Content-Type: text/html; charset=UTF-8
Content-Transfer-Encoding: 7bit

<div style="display: flex; flex-wrap: wrap; white-space: pre-wrap; align-items: center;"><img height="20" width="20" style="border-radius:50%; margin-right: 4px;" src="https://avatars.example.org/u/7?s=20" alt=""><strong>Kim Lee</strong> left a comment <a href="${hub('issues/42#2489')}">(orchard/press#42)</a></div>
<p dir="auto">I can see it too, with version 2.1. The function in <a href="${hub('blob/main/src/read.ts')}"><code>src/read.ts</code></a> returns null where the caller expects a list.</p>
<p dir="auto">The template says <code>{{ title }}</code> in the log, see <a href="${hub('issues/41')}">#41</a> and <a href="${hub('pull/40')}">#40</a>.</p>
<p style="font-size:small;-webkit-text-size-adjust:none;color:#666;">&mdash;<br>Reply to this email directly, <a href="${hub('issues/42#2489')}">view it on the hub</a>, or <a href="https://hub.example.org/notifications/unsubscribe/abc123">unsubscribe</a>.<br>You are receiving this because you are subscribed to this thread.<img src="https://hub.example.org/notifications/beacon/abc123.gif" height="1" width="1" alt=""></p>
----==_mimepart_1--
`,
    pages: web(
      hub('issues/42'),
      hub('issues/41'),
      hub('pull/40'),
      hub('blob/main/src/read.ts'),
      'https://hub.example.org/notifications/unsubscribe/abc123',
      'https://avatars.example.org/u/7?s=20',
      'https://hub.example.org/notifications/beacon/abc123.gif',
    ),
  })

const invitation = () =>
  mail({
    fields: [
      'From: Anna Weber <anna@example.org>',
      'To: tom@reader.example',
      'Subject: Invitation: Planning for spring, Tue 24 Nov 2026, 14:00',
      'Message-ID: <calendar-7f3a@example.org>',
    ],
    body: `Content-Type: multipart/mixed; boundary=outer

--outer
Content-Type: multipart/alternative; boundary=inner

--inner
Content-Type: text/plain; charset=utf-8; format=flowed

Anna Weber invites you to: Planning for spring

When: Tuesday 24 November 2026, 14:00 to 15:00 (Berlin)
Where: Room 2
--inner
Content-Type: text/html; charset=utf-8

<html><body><p>Anna Weber invites you to: <b>Planning for spring</b></p>
<p>When: Tuesday 24 November 2026, 14:00 to 15:00 (Berlin)<br>Where: Room 2</p></body></html>
--inner
Content-Type: text/calendar; charset=utf-8; method=REQUEST
Content-Transfer-Encoding: 7bit

BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Example//Calendar//EN
METHOD:REQUEST
BEGIN:VEVENT
UID:7f3a@example.org
DTSTAMP:20261120T095900Z
DTSTART:20261124T130000Z
DTEND:20261124T140000Z
SUMMARY:Planning for spring
ORGANIZER;CN=Anna Weber:mailto:anna@example.org
ATTENDEE;RSVP=TRUE:mailto:tom@reader.example
END:VEVENT
END:VCALENDAR
--inner--

--outer
Content-Type: application/ics; name="invite.ics"
Content-Disposition: attachment; filename="invite.ics"
Content-Transfer-Encoding: base64

QkVHSU46VkNBTEVOREFSDQpWRVJTSU9OOjIuMA0KRU5EOlZDQUxFTkRBUg0K
--outer--
`,
  })

const bounce = () =>
  mail({
    fields: [
      'Return-Path: <>',
      'From: MAILER-DAEMON@example.org (Mail Delivery System)',
      'To: tom@reader.example',
      'Subject: Undelivered Mail Returned to Sender',
      'Auto-Submitted: auto-replied',
      'Message-Id: <20261120095900.5F00D1234@mail.example.org>',
    ],
    body: `Content-Type: multipart/report; report-type=delivery-status;
	boundary="5F00D1234.1/mail.example.org"

This is a MIME-encapsulated message.

--5F00D1234.1/mail.example.org
Content-Description: Notification
Content-Type: text/plain; charset=us-ascii

This is the mail system at host mail.example.org.

I'm sorry to have to inform you that your message could not
be delivered to one or more recipients. It's attached below.

<nobody@elsewhere.example>: host mx.elsewhere.example[192.0.2.80] said: 550 5.1.1
    User unknown (in reply to RCPT TO command)

--5F00D1234.1/mail.example.org
Content-Description: Delivery report
Content-Type: message/delivery-status

Reporting-MTA: dns; mail.example.org
Arrival-Date: Fri, 20 Nov 2026 09:58:59 +0000 (UTC)

Final-Recipient: rfc822; nobody@elsewhere.example
Action: failed
Status: 5.1.1
Diagnostic-Code: smtp; 550 5.1.1 User unknown

--5F00D1234.1/mail.example.org
Content-Description: Undelivered Message
Content-Type: message/rfc822

From: tom@reader.example
To: nobody@elsewhere.example
Subject: Hello
Date: Fri, 20 Nov 2026 09:58:00 +0000
Message-ID: <9@reader.example>

Are you still there?
--5F00D1234.1/mail.example.org--
`,
    arrival: { mailFrom: '', helo: 'mail.example.org' },
  })

const mailingList = () =>
  mail({
    fields: [
      'From: Kim Lee via gardeners <gardeners@example.org>',
      'Reply-To: gardeners@example.org',
      'To: gardeners@example.org',
      'Subject: [gardeners] When to prune the apple trees',
      'Message-ID: <mailman.12.1700000000.321.gardeners@example.org>',
      'Sender: gardeners-bounces@example.org',
      'Precedence: list',
      'List-Id: Talk about gardens <gardeners.example.org>',
      'List-Unsubscribe: <https://lists.example.org/options/gardeners>,',
      ' <mailto:gardeners-request@example.org?subject=unsubscribe>',
      'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
      'List-Archive: <https://lists.example.org/pipermail/gardeners/>',
      'List-Post: <mailto:gardeners@example.org>',
      'List-Help: <mailto:gardeners-request@example.org?subject=help>',
      'X-BeenThere: gardeners@example.org',
      'X-Mailman-Version: 2.1.39',
    ],
    body: `Content-Type: multipart/mixed; boundary="===============7=="

--===============7==
Content-Type: text/plain; charset=utf-8; format=flowed
Content-Transfer-Encoding: 7bit

Hello all,

> Is November too early to prune the apple trees?

In our valley we wait until the worst of the frost is over, usually late in
February. Young trees we leave alone for the first two years.

Kim
--===============7==
Content-Type: text/plain; charset="us-ascii"
MIME-Version: 1.0
Content-Transfer-Encoding: 7bit
Content-Disposition: inline

_______________________________________________
gardeners mailing list
gardeners@example.org
Unsubscribe: https://lists.example.org/options/gardeners

--===============7==--
`,
    pages: web('https://lists.example.org/options/gardeners'),
  })

const receipt = () =>
  mail({
    fields: [
      'From: Orchard Shop <orders@example.org>',
      'Reply-To: help@example.org',
      'To: tom@reader.example',
      'Subject: Your receipt for order 48213',
      'Message-ID: <order-48213@example.org>',
      'Auto-Submitted: auto-generated',
    ],
    body: `Content-Type: multipart/alternative; boundary=alt

--alt
Content-Type: text/plain; charset=utf-8

Thank you for your order, Tom.

Order 48213, 20 November 2026
2 x Apple juice, 1 litre   EUR 7.80
1 x Cider vinegar          EUR 4.20
Total                      EUR 12.00

See your order: https://www.example.org/orders/48213
Questions? Just answer this mail.
--alt
Content-Type: multipart/related; boundary=rel

--rel
Content-Type: text/html; charset=utf-8

<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><title>Your receipt</title>
<meta name="viewport" content="width=device-width"></head>
<body>
<p><img src="cid:logo@example.org" alt="Orchard Shop" width="120" height="40"></p>
<p>Thank you for your order, Tom.</p>
<p>Order 48213, 20 November 2026</p>
<table><tr><td>2 x Apple juice, 1 litre</td><td>EUR 7.80</td></tr>
<tr><td>1 x Cider vinegar</td><td>EUR 4.20</td></tr>
<tr><td><b>Total</b></td><td><b>EUR 12.00</b></td></tr></table>
<p><a href="https://www.example.org/orders/48213" style="display:inline-block;padding:14px 28px;background:#2b6f4b;color:#fff;font-size:16px">See your order</a></p>
<p>Questions? Just answer this mail.</p>
</body></html>
--rel
Content-Type: image/png; name=logo.png
Content-Transfer-Encoding: base64
Content-ID: <logo@example.org>
Content-Disposition: inline; filename=logo.png

${(logo.match(/.{1,76}/g) ?? []).join('\n')}
--rel--
--alt--
`,
    pages: web('https://www.example.org/orders/48213'),
  })

export const ordinary: Record<string, () => Promise<Ordinary>> = {
  'Outlook with MSO conditionals': outlook,
  'Apple Mail rich text': apple,
  'newsletter of a sending service': newsletter,
  'Japanese newsletter in ISO-2022-JP': japanese,
  'German newsletter with an Impressum': german,
  'notification with many links': notification,
  'calendar invitation': invitation,
  'bounce with an empty Return-Path': bounce,
  'mailing list with a footer': mailingList,
  'receipt with an embedded logo': receipt,
}
