import { cutPictures } from '../../word-lines.ts'
import { append, attributeOf, createElement, setAttribute, type Tree } from '../html/tree.ts'
import { SHAPE } from '../shape.ts'

/** Of a picture in a line of an exact height, Word shows the lowest part: a box of that height with the picture at its end. */
export function cutByLines(tree: Tree): void {
  for (const [picture, { lineHeight }] of cutPictures(tree.document)) {
    const parent = picture.parentNode
    if (!parent || ('tagName' in parent && attributeOf(parent, SHAPE) !== null)) continue
    const box = createElement('span', { [SHAPE]: '' })
    setAttribute(
      box,
      'style',
      `display:inline-flex;align-items:flex-end;height:${lineHeight}px;overflow:hidden;vertical-align:bottom`,
    )
    tree.tell(
      {
        rule: 'word-image-cut',
        effect: 'changed',
        of: 'picture',
        what: attributeOf(picture, 'src') ?? '<img>',
      },
      picture,
    )
    parent.childNodes = parent.childNodes.map((node) => (node === picture ? box : node))
    box.parentNode = parent
    append(box, picture)
  }
}
