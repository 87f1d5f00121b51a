import type { Json } from '#engines/finding.ts'
import type { CheckText } from '../types.ts'
import { counted, type Facts, ownDomain, say, sayBytes, textOf } from './phrasing.ts'

const caniemail = (slug: string, label: string) => ({
  label: `Can I email: ${label}`,
  url: `https://www.caniemail.com/features/${slug}/`,
})

/** How many images have a problem. */
export const imagesWith = ({ problems }: Facts, code: string): Json | undefined =>
  typeof problems === 'object' && problems !== null && !Array.isArray(problems) ? problems[code] : 0

const having = (facts: Facts, code: string): string => counted(imagesWith(facts, code), 'image')

/** Pixels and the like need no text, so they are named apart: the table of images holds them too. */
const lackingAlt = ({ missing, images, left_out, file_names, nameless_links }: Facts): string =>
  `Images without alternative text: ${say(missing)} of ${counted(images, 'image')} with something to see.${
    nameless_links ? ` Links that have no name because of it: ${say(nameless_links)}.` : ''
  }${file_names ? ` With the name of a file in its place: ${say(file_names)}.` : ''}${
    left_out
      ? ` Not counted: ${counted(left_out, 'other')}, such as tracking pixels, spacers and backgrounds.`
      : ''
  }`

const noHtml = 'There is no HTML part, so there are no images.'
const noImages = 'The mail has no images.'

const moreText = [
  'Put the message itself into HTML text; keep images for pictures.',
  'Aim at 500 characters of text or more, or at images on less than 60 % of the area.',
]

/** Words for the checks of images. */
export const imageTexts: Record<string, CheckText> = {
  image_text_ratio: textOf({
    title: 'Images and text',
    what: 'How much of the mail is image, estimated from the sizes in the HTML and the amount of text.',
    why: 'Spammers hide their text in images, so filters such as SpamAssassin count mail that is mostly image. Many readers see no images at first.',
    refs: [{ label: 'WCAG 1.4.5', url: 'https://www.w3.org/WAI/WCAG22/Understanding/images-of-text.html' }],
    found: {
      'enough-text': ({ characters }) =>
        `The mail has ${counted(characters, 'character')} of text, which is enough.`,
      balanced: ({ share }) => `Images take about ${say(share)} % of the area.`,
      'no-images': 'The mail is all text.',
      'image-heavy': ({ share, characters }) =>
        `Images take about ${say(share)} % of the area, beside ${counted(characters, 'character')} of text.`,
      'mostly-image': ({ share, characters }) =>
        `Images take about ${say(share)} % of the area; there are only ${counted(characters, 'character')} of text.`,
      'image-only': ({ images }) => `The mail is ${counted(images, 'image')} without any text.`,
      'no-html': noHtml,
    },
    fix: {
      'image-heavy': moreText,
      'mostly-image': moreText,
      'image-only': [
        ...moreText,
        'If the mail was drawn in a design program, build headline, text and button as HTML over it.',
      ],
    },
  }),
  image_alt: textOf({
    title: 'Alternative text',
    what: 'The text that stands in for each image (alt).',
    why: 'It is what readers see while images are off, and what screen readers speak (WCAG 1.1.1).',
    refs: [{ label: 'WCAG 1.1.1', url: 'https://www.w3.org/WAI/WCAG22/Understanding/non-text-content.html' }],
    found: {
      all: ({ images }) =>
        `The mail has ${counted(images, 'image')}, all with alternative text or marked as decoration.`,
      'some-missing': lackingAlt,
      'most-missing': lackingAlt,
      'file-names': ({ file_names, images }) =>
        `Images whose alternative text is only a name, such as that of a file: ${say(file_names)} of ${counted(images, 'image')}.`,
      'no-images': noImages,
      'no-html': noHtml,
    },
    fix: Object.fromEntries(
      ['some-missing', 'most-missing', 'file-names'].map((code) => [
        code,
        [
          'Give each image that says something an alt text that says the same in a few words.',
          'Give purely decorative images an empty one: alt="".',
          'An image that is a link needs words: name where it leads.',
        ],
      ]),
    ),
  }),
  image_health: textOf({
    title: 'Image files',
    what: 'Whether each image loads, over https, in a common format, small enough, with its size given.',
    why: 'Broken and heavy images make mail look careless and load slowly on phones; images on shorteners and free hosts share the bad name of others there.',
    refs: [caniemail('image-webp', 'WebP'), caniemail('image-svg', 'SVG'), caniemail('image-gif', 'GIF')],
    found: {
      fine: ({ images, bytes }) => `Images that load: ${say(images)}, ${sayBytes(bytes)} together.`,
      'not-loading': (facts) => `${having(facts, 'not-loading')} did not load.`,
      'shortener-host': (facts) => `${having(facts, 'shortener-host')} through a URL shortener.`,
      huge: (facts) => `${having(facts, 'huge')} larger than 1 MB.`,
      large: (facts) => `${having(facts, 'large')} larger than 200 kB.`,
      'total-large': ({ bytes }) => `The images weigh ${sayBytes(bytes)} together.`,
      'odd-format': (facts) =>
        `${having(facts, 'odd-format')} in a format that some mail programs do not show.`,
      'blank-first-frame': (facts) =>
        `${having(facts, 'blank-first-frame')} with an empty first frame; some Outlook versions show only that one.`,
      insecure: (facts) => `${having(facts, 'insecure')} with an address that is not encrypted (http).`,
      'free-host': (facts) => `${having(facts, 'free-host')} on a free image host.`,
      'not-public': (facts) => `${having(facts, 'not-public')} at an address that readers cannot reach.`,
      'cannot-verify': (facts) =>
        `${having(facts, 'cannot-verify')} could not be verified: the server would not say.`,
      'no-size': (facts) => `${having(facts, 'no-size')} without width and height.`,
      'no-images': noImages,
      'not-asked': 'The images could not be asked for.',
    },
    fix: {
      'not-loading': [
        'Open the address in a private window: does the image show without a login?',
        'Upload the file again and correct its address in the mail.',
      ],
      'shortener-host': ['Use the direct address of the image file.'],
      huge: [
        'Scale the image to twice the width at which it is shown.',
        'Save photographs as JPEG at about 80 % quality: 200 kB is plenty.',
      ],
      large: [
        'Scale the image to twice the width at which it is shown, and save it smaller: 200 kB is plenty.',
      ],
      'total-large': ['Bring all images together below 2 MB: smaller sizes, fewer animations.'],
      'odd-format': ['Save the image as JPEG, PNG or GIF.'],
      'blank-first-frame': ['Make the first frame of the animation the one that says it all.'],
      insecure: ['Change http to https in the image address, and check that the image still loads.'],
      'free-host': ['Keep the images on your own domain or with your sending service.'],
      'not-public': ['Put the image on a public server, and use its public address in the mail.'],
      'cannot-verify': [
        'Let the server give the image to everybody, also to the proxies of Gmail and Apple, which fetch it without cookies.',
      ],
      'no-size': [
        'Add width and height to each <img>, so that the layout does not jump and Outlook keeps the size.',
      ],
    },
  }),
  tracking_pixel: textOf({
    title: 'Tracking pixels',
    what: 'Invisible images that count how often a mail is opened.',
    why: 'One or two are ordinary. More slow the mail down and annoy privacy tools. Apple Mail loads them in advance, so opens say little.',
    refs: [
      {
        label: 'Apple: Mail Privacy Protection',
        url: 'https://support.apple.com/guide/mail/use-mail-privacy-protection-mlhl03be2866/mac',
      },
    ],
    found: {
      none: 'The mail has no tracking pixel.',
      few: ({ pixels, hosts }) => `The mail has ${counted(pixels, 'tracking pixel')} (${say(hosts)}).`,
      many: ({ pixels, hosts }) => `The mail has ${counted(pixels, 'tracking pixel')} (${say(hosts)}).`,
      'no-html': noHtml,
    },
    fix: { many: ['Find out which tools add a pixel, and keep the one whose numbers you use.'] },
  }),
  qr_code: textOf({
    title: 'QR codes',
    what: 'QR codes in shown and attached pictures, and where they lead: each is judged as a link is.',
    why: 'Phishers use QR codes to get around link filters, so filters now read them and distrust mail that has them.',
    refs: [
      {
        label: 'FTC: harmful links in QR codes',
        url: 'https://consumer.ftc.gov/consumer-alerts/2023/12/scammers-hide-harmful-links-qr-codes-steal-your-information',
      },
    ],
    found: {
      none: 'No QR code was found in the images.',
      found: ({ codes, texts }) => `${counted(codes, 'QR code')} found: ${say(texts)}.`,
      deceptive: ({ texts }) => `A QR code leads where no honest mail of this sender would: ${say(texts)}.`,
      listed: ({ listed }) => `A QR code leads to a blacklisted domain: ${say(listed)}.`,
      'no-images': noImages,
      'not-read': 'The images could not be read.',
    },
    fix: {
      found: [
        'Ask whether the mail needs the code: its readers can tap a link.',
        'If it does, let the code hold the full https address of your own domain, and give the same link as text.',
      ],
      deceptive: (_, context) => [
        `Let the code hold the full https address of a page on ${ownDomain(context)}, and give the same link as text.`,
        'Use your own name as sender; see “Claimed and real sender”.',
      ],
      listed: [
        'Take the code out of the mail before it is sent.',
        'If the domain is your own, look at the blacklists in this report for how to get it removed.',
      ],
    },
  }),
}
