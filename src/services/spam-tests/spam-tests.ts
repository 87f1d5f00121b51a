import { findPictures } from '#storage/pictures.ts'
import { advise } from './assistant/advise.ts'
import { issueAddress, sendSample, upload } from './begin-test.ts'
import { drawAgain, recheckTest, removeTest, setShared } from './change-test.ts'
import { changeKind, mailKindOf } from './choose-kind.ts'
import { compareTests } from './compare/compare-tests.ts'
import { createDrafts } from './drafts/drafts.ts'
import { findKept, findRow, rawOf, readerOf } from './find-test.ts'
import { followTest } from './follow-test.ts'
import { listTests } from './list-tests.ts'
import { readResult } from './read-result.ts'
import { createClientParts } from './report/client-parts.ts'
import { createPresented } from './report/presented.ts'
import { createReportParts } from './report/report-parts.ts'
import type { SpamTests } from './types.ts'
import type { SpamTestsWorld } from './world.ts'

/** What people do with spam tests; pages, API and CLI all come through here. */
export function createSpamTests(given: Omit<SpamTestsWorld, 'presented'>): SpamTests {
  const world = { ...given, presented: createPresented() }
  const result: SpamTests['result'] = (id, visitor) => readResult(world, id, visitor)
  const parts = createReportParts({
    ...world,
    picturesOf: (id) => findKept(world, id, findPictures),
    readerOf: (id) => readerOf(world, id),
  })
  const findingsOf = async (id: string) => {
    const report = id === 'example' ? (await world.sample.report()).report : (await findRow(world, id)).report
    return report?.findings ?? []
  }
  return {
    ...createClientParts({
      ...world,
      picturesOf: (id) => findKept(world, id, findPictures),
      readerOf: (id) => readerOf(world, id),
    }),
    ...parts,
    drafts: createDrafts(world),
    issueAddress: (visitor) => issueAddress(world, visitor),
    upload: (raw, visitor, options) => upload(world, raw, visitor, options),
    async chooseKind(id, kind, visitor) {
      await changeKind(world, id, kind === null ? null : mailKindOf(kind), visitor)
      return result(id, visitor)
    },
    sendSample: (visitor, id) => sendSample(world, visitor, id),
    result,
    compare: (before, after, visitor) =>
      compareTests({ result, heatMap: parts.heatMap, findingsOf }, [before, after], visitor),
    sampleStates: ({ language }) => world.sample.states(language),
    source: async (id) => (await readerOf(world, id))('source', undefined),
    rawMessage: (id) => rawOf(world, id),
    advice: (id, visitor) => advise(world, id, visitor),
    list: (query, visitor) => listTests(world, query, visitor),
    remove: (id, visitor) => removeTest(world, id, visitor),
    draw: (id, visitor) => drawAgain(world, id, visitor),
    share: (id, shared, visitor) => setShared(world, id, shared, visitor),
    recheck: (id, visitor) => recheckTest(world, id, visitor),
    events: (id, signal, after) => followTest(world, id, signal, after),
  }
}
