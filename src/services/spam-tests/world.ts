import type { Clock, SpamEngine } from '@postproof/engine/world'
import type { Logger } from 'pino'
import type { Config } from '#config.ts'
import type { Live } from '#platform/live/live.ts'
import type { Blobs } from '#storage/blobs.ts'
import type { Database } from '#storage/db.ts'
import type { OwnerOf } from '../accounts/owner.ts'
import type { AnalysisPool } from '../analysis/pool.ts'
import type { ClientPictures } from '../pictures/clients/client-queue.ts'
import type { PictureQueue } from '../pictures/picture-queue.ts'
import type { Printer } from '../pictures/printer.ts'
import type { Studios } from '../pictures/studios.ts'
import type { Plans } from '../plans/types.ts'
import type { Analysis } from './analysis.ts'
import type { Assistant } from './assistant/assistant.ts'
import type { Intake } from './intake/intake.ts'
import type { TestAddresses } from './intake/test-addresses.ts'
import type { Presented } from './report/presented.ts'
import type { Sample } from './sample.ts'

/** What the use cases of spam tests share. */
export type SpamTestsWorld = {
  config: Config
  database: Database
  blobs: Blobs
  addresses: TestAddresses
  ownerOf: OwnerOf
  /** Whose the things under a tag are now. */
  presentOwner(tag: string): Promise<string>
  intake: Intake
  /** False while too many mails wait. */
  mayTake(): boolean
  analysis: Analysis
  pool: AnalysisPool
  /** Null where none are made. */
  pictures: Pick<PictureQueue, 'drain'> | null
  /** Null where none are made. */
  clientPictures: ClientPictures | null
  plans: Plans
  live: Live
  sample: Sample
  spamEngines: SpamEngine[]
  presented: Presented
  assistant: Assistant
  /** Null where no browser may be used. */
  printer: Printer | null
  /** What draws drafts; null where no pictures are made. */
  renderers: Pick<Studios, 'real' | 'sample'> | null
  clock: Clock
  log: Logger
}
