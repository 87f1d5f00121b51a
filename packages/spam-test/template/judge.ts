import { clientsNamed, sharesOf } from '@postproof/client-support/clients'
import { GMAIL_CLIP } from '@postproof/client-support/gmail'
import type { Evidence, Finding, Place } from '@postproof/engine/finding'
import type { Clock } from '@postproof/engine/world'
import { editMessage, newMessage } from '@postproof/message/edit'
import { header, readMessage } from '@postproof/message/read'
import type { Message } from '@postproof/message/types'
import { parse } from 'tldts'
import { authenticate } from '../authenticate.ts'
import { checkFor } from '../checks/client-support.ts'
import { checks } from '../checks/index.ts'
import { knownHealth } from '../draft/known-health.ts'
import { type Asked, watch } from '../draft/watched.ts'
import { offlineWorld } from '../offline.ts'
import { pendingRendering } from '../rendering/pending.ts'
import type { Score } from '../report.ts'
import { contextOf, runCheck } from '../run.ts'
import { doesNotApply, scoreFindings } from '../score.ts'
import { storable } from '../storable.ts'
import type { FixContext } from '../types.ts'
import { uploaded } from '../uploaded.ts'
import { decidedBy } from '../weights.ts'
import { type Filled, fillHtml, fillText } from './fill.ts'
import { leastInlinedSize } from './inlined-size.ts'
import { sourcePositions } from './places.ts'
import { rawLinesOf } from './raw-lines.ts'
import type { Variables } from './variables.ts'

/**
 * Judges a template by what its author can change, without a sender, a network or a browser. The template is put into a mail the way
 * a program that sends mail does it, so that long lines and missing headers are no faults.
 */

/** `html`: the source with line feeds. `mail`: a whole mail as a program made it. */
export type TemplateSource = { kind: 'html'; html: string } | { kind: 'mail'; raw: Uint8Array }

/**
 * Why a check has no result. `sending`: the server and the program that send the mail decide. `mail`: the rest of the mail decides.
 * `tags`: the values of merge tags decide. `text`: too little text, or a language that the check does not know. `offline`: it asks the network. `rendering`: it looks at the rendered mail.
 * `clients`: it is about email clients that are not named.
 */
export const reasonsUnchecked = [
  'sending',
  'mail',
  'tags',
  'text',
  'offline',
  'rendering',
  'clients',
] as const
export type WhyUnchecked = (typeof reasonsUnchecked)[number]

export type TemplateReport = {
  /** Places count lines and columns of the source. */
  findings: Finding[]
  score: Score
  context: FixContext
  /** Ids of the checks that could not be asked. Those that do not apply to this template are not among them. */
  unchecked: Record<WhyUnchecked, string[]>
  /** The HTML is too long, or has too many elements, to be read to its end. */
  isCut: boolean
  /** Where Gmail cuts the HTML off as soon as its style sheets are inlined, but not as it is written. The sizes are in octets. */
  cutWhenInlined: { written: number; inlined: number } | null
}

type Options = {
  clock: Clock
  variables?: Variables
  /** The email clients to judge for, as `clientsNamed` reads them; all where it is missing. */
  clients?: readonly string[]
  /** Checks to judge although they are about clients that are not named. */
  always?: ReadonlySet<string>
}

/** Never rejects. */
export async function judgeTemplate(source: TemplateSource, options: Options): Promise<TemplateReport> {
  const { message, place, restore, hasUnknownText, hasTags } = asMail(source, options)
  const isEmpty = !hasTags && showsNothing(message)
  const world = offlineWorld(options.clock)
  const session = uploaded(options.clock.now())
  const auth = await authenticate(message, session, world)
  const health = Promise.resolve(knownHealth(message, { links: [], images: [], findings: [] }))
  const input = contextOf({ message, session, auth, health }, world)
  const unchecked: TemplateReport['unchecked'] = {
    ...{ sending: [], mail: [], tags: [], text: [], offline: [], rendering: [], clients: [] },
  }
  const findings: Finding[] = []
  for (const check of checksFor(options)) {
    const by = decidedBy(check.id)
    if (by === 'sending') unchecked.sending.push(check.id)
    else if (by === 'mail' && source.kind === 'html' && !(isEmpty && check.id === ofBodies))
      unchecked.mail.push(check.id)
    else if (!concerns(check.id, options)) unchecked.clients.push(check.id)
    else if (hasUnknownText && ofAmounts.has(check.id)) unchecked.tags.push(check.id)
    else {
      const watched = watch(input, world)
      const finding = await runCheck(check, watched.input, watched.world)
      if (finding.status === 'no-data' && !doesNotApply(finding))
        unchecked[asksNetwork(watched.asked) ? 'offline' : 'text'].push(check.id)
      findings.push(source.kind === 'html' ? toBeFilled(finding) : finding)
    }
  }
  unchecked.rendering.push(...pendingRendering('disabled').map(({ id }) => id))
  const placed = storable(findings).map((finding) => inSource(finding, place, restore))
  const context = { fromDomain: auth.fromDomain, esp: input.esp }
  const isCut = message.html?.truncated ?? false
  const cutWhenInlined =
    source.kind === 'html' && concerns('html_size', options) ? cutByInlining(message) : null
  return { findings: placed, score: scoreFindings(placed), context, unchecked, isCut, cutWhenInlined }
}

/** Only HTML that Gmail does not cut off as it is written: of the other the check of its size says so. */
function cutByInlining({ html }: Message): TemplateReport['cutWhenInlined'] {
  if (!html || html.part.size > GMAIL_CLIP) return null
  const inlined = leastInlinedSize(html)
  return inlined !== null && inlined > GMAIL_CLIP ? { written: html.part.size, inlined } : null
}

/** The check that a mail has something to show. Of a template alone it judges only this: another part is for the mail. */
const ofBodies = 'multipart'

/** Merge tags may print all that there is to show. */
const showsNothing = ({ html, images }: Message): boolean =>
  (html?.visibleText ?? '').trim() === '' && images.length === 0

/** Checks about one client or one family, by name. */
const ofClients: Record<string, string> = {
  gmail_css: 'gmail',
  html_size: 'gmail',
  outlook_word: 'outlook.windows',
}

function concerns(id: string, { clients, always }: Options): boolean {
  const about = ofClients[id]
  if (about === undefined || !clients || always?.has(id)) return true
  const named = new Set(clients.flatMap(clientsNamed))
  return clientsNamed(about).some((client) => named.has(client))
}

function checksFor({ clients }: Options): typeof checks {
  if (!clients) return checks
  const support = checkFor(sharesOf(clients))
  return checks.map((check) => (check.id === support.id ? support : check))
}

/** Checks that measure how much text there is. */
const ofAmounts: ReadonlySet<string> = new Set(['image_text_ratio'])

/** What a template may leave for its users to fill in, as `href="#"` is: codes by check. */
const samples: Record<string, readonly string[]> = {
  link_empty: ['empty', 'placeholder'],
  body_unsubscribe: ['leads-nowhere'],
  template_residue: ['placeholder-text'],
}

/** Sample text and links without a target are wrong in a mail. In a template they are a warning: they may be filled in later. */
function toBeFilled(finding: Finding): Finding {
  if (finding.status !== 'bad') return finding
  if (showsSample(finding))
    return { ...finding, status: 'warning', facts: { ...finding.facts, fatal: false } }
  return samples[finding.id]?.includes(finding.code) ? { ...finding, status: 'warning' } : finding
}

/** A link that shows a host under an ending that does not exist, such as `same-link-as-button.url`: sample text. */
const showsSample = ({ id, facts }: Finding): boolean =>
  id === 'link_mismatch' &&
  facts.links === 1 &&
  typeof facts.shown === 'string' &&
  parse(facts.shown).isIcann !== true

const asksNetwork = ({ health, world }: Asked): boolean => health || world

type Judged = {
  message: Message
  /** Where in the source a place of the message is; undefined where that is unknown. */
  place(place: Place): Place | undefined
  restore(text: string): string
  hasUnknownText: boolean
  hasTags: boolean
}

function asMail(source: TemplateSource, { clock, variables = {} }: Options): Judged {
  if (source.kind === 'mail') return filledMail(source.raw, variables)
  const filled = fillHtml(source.html, variables)
  const raw = newMessage({ html: filled.text, fields: {} }, { at: clock.now(), id: 'template' })
  const message = readMessage(raw)
  const find = sourcePositions(source.html, filled)
  return {
    message,
    place: (place) => (place.in === 'html' ? placed(place, find) : undefined),
    restore: filled.restore,
    hasUnknownText: filled.hasUnknownText,
    hasTags: filled.text !== source.html,
  }
}

function placed({ line, column }: Place, find: ReturnType<typeof sourcePositions>): Place {
  const found = find({ line, column: column ?? 1 })
  return { in: 'raw', line: found.line, ...(column !== undefined && { column: found.column }) }
}

/** A mail whose HTML, subject and text part are filled. Their lines are those of the mail's source. */
function filledMail(raw: Uint8Array, variables: Variables): Judged {
  const before = readMessage(raw)
  const html = before.html && { ...before.html, filled: fillHtml(before.html.source, variables) }
  const text = before.text && { ...before.text, filled: fillText(before.text.source, variables) }
  const subject = fillText(header(before, 'subject')?.value ?? '', variables)
  const edited = html ? editMessage(raw, { html: html.filled.text, fields: { Subject: subject.text } }) : null
  const message = readMessage(edited ?? raw)
  if (message.text && text) message.text = { ...message.text, source: text.filled.text }
  const parts = { html: html && placer(raw, html), text: text && placer(raw, text) }
  const fills = [html?.filled, text?.filled, subject].filter((one) => one !== undefined && one !== null)
  return {
    message,
    place: (place) => {
      if (place.in !== 'raw') return parts[place.in]?.(place)
      return edited === raw || place.line < before.bodyLine ? place : undefined
    },
    hasUnknownText: html?.filled.hasUnknownText ?? false,
    hasTags: edited !== raw,
    restore: (given) => fills.reduce((known, { restore }) => restore(known), given),
  }
}

type FilledPart = { part: Message['root']; source: string; filled: Filled }

function placer(raw: Uint8Array, { part, source, filled }: FilledPart): (place: Place) => Place {
  const find = sourcePositions(source, filled)
  const lineOf = rawLinesOf(raw, part)
  return (place) => ({ in: 'raw', line: lineOf(placed(place, find).line) })
}

function inSource(finding: Finding, place: Judged['place'], restore: Judged['restore']): Finding {
  const restored = restoreIn(finding, restore)
  return {
    ...restored,
    evidence: restored.evidence.map(({ place: before, ...rest }): Evidence => {
      const found = before && place(before)
      return { ...rest, ...(found && { place: found }) }
    }),
  }
}

/** All texts within plain data, with the tags put back. */
function restoreIn<T>(value: T, restore: (text: string) => string): T {
  if (typeof value === 'string') return restore(value) as T
  if (Array.isArray(value)) return value.map((each) => restoreIn(each, restore)) as T
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, restoreIn(each, restore)])) as T
}
