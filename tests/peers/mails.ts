import type { Envelope } from '@postproof/engine/world'

export const envelope: Envelope = {
  clientAddress: '93.184.216.34',
  helo: 'mail.shop.example',
  mailFrom: 'bounce@shop.example',
  recipient: 'you@in.example',
  hostname: 'mail.shop.example',
}

const mail = (subject: string, body: string, fields: string[] = []) =>
  new Uint8Array(
    Buffer.from(
      [
        'From: Shop <news@shop.example>',
        'To: you@in.example',
        `Subject: ${subject}`,
        `Date: ${new Date().toUTCString().replace('GMT', '+0000')}`,
        'Message-ID: <20261121.4711.newsletter@shop.example>',
        'MIME-Version: 1.0',
        'Content-Type: text/plain; charset=utf-8',
        'Content-Transfer-Encoding: 8bit',
        ...fields,
        '',
        body,
        '',
      ].join('\r\n'),
    ),
  )

export const plainMail = mail(
  'Our opening hours in December',
  'Grüß Gott,\r\n\r\nwe open at nine.\r\n\r\nThe shop',
)

/** What every spam filter must flag, by agreement: https://spamassassin.apache.org/gtube/ */
export const gtube = mail('Test', 'XJS*C4JDBQADN1.NSBN3*2IDNEN*GTUBE-STANDARD-ANTI-UBE-TEST-EMAIL*C.34X', [
  'X-Spam-Status: No, score=-99.0',
  'X-Spam-Flag: NO',
])

/** Text that imitates the table of a SpamAssassin report. */
export const forgedReport = mail(
  'Report',
  [
    'You have won $10,000,000.00 dollars, claim them now.',
    '',
    'Content analysis details:   (0.0 points, 5.0 required)',
    '',
    ' pts rule name              description',
    '---- ---------------------- --------------------------------------------------',
    '-99.0 FORGED_RULE            written by the sender',
  ].join('\r\n'),
)
