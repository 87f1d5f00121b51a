/**
 * What was found when the links, images and the one-click address of one message were asked for. Plain data: no
 * verdicts and no words. What could not be asked, or not in time, is `no-data`.
 */
import type { DecodedImage, HttpFailure, HttpHop } from '@postproof/engine/world'

/**
 * - `ok`: answered 2xx, after at most two redirects. `redirects`: answered 2xx after more than two.
 * - `cannot-verify`: the server is there but will not say (401, 403, 405, 429 and other odd answers).
 * - `broken`: 404, 410, 5xx, no such name, TLS failure, connection refused, endless redirects; for a `cid:`
 *   image: no such part.
 * - `refused`: we did not ask, because the address is private, the port unusual or the URL carries credentials.
 * - `no-data`: the resolver, the network or the time would not allow the question.
 */
export type ProbeStatus = 'ok' | 'redirects' | 'cannot-verify' | 'broken' | 'refused' | 'no-data'

/**
 * Why there is no answer to judge, beyond what the client says: `deadline` the time for all probes was up,
 * `limit` more addresses than are asked for one message, `missing-part` no part has this Content-ID,
 * `unreadable` a `data:` URL that cannot be decoded.
 */
export type ProbeFailure = HttpFailure | 'deadline' | 'limit' | 'missing-part' | 'unreadable'

export type LinkOutcome = {
  /** The address asked for: absolute, normalized, without its fragment. */
  url: string
  status: ProbeStatus
  httpStatus: number | null
  /** The method that gave `httpStatus`; null when nothing was answered. */
  method: 'HEAD' | 'GET' | null
  /** Asked with HEAD only, because opening it might unsubscribe or confirm something. */
  headOnly: boolean
  finalUrl: string
  /** Every redirect on the way, oldest first. */
  redirects: HttpHop[]
  failure: ProbeFailure | null
  /** Plain words for logs and evidence; empty when there is nothing to add. */
  detail: string
  /** Lower case, without parameters. */
  contentType: string | null
  contentLength: number | null
}

export type ImageOutcome = {
  /** As written in the message; a `data:` URL is cut at 64 characters. */
  src: string
  kind: 'remote' | 'cid' | 'data'
  /** Positions in `message.images` that show this image. */
  uses: number[]
  /** How the bytes were had. Whether they are an image says `format`. */
  status: ProbeStatus
  httpStatus: number | null
  /** Empty for `cid:` and `data:`. */
  finalUrl: string
  redirects: HttpHop[]
  failure: ProbeFailure | null
  detail: string
  /** Lower case, without parameters: what the server, the part or the `data:` URL says. */
  contentType: string | null
  /** Whole size in bytes; with `truncated` the declared size, or else at least this many. */
  bytes: number | null
  /** Larger than what is read of one image (about 1.2 MB). */
  truncated: boolean
  /** What the bytes are; null when nothing was had, or they are no image that can be read. */
  format: DecodedImage['format'] | null
  /** Pixels; null when not decoded. */
  width: number | null
  height: number | null
  frames: number | null
  /** Every pixel of the first frame is the same; null when there are no pixels to look at (SVG, not decoded). */
  blank: boolean | null
  /** Texts of the QR codes in the picture. */
  qr: string[]
}

/**
 * A dry run of the https address in List-Unsubscribe (RFC 8058): OPTIONS, then HEAD; never POST, no redirect
 * followed.
 * - `accepts`: answered 2xx, or named POST in Allow. `redirects`: answered 3xx to OPTIONS; RFC 8058, 3.1 forbids
 *   it for the POST. `refuses`: 404, 410 or 5xx, no such name, TLS failure, connection refused.
 * - `cannot-verify`: there, but says neither; or HEAD alone is redirected, as pages for readers often are.
 * - `refused` and `no-data` as for links.
 */
export type OneClickOutcome = {
  url: string
  status: 'accepts' | 'redirects' | 'refuses' | 'cannot-verify' | 'refused' | 'no-data'
  httpStatus: number | null
  method: 'OPTIONS' | 'HEAD' | null
  /** Methods of the Allow header, upper case; null when there was none. */
  allow: string[] | null
  /** Where it redirects to. */
  location: string | null
  failure: ProbeFailure | null
  detail: string
}

export type Health = {
  /** One for each distinct http(s) link, in the order of the message. */
  links: LinkOutcome[]
  /** One for each distinct remote, `cid:` or `data:` image, in the order of the message. */
  images: ImageOutcome[]
  /** Bytes of all images whose size is known. */
  imageBytes: number
  /** Null when List-Unsubscribe holds no https address. */
  oneClick: OneClickOutcome | null
}
