import type { Language } from '#engines/language.ts'
import { germanFixes, germanGeneric } from './fixes-de.ts'
import type { Category } from './types.ts'

/** What to do where clients lack a feature: own words for those that mails use most and clients lack most. */
const noScriptForm = 'Replace the form with a button that links to the form on your website.'
const shownBelow = 'Build rows and columns with tables; keep this as an extra for clients that know it.'
const fixedUnit = 'Give the size in px, and put this unit in a second declaration after it.'
const physical = 'Use the plain properties, such as margin-left and padding-top, for all languages.'
const extra = 'Keep it as an extra: the mail has to read well without it.'
const explained =
  'Leave it: the letters stay, only the explanation is missing. Write it out where readers need it.'
const plainText =
  'Leave it: the text stays. Where its look matters, give that in a style attribute on a <span>.'
const toScreenReaders =
  'Say it in the text itself, or in the alt of a picture, which screen readers read everywhere.'
const shownElsewhere = 'Write the content into the mail, or link to a page that shows it.'
const inBrackets = 'Write the reading in brackets after the word.'
const valueAsText = 'Write the value as text.'
const attribute = (name: string): string => `Give the ${name} attribute as well, which older clients read.`

const fixes: Record<string, string> = {
  'css-align-items': 'Use the valign attribute or vertical-align on table cells.',
  'css-animation':
    'Keep the movement as an extra: the first picture has to say everything. An animated GIF moves in more clients.',
  'css-aspect-ratio': 'Give pictures a width and a height attribute.',
  'css-at-font-face':
    'Name a common font after the web font, such as Arial or Georgia; add mso-font-alt for Outlook.',
  'css-at-import': 'Copy the rules into a <style> element in the head, or into style attributes.',
  'css-at-keyframes': extra,
  'css-at-media':
    'Make the layout flow without media queries (percentages and max-width), and use them to refine it.',
  'css-at-media-prefers-color-scheme':
    'Choose colors that also hold where clients turn them by themselves; keep the dark styles as an extra.',
  'css-at-supports': extra,
  'css-background':
    'Give a background color that the text can be read on, and for Outlook the picture in VML.',
  'css-background-image':
    'Give a background color that the text can be read on, and for Outlook the picture in VML.',
  'css-background-size': 'Save the background picture in the size in which it is shown.',
  'css-border-radius': 'Leave it: corners are square there. Where they must be round, use VML for Outlook.',
  'css-box-shadow': 'Leave it: the shadow is missing there. Where an edge matters, give a border too.',
  'css-box-sizing': 'Count padding and border into the widths, or set padding on an inner cell.',
  'css-column-count': 'Make columns with the cells of a table.',
  'css-display-flex':
    'Build columns with a table, or with inline-block elements inside a table for Outlook; keep flex as an extra.',
  'css-display-grid': 'Build the grid with a table; keep display: grid as an extra.',
  'css-display-none': 'Add mso-hide: all for Outlook, max-height: 0 and overflow: hidden for others.',
  'css-filter': 'Put the effect into the picture itself.',
  'css-flex-direction': shownBelow,
  'css-flex-wrap': shownBelow,
  'css-float': 'Use the align attribute, or the cells of a table.',
  'css-function-clamp': fixedUnit,
  'css-function-light-dark':
    'Give the light color in a declaration before, and the dark one in a prefers-color-scheme query.',
  'css-function-max': fixedUnit,
  'css-function-min': fixedUnit,
  'css-gap': 'Use padding on the items or cells in place of gap.',
  'css-grid-template': shownBelow,
  'css-height': attribute('height'),
  'css-important':
    'Write it in lower case with a space before it, and only where a style attribute has to be overruled.',
  'css-inset': 'Use the cells of a table to place things.',
  'css-intrinsic-size': fixedUnit,
  'css-justify-content': 'Use the align attribute on table cells.',
  'css-left-right-top-bottom': 'Use the cells of a table, margins or padding to place things.',
  'css-line-height': 'Add mso-line-height-rule: exactly before it for Outlook.',
  'css-linear-gradient': 'Give a plain background color in a declaration before the gradient.',
  'css-list-style': 'Give list-style-type alone; for pictures as bullets use a table.',
  'css-list-style-image': 'Use list-style-type, or a table with the picture in its first column.',
  'css-margin': 'Use padding on table cells; negative margins work in few clients.',
  'css-margin-block-start-end': physical,
  'css-margin-inline-block': physical,
  'css-margin-inline-start-end': physical,
  'css-max-width': 'For Outlook put a table of fixed width around it, in <!--[if mso]> comments.',
  'css-modern-color':
    'Give the color as #336699. Gmail removes the whole style attribute that holds this notation.',
  'css-nesting': 'Write each rule on its own, with its whole selector.',
  'css-object-fit': 'Cut the picture to the shape in which it is shown.',
  'css-opacity': 'Mix the color yourself: a plain one of the strength that is meant.',
  'css-padding': 'Set padding on table cells: Outlook on Windows leaves it out elsewhere.',
  'css-padding-block-start-end': physical,
  'css-padding-inline-block': physical,
  'css-padding-inline-start-end': physical,
  'css-position': 'Use the cells of a table to place things, or put text and picture into one picture.',
  'css-pseudo-element-after': 'Write the content into the HTML.',
  'css-pseudo-element-before': 'Write the content into the HTML.',
  'css-radial-gradient': 'Give a plain background color in a declaration before the gradient.',
  'css-rgb': 'Give the color as #336699, or with commas: rgb(51, 102, 153).',
  'css-rgba': 'Give a plain color as #336699 in a declaration before it; write rgba with commas.',
  'css-text-shadow': 'Leave it: choose colors that can be read without the shadow.',
  'css-transform': extra,
  'css-transition': extra,
  'css-unit-calc': fixedUnit,
  'css-unit-rem': fixedUnit,
  'css-unit-vh': fixedUnit,
  'css-unit-vw': fixedUnit,
  'css-variables': 'Write the value itself, or give it in a declaration before the one with var().',
  'css-visibility': 'Use display: none, with mso-hide: all for Outlook.',
  'css-width': attribute('width'),
  'html-abbr': explained,
  'html-acronym': explained,
  'html-address': plainText,
  'html-align': 'Give text-align, or float for tables side by side, in a style attribute as well.',
  'html-anchor-links': 'Keep the mail short enough to do without, or link to the web version.',
  'html-aria-describedby': toScreenReaders,
  'html-aria-hidden': 'Give pictures that say nothing an empty alt, and leave decoration out of the text.',
  'html-aria-label': toScreenReaders,
  'html-aria-labelledby': toScreenReaders,
  'html-aria-live': 'Leave it out: a mail does not change while it is read.',
  'html-audio': 'Link to the recording with a picture or a button.',
  'html-background': 'Give a bgcolor attribute too, and for Outlook the picture in VML.',
  'html-base': 'Write the whole address into each link and picture.',
  'html-bdi': 'Set dir on a <span> around the text as well.',
  'html-blockquote': plainText,
  'html-body':
    'Leave it: these clients put their own element in its place. Give background, font and color to the outermost table as well.',
  'html-button-reset': noScriptForm,
  'html-button-submit': noScriptForm,
  'html-code': plainText,
  'html-del': plainText,
  'html-dfn': explained,
  'html-dialog': shownElsewhere,
  'html-dir': 'Set it on the outermost table or <div> as well, and text-align beside it.',
  'html-doctype':
    'Leave it: these clients follow their own rules. Give sizes and line-height yourself, not by default.',
  'html-form': noScriptForm,
  'html-height':
    'Leave it; give pictures a height in px, not in percent, and height in a style attribute as well.',
  'html-hidden': 'Use style="display: none; mso-hide: all".',
  'html-image-maps': 'Cut the picture into pieces, each with its own link.',
  'html-input-checkbox': noScriptForm,
  'html-input-hidden': noScriptForm,
  'html-input-radio': noScriptForm,
  'html-input-reset': noScriptForm,
  'html-input-submit': noScriptForm,
  'html-input-text': noScriptForm,
  'html-lang': 'Leave it for screen readers, and set it on the outermost element inside <body> as well.',
  'html-link': 'Copy the rules into a <style> element in the head, or into style attributes.',
  'html-lists': 'Leave the list; do without reversed and value, and write numbers that matter as text.',
  'html-loading-attribute': 'Leave it out: mail clients load pictures in their own way.',
  'html-mailto-links': 'Write the address beside the link as text, and do without cc and bcc.',
  'html-marquee': 'Write it as text that stands still.',
  'html-meta-color-scheme': 'Choose colors that also hold where clients turn them by themselves.',
  'html-meter': valueAsText,
  'html-object': 'Link to the content with a picture.',
  'html-picture': 'Put an <img> inside that is right for every client.',
  'html-popover': shownElsewhere,
  'html-pre': 'Use <br> and non-breaking spaces where lines and gaps matter.',
  'html-progress': valueAsText,
  'html-required': 'Check the fields on your website: the form is better placed there.',
  'html-role': 'Leave it for screen readers; keep tables in an order that also reads well without it.',
  'html-rp': inBrackets,
  'html-rt': inBrackets,
  'html-ruby': inBrackets,
  'html-select': noScriptForm,
  'html-semantics': 'Use <div> and tables, with role attributes where they help screen readers.',
  'html-small': 'Give font-size in a style attribute as well.',
  'html-srcset': 'Save the picture in twice the width and set its width attribute.',
  'html-strike': 'Give text-decoration: line-through in a style attribute as well.',
  'html-style':
    'Write the styles that the mail depends on into style attributes; most mail builders do that for you.',
  'html-svg': 'Save the drawing as PNG and use <img>.',
  'html-target': 'Leave it: links open in the way of the client.',
  'html-textarea': noScriptForm,
  'html-valign': 'Give vertical-align in a style attribute as well.',
  'html-video': 'Put a linked picture inside <video>, for clients that do not play it.',
  'html-wbr': 'Shorten long words and addresses, so that they fit without a break.',
  'html-width':
    'Leave it; give pictures a width in px, not in percent, and width in a style attribute as well.',
  'image-apng': 'Make sure that the first picture says everything.',
  'image-base64': 'Upload the picture and link to its https address, or attach it and refer to it by cid:.',
  'image-gif': 'Make sure that the first picture says everything: Outlook on Windows may show it alone.',
  'image-svg': 'Save the drawing as PNG in twice the size.',
  'image-webp': 'Save the picture as JPG or PNG, which every mail client shows.',
}

const generic: Record<Category, string> = {
  css: 'Make sure the mail reads well without it: give a plainer declaration before it, or do without.',
  html: 'Some clients leave it out or change it: keep it where nothing is lost without it, and say what matters in plain text.',
  image: 'Save the picture as JPG, PNG or GIF, which every mail program shows.',
  others: 'Some clients do not show it: make sure the mail is whole without it.',
}

const steps: Record<Language, { own: Record<string, string>; generic: Record<Category, string> }> = {
  en: { own: fixes, generic },
  de: { own: germanFixes, generic: germanGeneric },
}

/** The step for a feature, by its slug. */
export function fixForSlug(slug: string, language: Language): string {
  const [start] = slug.split('-')
  const category = start === 'css' || start === 'html' || start === 'image' ? start : 'others'
  const { own, generic } = steps[language]
  return own[slug] ?? generic[category]
}
