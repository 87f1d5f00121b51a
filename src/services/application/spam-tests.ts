import { boundsOf, createOverload } from '#platform/health/overload.ts'
import { createAnalysisProcesses } from '../analysis/create.ts'
import { createClientPictures } from '../pictures/clients/client-queue.ts'
import { createPictureQueue } from '../pictures/picture-queue.ts'
import { createTestCharges } from '../plans/test-charges.ts'
import { createAnalysis } from '../spam-tests/analysis.ts'
import { createAssistant } from '../spam-tests/assistant/assistant.ts'
import { createLanguageModel } from '../spam-tests/assistant/language-model.ts'
import { createIntake } from '../spam-tests/intake/intake.ts'
import { createSample } from '../spam-tests/sample.ts'
import { createSpamTests } from '../spam-tests/spam-tests.ts'
import type { AccountParts } from './accounts.ts'
import type { Core } from './core.ts'

/** Claimed for each that is drawn: the files of the others are fetched meanwhile, up to 4 s where a server is silent. */
const MAILS_OF_A_PAGE = 3

/** Everything on the way of a test mail, from the intake to the report. */
export type SpamTestParts = Awaited<ReturnType<typeof createSpamTestParts>>

export async function createSpamTestParts(core: Core, { accountsPart }: AccountParts) {
  const { config, fakes, plans, worlds, live, log } = core
  const { presentOwner } = accountsPart
  const { studios } = worlds
  const charges = createTestCharges(plans.service)
  const pool = createAnalysisProcesses(core)
  const analysis = createAnalysis({ ...core, pool, charges, draws: studios !== null })
  const pictures = studios
    ? createPictureQueue({
        ...core,
        ...{ studios, charges, pool },
        places: config.PICTURES_AT_ONCE * MAILS_OF_A_PAGE,
        ...(fakes.picturePausesMs ? { pausesMs: fakes.picturePausesMs } : {}),
      })
    : null
  const clientPictures = studios ? createClientPictures({ ...core, studios, pool }) : null
  const intake = createIntake({
    ...core,
    ...{ presentOwner, analysis, pictures },
    retentionDays: async (owner) =>
      (await plans.service.entitledOwner(owner))?.limits.retention_days ?? config.RETENTION_DAYS,
  })
  const overload = createOverload({
    bounds: boundsOf(config.HTTP_MAX_REQUESTS, config.HTTP_MAX_STREAMS),
    backlog: intake.backlog,
    backlogOf: intake.backlogOf,
    ...fakes.overload,
  })
  const studio = studios?.sample ?? null
  const sample = await createSample({ pool, studio, live, publicUrl: config.PUBLIC_URL, log })
  const spamTests = createSpamTests({
    ...core,
    ...{ pictures, clientPictures, presentOwner, intake, analysis, pool, sample },
    blobs: core.shownBlobs,
    mayTake: () => overload.mail() === null,
    plans: plans.service,
    spamEngines: worlds.spamEngines,
    assistant: createAssistant({ ...core, pool, model: createLanguageModel(config) }),
    printer: studios?.printer ?? null,
    renderers: studios,
  })
  return { pool, analysis, pictures, clientPictures, intake, overload, spamTests }
}
