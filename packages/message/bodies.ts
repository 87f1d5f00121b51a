import { header } from './headers.ts'
import { parseParameterized } from './parameters.ts'
import { isReadAsText } from './part.ts'
import type { Part } from './types.ts'

/** File names that a text body gets from programs that name every part; anything else is a file of another kind. */
const textName = /^[^.]*$|\.(?:txt|text|x?html?)$/i

/**
 * The text parts that mail programs show as the message itself. The `name` of a Content-Type does not make a part a file
 * (RFC 2183, 2.10 leaves that to Content-Disposition), but programs also attach text files so: such a part is a body
 * where a body belongs, in front or as one of the alternatives. A `filename` in Content-Disposition always makes it a
 * file, unless the part is the whole message.
 */
export function bodiesOf(root: Part): Set<Part> {
  const bodies = new Set<Part>()
  collect(root, root, true, bodies)
  return bodies
}

/** MAX_DEPTH bounds the recursion. `inFront`: no body precedes it, or only one that it is an alternative to. */
function collect(part: Part, root: Part, inFront: boolean, bodies: Set<Part>): void {
  if (part.children.length === 0) {
    if (isReadAsText(part) && (part === root || !isFile(part, inFront))) bodies.add(part)
    return
  }
  const before = bodies.size
  for (const child of part.children)
    collect(child, root, inFront && (part.type === 'multipart/alternative' || bodies.size === before), bodies)
}

function isFile(part: Part, inFront: boolean): boolean {
  if (part.filename === null) return false
  if (!inFront || !textName.test(part.filename)) return true
  const disposition = header(part, 'content-disposition')
  return disposition !== undefined && 'filename' in parseParameterized(disposition.raw).parameters
}
