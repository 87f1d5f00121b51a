import type { HtmlElement, Part } from '@postproof/message/types'
import { attributeSlugs, elementSlugs, htmlTraits, specialSlugs } from '../../html-rules.ts'
import { pictureUses } from '../../pictures.ts'
import type { FeatureUse } from '../support.ts'
import { attributeOf, type Fate, removeAttribute, type Tree } from './tree.ts'

/** What goes with an element that a client does not know; of every other one the content stays. */
const dropped = new Set(
  `html-audio html-base html-input-checkbox html-input-hidden html-input-radio html-input-reset html-input-submit
  html-input-text html-link html-meta-color-scheme html-select html-svg html-textarea html-wbr`.split(/\s+/),
)

/** Features of HTML whose absence changes nothing that is drawn, with the reason. */
export const notDrawn: Record<string, string> = {
  'html-anchor-links': 'Whether a link within the mail scrolls shows when it is followed.',
  'html-mailto-links': 'Whether a link opens a new mail shows when it is followed.',
  'html-target': 'Which window a link opens shows when it is followed.',
  'html-comments': 'Comments are not drawn; they are taken out for every client.',
  'html-doctype': 'A client that knows none draws with an engine or a page of its own.',
  'html-body': 'Becomes a div, or nothing: see the policy of each client for its body.',
  'html-style': 'Style sheets are kept or removed by their own rules.',
  'html-table': 'Every client draws tables.',
}

/** Elements whose children are drawn in their place by a client that does not know them, but for these. */
const helpers = /^(?:source|track|param)$/

const noParts: ReadonlyMap<string, Part> = new Map()

type IsLost = (use: FeatureUse) => boolean

/** Whether an element stays, and without which attributes, by the data. Tells what it takes out. */
export function decideElement(element: HtmlElement, isLost: IsLost, tree: Tree): Fate {
  const name = element.tagName
  if (!element.namespaceURI.endsWith('/xhtml'))
    return name === 'svg' && isLost({ slug: 'html-svg', traits: [] })
      ? gone(element, 'html-svg', tree)
      : 'kept'
  const parent = element.parentNode
  if (
    helpers.test(name) &&
    parent &&
    'tagName' in parent &&
    !/^(?:picture|video|audio|object)$/.test(parent.tagName)
  )
    return 'dropped'
  const traits = htmlTraits(element, null)
  const slug = name === 'link' && !isStyleLink(element) ? undefined : elementSlugs.get(name)
  const slugs = [...(slug ? [slug] : []), ...specialSlugs(element)]
  const lost = slugs.find((each) => !Object.hasOwn(notDrawn, each) && isLost({ slug: each, traits }))
  if (lost !== undefined) return gone(element, lost, tree)
  attributes(element, isLost, tree)
  if (name === 'img' || name === 'input') picture(element, isLost, tree)
  return 'kept'
}

function gone(element: HtmlElement, slug: string, tree: Tree): Fate {
  tree.tell({ rule: slug, effect: 'removed', of: 'element', what: `<${element.tagName}>` }, element)
  return dropped.has(slug) ? 'dropped' : 'content'
}

const isStyleLink = (element: HtmlElement): boolean =>
  /\bstylesheet\b/i.test(attributeOf(element, 'rel') ?? '')

function attributes(element: HtmlElement, isLost: IsLost, tree: Tree): void {
  for (const { name } of [...element.attrs]) {
    const slug = attributeSlugs.get(name)
    if (slug === undefined || Object.hasOwn(notDrawn, slug)) continue
    if (!isLost({ slug, traits: htmlTraits(element, name) })) continue
    removeAttribute(element, name)
    tree.tell({ rule: slug, effect: 'removed', of: 'attribute', what: name }, element)
  }
}

/** A picture of a format that the client does not draw: its alternative text stands there. */
function picture(element: HtmlElement, isLost: IsLost, tree: Tree): void {
  const source = attributeOf(element, 'src')
  if (source === null) return
  const lost = lostPicture(source, isLost)
  if (lost === null) return
  removeAttribute(element, 'src')
  tree.tell({ rule: lost, effect: 'removed', of: 'picture', what: source.slice(0, 200) }, element)
}

/** The feature for lack of which a client does not draw the picture at that address. */
export const lostPicture = (url: string, isLost: IsLost): string | null =>
  pictureUses(url, noParts).find(isLost)?.slug ?? null
