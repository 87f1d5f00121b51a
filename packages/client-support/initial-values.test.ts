import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { messageOf } from './fixture.ts'
import { readCss } from './read-css.ts'
import { clientSupport } from './support.ts'

const bearer = { tag: 'td', hasBackgroundColor: false, holdsTable: false, attributes: [] }

/** Slugs of properties used in a style attribute, sorted. */
const inAttribute = (css: string, attributes: string[] = [], tag = 'td'): string[] =>
  [
    ...new Set(
      readCss(css, {
        ...bearer,
        tag,
        attributes,
        hasBackgroundColor: attributes.includes('bgcolor'),
      }).uses.map(({ slug }) => slug),
    ),
  ].sort()

describe('a declaration of the initial value uses nothing', () => {
  test.each([
    'float:none',
    'opacity:1',
    'opacity:1.0',
    'opacity:100%',
    'visibility:visible',
    'transform:none',
    '-webkit-transform:none',
    'position:static',
    'background-image:none',
    'background-color:transparent',
    'background:none',
    'background:transparent none repeat scroll 0 0',
    'background-position:0 0',
    'clip-path:none',
    '-webkit-clip-path:none',
    'filter:none',
    'backdrop-filter:none',
    'animation:none',
    'animation:none 0s ease 0s 1 normal none running',
    'animation-name:none',
    'transition:none',
    'transition:all 0s ease 0s',
    'transition-duration:0ms',
    'box-shadow:none',
    'text-shadow:none',
    'text-transform:none',
    'letter-spacing:normal',
    'letter-spacing:0px',
    'word-spacing:normal',
    'word-break:normal',
    'word-wrap:normal',
    'overflow:visible',
    'overflow-x:visible',
    'max-width:none',
    'max-height:none',
    'min-width:0',
    'min-height:0px',
    'top:auto',
    'z-index:auto',
    'border-radius:0',
    'border-radius:0px 0px 0px 0px',
    'border-top-left-radius:0.0em',
    'object-fit:fill',
    'object-position:50% 50%',
    'object-position:center',
    'mix-blend-mode:normal',
    'column-count:auto',
    'gap:normal',
    'clear:none',
    'hyphens:manual',
    'table-layout:auto',
    'text-indent:0',
    'text-decoration:none',
    'FLOAT:NONE',
    'float : none /* as it was */',
  ])('%s', (css) => {
    expect(inAttribute(css)).toEqual(css.includes('/*') ? ['css-comments'] : [])
  })

  test.each([
    ['float:none!important', 'css-important'],
    ['opacity:initial', 'css-unit-initial'],
  ])('%s uses %s alone', (css, slug) => {
    expect(inAttribute(css)).toEqual([slug])
  })
})

describe('what is not the initial value, or takes something back, is a use', () => {
  test.each([
    ['float:left', [], 'css-float'],
    ['float:none', ['align'], 'css-float'],
    ['opacity:.99', [], 'css-opacity'],
    ['visibility:hidden', [], 'css-visibility'],
    ['transform:rotate(0deg)', [], 'css-transform'],
    ['position:relative', [], 'css-position'],
    ['background-image:none', ['background'], 'css-background-image'],
    ['background-color:transparent', ['bgcolor'], 'css-background-color'],
    ['width:auto', ['width'], 'css-width'],
    ['max-width:0', [], 'css-max-width'],
    ['letter-spacing:0 1px', [], 'css-letter-spacing'],
    // The style sheet of every client gives paragraphs a margin, links a line, cells a place in the middle.
    ['margin:0', [], 'css-margin'],
    ['padding:0', [], 'css-padding'],
    ['text-decoration:underline', [], 'css-text-decoration'],
    ['vertical-align:baseline', [], 'css-vertical-align'],
    ['display:inline', [], 'css-display'],
    ['font-weight:normal', [], 'css-font-weight'],
    ['border:none', [], 'css-border'],
    ['white-space:normal', [], 'css-white-space'],
    ['opacity:var(--one)', [], 'css-opacity'],
  ])('%s with %j uses %s', (css, attributes, slug) => {
    expect(inAttribute(css, attributes)).toContain(slug)
  })

  test.each(['a', 'u', 'ins', 's'])('the line of <%s> is taken back', (tag) => {
    expect(inAttribute('text-decoration:none', [], tag)).toEqual(['css-text-decoration'])
  })

  test('a rule may be meant for links', () => {
    expect(readCss('p{text-decoration:none}', null).uses.map(({ slug }) => slug)).toContain(
      'css-text-decoration',
    )
  })
})

describe('several ways to hide are one, and cost no client anything', () => {
  const preview = 'Neue Wege durch die Hügel'
  test.each([
    ['Gmail', `<div style="display:none;visibility:hidden">${preview}</div>`, 'gmail.ios'],
    [
      'Outlook',
      `<div style="display:none;visibility:hidden;mso-hide:all">${preview}</div>`,
      'outlook.windows',
    ],
    [
      'Gmail',
      `<div style="visibility:hidden;opacity:0;max-height:0;overflow:hidden">${preview}</div>`,
      'gmail.desktop-webmail',
    ],
    [
      'Gmail, by a rule',
      `<style>.preview{display:none!important;visibility:hidden;opacity:0;max-height:0;mso-hide:all}</style><p class="preview">${preview}</p>`,
      'gmail.desktop-webmail',
    ],
    [
      'Yahoo, by a rule',
      `<style>.preview{display:none;font-size:1px;line-height:1px;visibility:hidden}</style><p class="preview">${preview}</p>`,
      'yahoo.ios',
    ],
  ])('%s: %s', (_, html, client) => {
    const { clients } = clientSupport(messageOf(html))
    expect(clients.find(({ id }) => id === client)?.score).toBeGreaterThan(0.97)
  })

  test('hiding in one way alone counts where it fails', () => {
    const { clients } = clientSupport(messageOf('<p style="visibility:hidden">a</p>'))
    expect(clients.find(({ id }) => id === 'gmail.ios')?.score).toBeLessThan(0.9)
  })

  test('a size beside display:none that hides nothing is no second way', () => {
    const { uses } = readCss('display:none;font-size:14px', bearer)
    expect(uses.find(({ slug }) => slug === 'css-display-none')?.optional).toBe(false)
  })
})

test('a newsletter that sets everything back is whole in Outlook', () => {
  const html = `<style>.column{float:none;position:static;opacity:1;visibility:visible;transform:none;filter:none}</style>
<table><tr><td class="column" style="float:none;opacity:1;visibility:visible;transform:none">Le marché d’automne</td></tr></table>`
  const { clients } = clientSupport(messageOf(html))
  expect(clients.find(({ id }) => id === 'outlook.windows')?.score).toBeGreaterThan(0.98)
})

test('any value of a property is read', () => {
  const word = fc.constantFrom(
    'none',
    '0',
    '0px',
    'auto',
    ',',
    '/',
    '(',
    ')',
    'initial',
    '"',
    '1e9',
    '-0',
    '%',
    '!important',
  )
  fc.assert(
    fc.property(
      fc.array(word, { maxLength: 40 }),
      fc.constantFrom('float', 'background', 'transition'),
      (words, name) => {
        expect(readCss(`${name}:${words.join(' ')}`, bearer).uses.length).toBeLessThan(100)
      },
    ),
  )
})
