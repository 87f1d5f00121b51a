/** The text and HTML of the newsletters: varied, without chance. */

export type Shop = { number: number; domain: string; web: string; images: string }
export type Article = { title: string; lead: string; body: string; slug: string; price: string }

const things = [
  'walnut stool',
  'linen apron',
  'copper kettle',
  'wool blanket',
  'garden bench',
  'oak shelf',
  'rain jacket',
  'bread knife',
  'reading lamp',
  'clay teapot',
  'felt slippers',
  'cedar box',
  'iron pan',
]
const makers = [
  'Ines',
  'the Okafor brothers',
  'a workshop in Porto',
  'Marit and her sister',
  'our neighbours upstairs',
  'Jonas',
  'two carpenters near Graz',
]
const openings = [
  'has come back after a long summer',
  'is lighter than the one we sold last year',
  'took eleven tries until everyone was happy',
  'now comes in three sizes',
  'is made from wood that fell in the storm',
  'will be the last of its kind this winter',
  'was tested by forty readers in their own kitchens',
]
const details = [
  'The edges are rounded by hand, which takes an afternoon for each piece.',
  'It arrives in a box without any plastic, with a card that says who packed it.',
  'We asked for a warmer colour, and the second batch turned out just right.',
  'If something breaks, send us a photo and we will find the part.',
  'You can see and touch it in the shop from Thursday on, between ten and six.',
  'A reader from Lyon wrote that hers has outlived two moves and one flood.',
  'The oil needs a day to dry, so please keep it away from paper until then.',
  'For every tenth one we plant a row of hazel behind the barn.',
]

const pick = <T>(list: T[], seed: number): T => list[((seed * 2654435761) % list.length) >>> 0] ?? list[0]!

export function article(shop: Shop, index: number): Article {
  const seed = shop.number * 131 + index * 17
  const thing = pick(things, seed + index)
  return {
    title: `The ${thing} ${pick(openings, seed + 1)}`,
    lead: `Made by ${pick(makers, seed + 2)}. ${pick(details, seed + 3)}`,
    body: [4, 5, 6].map((step) => pick(details, seed * step + index + step)).join(' '),
    slug: `${thing.replace(' ', '-')}-${shop.number}-${index}`,
    price: `${19 + (seed % 160)}.00 €`,
  }
}

const font = "font-family:Georgia,'Times New Roman',serif;color:#2b2b2b"

function block(shop: Shop, { title, lead, body, slug, price }: Article): string {
  const link = `${shop.web}/journal/${slug}?utm_source=letter&amp;utm_campaign=week48`
  return `<tr><td style="padding:24px 32px 0 32px">
<a href="${link}" style="text-decoration:none"><img src="${shop.images}/letter/${slug}.jpg" width="536" height="268" alt="${title}" style="display:block;width:100%;border:0"></a>
<h2 style="margin:16px 0 8px 0;font-size:22px;line-height:28px;${font}">${title}</h2>
<p style="margin:0 0 12px 0;font-size:16px;line-height:24px;${font}"><strong>${lead}</strong> ${body}</p>
<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td style="background-color:#1f5130;border-radius:4px;padding:10px 20px">
<a href="${shop.web}/shop/${slug}" style="font-size:15px;font-weight:bold;color:#ffffff;text-decoration:none">Get it for ${price}</a></td></tr></table>
</td></tr>
`
}

export function page(shop: Shop, articles: Article[]): string {
  return `<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><title>${articles[0]?.title}</title>
<style>@media (max-width:600px){.wide{width:100% !important}.pad{padding:16px !important}} a:hover{text-decoration:underline}</style></head>
<body style="margin:0;padding:0;background-color:#f4f1ec">
<div style="display:none;max-height:0;overflow:hidden">${articles[0]?.lead}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td align="center" class="pad" style="padding:24px">
<table role="presentation" class="wide" width="600" cellpadding="0" cellspacing="0" border="0" style="background-color:#ffffff">
<tr><td style="padding:24px 32px"><a href="${shop.web}/"><img src="${shop.images}/logo.jpg" width="160" height="40" alt="Shop ${shop.number}" style="display:block;border:0"></a></td></tr>
${articles.map((each) => block(shop, each)).join('')}<tr><td style="padding:32px;font-size:13px;line-height:20px;${font}">
You get this letter once a week since you asked for it on our site. <a href="${shop.web}/leave/${shop.number}" style="color:#1f5130">Unsubscribe</a> or
<a href="${shop.web}/preferences/${shop.number}" style="color:#1f5130">change how often we write</a>.<br>
Shop ${shop.number} GmbH, Speicherstrasse ${1 + (shop.number % 90)}, 20457 Hamburg, Germany</td></tr>
</table></td></tr></table></body></html>
`
}

export function plainText(shop: Shop, articles: Article[]): string {
  const parts = articles.map(
    ({ title, lead, body, slug, price }) =>
      `${title}\n\n${lead} ${body}\nGet it for ${price}: ${shop.web}/shop/${slug}\n`,
  )
  return `${parts.join('\n')}
You get this letter once a week since you asked for it on our site.
Unsubscribe: ${shop.web}/leave/${shop.number}
Shop ${shop.number} GmbH, Speicherstrasse ${1 + (shop.number % 90)}, 20457 Hamburg, Germany
`
}
