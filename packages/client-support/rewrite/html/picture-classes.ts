import { elementsOf } from '@postproof/message/walk'
import { classesIn } from '../../class-names.ts'
import type { OwnRule } from '../own-rules.ts'
import { attributeOf, removeAttribute, type Tree } from './tree.ts'

const rule: OwnRule = 'yahoo-img-class'
/** What is asked of one element, at the end of a selector: its name and its classes, ids and states. */
const subject = /(?:^|[\s>+~])([a-z][\w-]*|\*)?((?:[.#:[][^\s>+~]*)?)$/i

/** Takes the class off every picture (email-bugs#157). The answer: by which rule a selector matched pictures alone. */
export function dropPictureClasses(tree: Tree): (selector: string) => OwnRule | null {
  const dropped = new Set<string>()
  const left = new Set<string>()
  for (const element of elementsOf(tree.document)) {
    const value = attributeOf(element, 'class')
    if (value === null) continue
    const isPicture = element.tagName === 'img'
    for (const name of value.split(/\s+/, 50)) (isPicture ? dropped : left).add(name)
    if (!isPicture) continue
    removeAttribute(element, 'class')
    tree.tell(
      { rule, effect: 'removed', of: 'attribute', what: `img class="${value.slice(0, 60)}"` },
      element,
    )
  }
  return (selector) => {
    if (dropped.size === 0 || selector.length > 1_000) return null
    const match = subject.exec(selector.trim())
    const isForPictures = match?.[1]?.toLowerCase() === 'img'
    const names = classesIn(match?.[2] ?? '').map(({ name }) => name)
    return names.some((name) => dropped.has(name) && (isForPictures || !left.has(name))) ? rule : null
  }
}
