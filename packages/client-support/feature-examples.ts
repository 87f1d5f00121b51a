import { targets } from './fixture.ts'

/** For tests: for every feature of the data a piece of a mail that uses it; what is neither here nor in `unseen` fails. */

const property = (name: string, value: string): string => `<p style="${name}: ${value}">a</p>`
const sheet = (css: string): string => `<style>${css}</style>${targets}`
const rule = (selector: string): string => sheet(`${selector}{color:red}`)

const css: Record<string, string> = {
  'at-font-face': sheet('@font-face{font-family:x;src:url(https://a.example/x.woff2)}'),
  'at-import': sheet('@import "a.css";'),
  'at-keyframes': sheet('@keyframes a{from{top:0}}'),
  'at-media': sheet('@media print{a{top:0}}'),
  'at-media-device-pixel-ratio': sheet('@media (-webkit-min-device-pixel-ratio:2){a{top:0}}'),
  'at-media-hover': sheet('@media (any-hover:hover){a{top:0}}'),
  'at-media-orientation': sheet('@media (orientation:landscape){a{top:0}}'),
  'at-media-prefers-color-scheme': sheet(
    ':root{color-scheme:light dark}@media (prefers-color-scheme:dark){a{top:0}}',
  ),
  'at-media-prefers-reduced-motion': sheet('@media (prefers-reduced-motion){a{top:0}}'),
  'at-supports': sheet('@supports (display:grid){a{top:0}}'),
  'block-inline-size': property('block-size', '1px'),
  'border-inline-block': property('border-inline', '1px solid'),
  'border-inline-block-individual': property('border-inline-color', 'red'),
  'border-inline-block-longhand': property('border-block-start-width', '1px'),
  'border-radius-logical': property('border-start-start-radius', '1px'),
  'column-layout-properties': property('column-rule', '1px solid'),
  comments: sheet('/* a */'),
  'conic-gradient': property('background-image', 'conic-gradient(red, blue)'),
  'display-flex': property('display', 'flex'),
  'display-grid': property('display', 'grid'),
  'display-none': property('display', 'none'),
  'flex-direction': property('flex-direction', 'column'),
  'flex-wrap': property('flex-wrap', 'wrap'),
  'function-clamp': property('width', 'clamp(1px, 2px, 3px)'),
  'function-light-dark': property('color', 'light-dark(red, blue)'),
  'function-max': property('width', 'max(1px, 2px)'),
  'function-min': property('width', 'min(1px, 2px)'),
  'grid-template': property('grid-template-columns', '1fr'),
  important: property('color', 'red !important'),
  'inert-attribute': '<div inert>a</div>',
  'intrinsic-size': property('width', 'fit-content'),
  'left-right-top-bottom': property('left', '1px'),
  'linear-gradient': property('background-image', 'linear-gradient(red, blue)'),
  'margin-block-start-end': property('margin-block-start', '1px'),
  'margin-inline-block': property('margin-inline', '1px'),
  'margin-inline-start-end': property('margin-inline-end', '1px'),
  'modern-color': property('color', 'oklch(40% 0.2 30)'),
  nesting: sheet('a{& b{color:red}}'),
  'padding-block-start-end': property('padding-block-start', '1px'),
  'padding-inline-block': property('padding-inline', '1px'),
  'padding-inline-start-end': property('padding-inline-end', '1px'),
  'pseudo-class-has': rule('a:has(b)'),
  'pseudo-class-lang': rule(':lang(de)'),
  'pseudo-class-not': rule('a:not(.b)'),
  'radial-gradient': property('background-image', 'radial-gradient(red, blue)'),
  rgb: property('color', 'rgb(0, 0, 0)'),
  rgba: property('color', 'rgba(0, 0, 0, 1)'),
  'scroll-snap': property('scroll-snap-type', 'x mandatory'),
  'selector-adjacent-sibling': rule('a + b'),
  'selector-attribute': rule('a[href]'),
  'selector-chaining': rule('.a.b'),
  'selector-child': rule('a > b'),
  'selector-class': rule('.a'),
  'selector-descendant': rule('a b'),
  'selector-general-sibling': rule('a ~ b'),
  'selector-grouping': rule('a, b'),
  'selector-id': rule('#a'),
  'selector-type': rule('a'),
  'selector-universal': rule('*'),
  'sytem-ui': property('font-family', 'system-ui'),
  'unit-calc': property('width', 'calc(1px + 2px)'),
  'unit-initial': property('color', 'initial'),
  'text-decoration': property('text-decoration', 'underline'),
  'unit-percent': property('text-indent', '50%'),
  variables: property('color', 'var(--a)'),
}

const html: Record<string, string> = {
  align: '<p align="left">a</p>',
  'anchor-links': '<a href="#a">a</a>',
  background: '<table background="https://a.example/a.png"></table>',
  'button-reset': '<button type="reset">a</button>',
  'button-submit': '<button>a</button>',
  comments: '<!-- a -->',
  doctype: '<!doctype html>',
  'h1-h6': '<h4>a</h4>',
  'image-maps': '<map name="a"></map>',
  'input-checkbox': '<input type="checkbox">',
  'input-hidden': '<input type="hidden">',
  'input-radio': '<input type="RADIO">',
  'input-reset': '<input type="reset">',
  'input-submit': '<input type="submit">',
  'input-text': '<input>',
  link: '<link rel="stylesheet" href="a.css">',
  lists: '<ul><li>a</li></ul>',
  'loading-attribute': '<img loading="lazy">',
  'mailto-links': '<a href="MAILTO:a@example.org">a</a>',
  'meta-color-scheme': '<meta name="color-scheme" content="light dark">',
  semantics: '<article>a</article>',
  srcset: '<img srcset="a.png 2x">',
}

const attributes =
  /^(?:aria-.*|cellpadding|cellspacing|dir|height|hidden|lang|popover|required|role|target|valign|width)$/

/** HTML that uses a feature. */
export function example(slug: string): string {
  const [, category = '', name = ''] = /^(\w+?)-(.+)$/.exec(slug) ?? []
  if (category === 'image')
    return name === 'base64'
      ? '<img src="data:image/png;base64,AA==">'
      : `<img src="https://a.example/a.${name}">`
  if (category === 'html')
    return html[name] ?? (attributes.test(name) ? `<p ${name}="1">a</p>` : `<${name}>a</${name}>`)
  const pseudo = /^pseudo-(class|element)-(.+)$/.exec(name)
  const unit = /^unit-(\w+)$/.exec(name)
  return (
    css[name] ??
    (pseudo
      ? rule(`a${pseudo[1] === 'class' ? ':' : '::'}${pseudo[2]}`)
      : unit
        ? property('text-indent', `1${unit[1]}`)
        : property(name, '1px'))
  )
}
