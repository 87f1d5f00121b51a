import { message } from '@postproof/messages/message'
import { Refusal } from '#platform/refusals/refusal.ts'
import { saySender, setProof } from '#storage/domain-reports/domains.ts'
import { requireConfirmed } from '../accounts/confirmed.ts'
import { postAddress, reportAddress } from './address.ts'
import { addDomain, listDomains, removeDomain } from './domains.ts'
import { exportRows } from './export.ts'
import { takePosted } from './posted.ts'
import { createSample } from './sample.ts'
import { askSetup } from './setup.ts'
import { summaryOf } from './summary.ts'
import type { DomainReports } from './types.ts'
import { uploadFiles } from './upload.ts'
import { type DomainReportsWorld, requireReportDomain } from './world.ts'

/** Senders of one domain about which the owner decides. */
const MOST_SENDERS = 500

export function createDomainReports(world: DomainReportsWorld): DomainReports {
  const { db, clock, config, resolver } = world
  return {
    list: (caller) => listDomains(world, caller),
    add: (input, caller) => addDomain(world, input, caller),
    remove: (domain, caller) => removeDomain(world, domain, caller),
    async setup(name, caller, patience) {
      const { id, domain, tag } = await requireReportDomain(world, name, caller)
      const address = reportAddress(tag, config.MAIL_DOMAIN)
      const post = postAddress(tag, config.PUBLIC_URL)
      const asked = await askSetup(
        resolver,
        { domain, address, post, tag, mailDomain: config.MAIL_DOMAIN },
        patience,
      )
      const at = new Date(clock.now())
      // An answer that did not come takes nothing back.
      if (asked.proved_by !== null || asked.dmarc.state !== 'unknown')
        await setProof(db, id, { provedBy: asked.proved_by, at })
      return { domain, address, post, checked_at: at.toISOString(), ...asked }
    },
    upload: (domain, files, caller, language = 'en') =>
      uploadFiles(world, { domain, files, language }, caller),
    post: (tag, octets) => takePosted(world, tag, octets),
    async read(domain, span, caller, language = 'en') {
      return summaryOf(world, await requireReportDomain(world, domain, caller), span, language)
    },
    sample: createSample(world),
    async decide(domain, { sender, ours }, caller) {
      requireConfirmed(caller)
      const { id } = await requireReportDomain(world, domain, caller)
      const said = { domainId: id, sender: sender.toLowerCase(), ours, at: new Date(clock.now()) }
      if (!(await saySender(db, said, MOST_SENDERS)))
        throw new Refusal(
          403,
          'quota_exceeded',
          message('domain_reports.too_many_senders', { count: MOST_SENDERS }),
        )
    },
    async export(domain, { format, ...span }, caller) {
      return exportRows(db, await requireReportDomain(world, domain, caller), span, format)
    },
  }
}
