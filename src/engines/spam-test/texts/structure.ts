import { rfc } from '#engines/references.ts'
import { senderName } from './esp-steps.ts'
import { type CodedText, counted, say, sayBytes, textOf } from './phrasing.ts'

const noHtml = 'The mail has no HTML part, so there is nothing to judge.'
const html = { label: 'HTML: syntax', url: 'https://html.spec.whatwg.org/multipage/syntax.html' }

/** Advice for parts that a sending service builds by itself from the HTML. */
const textVersion = (service: string): string =>
  `In ${service}, turn on the plain text version, or write one: the same words as the HTML, links spelled out.`

const fetchIt = 'Take the file out, and link to a page where it can be fetched.'

/** Words for every check of the MIME structure, by id. */
export const structureTexts: Record<string, CodedText> = {
  multipart: textOf({
    title: 'Plain text and HTML',
    what: 'Whether the mail offers a plain text part beside the HTML, in the right order.',
    why: 'Watches, screen readers and cautious readers use the plain text. Filters score mail that has HTML only, since most bulk spam does.',
    refs: [rfc(2046, '5.1.4')],
    found: {
      alternative: 'The mail has a plain text part and an HTML part, in the right order.',
      'text-only': 'The mail is plain text alone, which every reader can show.',
      'html-only': 'The mail has HTML alone and no plain text part.',
      'empty-text': 'The plain text part is empty.',
      'not-alternative':
        'Plain text and HTML are there, but not as two forms of one mail (multipart/alternative).',
      'wrong-order': 'The HTML part stands before the plain text part, so most readers show the plain text.',
      'no-body': 'The mail has no text that can be shown.',
    },
    fix: {
      'html-only': (_, context) => [textVersion(senderName(context))],
      'empty-text': (_, context) => [textVersion(senderName(context))],
      'not-alternative': [
        'Put both parts into one multipart/alternative, text/plain first. Attachments go into a multipart/mixed around it.',
      ],
      'wrong-order': ['Within multipart/alternative, put text/plain first and text/html last.'],
      'no-body': [
        'Check that the template is not empty and that its Content-Type and boundary are right.',
        'Send the mail again and look at its source.',
      ],
    },
  }),
  text_html_match: textOf({
    title: 'Plain text says what the HTML says',
    what: 'How many words the plain text part and the HTML part have in common.',
    why: 'Spammers show filters one text and readers another. SpamAssassin has rules against it, though ordinary newsletters trip them too.',
    refs: [{ label: 'SpamAssassin: tests', url: 'https://spamassassin.apache.org/tests.html' }],
    found: {
      same: (facts) => `Both parts share ${percent(facts.share)} of their words.`,
      digest: 'The plain text part says in fewer words what the HTML says.',
      differs: (facts) => `Both parts share ${percent(facts.share)} of their words only.`,
      unrelated: (facts) =>
        `Both parts share ${percent(facts.share)} of their words: they say different things.`,
      stub: 'The plain text part is no more than a pointer to the web version.',
      'one-part': 'There are no two parts to compare.',
      'too-little': 'There are too few words to compare.',
    },
    fix: {
      differs: (_, context) => [textVersion(senderName(context))],
      unrelated: (_, context) => [
        textVersion(senderName(context)),
        'Look for an old text version that was left over from another mailing.',
      ],
      stub: (_, context) => [textVersion(senderName(context))],
    },
  }),
  charset: textOf({
    title: 'Charset',
    what: 'In which charset the text is written, and whether that is the one declared.',
    why: 'A wrong charset shows readers garbage instead of letters. Filters read the garbage too.',
    refs: [rfc(2046, '4.1.2')],
    found: {
      'utf-8': 'The text is in UTF-8 or ASCII, as declared.',
      legacy: (facts) => `The text is in ${say(facts.charset)}, an old charset.`,
      undeclared: 'The text holds letters beyond ASCII, and no charset is declared.',
      'encoded-twice': 'The text was encoded twice: letters show up as pairs such as "Ã©".',
      'decode-errors': (facts) => `The text is not in the charset that is declared: ${say(facts.detail)}.`,
      'unknown-charset': (facts) => `The declared charset "${say(facts.charset)}" is not known.`,
      'no-text': 'The mail has no text part.',
    },
    fix: {
      legacy: ['Send the text in UTF-8 and declare it: Content-Type: text/html; charset=utf-8'],
      undeclared: ['Declare the charset: Content-Type: text/html; charset=utf-8'],
      'encoded-twice': [
        'Find where UTF-8 text is read as Latin-1 and converted again, often a database connection or an import.',
      ],
      'decode-errors': ['Save the template in UTF-8, and declare it: Content-Type: text/html; charset=utf-8'],
      'unknown-charset': ['Declare the charset by a known name: Content-Type: text/html; charset=utf-8'],
    },
  }),
  transfer_encoding: textOf({
    title: 'Transfer encoding',
    what: 'How the parts are packed for transport: as they are, as quoted-printable or as base64.',
    why: 'A broken encoding loses text. Base64 around readable text hides it from simple filters, so filters score it.',
    refs: [rfc(2045, '6')],
    found: {
      fits: 'Every part is packed as it should be.',
      'base64-text': 'A text part of plain ASCII letters alone is packed in base64.',
      'qp-lines-just-over': (facts) =>
        `A quoted-printable line has ${say(facts.length)} characters; the standard says 76, and every mail program reads it all the same.`,
      'long-qp-lines': (facts) =>
        `A quoted-printable line has ${say(facts.length)} characters; 76 are allowed.`,
      'eight-bit-in-7bit': 'A part holds bytes beyond ASCII, although it is declared as 7bit.',
      broken: (facts) => `The encoding of part ${say(facts.part)} is broken: ${say(facts.detail)}.`,
    },
    fix: {
      'base64-text': [
        'Send text parts as quoted-printable. In most mail libraries this is the setting "encoding" or "transfer encoding".',
      ],
      'long-qp-lines': [
        'Let the mail library do the quoted-printable encoding; it breaks lines at 76 characters.',
      ],
      'eight-bit-in-7bit': ['Send the part as quoted-printable: Content-Transfer-Encoding: quoted-printable'],
      broken: [
        'Let the mail library encode the parts, and check that nothing changes the mail afterwards.',
        'Use one of 7bit, 8bit, quoted-printable or base64; for multipart parts 7bit or 8bit alone.',
      ],
    },
  }),
  html_size: textOf({
    title: 'Size of the HTML',
    what: 'The size of the HTML without pictures. Gmail shows about 102 kB and hides the rest behind a link.',
    why: 'What is cut off includes the unsubscribe link at the end and the tracking picture. The limit is measured by others; Gmail does not publish it.',
    refs: [
      {
        label: 'Gmail clipping, collected measurements',
        url: 'https://github.com/hteumeuleu/email-bugs/issues/41',
      },
    ],
    found: {
      small: (facts) => `The HTML has ${sayBytes(facts.bytes)}, well below Gmail's limit.`,
      'near-limit': (facts) =>
        `The HTML has ${sayBytes(facts.bytes)}, close to Gmail's limit of about 102 kB.`,
      'encoded-over-limit': (facts) =>
        `The HTML has ${sayBytes(facts.bytes)}, in transport ${sayBytes(facts.encoded_bytes)}; Gmail may cut it off.`,
      clipped: (facts) =>
        `The HTML has ${sayBytes(facts.bytes)}; Gmail cuts off what lies past about 102 kB.`,
      'no-html': noHtml,
    },
    fix: {
      'near-limit': [
        'Take out comments, unused CSS and spaces at line starts.',
        'Shorten the mail, and link to the rest.',
      ],
      'encoded-over-limit': [
        'Send the HTML as quoted-printable instead of base64.',
        'Take out comments and unused CSS.',
      ],
      clipped: [
        'Take out comments, unused CSS and spaces at line starts.',
        'Send pictures as links, not inside the HTML (data: addresses).',
        'Shorten the mail, and link to the rest.',
      ],
    },
  }),
  message_size: textOf({
    title: 'Size of the whole mail',
    what: 'All of the mail as it is transported, pictures and attachments included.',
    why: 'Providers refuse mail over 20 to 25 MB, some company servers over 10. Large mail is slow on phones.',
    refs: [{ label: 'Gmail: size limits', url: 'https://support.google.com/mail/answer/6584' }],
    found: {
      small: (facts) => `The mail has ${sayBytes(facts.bytes)}.`,
      large: (facts) => `The mail has ${sayBytes(facts.bytes)}; over 5 MB is large.`,
      'too-large': (facts) => `The mail has ${sayBytes(facts.bytes)}; over 10 MB many servers refuse it.`,
    },
    fix: {
      large: ['Put files on your website and link to them.', 'Make pictures smaller.'],
      'too-large': [
        'Put files on your website and link to them.',
        'Make pictures smaller, and send them as links.',
      ],
    },
  }),
  attachments: textOf({
    title: 'Attachments',
    what: 'Which files are attached, what they are called and what they really are.',
    why: 'Gmail and Outlook refuse mail with programs, scripts and disguised files. Any attachment on a newsletter costs trust.',
    refs: [{ label: 'Gmail: blocked file types', url: 'https://support.google.com/mail/answer/6590' }],
    found: {
      none: 'There are no attachments.',
      some: (facts) => `${counted(facts.files, 'file')} attached, ${sayBytes(facts.bytes)} in all.`,
      personal: (facts) =>
        `${counted(facts.files, 'file')} attached, ${sayBytes(facts.bytes)} in all, which is ordinary in mail to one person.`,
      large: (facts) =>
        `${counted(facts.files, 'file')} attached, ${sayBytes(facts.bytes)} in all; over 1 MB is large.`,
      'blocked-type': (facts) =>
        `"${say(facts.name)}" is of a kind that providers block (${say(facts.detail)}).`,
      'double-extension': (facts) =>
        `"${say(facts.name)}" has two endings (${say(facts.detail)}), as disguised programs do.`,
      'hidden-direction': (facts) =>
        `The name of an attachment holds a character that turns the reading direction and hides its real ending (${say(facts.detail)}).`,
      'disguised-program': (facts) => `"${say(facts.name)}" is a program: ${say(facts.detail)}.`,
      'archive-with-blocked': (facts) =>
        `The archive "${say(facts.name)}" holds a file that providers block: ${say(facts.detail)}.`,
      'macro-office': (facts) =>
        `"${say(facts.name)}" is an Office document with macros (${say(facts.detail)}).`,
      'encrypted-archive': (facts) =>
        `The archive "${say(facts.name)}" is encrypted, so no filter can look inside.`,
      'type-mismatch': (facts) => `"${say(facts.name)}" is not what its name says: ${say(facts.detail)}.`,
    },
    fix: {
      some: [
        'Link to the file on your website instead of attaching it: list mail with files is trusted less.',
      ],
      large: [
        'Link to the file on your website instead of attaching it.',
        'Or make it smaller, for example a PDF with smaller pictures.',
      ],
      'blocked-type': [fetchIt],
      'double-extension': ({ fatal }) =>
        fatal === false
          ? [fetchIt, 'If the file is what its first ending says, remove the second ending instead.']
          : [fetchIt, 'If you did not name it so, check where the file comes from: malware does this.'],
      'hidden-direction': ({ fatal }) => [
        fatal === false ? 'Rename the file with plain letters, or take it out.' : fetchIt,
        'If you did not name it so, check where the file comes from: malware does this.',
      ],
      'disguised-program': [
        fetchIt,
        'If you did not put it there, check the machine that made it for malware.',
      ],
      'archive-with-blocked': [
        'Take that file out of the archive, and link to a page where it can be fetched; providers look inside archives.',
      ],
      'macro-office': ['Save the document without macros (docx, xlsx, pptx) or as PDF.'],
      'encrypted-archive': ['Put the file on a page behind a login, and link to it.'],
      'type-mismatch': [
        'Give the file the ending that fits its content, or export it again in the right format.',
      ],
    },
  }),
  inline_cid: textOf({
    title: 'Pictures inside the mail',
    what: 'Pictures that travel with the mail, and the places in the HTML that show them (cid: addresses).',
    why: 'A place without its picture shows a broken image. A picture without its place shows up as an attachment.',
    refs: [rfc(2392)],
    found: {
      resolved: 'Every inner picture is there and is shown.',
      'unused-part': (facts) =>
        `The mail holds ${counted(facts.unused, 'inner picture')} that the HTML shows nowhere.`,
      'missing-part': (facts) =>
        `The HTML shows inner pictures that are not in the mail: ${say(facts.missing)}.`,
      'no-inline': 'The mail has no inner pictures.',
    },
    fix: {
      'unused-part': ['Take the unused pictures out of the mail.'],
      'missing-part': [
        'Attach each picture with the Content-ID that the HTML names: Content-ID: <logo> for src="cid:logo".',
        'Or show pictures by their https address.',
      ],
    },
  }),
  amp_part: textOf({
    title: 'AMP part',
    what: 'The interactive form of the mail that Gmail, Yahoo and Mail.ru can show.',
    why: 'For information. An AMP part that is not valid is not shown, and the HTML is.',
    refs: [
      {
        label: 'AMP for Email',
        url: 'https://amp.dev/documentation/guides-and-tutorials/email/learn/email-spec/amp-email-format/',
      },
    ],
    found: {
      valid: (facts) =>
        `The AMP part has the required frame and ${sayBytes(facts.bytes)}. Its components were not validated.`,
      invalid: (facts) => `The AMP part lacks: ${say(facts.missing)}.`,
      'too-large': (facts) => `The AMP part has ${sayBytes(facts.bytes)}; 200 kB are allowed.`,
      'no-fallback': 'The AMP part has no plain text or HTML beside it in one multipart/alternative.',
      absent: 'The mail has no AMP part.',
    },
    fix: {
      invalid: ['Check the part with the AMP for Email validator, and add what is missing.'],
      'too-large': ['Make the AMP part smaller than 200,000 bytes.'],
      'no-fallback': [
        'Put text/plain, text/x-amp-html and text/html into one multipart/alternative, in this order.',
      ],
    },
  }),
  calendar_parts: textOf({
    title: 'Calendar and contact parts',
    what: 'Invitations and business cards that travel with the mail.',
    why: 'For information. Mail programs show them in their own way.',
    refs: [rfc(6047)],
    found: {
      present: (facts) => `The mail holds ${counted(facts.parts, 'calendar or contact part')}.`,
      absent: 'The mail has no calendar or contact parts.',
    },
    fix: {},
  }),
  html_nesting: textOf({
    title: 'Clean HTML',
    what: 'Whether tags are closed, and closed in the right order. What email HTML usually leaves out is not counted.',
    why: 'Each mail program repairs broken HTML in its own way, so the layout falls apart in some of them. SpamAssassin scores badly broken HTML.',
    refs: [html],
    found: {
      balanced: 'All tags are closed in the right order.',
      unclosed: (facts) => `Tags that are not balanced: ${say(facts.faults)}, among them ${say(facts.tags)}.`,
      misnested: (facts) =>
        `Tags closed in the wrong order or without being open: ${say(facts.faults)}, among them ${say(facts.tags)}.`,
      'broken-markup': (facts) =>
        `Broken tags or attributes in the HTML: ${say(facts.errors)} (${say(facts.codes)}).`,
      'no-html': noHtml,
    },
    fix: {
      unclosed: ['Close each of the quoted tags, or take it out.'],
      misnested: ['Close tags in the reverse order of opening, as in <b><i>text</i></b>.'],
      'broken-markup': ['Look at the quoted places: most often a quotation mark is missing or one too many.'],
    },
  }),
  html_meta: textOf({
    title: 'HTML frame',
    what: 'Doctype, language, title, viewport and charset at the start of the HTML.',
    why: 'Phones need the viewport, screen readers the language and title (WCAG 2.4.2 and 3.1.1), and a missing doctype changes the layout in some programs.',
    refs: [html, { label: 'WCAG 2.2', url: 'https://www.w3.org/TR/WCAG22/' }],
    found: {
      complete: 'Doctype, language, title, viewport and charset are there.',
      missing: (facts) => `The HTML lacks: ${say(facts.missing)}.`,
      letter: (facts) =>
        `The HTML lacks: ${say(facts.missing)}. In a letter that is no list mail this is usual.`,
      'no-language': ({ missing }) => {
        const others = Array.isArray(missing) ? missing.filter((name) => name !== 'lang') : []
        const also = others.length > 0 ? ` It also lacks ${say(others)}, which is usual in a letter.` : ''
        return `The HTML does not say in which language it is written.${also}`
      },
      'no-html': noHtml,
    },
    fix: { missing: (facts) => metaSteps(facts.missing), 'no-language': () => metaSteps(['lang']) },
  }),
}

const metaLines: Record<string, string> = {
  doctype: 'Start the HTML with: <!doctype html>',
  lang: 'Name the language of the text: <html lang="en">',
  title: 'Add a title, for example the subject, to the head: <title>Your subject</title>',
  viewport: 'Add to the head: <meta name="viewport" content="width=device-width, initial-scale=1">',
  charset: 'Add to the head: <meta charset="utf-8">',
}

export function metaSteps(missing: unknown, lines = metaLines): string[] {
  const names = Array.isArray(missing) ? missing : []
  return names.map((name) => lines[String(name)]).filter((line) => line !== undefined)
}

/** A share as whole percent. */
export function percent(share: unknown): string {
  return `${Math.round(Number(share) * 100)} %`
}
