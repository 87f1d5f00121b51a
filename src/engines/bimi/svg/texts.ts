import { type CodedRecordText, type Facts, recordText } from '#engines/record/words.ts'
import { say, sayBytes } from '#engines/spam-test/texts/phrasing.ts'
import { gmailBimi, svgDraft } from '../references.ts'

const line = ({ lines, line: first }: Facts) =>
  Array.isArray(lines) && lines.length > 1 ? `lines ${say(lines)}` : `line ${say(first)}`
const tag = ({ element }: Facts) => `<${say(element)}>`

/** Why a forbidden element is forbidden. */
const ELEMENTS: Record<string, string> = {
  script: 'a logo must hold no programs',
  animation: 'a logo must stand still',
  media: 'pictures, sound and foreign content are not allowed; draw it as paths instead',
  style: 'style sheets are not allowed; write fill, stroke and the like at each shape',
  link: 'links are not allowed',
  effect: 'masks, filters, patterns and clip paths are not allowed; merge them into the shapes',
  font: 'fonts are not allowed; turn text into paths',
  structure: 'it does not belong there',
  misplaced: 'it does not belong there',
  foreign: 'elements of other vocabularies are not allowed',
  unknown: 'it is not an element of SVG Tiny PS',
}
const ATTRIBUTES: Record<string, string> = {
  event: 'a logo must not react to anything',
  style: 'write its parts as attributes of their own, such as fill',
  effect: 'SVG Tiny PS does not have it',
  link: 'links of this kind are not allowed; only <use> may point at a part of the logo',
  data: 'it means nothing to a picture',
  foreign: 'attributes of drawing programs are not allowed',
  other: 'SVG Tiny PS does not have it there',
}
const why = (table: Record<string, string>, { kind }: Facts) =>
  table[say(kind)] ?? table.other ?? table.unknown!

const steps: Record<string, string[]> = Object.fromEntries(
  [
    'not-svg',
    'prefixed-root',
    'no-namespace',
    'wrong-namespace',
    'wrong-version',
    'wrong-profile',
    'wrong-value',
    'text-not-allowed',
    'bad-encoding',
    'not-utf8',
    'empty',
    'not-gzip',
    'not-well-formed',
    'too-complex',
    'too-large',
    'use-without-href',
    'use-loop',
    'use-too-often',
    'external-reference',
    'element-not-allowed',
    'attribute-not-allowed',
    'doctype',
    'processing-instruction',
  ].map((code) => [code, ['Export the logo anew as SVG Tiny PS, or change this by hand in a text editor.']]),
)

/** The words for the logo's grammar and for the advice on it. */
export const svgTexts: Record<string, CodedRecordText> = {
  bimi_svg: recordText({
    title: 'SVG Tiny PS',
    why: 'Mail providers accept logos of one strict kind of SVG alone, so that a picture can do no harm. A single fault is enough to refuse it.',
    refs: [svgDraft],
    found: {
      valid: (facts) =>
        `The logo "${say(facts.title)}" (${sayBytes(facts.bytes)}) follows the grammar of SVG Tiny PS.`,
      empty: 'The file is empty.',
      'too-large': 'The file has more than 262 kB after unpacking, and was not read.',
      'not-gzip': 'The file begins like a packed one (.svgz), but cannot be unpacked.',
      'not-utf8': 'The file is not text in UTF-8.',
      'bad-encoding': (facts) => `The file says that its encoding is ${say(facts.value)}; it must be UTF-8.`,
      doctype: (facts) =>
        `There is a DOCTYPE at ${line(facts)}. It can pull in other files, so it is not allowed.`,
      'processing-instruction': (facts) =>
        `There is a processing instruction at ${line(facts)}: ${say(facts.value)}.`,
      'not-well-formed': (facts) =>
        `The file is not well-formed XML: ${say(facts.value)} (${line(facts)}). The rest was not read.`,
      'too-complex': (facts) => `The file is too complex: ${say(facts.value)} (${line(facts)}).`,
      'not-svg': (facts) => `The file is not an SVG picture: it begins with ${tag(facts)}.`,
      'prefixed-root': (facts) => `The root element is written ${tag(facts)}; it must be <svg>.`,
      'no-namespace': 'The root element does not declare xmlns="http://www.w3.org/2000/svg".',
      'wrong-namespace': (facts) =>
        `The root element declares the namespace ${say(facts.value)}, not that of SVG.`,
      'wrong-version': (facts) =>
        `The root element has version ${say(facts.value)}; it must be version="1.2".`,
      'wrong-profile': (facts) =>
        `The root element has baseProfile ${say(facts.value)}; it must be baseProfile="tiny-ps".`,
      'wrong-value': (facts) =>
        `${say(facts.attribute)}="${say(facts.value)}" at ${line(facts)} is not the allowed value.`,
      'no-title': 'There is no <title> with the name of your brand.',
      'title-not-first': (facts) => `The <title> at ${line(facts)} is not the first element within <svg>.`,
      'several-titles': (facts) => `There is a second <title> at ${line(facts)}.`,
      'empty-title': 'The <title> is empty.',
      'text-not-allowed': (facts) =>
        `There is text within ${tag(facts)} at ${line(facts)}: ${say(facts.value)}.`,
      'element-not-allowed': (facts) =>
        `${tag(facts)} at ${line(facts)} is not allowed ${say(facts.value)}: ${why(ELEMENTS, facts)}.`,
      'attribute-not-allowed': (facts) =>
        `${say(facts.attribute)} of ${tag(facts)} at ${line(facts)} is not allowed: ${why(ATTRIBUTES, facts)}.`,
      'external-reference': (facts) =>
        `${say(facts.attribute)} of ${tag(facts)} at ${line(facts)} points out of the file: ${say(facts.value)}. Only #names within it are allowed.`,
      'use-without-href': (facts) => `${tag(facts)} at ${line(facts)} says not what to show.`,
      'use-loop': (facts) => `${tag(facts)} at ${line(facts)} shows itself, over and over.`,
      'use-too-often': (facts) =>
        `The file would show ${say(facts.value)} elements when every <use> is followed.`,
    },
    fix: {
      ...steps,
      'no-title': ['Add <title>Name of your brand</title> as the first element within <svg>.'],
      'title-not-first': ['Move the <title> to the first place within <svg>.'],
      'several-titles': ['Keep one <title>.'],
      'empty-title': ['Write the name of your brand into the <title>.'],
    },
  }),
  'bimi_svg-advice': recordText({
    title: 'Advice on the logo',
    why: 'A valid logo may still look bad in a small circle, or be refused by one provider.',
    refs: [svgDraft, gmailBimi],
    found: {
      large: (facts) => `The logo has ${say(facts.value)} bytes; at most 32 kB are asked for.`,
      'long-title': 'The title is longer than 64 characters.',
      'placeholder-title': (facts) =>
        `The title "${say(facts.value)}" is one that a drawing program put there.`,
      'no-view-box': 'There is no viewBox, so the picture may be cut off.',
      'odd-view-box': (facts) =>
        `viewBox="${say(facts.value)}" is not four numbers with a width and a height.`,
      'not-square': (facts) => `The picture is not square: viewBox="${say(facts.value)}".`,
      'size-not-absolute': (facts) =>
        `Gmail and Apple ask for a width and a height in pixels; it is ${say(facts.value)}.`,
      small: (facts) => `The picture is ${say(facts.value)} pixels; Gmail asks for at least 96 on each side.`,
      'empty-desc': 'The <desc> is empty.',
      'no-background':
        'The first shape does not fill the whole square, so the logo has no solid background and looks different in dark mode.',
      'one-color': (facts) =>
        `Everything has one color (${say(facts.value)}), so there may be nothing to see.`,
      'nothing-painted': 'The logo paints nothing.',
      'dangling-reference': (facts) =>
        `${tag(facts)} at ${line(facts)} points to ${say(facts.value)}, which is not there.`,
    },
    fix: {
      large: ['Simplify the paths; take out what cannot be seen.'],
      'long-title': ['Shorten the title to the name of the brand.'],
      'placeholder-title': ['Write the name of the brand into the title.'],
      'no-view-box': ['Add a square viewBox, such as viewBox="0 0 512 512".'],
      'odd-view-box': ['Write a square viewBox, such as viewBox="0 0 512 512".'],
      'not-square': ['Make the viewBox square, with the logo in its middle.'],
      'size-not-absolute': ['Add width="512" and height="512" to <svg>.'],
      small: ['Set width and height to 96 or more.'],
      'empty-desc': ['Fill the description, or take it out.'],
      'no-background': ['Put a rectangle of one color behind the logo, over the whole viewBox.'],
      'one-color': ['Use at least two colors: the background and the logo.'],
      'nothing-painted': ['Export the logo anew.'],
      'dangling-reference': ['Take the <use> out, or correct its href.'],
    },
  }),
}
