/**
 * The HTML of a mail as a document that can do nothing, for `srcdoc` of a frame with an empty `sandbox`. Three walls: what
 * acts or loads is taken out here; a policy loads nothing but what stands in the text; the sandbox runs nothing, sends no
 * form and goes nowhere, whatever the first two let through. Browsers alone: a DOMParser reads without loading or running.
 */

const policy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'none'; base-uri 'none'"

/** What runs, loads, leads elsewhere or asks, with all that stands in it. SVG and MathML: their text is read in other ways. */
const removed =
  'script, noscript, iframe, frame, frameset, object, embed, applet, base, link, meta, svg, math, template, portal, audio, video, source, track, dialog, slot'
/** What asks, of which the content is shown. */
const unwrapped = 'form'
const controls = 'input, button, select, textarea, option'
const addresses = new Set([
  'href',
  'xlink:href',
  'action',
  'formaction',
  'ping',
  'srcset',
  'srcdoc',
  'background',
  'poster',
  'data',
  'cite',
  'longdesc',
  'usemap',
  'target',
  'http-equiv',
  'manifest',
  'profile',
  'dynsrc',
  'lowsrc',
  'autofocus',
  'popovertarget',
  'popover',
])

export function inertHtml(html: string): string {
  const read = new DOMParser().parseFromString(html, 'text/html')
  for (const element of read.querySelectorAll(removed)) element.remove()
  for (const element of read.querySelectorAll(unwrapped)) unwrap(element)
  for (const control of read.querySelectorAll(controls)) control.setAttribute('disabled', '')
  for (const element of read.querySelectorAll('*')) clean(element)
  for (const style of read.querySelectorAll('style')) style.textContent = withoutLoads(style.textContent)
  const meta = read.createElement('meta')
  meta.httpEquiv = 'Content-Security-Policy'
  meta.content = policy
  read.head.prepend(meta)
  const doctype = read.doctype ? '<!doctype html>' : ''
  return doctype + read.documentElement.outerHTML
}

function clean(element: Element): void {
  for (const { name, value } of [...element.attributes]) {
    if (name.startsWith('on') || addresses.has(name)) element.removeAttribute(name)
    else if (name === 'src' && !/^data:image\/(?:png|gif|jpe?g|webp);/i.test(value))
      element.removeAttribute(name)
    else if (name === 'style') element.setAttribute(name, withoutLoads(value))
  }
  // A link looks like one and leads nowhere.
  if (element.tagName === 'A') element.setAttribute('role', 'link')
}

/** One by one: a form may hold more than a call takes. */
function unwrap(element: Element): void {
  while (element.firstChild) element.before(element.firstChild)
  element.remove()
}

/** Up to the semicolon that ends it: addresses of web fonts have semicolons of their own, in quotes or brackets. */
const imports = /@import(?:[^;"'(]+|"[^"\n]*"?|'[^'\n]*'?|\([^)]*\)?)*;?/gi

/** The policy refuses what CSS would load; that it is not asked for keeps the console readable. Linear in any text. */
export const withoutLoads = (css: string): string =>
  css
    .replace(imports, '')
    .replace(/url\(([^()]*)\)/gi, (whole, address) => (/^\s*['"]?\s*data:/i.test(address) ? whole : 'none'))
