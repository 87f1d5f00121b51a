import type { Language } from '@postproof/engine/language'
import { sayIn } from '@postproof/messages/say'
import type { ClientPicture, ClientPictures } from '#contract/client-pictures.ts'
import type { PicturesState } from '#storage/tables.ts'
import { noteOf, partOf } from '../present-pictures.ts'
import { type ClientPart, type DrawnClient, drawnClients, type Marked, nameOf } from './client-picture.ts'

/** A mail as clients show it -> what the API answers and the page shows. */

export type ClientsSubject = {
  id: string
  /** Of the pictures of the mail: clients are drawn after them. */
  state: PicturesState
  /** By name. */
  parts: ReadonlyMap<string, NonNullable<unknown>>
  /** Nothing is tried any more. */
  over: boolean
  language?: Language | undefined
}

/** Whether something is still to be drawn that can be. */
export const isWanting = ({ state, parts, over }: ClientsSubject): boolean =>
  state === 'ready' && !over && drawnClients.some(({ client }) => !parts.has(nameOf(client)))

export function presentClients(subject: ClientsSubject): ClientPictures {
  const { id, state, language = 'en' } = subject
  const status = partOf(state)
  return {
    id,
    status: status === 'ready' && isWanting(subject) ? 'pending' : status,
    note: status === 'ready' ? null : noteOf({ state, drawn: null, language }),
    clients: drawnClients.map((each) => presentClient(subject, each)),
  }
}

function presentClient(subject: ClientsSubject, base: DrawnClient): ClientPicture {
  const { id, parts, language = 'en' } = subject
  const { client, device } = base
  const part = parts.get(nameOf(client)) as ClientPart | undefined
  if (!part) {
    const status = partOf(subject.state)
    const isComing = status === 'pending' || isWanting(subject)
    return {
      ...base,
      ...unmade,
      status: isComing ? 'pending' : status === 'disabled' ? 'disabled' : 'failed',
    }
  }
  const { picture, reference, marks, differences, changes, approximate, clippedAt } = part
  const url = (name: string) => `/api/emails/${id}/pictures/${name}.png`
  return {
    ...base,
    status: picture.ok ? 'ready' : 'failed',
    failure: picture.ok ? null : sayIn(language)(`pictures.failed.${picture.failure}`),
    url: picture.ok ? url(nameOf(client)) : null,
    size: picture.ok ? sizeOf(picture) : null,
    reference: reference && { url: url(`${device}-plain`), size: sizeOf(reference) },
    approximate,
    clipped_at: clippedAt,
    differences,
    marks: marks.map(presentMark),
    changes,
  }
}

const unmade = {
  failure: null,
  url: null,
  size: null,
  reference: null,
  approximate: false,
  clipped_at: null,
  differences: 0,
  marks: [],
  changes: [],
}

const sizeOf = ({ width, height, pageHeight, cut }: ClientPictureSize) => ({
  width,
  height,
  page_height: pageHeight,
  cut,
})
type ClientPictureSize = NonNullable<ClientPart['reference']>

const presentMark = ({ kinds, what, text, reference, drawn, line, cause }: Marked) => ({
  kinds,
  what,
  text,
  box: drawn,
  reference_box: reference,
  line,
  cause,
})
