import { applicationServices } from './data/applications.ts'
import { inBetweenServices } from './data/in-between.ts'
import { mailboxServices } from './data/mailbox.ts'
import { newsletterServices } from './data/newsletter.ts'
import { transactionalServices } from './data/transactional.ts'
import type { SenderService } from './service.ts'

/** Every service of the table. */
export const senderServices: readonly SenderService[] = [
  ...mailboxServices,
  ...transactionalServices,
  ...newsletterServices,
  ...applicationServices,
  ...inBetweenServices,
]
