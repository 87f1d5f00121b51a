import type { SmtpDialer } from '@postproof/address/smtp-types'
import { createSvgPainter } from '#adapters/svg-painter.ts'
import { measuredDialer } from '#platform/metrics/measured.ts'
import { seenSelectors } from '#storage/tests.ts'
import { createCheckers } from '../checkers/checkers.ts'
import { openHostProbes } from '../checkers/hosts/open.ts'
import { createListHistory } from '../checkers/list-history.ts'
import { createPlacement } from '../placement/create.ts'
import type { Plans } from '../plans/types.ts'
import { createDialer, createVerifier } from '../verifier/create.ts'
import { createListWork } from '../verifier-lists/create.ts'
import type { Reserve } from '../verifier-lists/world.ts'
import type { AccountParts } from './accounts.ts'
import type { Core } from './core.ts'

/** What is checked without a test mail to one of our addresses: records, blacklists, mailboxes, placement. */
export type CheckParts = Awaited<ReturnType<typeof createCheckParts>>

export async function createCheckParts(core: Core, { accountsPart }: AccountParts) {
  const { fakes, db, ownerOf, worlds, clock } = core
  const { checkers: asked, studios } = worlds
  const dialer = measuredDialer(fakes.dialer ?? createDialer(core.config, clock), core.metrics)
  const verifier = await createVerifierPart(core, dialer)
  const lists = await createListsPart(core, verifier)
  const placement = await createPlacement({
    ...core,
    ...asked,
    plans: core.plans.service,
    audit: accountsPart.audit,
    printer: studios?.printer ?? null,
    fakes: fakes.placement ?? {},
  })
  const probes = openHostProbes(core.config, { ...asked, clock, dialer, permits: verifier.permits })
  const checkers = createCheckers({
    ...asked,
    clock,
    probes,
    seenSelectors: async (visitor, domain) => {
      const owner = ownerOf(visitor)
      return owner ? seenSelectors(db, owner, domain) : []
    },
  })
  const listHistory = createListHistory({ db, clock, blacklists: asked.blacklists })
  return { verifier, lists, placement, probes, checkers, listHistory, paint: createSvgPainter() }
}

function createVerifierPart(core: Core, dialer: SmtpDialer) {
  const { fakes, clock, worlds } = core
  const { resolver, blacklists } = worlds.checkers
  return createVerifier({
    ...core,
    ...{ resolver, blacklists },
    secret: core.keys.pseudonyms,
    plans: core.plans.service,
    ...fakes,
    clock,
    dialer,
  })
}

function createListsPart(core: Core, verifier: Awaited<ReturnType<typeof createVerifierPart>>) {
  const { plans } = core
  return createListWork({
    ...core,
    verify: verifier.verify,
    ownEvidence: verifier.evidence.ofList,
    prospectsOf: verifier.prospectsOf,
    // Lists need an account, which answers for what is asked: the daily limit of the form does not fit them.
    probing: (visitor) => {
      if (!core.config.VERIFIER_SMTP) return 'off'
      if (!visitor.account) return 'signed-out'
      return verifier.service.info(visitor).smtp ? 'allowed' : 'not-now'
    },
    ...(plans.service.mode === 'off' ? {} : { reserve: reserveIn(plans.service) }),
  })
}

const reserveIn =
  (plans: Plans): Reserve =>
  (visitor, id, amount, work) =>
    plans.reserve(visitor, { metric: 'email_verification', subject: `list/${id}`, amount }, work)
