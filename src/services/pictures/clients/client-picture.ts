import type { Difference, ReachingChange } from '@postproof/client-support/differences'
import type { Change, ClientId } from '@postproof/client-support/rewrite'
import type { Device, RenderFailure } from '@postproof/engine/world'
import type { drawnClientIds } from '#contract/devices.ts'

/** The clients that mails are drawn in, each on one device, and what is kept of such a drawing. */

export const drawnClients = [
  { client: 'gmail-web', family: 'Gmail', platform: 'desktop-webmail', device: 'desktop' },
  { client: 'gmail-ios', family: 'Gmail', platform: 'ios', device: 'mobile' },
  { client: 'outlook-windows', family: 'Outlook', platform: 'windows', device: 'desktop' },
  { client: 'outlook-web', family: 'Outlook', platform: 'outlook-com', device: 'desktop' },
  { client: 'yahoo', family: 'Yahoo! Mail', platform: 'desktop-webmail', device: 'desktop' },
  { client: 'apple-mail-ios', family: 'Apple Mail', platform: 'ios', device: 'mobile' },
] as const satisfies {
  client: ClientId & (typeof drawnClientIds)[number]
  /** As the data of caniemail names them. */
  family: string
  platform: string
  device: Device
}[]

export type DrawnClient = (typeof drawnClients)[number]
export type DrawnClientId = DrawnClient['client']

/** The devices they are drawn on, each of which has a reference: the mail as sent. */
export const referenceDevices = [...new Set(drawnClients.map(({ device }) => device))]

/** What a client takes out or changes. `url`, `date`: where that was shown, `line`: of the first, in the HTML source. */
export type ClientChange = ReachingChange &
  Pick<Change, 'effect' | 'count'> & { url: string; date: string; line: number | null }

/** `cause`: index of the change that likely makes it. */
export type Marked = Difference & { cause: number | null }

/** CSS px. */
export type Size = { width: number; height: number; pageHeight: number; cut: boolean }

/** What is kept of a client's drawing beside its PNG. */
export type ClientPart = {
  approximate: boolean
  clippedAt: number | null
  changes: Omit<ClientChange, 'reach'>[]
  /** Browser and size, or why there is no picture. */
  picture: ({ ok: true; browser: string | null } & Size) | { ok: false; failure: RenderFailure }
  /** The picture it is compared with; null where that could not be drawn. */
  reference: Size | null
  /** In document order, at most 60. `differences`: how many there are. */
  marks: Marked[]
  differences: number
}

export const nameOf = (client: DrawnClientId): `client-${DrawnClientId}` => `client-${client}`
