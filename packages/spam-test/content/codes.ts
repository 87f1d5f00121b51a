import { plain } from '@postproof/engine/plain-message'
import type { Attachment, Message } from '@postproof/message/types'
import { NO_PICTURE, readPicture } from '../links/picture.ts'
import { within } from '../links/within.ts'
import type { Codes, TestInput, TestWorld } from '../types.ts'

/** QR codes in the pictures of a mail: those that its HTML shows, and those that are attached. */

const MOST_ATTACHED = 8
const LARGEST = 4_000_000

type Received = Pick<TestInput, 'message' | 'health'>
type Eyes = Pick<TestWorld, 'images' | 'signal'>

/** Decodes the pictures of a mail once, however many ask. */
export function codesOf(received: Received, world: Eyes): () => Promise<Codes> {
  let codes: Promise<Codes> | undefined
  return () => {
    codes ??= readCodes(received, world)
    return codes
  }
}

/** Attached and embedded pictures are decoded here and need no network; the others were asked for with the links. */
async function readCodes({ message, health }: Received, { images, signal }: Eyes): Promise<Codes> {
  const attached = attachedPictures(message)
  const found = await Promise.all(
    attached.map(async ({ part, filename }) => {
      const picture = await within(readPicture(part.content(), images), signal, NO_PICTURE)
      return { ...picture, label: filename || part.type, line: part.line }
    }),
  )
  const shown = (await health).images
  const codes = [
    ...shown.flatMap(({ qr, uses }) => {
      const place = message.images[uses[0] ?? -1]?.place
      return qr.map((text) => ({
        text,
        evidence: { label: plain('evidence.qr-code'), value: text, ...(place && { place }) },
      }))
    }),
    ...found.flatMap(({ qr, label, line }) =>
      qr.map((text) => ({
        text,
        evidence: {
          label: plain('evidence.qr-code'),
          value: `${text} (${label})`,
          place: { in: 'raw' as const, line },
        },
      })),
    ),
  ]
  return {
    codes,
    pictures: shown.length + found.length,
    read: [...shown, ...found].filter(({ width }) => width !== null).length,
  }
}

/** Whether a mail holds pictures at all. */
export const hasPictures = (message: Message): boolean =>
  message.images.length > 0 || attachedPictures(message).length > 0

/** Attached pictures that the HTML does not show by itself. */
function attachedPictures({ attachments }: Message): Attachment[] {
  return attachments
    .filter(
      ({ type, filename, size, inline }) =>
        !inline &&
        size > 0 &&
        size <= LARGEST &&
        (/^image\/(?!svg)/.test(type) || /\.(?:png|jpe?g|gif|webp|bmp)$/i.test(filename)),
    )
    .slice(0, MOST_ATTACHED)
}
