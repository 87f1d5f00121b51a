/** The words and the make of the newsletter; `web` is where its links lead. */

const paragraphs = [
  'Good morning. Every autumn somebody asks us which of our glazes may go into the dishwasher, and every autumn we give half an answer. This year we ran all nine of them through two hundred washes and wrote down what we saw.',
  'Seven came out as they went in. The ash glaze lost its shine after the first fifty, and the iron red grew a grey veil that no vinegar takes away. Both are as safe as before; they only look older than they are.',
  'What hurts a glaze is less the heat than the powder. Tablets with chlorine eat into the surface, and a short hot program is kinder than a long cool one. We list the brands we tried beside each glaze.',
]
const letters = [
  'The blue bowls are back. We threw sixty of them in October, each marked with its day under the foot.',
  'On the 5th of December the studio is open from ten to four. The kiln will be warm and there will be tea.',
]

const cell = 'padding:28px 36px;font-family:Georgia,serif;font-size:17px;line-height:27px;color:#24302b;'

export function blocks(web: string): string {
  const [first, ...rest] = paragraphs
  return `<tr><td style="${cell}"><a href="${web}/"><img src="${web}/logo.png" width="160" height="67" alt="Saltmarsh Pottery" style="display:block;border:0;"></a>
<h1 style="margin:16px 0;font-size:28px;line-height:36px;">Which glaze survives the dishwasher</h1>
<p style="margin:0 0 16px;">${first}</p>
<img src="${web}/kiln.png" width="528" height="220" alt="Nine small bowls on a shelf, one of them dull" style="display:block;width:100%;max-width:528px;height:auto;border:0;">
${rest.map((text) => `<p style="margin:16px 0;">${text}</p>`).join('\n')}
</td></tr><tr><td style="${cell}">
<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td style="background-color:#1f5c46;">
<a href="${web}/glazes" style="display:inline-block;padding:14px 26px;font-size:16px;line-height:20px;color:#ffffff;text-decoration:none;">See all nine glazes</a></td></tr></table>
</td></tr><tr><td style="${cell}">
<h2 style="margin:0 0 12px;font-size:20px;line-height:28px;">From the studio</h2>
<p style="margin:0 0 12px;">${letters[0]} <a href="${web}/bowls" style="color:#1f5c46;">See the blue bowls</a>.</p>
<p style="margin:0;">${letters[1]} <a href="${web}/open-day" style="color:#1f5c46;">How to find us</a>.</p>
</td></tr>`
}

export function footer(web: string): string {
  return `<tr><td style="padding:20px 36px 32px;font-family:Arial,sans-serif;font-size:14px;line-height:21px;color:#4a5751;">
You get this newsletter once a month since you subscribed to it on our site.<br>
<a href="${web}/unsubscribe?id=7c2" style="color:#1f5c46;">Unsubscribe</a> or
<a href="${web}/how-often?id=7c2" style="color:#1f5c46;">change how often we write</a>.<br>
Saltmarsh Pottery GmbH, Hafenstrasse 9, 24103 Kiel, Germany
</td></tr>`
}

export function page(...rows: string[]): string {
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Which glaze survives the dishwasher</title>
<style>
@media (max-width: 620px) { .wide { width: 100% !important } }
</style>
</head>
<body style="margin:0;padding:0;background-color:#f4f2ee;">
<div style="display:none;max-height:0;overflow:hidden;">Nine glazes, two hundred washes, and the two that did not like it. And the kiln is open in December.</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="background-color:#f4f2ee;">
<tr><td align="center" style="padding:24px 12px;">
<table role="presentation" class="wide" width="600" cellpadding="0" cellspacing="0" border="0" style="width:600px;background-color:#ffffff;">
${rows.join('\n')}
</table>
</td></tr>
</table>
</body>
</html>
`
}

export function plain(web: string): string {
  return `Which glaze survives the dishwasher

${paragraphs.join('\n\n')}

See all nine glazes: ${web}/glazes

From the studio

${letters[0]} See the blue bowls: ${web}/bowls

${letters[1]} How to find us: ${web}/open-day

You get this newsletter once a month since you subscribed to it on our site.
Unsubscribe: ${web}/unsubscribe?id=7c2
Change how often we write: ${web}/how-often?id=7c2
Saltmarsh Pottery GmbH, Hafenstrasse 9, 24103 Kiel, Germany
`
}
