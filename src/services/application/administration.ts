import { message } from '@postproof/messages/message'
import type { Logger } from 'pino'
import { createClock } from '#adapters/clock.ts'
import { createPasswords } from '#adapters/password.ts'
import type { Config } from '#config.ts'
import type { Grant } from '#contract/admin.ts'
import type { CurrentPlan } from '#contract/billing.ts'
import { openBlobs, refusing } from '#platform/blobs/blobs.ts'
import { openInstanceKeys } from '#platform/keys/keys.ts'
import { createMailer } from '#platform/mailer/create.ts'
import { createOwnBuckets } from '#platform/rate-limits/own.ts'
import { Refusal } from '#platform/refusals/refusal.ts'
import { hasDatabase, refuseOtherUser } from '#platform/snapshot/folder.ts'
import { openBeside } from '#storage/beside.ts'
import type { Administration } from '../accounts/administration/types.ts'
import { createSecrets } from '../accounts/secrets.ts'
import { givePlan } from '../admin/create.ts'
import { createShownAnnouncements } from '../announcements/shown.ts'
import { type Announcements, createAnnouncements } from '../announcements/write.ts'
import type { OperatorCodes } from '../billing/types.ts'
import { type Abuse, createAbuse } from '../operations/abuse.ts'
import { createDeadLetters, type DeadLetters } from '../operations/dead-letters.ts'
import { createErasures, type Erasures } from '../operations/erasures.ts'
import { createJobBook } from '../operations/job-book.ts'
import { createReturnedMailFigures, type ReturnedMailFigures } from '../operations/returned-mail.ts'
import { createPlans } from '../plans/create.ts'
import { createTestAddresses } from '../spam-tests/intake/test-addresses.ts'
import { createUseLimits } from '../use/limits.ts'
import { createUseNames } from '../use/use-names.ts'
import { createAddressKeys } from '../verifier/address-keys.ts'
import { createAccountParts } from './accounts.ts'

/** What the command line needs to look after the accounts of an instance, while it runs or not. */
export type OpenAdministration = {
  administration: Administration
  deadLetters: DeadLetters
  abuse: Abuse
  returnedMail: ReturnedMailFigures
  erasures: Erasures
  announcements: Announcements
  codes: OperatorCodes
  /** By the operator: see Admin.grant. */
  grant(accountId: string, grant: Grant): Promise<CurrentPlan>
  /** Whether mail to users goes out; else owners are not told. */
  sendsMail: boolean
  close(): Promise<void>
}

export async function openAdministration(config: Config, log: Logger): Promise<OpenAdministration> {
  if (!config.DATABASE_URL) {
    const folder = config.DATA_DIR
    await refuseOtherUser(folder)
    // Opening would make a new one, in which nobody is found.
    if (!hasDatabase(folder)) throw new Refusal(404, 'not_found', message('cli.no_instance', { folder }))
  }
  const clock = createClock()
  const database = await openBeside({
    ...{ url: config.DATABASE_URL, directory: config.DATA_DIR, log },
    now: new Date(clock.now()),
  })
  try {
    return await assemble({ config, log, clock, database })
  } catch (error) {
    await database.close()
    throw error
  }
}

async function assemble(ground: Pick<Parameters<typeof createMailer>[0], 'clock' | 'log'> & Opened) {
  const { config, log, clock, database } = ground
  const { db } = database
  const keys = await openInstanceKeys(config, db)
  const blobs = await openBlobs(config, db, clock)
  const plans = await createPlans({
    ...{ db, mode: config.BILLING, secret: keys.pseudonyms, clock },
    graceDays: config.BILLING_GRACE_DAYS,
  })
  const mailer = await createMailer({ config, database, keys, clock, log })
  const addresses = createTestAddresses(keys, config.ADDRESS_HOURS)
  const { accountsPart, billing } = await createAccountParts({
    ...{ config, database, db, keys, plans, mailer, clock, log },
    addresses,
    passwords: await createPasswords(),
    captcha: null,
    shownBlobs: refusing(blobs, log),
  })
  const { administration, audit } = accountsPart
  const { refuseGrant, codes } = billing
  const names = createUseNames(keys, addresses)
  return {
    administration,
    codes,
    returnedMail: createReturnedMailFigures({ db, domain: config.MAIL_BOUNCE_DOMAIN }),
    deadLetters: createDeadLetters({ db, jobBook: createJobBook(database) }),
    erasures: createErasures({
      ...{ db, audit, keysOf: createAddressKeys(keys.pseudonyms), secrets: createSecrets(keys) },
      storesElsewhere: blobs.keeper === 's3',
    }),
    abuse: createAbuse({
      ...{ db, names, audit, now: clock.now },
      // It changes limits and counts nothing.
      useLimits: createUseLimits({ database, names, buckets: createOwnBuckets(), now: clock.now }),
    }),
    announcements: createAnnouncements({
      ...{ db, audit, clock },
      shownAnnouncements: createShownAnnouncements(database, clock),
    }),
    grant: (accountId: string, grant: Grant) =>
      givePlan({ plans: plans.service, audit, refuseGrant }, 'operator', accountId, grant),
    sendsMail: Boolean(config.MAIL_SMTP_URL),
    async close() {
      await accountsPart.idle()
      await billing.idle()
      await mailer.close()
      blobs.close()
      await database.close()
    },
  }
}

type Opened = { config: Config; log: Logger; database: Awaited<ReturnType<typeof openBeside>> }
