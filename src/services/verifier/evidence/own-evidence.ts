import type { OwnEvidence } from '@postproof/address/verdict/facts'
import { type BounceMeaning, readBounce } from '@postproof/address/verdict/own'
import type { Clock } from '@postproof/engine/world'
import type { Bounces, CountedBounces, ReadBounce, WhyNothing } from '#contract/bounces.ts'
import { mapInSlices } from '#platform/concurrency/slices.ts'
import { Refusal } from '#platform/refusals/refusal.ts'
import type { Db } from '#storage/db.ts'
import {
  insertBounces,
  type LastBounce,
  lastBounces,
  lastSeenIn,
  lastTestsFrom,
  type NewBounce,
  ownerOfList,
  purgeBounces,
} from '#storage/own-evidence.ts'
import type { Tags } from '../tags.ts'
import { sha256, spellingsOf } from './spellings.ts'

/**
 * What an owner's own mail told of addresses: bounces that its sender posted, placement seen, tests received. All of it is
 * kept and read under the owner: no verdict of another rests on it, and no cache takes it in.
 */
export type OwnEvidenceBook = {
  /** Null without any. */
  of(owner: string | null, email: string): Promise<OwnEvidence | null>
  /** Evidence about several addresses of a list, by the address as given; without those that have none. */
  ofList(listId: string, emails: readonly string[]): Promise<Map<string, OwnEvidence>>
  /** Counts each bounce once. Refusal `limit` (429) when more would be kept than one owner may have. */
  note(owner: string, bounces: Bounces): Promise<CountedBounces>
  purge(): Promise<number>
}

const DAY = 86_400_000
/** A bounce tells of a mailbox for so long; what was seen counts as long. */
const BELIEVED_MS = 90 * DAY
export const KEPT_MS = 180 * DAY
/** Kept for one owner; a sender with more bounces within half a year has other troubles. */
export const MOST_KEPT = 200_000

export function createOwnEvidence(world: { db: Db; tags: Tags; clock: Clock }): OwnEvidenceBook {
  const { db, tags, clock } = world
  const keyOf = (sha256: string) => tags('bounce', sha256.toLowerCase())

  const of = async (owner: string, emails: readonly string[]): Promise<Map<string, OwnEvidence>> => {
    const asked = emails.flatMap((email) => {
      const spellings = spellingsOf(email)
      return spellings[0] === undefined
        ? []
        : [{ email, typed: spellings[0], keys: spellings.map((one) => keyOf(sha256(one))) }]
    })
    if (asked.length === 0) return new Map()
    const since = new Date(clock.now() - BELIEVED_MS)
    const typed = asked.map((each) => each.typed)
    const [bounces, placements, tests] = await Promise.all([
      lastBounces(
        db,
        owner,
        asked.flatMap(({ keys }) => keys),
        since,
      ),
      lastSeenIn(db, owner, typed, since),
      lastTestsFrom(db, owner, typed, since),
    ])
    return new Map(
      asked.flatMap(({ email, typed, keys }) => {
        const bounce = newest(keys.flatMap((key) => bounces.get(key) ?? []))
        const evidence = evidenceOf(bounce, placements.get(typed), tests.get(typed))
        return evidence ? [[email, evidence] as const] : []
      }),
    )
  }

  return {
    of: async (owner, email) => (owner === null ? null : ((await of(owner, [email])).get(email) ?? null)),
    async ofList(listId, emails) {
      const owner = await ownerOfList(db, listId)
      return owner === undefined ? new Map() : of(owner, emails)
    },
    async note(owner, bounces) {
      const now = clock.now()
      const taken = await mapInSlices(bounces, (bounce) => take(bounce, { now, keyOf, tags }))
      const usable = taken.flatMap(({ bounce }) => bounce ?? [])
      const fresh = [...new Map(usable.map((bounce) => [bounce.reportKey, bounce])).values()]
      const counted = await insertBounces(db, owner, fresh, MOST_KEPT)
      if (counted === null) {
        throw new Refusal(429, 'limit', 'verifier.too_many_bounces')
      }
      return {
        counted,
        known: usable.length - counted,
        ignored: bounces.length - usable.length,
        about_address: usable.filter(({ what }) => what !== 'other').length,
        read: taken.map(({ read }) => read),
      }
    },
    purge: () => purgeBounces(db, new Date(clock.now() - KEPT_MS)),
  }
}

const newest = (bounces: LastBounce[]): LastBounce | undefined =>
  bounces.sort((one, other) => other.at.getTime() - one.at.getTime())[0]

/** Mail that was seen in the mailbox says more than mail that came from it. */
function evidenceOf(
  bounce: LastBounce | undefined,
  placement: Date | undefined,
  test: Date | undefined,
): OwnEvidence | null {
  const seen = placement
    ? { by: 'placement' as const, at: placement.getTime() }
    : test
      ? { by: 'test' as const, at: test.getTime() }
      : null
  if (!bounce && !seen) return null
  return { bounce: bounce ? { what: bounce.what, at: bounce.at.getTime() } : null, seen }
}

type Reading = { now: number; keyOf(sha256: string): string; tags: Tags }

/** What is kept of a bounce, null where nothing is, and what was made of it. */
type Taken = { bounce: NewBounce | null; read: ReadBounce }

/** A time to come is now: clocks differ. */
function take(bounce: Bounces[number], { now, keyOf, tags }: Reading): Taken {
  const nothing = (why: WhyNothing): Taken => ({ bounce: null, read: { says: null, why } })
  const at = Math.min(now, Date.parse(bounce.at))
  if (Number.isNaN(at) || at < now - KEPT_MS) return nothing('too_old')
  const hash = bounce.sha256 ?? hashOf(bounce.email ?? '')
  if (hash === null) return nothing('no_usable_address')
  const { code = null, enhanced = null, text } = bounce
  const addressKey = keyOf(hash)
  const second = Math.floor(Date.parse(bounce.at) / 1000)
  const meaning = readBounce({ code, enhanced, text })
  const kept = {
    addressKey,
    reportKey: tags('bounce', JSON.stringify([addressKey, second, code, enhanced, text])),
    what: meaning.says,
    bouncedAt: new Date(at),
  }
  return { bounce: kept, read: { says: meaning.says === 'other' ? null : meaning.says, why: whyOf(meaning) } }
}

const reasons = {
  client: 'about_your_server',
  sender: 'about_sender',
  content: 'about_content',
  server: 'about_their_server',
  recipient: 'rule_or_delay',
} as const satisfies Record<NonNullable<BounceMeaning['about']>, WhyNothing>

function whyOf({ says, about }: BounceMeaning): WhyNothing | null {
  if (says !== 'other') return null
  return about === null ? 'no_code' : reasons[about]
}

function hashOf(email: string): string | null {
  const [typed] = spellingsOf(email)
  return typed === undefined ? null : sha256(typed)
}
