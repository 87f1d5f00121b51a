import type { Clock, HttpFetch } from '@postproof/engine/world'
import type { Logger } from 'pino'
import type { BrowserOptions } from '#adapters/browser/options.ts'
import type { PasswordCost } from '#adapters/password.ts'
import type { Config } from '#config.ts'
import type { Heartbeat } from '#platform/health/heartbeat.ts'
import type { createOverload, Overload } from '#platform/health/overload.ts'
import type { Readiness } from '#platform/health/readiness.ts'
import type { Idempotency } from '#platform/idempotency/idempotency.ts'
import type { InstanceKeys } from '#platform/keys/keys.ts'
import type { ReturnPaths } from '#platform/mailer/return-path.ts'
import type { Mailer } from '#platform/mailer/types.ts'
import type { Metrics } from '#platform/metrics/types.ts'
import type { TokenBuckets } from '#platform/rate-limits/types.ts'
import type { Blobs } from '#storage/blobs.ts'
import type { Database } from '#storage/db.ts'
import type { AccountsPart } from '../accounts/create.ts'
import type { BillingParts } from '../billing/parts.ts'
import type { ClientReportWork } from '../client-reports/types.ts'
import type { ReportMails } from '../domain-reports/mails.ts'
import type { RefusedRetries } from '../domain-reports/retry-refused.ts'
import type { ReverseNameQuestions } from '../domain-reports/reverse-names.ts'
import type { ReportNotices } from '../domain-reports/tell.ts'
import type { EventsPart } from '../events/create.ts'
import type { NewsletterMails } from '../newsletters/mails.ts'
import type { NewsletterWork } from '../newsletters/work.ts'
import type { JobBook } from '../operations/job-book.ts'
import type { PicturePauses } from '../pictures/picture-end.ts'
import type { PictureQueue } from '../pictures/picture-queue.ts'
import type { PlacementFakes, PlacementPart } from '../placement/create.ts'
import type { PlansService } from '../plans/create.ts'
import type { ReceiveReturned } from '../returned-mail/receive.ts'
import type { Analysis } from '../spam-tests/analysis.ts'
import type { Intake } from '../spam-tests/intake/intake.ts'
import type { TestAddresses } from '../spam-tests/intake/test-addresses.ts'
import type { UseLimits } from '../use/limits.ts'
import type { UseBook } from '../use/use-book.ts'
import type { Verifier, VerifierFakes } from '../verifier/create.ts'
import type { ListWork } from '../verifier-lists/create.ts'
import type { WatchWork } from '../watch/work.ts'
import type { Services } from './services.ts'

/** Everything the parts of a process need, opened in order and closed in reverse. */
export type Application = {
  services: Services
  clock: Clock
  intake: Intake
  overload: Overload
  heartbeat: Heartbeat
  analysis: Analysis
  /** Null where no pictures are made. */
  pictures: PictureQueue | null
  /** Starts the browser before the first mail, where pictures are made. Never rejects. */
  keepBrowserReady(): Promise<void>
  addresses: TestAddresses
  returnPaths: ReturnPaths
  receiveReturned: ReceiveReturned
  reportMails: ReportMails
  reportNotices: ReportNotices
  reverseNames: ReverseNameQuestions
  refusedRetries: RefusedRetries
  watch: WatchWork
  clientReports: ClientReportWork
  newsletterMails: NewsletterMails
  newsletterWork: NewsletterWork
  accountsPart: AccountsPart
  plans: PlansService
  billing: BillingParts
  verifier: Verifier
  lists: ListWork
  placement: PlacementPart
  events: EventsPart
  idempotency: Idempotency
  /** Counts requests. */
  buckets: TokenBuckets
  keys: InstanceKeys
  database: Database
  blobs: Blobs
  queue: Database['queue']
  jobBook: JobBook
  useBook: UseBook
  useLimits: UseLimits
  /** Removes what is past its time; answers how many tests and verifications. */
  purge(): Promise<number>
  /** Tests every blacklist and keeps how it answered; answers how many. */
  testBlacklists(): Promise<number>
  /** Removes objects that nothing refers to from the object store; answers how many. */
  sweep(): Promise<number>
  ready(): Promise<Readiness>
  /** What waits, by queue. */
  depths(): Promise<Record<string, number>>
  /** Gives up what another process, or the next start, can take up; what others wait for goes on. */
  stop(): Promise<void>
  close(): Promise<void>
}

/** In place of the world outside, which only tests give. */
export type Fakes = VerifierFakes & {
  mailer?: Mailer
  placement?: PlacementFakes
  picturePausesMs?: PicturePauses
  browser?: Partial<BrowserOptions>
  /** Fetches the metadata documents of applications, in place of the guarded client. */
  clientDocuments?: HttpFetch
  passwordCost?: PasswordCost
  overload?: Partial<Pick<Parameters<typeof createOverload>[0], 'bounds' | 'feel'>>
}

/** What an application is put together from. */
export type Ground = {
  config: Config
  log: Logger
  fakes: Fakes
  metrics: Metrics
  clock: Clock
  database: Database
}
