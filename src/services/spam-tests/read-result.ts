import type { TestResult } from '#contract/spam-test.ts'
import { orRefuse } from '#platform/blobs/blobs.ts'
import { Refusal } from '#platform/refusals/refusal.ts'
import type { TestStatus } from '#storage/tables.ts'
import { findTestHead, newerTest } from '#storage/tests.ts'
import type { Visitor } from '../accounts/visitor.ts'
import { emailOf, findKept, findRow, type Row, urlOf } from './find-test.ts'
import type { TestAddress } from './intake/test-addresses.ts'
import { present, type Subject } from './report/present.ts'
import { pendingSteps } from './steps.ts'
import type { SpamTestsWorld } from './world.ts'

type Head = NonNullable<Awaited<ReturnType<typeof findTestHead>>>

/** The report of a test, or how far it is. */
export async function readResult(world: SpamTestsWorld, id: string, visitor: Visitor): Promise<TestResult> {
  if (id === 'example') return world.sample.result(visitor.language)
  const address = world.addresses.recognize(id, world.clock.now())
  try {
    const head = await findKept(world, id, findTestHead)
    if (head.status === 'completed') return await finishedResult(world, head, visitor)
    const row = await readable(world, id, visitor)
    return present(await subjectOf(world, row, visitor), world.spamEngines)
  } catch (error) {
    const unmailed = error instanceof Refusal && error.code === 'not_ready' && address.state === 'live'
    if (!unmailed) throw error
    return present(await waitingSubject(world, address.address, visitor), world.spamEngines)
  }
}

/** The row, of a test that waited for the plan as well: it goes on when there is one left by now. */
async function readable(world: SpamTestsWorld, id: string, visitor: Visitor): Promise<Row> {
  const row = await findRow(world, id)
  if (row.status !== 'locked') return row
  if (await orRefuse(world.analysis.unlock(row), world.log)) return { ...row, status: 'analyzing' }
  throw await world.plans.locked(row.owner, 'spam_check', row.owner === world.ownerOf(visitor))
}

/** A finished report is worded once for all who read it; whose it is, is said to its owner alone. */
async function finishedResult(world: SpamTestsWorld, head: Head, visitor: Visitor): Promise<TestResult> {
  const newerId = await newerTest(world.database.db, head)
  const key = [head.id, head.version, newerId, visitor.language].join(' ')
  const stranger = { browser: null, network: '', language: visitor.language }
  const result = await world.presented.get(key, async () =>
    present(await subjectOf(world, await findRow(world, head.id), stranger), world.spamEngines),
  )
  const owner = head.owner !== null && head.owner === world.ownerOf(visitor)
  return owner ? { ...result, owner } : result
}

async function subjectOf(world: SpamTestsWorld, row: Row, visitor: Visitor): Promise<Subject> {
  const finished = row.status === 'completed'
  const steps = world.analysis.progress(row.id) ?? pendingSteps()
  return {
    id: row.id,
    status: shownStatus(row.status),
    source: row.source,
    session: row.session,
    address: row.source === 'smtp' || row.source === 'sample' ? emailOf(world, row.address_id) : null,
    createdAt: row.received_at,
    receivedAt: row.received_at,
    completedAt: row.completed_at,
    expiresAt: row.expires_at,
    newerId: await newerTest(world.database.db, row),
    sizeBytes: row.size_bytes,
    steps: finished ? finishedSteps(row.report?.timings) : steps,
    owner: row.owner !== null && row.owner === world.ownerOf(visitor),
    language: visitor.language,
    shared: row.shared_at !== null,
    reportUrl: urlOf(world, row.id),
    report: row.report,
    pictures: row.pictures,
  }
}

async function waitingSubject(
  world: SpamTestsWorld,
  address: TestAddress,
  visitor: Visitor,
): Promise<Subject> {
  return {
    ...blank,
    id: address.id,
    status: 'waiting',
    address: emailOf(world, address.id),
    createdAt: new Date(address.expiresAt - world.config.ADDRESS_HOURS * 3_600_000),
    expiresAt: new Date(address.expiresAt),
    steps: pendingSteps(),
    owner: await wasGivenTo(world, address.owner, visitor),
    language: visitor.language,
    reportUrl: urlOf(world, address.id),
  }
}

/** An address may have been given to the browser before it signed in. */
async function wasGivenTo({ ownerOf, presentOwner }: SpamTestsWorld, tag: string, visitor: Visitor) {
  const owner = ownerOf(visitor)
  return owner !== null && (tag === owner || (await presentOwner(tag)) === owner)
}

/** A mail that waits for the plan to have a test left was received, and no more. */
export function shownStatus(status: TestStatus) {
  return status === 'deleted' ? 'expired' : status === 'locked' ? 'received' : status
}

const blank = {
  source: null,
  session: null,
  receivedAt: null,
  completedAt: null,
  newerId: null,
  shared: false,
  sizeBytes: null,
  report: null,
  pictures: 'pending' as const,
}

function finishedSteps(timings: Record<string, number> | undefined) {
  return pendingSteps().map((step) => ({
    ...step,
    status: 'done' as const,
    ms: timings?.[step.id] === undefined ? null : Math.round(timings[step.id]!),
  }))
}
