import type { Language } from '@postproof/engine/language'
import { readPlacementHeaders } from '@postproof/placement/headers/read'
import { tabOf } from '@postproof/placement/locate'
import { matchHeaders, newMarker, subjectAsSent } from '@postproof/placement/marker'
import { simulatedProviderInfo } from '@postproof/placement/provider'
import { beginSeed, nextSeedState } from '@postproof/placement/seed-state'
import type { Placement } from '#contract/placement.ts'
import { type Example, loadExample } from '#emulators/examples.ts'
import { simulateFiling } from '#emulators/placement/sample-filing.ts'
import { createSimulatedProviders } from '#emulators/placement/simulated-providers.ts'
import type { ResultRecord } from '#storage/placement/results.ts'
import type { PlacementRecord } from '#storage/placement/tests.ts'
import { outcomeOf } from './outcome.ts'
import { presentTest, type Subject } from './present.ts'

/**
 * The bundled newsletter at the simulated providers: shown as the test `example`, and sent by the sample button. It is a
 * good one whose List-Unsubscribe was forgotten, as happens: some providers take bulk mail without it for spam, one has
 * a tab for it, the others let it into the inbox. The engine reads what they make of it; nothing of the report is
 * written by hand.
 */

const name = 'good-newsletter'
const id = 'example'
const SECOND = 1000
/** From the sending to the second look, which confirms the report. */
const LOOKED = 40 * SECOND

/** With the marker as its own header field, above the others. */
export async function sampleMail(marker: string): Promise<{ raw: Buffer; from: string; example: Example }> {
  const example = await loadExample(name)
  const raw = Buffer.concat([
    Buffer.from(`X-Postproof-Placement: ${marker}\r\n`),
    withoutUnsubscribe(example.raw),
  ])
  return { raw, from: example.session.mailFrom ?? '', example }
}

/** Without List-Unsubscribe and List-Unsubscribe-Post, folds included. */
function withoutUnsubscribe(raw: Uint8Array): Buffer {
  const text = Buffer.from(raw).toString('latin1')
  const end = text.search(/\r?\n\r?\n/)
  const headers = text.slice(0, end).replace(/^List-Unsubscribe(?:-Post)?:.*\r?\n(?:[ \t].*\r?\n)*/gim, '')
  return Buffer.from(headers + text.slice(end), 'latin1')
}

export function createPlacementSample(publicUrl: string): (language?: Language) => Promise<Placement> {
  let made: Promise<Subject> | undefined
  return async (language) => {
    made ??= makeSample(publicUrl)
    return presentTest({ ...(await made), language })
  }
}

async function makeSample(publicUrl: string): Promise<Subject> {
  const marker = newMarker(new Uint8Array(13).map((_, at) => at * 7 + 3))
  const { raw, example } = await sampleMail(marker)
  const begun = example.session.receivedAt
  const providers = createSimulatedProviders().providers
  const results = providers.flatMap((provider) =>
    provider.addresses.map((address, at): ResultRecord => {
      const info = simulatedProviderInfo(provider)
      const receivedAt = begun + (2 + at) * SECOND
      const envelope = {
        from: example.session.mailFrom ?? '',
        ip: example.session.clientAddress ?? '192.0.2.1',
        helo: example.session.helo ?? 'mail.example',
      }
      const filed = simulateFiling(provider.id, raw, address, envelope, receivedAt)
      const seed = {
        id: providers.indexOf(provider) * 100 + at + 1,
        provider: provider.id,
        name: provider.name,
        address,
        type: provider.type,
        region: provider.region,
        simulated: true,
      }
      const facts = readPlacementHeaders(filed.headers, info, receivedAt)
      const { tab, note } = tabOf(filed.folder, filed.category, info)
      const found = nextSeedState(beginSeed(begun), {
        type: 'seen',
        at: receivedAt,
        found: {
          ref: { path: filed.folder.path, uidValidity: '1', uid: 1 },
          tab,
          folder: filed.folder.path,
          placeNote: note,
          matchedBy: matchHeaders(filed.headers)[0]?.by ?? 'header',
          messageId: facts.messageId,
          internalDate: receivedAt,
          mark: facts.mark ?? null,
        },
      })
      // Nothing in this mail lets a provider move it later: it lies where it lay.
      const again = { tab, folder: filed.folder.path, placeNote: note }
      const progress = nextSeedState(found, { type: 'looked', at: begun + LOOKED, place: again })
      return {
        test_id: id,
        seed_id: seed.id,
        seed,
        state: progress.state,
        progress,
        closed: progress,
        facts,
        raw_headers: filed.headers,
        origin: { ip: envelope.ip, ptr: null, blacklists: null },
        due_at: null,
      }
    }),
  )
  const facts = results[0]!.facts!
  const at = new Date(begun)
  const test: PlacementRecord = {
    id,
    owner: '',
    monitor_id: null,
    status: 'completed',
    marker,
    providers: providers.map((provider) => provider.id),
    simulated: true,
    message_id: facts.messageId,
    subject: facts.subject && subjectAsSent(facts.subject, facts.mark),
    sender: facts.sender,
    sender_domain: facts.senderDomain,
    ...outcomeOf(results),
    created_at: at,
    started_at: at,
    first_seen_at: new Date(begun + 2 * SECOND),
    closes_at: new Date(begun + 60 * SECOND),
    completed_at: new Date(begun + LOOKED),
    shared_at: null,
    expires_at: new Date(begun + 10 * 365 * 86_400_000),
  }
  return { test, results, owner: false, publicUrl }
}
