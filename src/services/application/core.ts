import { createPasswords } from '#adapters/password.ts'
import { openBlobs, refusing } from '#platform/blobs/blobs.ts'
import { captchaOf } from '#platform/captcha/captcha.ts'
import { createIdempotency } from '#platform/idempotency/idempotency.ts'
import { openInstanceKeys } from '#platform/keys/keys.ts'
import { createLive } from '#platform/live/live.ts'
import { createMailer } from '#platform/mailer/create.ts'
import { createReturnPaths } from '#platform/mailer/return-path.ts'
import { createSharedBuckets } from '#platform/rate-limits/shared.ts'
import { spoolOf } from '#storage/spool/folder.ts'
import { openSpool } from '#storage/spool/open.ts'
import { createOwnerOf } from '../accounts/owner.ts'
import { createShownAnnouncements } from '../announcements/shown.ts'
import { createJobBook } from '../operations/job-book.ts'
import { createPlans } from '../plans/create.ts'
import { createTestAddresses } from '../spam-tests/intake/test-addresses.ts'
import { createUseLimits } from '../use/limits.ts'
import { createUseBook } from '../use/use-book.ts'
import { createUseNames } from '../use/use-names.ts'
import type { Ground } from './application.ts'
import { createWorlds, systemClock } from './worlds.ts'

/** What every part of the product is built on. */
export type Core = Awaited<ReturnType<typeof openCore>>

export async function openCore(ground: Ground) {
  const { config, log, fakes, metrics, clock, database } = ground
  const { db } = database
  const [keys, spool, worlds, live, passwords] = await Promise.all([
    openInstanceKeys(config, db),
    openSpool(spoolOf(config.DATA_DIR), { log }),
    // A clock that a test moves as it likes is not for waiting for answers.
    createWorlds(config, metrics, fakes.clock ? systemClock : clock, fakes.browser),
    createLive(database, log),
    createPasswords(fakes.passwordCost),
  ])
  const buckets = createSharedBuckets({ db, secret: keys.pseudonyms, log })
  const addresses = createTestAddresses(keys, config.ADDRESS_HOURS)
  const useNames = createUseNames(keys, addresses)
  const blobs = await openBlobs(config, db, clock)
  const plans = await createPlans({
    db,
    mode: config.BILLING,
    graceDays: config.BILLING_GRACE_DAYS,
    secret: keys.pseudonyms,
    clock,
  })
  return {
    ...ground,
    ...{ db, keys, spool, worlds, live, passwords, buckets, addresses, blobs, plans },
    returnPaths: createReturnPaths(keys, config.MAIL_BOUNCE_DOMAIN),
    ownerOf: createOwnerOf(addresses),
    jobBook: createJobBook(database),
    useNames,
    useBook: createUseBook({ db, names: useNames, log }),
    useLimits: createUseLimits({ database, names: useNames, buckets, now: clock.now }),
    shownAnnouncements: createShownAnnouncements(database, clock),
    shownBlobs: refusing(blobs, log),
    idempotency: createIdempotency({ db, keys, log }),
    captcha: captchaOf(config, { db, keys, log }),
    mailer: fakes.mailer ?? (await createMailer({ config, database, keys, clock, log })),
  }
}
