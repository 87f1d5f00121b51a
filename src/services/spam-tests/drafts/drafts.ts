import { randomUUID } from 'node:crypto'
import { type Device, devices, type RenderFailure, variants } from '@postproof/engine/world'
import type { MessageEdit } from '@postproof/message/edit'
import type { Session } from '@postproof/spam-test/types'
import { type Draft, type DraftReport, type DraftSource, LONGEST_DRAFT } from '#contract/draft.ts'
import { Busy, mailIsWaiting, Refusal } from '#platform/refusals/refusal.ts'
import type { Visitor } from '../../accounts/visitor.ts'
import type { Written } from '../../analysis/draft.ts'
import { octetsOf } from '../../analysis/pool.ts'
import { type MailReader, readBy } from '../../analysis/reader.ts'
import { sharersOf } from '../../analysis/sharers.ts'
import { issue } from '../begin-test.ts'
import { urlOf } from '../find-test.ts'
import type { SpamTestsWorld } from '../world.ts'
import { type Base, createBases } from './base.ts'
import { createLatest } from './latest.ts'
import { fieldsOf, presentDraft, toEdit } from './present-draft.ts'

/** A mail that is being written: judged and drawn while someone types, and tested once it is saved. */
export type Drafts = {
  /** Whether drafts can be drawn here. */
  draws: boolean
  /** What can be edited of a test's mail. Refusals as of `result`; `no_html` (409), `too_large` (413). */
  open(id: string, visitor: Visitor): Promise<DraftSource>
  /** The checks that need no world. Refusal `superseded` (409) when a newer draft of the same editor came. */
  check(draft: Draft, visitor: Visitor): Promise<DraftReport>
  /** A PNG of it. Refusals: `superseded`; `unavailable` (503) where none is made; `not_drawn` (422). */
  picture(draft: Draft, device: Device, visitor: Visitor, signal: AbortSignal): Promise<Uint8Array>
  /** Tests it as a run of its own, which belongs to the visitor and costs what an upload does. `compare`: with its base. */
  save(draft: Draft, visitor: Visitor): Promise<{ id: string; report_url: string; compare: boolean }>
}

/** A picture that takes longer is of no use to someone who types. */
const DRAWING_MS = 8_000

const noHtml = () => new Refusal(409, 'no_html', 'test.no_html')

export function createDrafts(world: SpamTestsWorld): Drafts {
  const bases = createBases(world)
  const checks = createLatest()
  const pictures = createLatest()
  const readerOf = (base: Base, visitor: Visitor): MailReader =>
    readBy(world.pool, {
      mail: octetsOf(base.raw),
      sharers: sharersOf({ clientAddress: visitor.network }, world.ownerOf(visitor)),
    })
  const keyOf = ({ editor }: Draft, visitor: Visitor) => `${visitor.network} ${editor ?? randomUUID()}`
  const writtenOf = ({ html, fields }: Draft, base: Base): Written => ({
    edit: { html, fields: toEdit(fields) } satisfies MessageEdit,
    at: world.clock.now(),
    id: base.id ?? 'draft',
  })
  const draws = world.renderers !== null
  return {
    draws,
    async open(id, visitor) {
      const base = await bases.of(id)
      const source = await readerOf(base, visitor)('draftSource', undefined)
      if (!source) throw noHtml()
      if (source.truncated || source.html.length > LONGEST_DRAFT)
        throw new Refusal(413, 'too_large', 'draft.too_large')
      return { base: id, html: source.html, fields: fieldsOf(source.fields), pictures: draws }
    },
    check: (draft, visitor) =>
      checks.run(keyOf(draft, visitor), async () => {
        const base = await bases.of(draft.base)
        const { session, run } = base
        const judged = await readerOf(base, visitor)('draft', {
          written: writtenOf(draft, base),
          session,
          run,
        })
        if (!judged) throw noHtml()
        return presentDraft(judged, visitor.language)
      }),
    picture: (draft, device, visitor, signal) =>
      pictures.run(keyOf(draft, visitor), async () => {
        const { renderers } = world
        if (!renderers) throw new Refusal(503, 'unavailable', 'draft.no_pictures')
        const base = await bases.of(draft.base)
        const document = await readerOf(base, visitor)('draftDocument', writtenOf(draft, base))
        if (!document) throw new Refusal(422, 'not_drawn', 'draft.nothing_to_draw')
        const { renderer } = base.session.source === 'sample' ? renderers.sample : renderers.real
        const without = new Set(devices.flatMap((each) => variants.map((variant) => `${each}-${variant}`)))
        without.delete(`${device}-plain`)
        const ends = AbortSignal.any([signal, AbortSignal.timeout(DRAWING_MS)])
        const { pictures: drawn } = await renderer.render(document, ends, undefined, {
          without,
          pictureAlone: true,
        })
        const picture = drawn[0]
        if (!picture?.ok) throw notDrawn(picture?.failure)
        return picture.png
      }),
    async save(draft, visitor) {
      const { plans, intake, ownerOf } = world
      const base = await bases.of(draft.base)
      await plans.require(visitor, 'spam_check')
      if (!world.mayTake()) throw mailIsWaiting()
      const fresh = issue(world, visitor)
      const raw = await readerOf(base, visitor)('writtenMail', {
        ...writtenOf(draft, base),
        id: base.id ?? fresh.id,
      })
      if (!raw) throw noHtml()
      if (raw.byteLength > world.config.SMTP_MAX_SIZE) throw new Refusal(413, 'too_large', 'draft.too_large')
      await plans.introduce(ownerOf(visitor), visitor)
      const session: Session =
        base.id === null || !base.run
          ? base.session
          : { ...base.session, edited: { of: base.id, auth: signatureOf(base) } }
      await intake.accept({ ids: [fresh.id], raw, session })
      return { id: fresh.id, report_url: urlOf(world, fresh.id), compare: base.id !== null }
    },
  }
}

function signatureOf({ run }: Base): NonNullable<Session['edited']>['auth'] {
  const { fromDomain, dkim, dmarc, arc } = run!.auth
  return { fromDomain, dkim, dmarc, arc }
}

/** By the mail's own doing, or by limits of ours that a later try may not meet. */
function notDrawn(failure: RenderFailure | undefined): Refusal {
  if (failure === 'unavailable') return new Refusal(503, 'unavailable', 'draft.no_pictures')
  if (failure === 'costly' || failure === 'too-large') return new Refusal(422, 'not_drawn', 'draft.costly')
  return new Busy('draft.not_drawn_now', 2)
}
