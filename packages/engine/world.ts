/**
 * What an engine may ask of the world. Engines receive these as arguments, so that a test is a table of
 * cases over one literal world. None of the calls throws for what the world answers: a failure is a value.
 */

export type RecordType =
  | 'A'
  | 'AAAA'
  | 'MX'
  | 'TXT'
  | 'PTR'
  | 'CNAME'
  | 'NS'
  | 'SOA'
  | 'SPF'
  | 'TLSA'
  | 'DS'
  | 'DNSKEY'
  | 'CAA'

export type DnsRecord =
  | { type: 'A' | 'AAAA'; name: string; ttl: number; address: string }
  | { type: 'MX'; name: string; ttl: number; preference: number; exchange: string }
  /** `strings`: the character-strings of one record as they stand on the wire, decoded as UTF-8 or else latin1. */
  | { type: 'TXT' | 'SPF'; name: string; ttl: number; strings: string[] }
  | { type: 'PTR' | 'CNAME' | 'NS'; name: string; ttl: number; target: string }
  | { type: 'SOA'; name: string; ttl: number; primary: string; serial: number; minimum: number }
  | { type: 'TLSA' | 'DS' | 'DNSKEY' | 'CAA'; name: string; ttl: number; data: string }

/**
 * How a question ended.
 * - `answer`: at least one record of the type asked for.
 * - `nodata`: the name exists, the type does not. `nxdomain`: the name does not exist.
 * - `servfail`, `refused`: the server said so. `timeout`: nobody answered in time.
 * - `unreachable`: no server could be reached at all. `bad-name`: a label over 63 or a name over 253 octets;
 *   nothing was sent.
 * Everything but the first three and `bad-name` is no-data for the caller.
 */
export type DnsOutcome =
  | 'answer'
  | 'nodata'
  | 'nxdomain'
  | 'servfail'
  | 'refused'
  | 'timeout'
  | 'unreachable'
  | 'bad-name'

/** Whether the DNS answered, be it that there is no such record. Everything else is no-data for the caller. */
export function isAnswered(outcome: DnsOutcome): boolean {
  return outcome === 'answer' || outcome === 'nodata' || outcome === 'nxdomain' || outcome === 'bad-name'
}

export type DnsAnswer = {
  name: string
  type: RecordType
  outcome: DnsOutcome
  /** Records of the type asked for, at the end of the CNAME chain; empty unless `outcome` is `answer`. */
  records: DnsRecord[]
  /** The CNAME targets followed, in order. */
  cnames: string[]
  /** Seconds this answer may be kept; 0 for failures. */
  ttl: number
  /** The AD bit: means something only behind a local validating resolver. */
  authenticated: boolean
  /** `host:port` asked, `cache`, or `standin`. */
  server: string
  /** Milliseconds from question to answer. */
  ms: number
  /** Unix milliseconds when the answer came from its server. */
  at: number
}

export type LookupOptions = { server?: string; signal?: AbortSignal }

export interface Resolver {
  /** Never rejects: see DnsOutcome. `name` is taken as it is, trailing dot optional. */
  lookup(name: string, type: RecordType, options?: LookupOptions): Promise<DnsAnswer>
}

export interface Clock {
  /** Unix milliseconds. The clock of a process does not follow steps of the machine's: see adapters/clock.ts. */
  now(): number
  /** Unix milliseconds as the machine says, for what others count by as well; missing where it is the same. */
  wall?(): number
}

export type HttpRequest = {
  url: string
  method?: 'GET' | 'HEAD' | 'OPTIONS' | 'POST'
  headers?: Record<string, string>
  body?: string
  /** Bytes of body kept after decompression; the rest is dropped and `truncated` is set. Default 1 MiB. */
  maxBytes?: number
  /** Redirects followed. Default 5; 0 reports the redirect itself. */
  maxRedirects?: number
  /** For the whole exchange, redirects included. Default 8000. */
  timeoutMs?: number
  signal?: AbortSignal
}

export type HttpHop = { url: string; status: number }

/**
 * - `refused-url`: not http(s), port other than 80 or 443, or credentials in the URL.
 * - `refused-address`: a name or literal that leads to a private, loopback, link-local, metadata or otherwise
 *   non-public address (RFC 6890).
 * - `dns`: the name has no address (`nxdomain`, `nodata`). `dns-unavailable`: the resolver could not say.
 * - `tls`: the certificate or handshake failed. `connection`: refused, reset or not HTTP.
 * - `unreachable`: this machine has no route to the address (no IPv6, no network); says nothing about the host.
 */
export type HttpFailure =
  | 'refused-url'
  | 'refused-address'
  | 'dns'
  | 'dns-unavailable'
  | 'tls'
  | 'connection'
  | 'unreachable'
  | 'timeout'
  | 'too-many-redirects'

export type HttpResult =
  | {
      ok: true
      status: number
      /** Names in lower case. */
      headers: Record<string, string>
      body: Uint8Array
      truncated: boolean
      finalUrl: string
      /** Every response before the final one. */
      redirects: HttpHop[]
      ms: number
    }
  | { ok: false; failure: HttpFailure; detail: string; finalUrl: string; redirects: HttpHop[]; ms: number }

export interface HttpFetch {
  /** Never rejects. */
  fetch(request: HttpRequest): Promise<HttpResult>
}

export type DecodedImage = {
  format: 'png' | 'jpeg' | 'gif' | 'webp' | 'svg' | 'avif' | 'tiff' | 'other'
  width: number
  height: number
  frames: number
  /** RGBA of the first frame, 4 bytes a pixel; scaled down so that neither side is over 1024. */
  pixels: { width: number; height: number; rgba: Uint8Array }
}

export interface ImageDecoder {
  /** Undefined when the bytes are not an image that can be read within the bounds. Never rejects. */
  decode(bytes: Uint8Array): Promise<DecodedImage | undefined>
}

export type SpamRule = { name: string; points: number; description: string }

export type SpamScan =
  | {
      ok: true
      engine: string
      version: string
      score: number
      threshold: number
      rules: SpamRule[]
      ms: number
    }
  | { ok: false; engine: string; reason: string; ms: number }

export type Envelope = {
  clientAddress: string | null
  helo: string | null
  mailFrom: string
  recipient: string
  /** Confirmed reverse name of the client; empty when it has none, null when that could not be asked. */
  hostname: string | null
}

/** A spam filter that is configured beside Postproof: SpamAssassin or rspamd. */
export interface SpamEngine {
  name: string
  /** Never rejects. */
  scan(raw: Uint8Array, envelope: Envelope): Promise<SpamScan>
}

export const devices = ['desktop', 'tablet', 'mobile'] as const
export type Device = (typeof devices)[number]

/**
 * `plain`: as sent. `images-off`: remote and inline pictures refused. `dark`: a simulated dark mode that uses the mail's
 * own dark styles, or darkens light grounds where it has none. `dark-full`: one that turns all colors over.
 */
export const variants = ['plain', 'images-off', 'dark', 'dark-full'] as const
export type Variant = (typeof variants)[number]

/** Which clients are dark in which way is one thing for all sizes of screen: the tablet is left out to save time. */
const variantsOn = (device: Device): readonly Variant[] =>
  device === 'tablet' ? variants.filter((variant) => variant !== 'dark-full') : variants

/** Every picture that is drawn of a mail, each device with its variants. */
export const pictureKinds: readonly { device: Device; variant: Variant }[] = devices.flatMap((device) =>
  variantsOn(device).map((variant) => ({ device, variant })),
)

/** What a browser needs to draw one mail. */
export type MailDocument = {
  /** The decoded HTML body; for a mail of plain text, that text as a minimal document. */
  html: string
  /** Pictures inside the mail by Content-ID, without the angle brackets. */
  inline: Map<string, { type: string; bytes: Uint8Array }>
}

/** CSS px of the page, from its top left corner. */
export type Rectangle = { x: number; y: number; width: number; height: number }

/** sRGB, 0-255. */
export type Color = { r: number; g: number; b: number }

/** One visible thing a reader can look at, as it was laid out. */
export type RenderedBox = {
  kind: 'text' | 'heading' | 'link' | 'button' | 'picture'
  box: Rectangle
  /** Visible text, white space folded, at most 200 characters; the alternative text of a picture. */
  text: string
  /** Target of the link or button, or of the link around a picture; null without one. */
  href: string | null
  /** CSS px; 0 for a picture. */
  fontSize: number
  fontWeight: number
  /** The colors as drawn, after a dark simulation; `background` is null over a picture or gradient. */
  color: Color | null
  background: Color | null
  /** Of its texts, one for each color, as measured in the pixels; absent where nothing was measured. */
  contrasts?: TextContrast[]
  /** A picture that could not be loaded, or was refused. */
  missing: boolean
  /** Line of the HTML source where its element stands, from 1; null when unknown. */
  line: number | null
  /** Where its element begins in the HTML source, UTF-16 units from 0; null or absent when unknown. */
  offset?: number | null
  /** The same in its line, from 1; absent as the browser answers. */
  column?: number
}

/** `contrast`: 1 to 21, which three quarters of the text have at least; null where the pixels do not tell. */
export type TextContrast = { characters: number; contrast: number | null }

/** How the page lies at one device and variant. */
export type Layout = {
  /** The window, CSS px; its height is the first screen: the fold. */
  viewport: { width: number; height: number }
  /** The whole document, CSS px, before the picture is cut. */
  document: { width: number; height: number }
  /** The body of the mail inside the window: the widest centered column, without the gutters. */
  content: Rectangle
  direction: 'ltr' | 'rtl'
  /** At most 1,000, in document order. */
  boxes: RenderedBox[]
  /** Pictures with a transparent ground, as logos have: what lies under them decides whether they are seen. */
  cutOuts?: CutOut[]
}

export type CutOut = {
  /** Its alternative text. */
  text: string
  line: number | null
  /** As of a RenderedBox. */
  offset?: number | null
  column?: number
  /** CSS px, of the page. */
  width: number
  height: number
  /** Of that part of it which differs most from the color it lies on, 1 to 21; null over another picture. */
  contrast: number | null
}

/** A violation that axe-core found in the mail as a document. */
export type AccessibilityIssue = {
  rule: string
  impact: 'minor' | 'moderate' | 'serious' | 'critical'
  help: string
  url: string
  nodes: { html: string; line: number | null; offset?: number | null; column?: number }[]
}

/**
 * Why a picture could not be made. By the mail's own doing: `costly`: it takes more processor time than a picture may.
 * `too-large`: over the bounds of memory or size. By ours, so that another try may succeed: `unavailable`: no browser
 * could be started. `crashed`: the page or browser died. `timeout`: the browser hung, was stopped, or was kept busy by
 * another mail. `refused`: the pool's queue is full.
 */
export type RenderFailure = 'unavailable' | 'crashed' | 'timeout' | 'too-large' | 'refused' | 'costly'

/**
 * Remote files that a picture is drawn without. `late`: how many this machine was too busy to wait for; another try may have
 * them. `bound`: how many are over our bounds. `undelivered`: the servers that did not deliver theirs within the one wait, if
 * any; `fonts`: those that owe fonts alone, for which another font is drawn, as mail clients do.
 */
export type Lacking = {
  late: number
  bound: number
  undelivered?: { hosts: string[]; fonts: string[] }
}

export type DarkFamily = 'own-styles' | 'inverted' | 'fully-inverted'

export type Picture =
  | {
      ok: true
      device: Device
      variant: Variant
      /** PNG of the page from its top, cut at the renderer's greatest height. */
      png: Uint8Array
      /** CSS px; the PNG has `scale` pixels for each. */
      width: number
      height: number
      scale: number
      /** The page was longer than the greatest height. */
      cut: boolean
      /** How the dark picture was made. `inverted`: light grounds darkened. `fully-inverted`: all colors turned over. */
      dark: DarkFamily | null
      layout: Layout
      lacking: Lacking
      /** Different characters that are drawn as boxes, since no font of ours has them; at most 100. */
      uncovered: string[]
      ms: number
    }
  | { ok: false; device: Device; variant: Variant; failure: RenderFailure; detail: string; ms: number }

/**
 * What is lost where a feature is missing. `function`: content or its use. `layout`: things stand elsewhere.
 * `legibility`: harder to read. `spacing`: looks untidy. `decoration`: plainer. `none`: nobody notices.
 */
export type Harm = 'function' | 'layout' | 'legibility' | 'spacing' | 'decoration' | 'none'

/** Whose lack is measured: Word lacks more, and other ways to use a feature, than all other mail clients. */
export type Scope = 'word' | 'others'

/** What a drawn mail lost without a feature, by the slug that the data of caniemail gives it. */
export type Effect = { slug: string; scopes: Scope[]; harm: Harm }

export type Rendering = {
  /** e.g. `Chromium 153`; null when none could be started. */
  browser: string | null
  pictures: Picture[]
  /** Null when axe-core did not end: `accessibilityFailure` says why. */
  accessibility: AccessibilityIssue[] | null
  accessibilityFailure: RenderFailure | null
  /**
   * What the page asked for: never more than the renderer's bounds. `broken`: addresses that gave nothing to show by
   * their own doing: missing, refused, no picture, too large.
   */
  resources: { asked: number; loaded: number; refused: number; bytes: number; broken: string[] }
  /** Absent where it was not measured; what no time was left for is not in it. */
  effects?: Effect[]
  ms: number
}

export type RenderOptions = {
  /** Pictures that are not needed, as `desktop-plain`. */
  without?: ReadonlySet<string>
  /** Nothing else is drawn meanwhile, so that what it costs is known to be its own. */
  alone?: boolean
  /** The accessibility is not checked. */
  pictureAlone?: boolean
  /** After the pictures, what the mail loses without each feature that some mail client lacks is measured. */
  effects?: boolean
}

/** Draws mails in a real browser, with scripts off. */
export interface MailRenderer {
  /**
   * Draws all of `pictureKinds`. A failed picture is a value, not an error. Never rejects; ends soon after the
   * signal aborts. `onPicture` is called for each picture as it is ready.
   */
  render(
    document: MailDocument,
    signal: AbortSignal,
    onPicture?: (picture: Picture) => void,
    options?: RenderOptions,
  ): Promise<Rendering>
}
