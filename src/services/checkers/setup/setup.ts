import type { Clock, Resolver } from '@postproof/engine/world'
import { message } from '@postproof/messages/message'
import { sayIn } from '@postproof/messages/say'
import { findZone } from '@postproof/records/domain/zone'
import type { RecordKind } from '@postproof/records/kinds'
import { parseSpf } from '@postproof/records/spf/parse'
import { serviceOfInclude } from '@postproof/senders'
import { domainOf } from '../checker-input.ts'
import type { Checkers } from '../types.ts'
import { readChoices } from './choices.ts'
import { presentServices } from './offered.ts'
import { type Reports, type StepWorld, servicesOfKey, steps } from './steps.ts'
import {
  type DomainSetups,
  type GivenChoices,
  type SetupStep,
  type SetupStepId,
  setupSteps,
} from './types.ts'

type World = { checkers: Pick<Checkers, 'record'>; resolver: Resolver; clock: Clock }

export function createDomainSetups({ checkers, resolver, clock }: World): DomainSetups {
  return {
    async setup(input, given: GivenChoices, visitor) {
      const domain = domainOf(input)
      const language = visitor?.language ?? 'en'
      const check = <K extends RecordKind>(kind: K, draft?: string) =>
        checkers.record(kind, { input: domain, ...(draft === undefined ? {} : { draft }) }, visitor)
      const [zone, ...found] = await Promise.all([
        findZone(domain, resolver),
        ...setupSteps.map((kind) => check(kind)),
      ])
      const reports = Object.fromEntries(found.map((report) => [report.checker, report])) as Reports
      const seen = seenIn(reports)
      const { choices, refused } = readChoices(given, seen)
      const say = sayIn(language)
      const world: StepWorld = { domain, choices, reports, zone, check, say, resolver, clock }
      const gone = reports.spf.checks.find(({ id, status }) => id === 'spf_domain' && status === 'bad')
      return {
        missing: gone?.summary ?? null,
        domain,
        services: presentServices(seen),
        choices,
        refused,
        steps: await Promise.all(
          (gone ? [] : setupSteps).map(async (id): Promise<SetupStep> => {
            const nothing = { record: null, servers: [], file: null, links: [] }
            const base = { id, title: say(message(`domain.section.${id}`)), ...nothing }
            if (choices.skipped.includes(id))
              return { ...base, state: 'skipped', says: [say(message('setup.skipped'))] }
            if (isSilent(reports, id))
              return { ...base, state: 'no-data', says: [say(message('setup.no_data'))] }
            return { ...base, ...(await steps[id](world)) }
          }),
        ),
      }
    },
  }
}

/** Whether the DNS gave no answer about this step. DKIM keys that could not be guessed do not count; a silent zone does. */
function isSilent({ dkim, ...reports }: Reports, id: SetupStepId): boolean {
  if (id !== 'dkim') return reports[id].status === 'no-data' && reports[id].not_asked.decides.length > 0
  const isFound = dkim.details.keys.some(({ state }) => state === 'found')
  return !isFound && dkim.details.discovery?.domainkeyExists === null
}

/** Ids of the services that the SPF record names, and of those whose keys or mail servers were found. */
function seenIn({ spf, dkim }: Reports): Set<string> {
  const terms = spf.record === null ? [] : parseSpf(spf.record).terms
  const leading = terms.filter(({ name }) => name === 'include' || name === 'redirect')
  return new Set([
    ...leading.flatMap(({ value }) => serviceOfInclude(value)?.service.id ?? []),
    ...(dkim.details.discovery?.services ?? []).map(({ id }) => id),
    ...dkim.details.keys.flatMap((key) => (key.state === 'found' ? servicesOfKey(key) : [])),
  ])
}
