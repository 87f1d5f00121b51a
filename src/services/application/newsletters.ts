import { createNewsletters } from '../newsletters/create.ts'
import { createNewsletterMails } from '../newsletters/mails.ts'
import { createNewsletterWork } from '../newsletters/work.ts'
import type { AccountParts } from './accounts.ts'
import type { Core } from './core.ts'

/** Newsletters whose issues are tested: the mail that comes for them, their results, and what accounts see. */
export function createNewsletterParts(core: Core, { accountsPart }: AccountParts) {
  const { config } = core
  const world = {
    ...core,
    ...{ plans: core.plans.service, mailDomain: config.MAIL_DOMAIN, publicUrl: config.PUBLIC_URL },
    mayWrite: accountsPart.mayWrite,
  }
  return {
    service: createNewsletters(world),
    mails: createNewsletterMails(world),
    work: createNewsletterWork(world),
  }
}
