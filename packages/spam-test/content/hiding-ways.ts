import { plain } from '@postproof/engine/plain-message'
import type { Message } from '@postproof/messages/message'

/** How text is hidden (message/visible.ts), as far as people have words for it. */
const ways = [
  'hidden',
  'display-none',
  'zero-size',
  'off-screen',
  'visibility',
  'tiny',
  'transparent',
  'same-color',
] as const

/** A way of hiding as a message; as it is where people have no words for it. */
export function hidingWay(why: string): string | Message {
  const way = ways.find((known) => known === why)
  return way === undefined ? why : plain(`hidden_text.way.${way}`)
}
