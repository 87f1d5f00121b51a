import { elementsOf } from '@postproof/message/walk'
import { attributeOf, removeAttribute, setAttribute, type Tree } from '../html/tree.ts'

/**
 * Pictures have the size of their attributes in Word, whatever style sheets say, and their own without: percentages are
 * of the picture, so that 100% is its own size as well (caniemail html-width).
 */
export function sizePictures(tree: Tree): void {
  for (const element of elementsOf(tree.document)) {
    if (element.tagName !== 'img') continue
    const width = attributeOf(element, 'width')?.trim() ?? null
    if (width === null) continue
    const percent = /^\d+(?:\.\d+)?%$/.test(width)
    if (percent) {
      removeAttribute(element, 'width')
      tree.tell(
        { rule: 'html-width', effect: 'changed', of: 'attribute', what: `img width="${width.slice(0, 10)}"` },
        element,
      )
    } else if (/^\d{1,5}(?:px)?$/i.test(width)) {
      const style = attributeOf(element, 'style')?.replace(/;?\s*$/, ';') ?? ''
      const own = `width: ${Number.parseInt(width, 10)}px;`
      if (!style.endsWith(own)) setAttribute(element, 'style', `${style}${own}`)
    }
  }
}
