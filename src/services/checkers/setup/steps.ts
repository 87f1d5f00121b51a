import type { Clock, Resolver } from '@postproof/engine/world'
import { type Message, message } from '@postproof/messages/message'
import type { Say } from '@postproof/messages/say'
import type { Zone } from '@postproof/records/domain/zone'
import type { RecordKind } from '@postproof/records/kinds'
import { printMtaSts } from '@postproof/records/mta-sts/print'
import { askAuthoritative } from '@postproof/records/record/authoritative'
import { hostFormOf } from '@postproof/records/record/dns-host'
import { type Proposal, proposeDmarc, proposeSpf, proposeTlsRpt } from '@postproof/records/setup/propose'
import { addressTerm } from '@postproof/records/spf/print'
import { serviceOfSelector } from '@postproof/senders'
import type { RecordResult, RecordResultOf } from '#contract/checkers.ts'
import { offeredServices, spfTermOf } from './offered.ts'
import type { SetupChoices, SetupStep, SetupStepId } from './types.ts'

/** The steps: state, sentences and record of each, from the checkers' reports and the choices. */

export type Reports = { [K in RecordKind]: RecordResultOf<K> }

export type StepWorld = {
  domain: string
  choices: SetupChoices
  reports: Reports
  zone: Zone
  /** Checks what is published, or a draft in its place. */
  check<K extends RecordKind>(kind: K, draft?: string): Promise<RecordResultOf<K>>
  say: Say
  resolver: Resolver
  clock: Clock
}

type Step = Pick<SetupStep, 'state' | 'says'> & Partial<SetupStep>

export const steps: Record<SetupStepId, (world: StepWorld) => Step | Promise<Step>> = {
  async spf(world) {
    const { choices, reports, say } = world
    const services = chosen(choices)
    const terms = [
      ...services.flatMap((service) => spfTermOf(service) ?? []),
      ...choices.addresses.map(addressTerm),
    ]
    const unwritten = services.filter((service) => spfTermOf(service) === null)
    const unknown = unwritten.filter(({ aligns }) => aligns.spf === 'yes')
    const without = unwritten.filter((service) => !unknown.includes(service))
    const notes = [
      ...(without.length > 0 ? [say(message('setup.spf.without', { names: named(without) }))] : []),
      ...(unknown.length > 0 ? [say(message('setup.spf.unknown', { names: named(unknown) }))] : []),
    ]
    const links = unknown.map(({ name, page }) => ({ name, url: page }))
    const { published } = reports.spf
    if (published.length === 0 && services.length + choices.addresses.length === 0)
      return { state: 'asks', says: [say(message('setup.spf.asks'))] }
    const proposed = proposeSpf(published, terms)
    if (proposed === null && published.length === 0)
      return unknown.length > 0
        ? { state: 'todo', says: notes, links }
        : { state: 'done', says: [say(message('setup.spf.not_needed')), ...notes] }
    const step =
      proposed === null
        ? standing(world, 'spf', message('setup.spf.done'))
        : await offer(world, 'spf', proposed, message('setup.spf.todo'))
    return { ...step, says: [...step.says, ...notes], links }
  },

  dkim({ choices, reports, say }) {
    const { keys } = reports.dkim.details
    const found = keys.filter(({ state, revoked }) => state === 'found' && !revoked)
    const services = chosen(choices)
    const signing = new Set(found.flatMap(servicesOfKey))
    const has = ({ id, name }: { id: string; name: string }) => signing.has(id) || signing.has(name)
    const lacking = services.filter((service) => !has(service))
    if (services.length + choices.addresses.length + found.length === 0)
      return { state: 'asks', says: [say(message('setup.dkim.asks'))] }
    const says = [
      ...found.map(({ selector }) => message('setup.dkim.found', { selector })),
      ...lacking.map(({ name }) => message('setup.dkim.service', { name })),
      ...(choices.addresses.length > 0 ? [message('setup.dkim.own')] : []),
      ...(lacking.length > 0 ? [message('setup.dkim.hidden')] : []),
    ]
    return {
      state: lacking.length > 0 || (choices.addresses.length > 0 && found.length === 0) ? 'todo' : 'done',
      says: says.map((each) => say(each)),
      links: lacking.map(({ name, page }) => ({ name, url: page })),
    }
  },

  async dmarc(world) {
    const { choices, reports, say } = world
    const { published, found_at, queried } = reports.dmarc
    // A record at this name would replace the inherited policy.
    if (found_at !== null && found_at !== queried)
      return standing(
        world,
        'dmarc',
        message('setup.dmarc.inherited', { from: found_at.replace(/^_dmarc\./, '') }),
      )
    const proposed = proposeDmarc(published, choices.reports)
    if (proposed === null) {
      if (published.length === 0) return { state: 'asks', says: [say(message('setup.reports.asks'))] }
      const policy = reports.dmarc.details.applied?.effective ?? 'none'
      return standing(
        world,
        'dmarc',
        message(policy === 'none' ? 'setup.dmarc.listening' : 'setup.dmarc.enforced'),
      )
    }
    return offer(world, 'dmarc', proposed, message('setup.dmarc.todo'))
  },

  async 'mta-sts'(world) {
    const { reports, say, clock } = world
    const { mail, policy, file } = reports['mta-sts'].details
    if (mail.outcome === 'no-mail') return { state: 'done', says: [say(message('setup.mta_sts.no_mail'))] }
    if (reports['mta-sts'].published.length > 0)
      return standing(world, 'mta-sts', message('setup.mta_sts.done'))
    const url = `https://mta-sts.${world.domain}/.well-known/mta-sts.txt`
    const draft = printMtaSts(new Date(clock.now()).toISOString().replace(/\D/g, '').slice(0, 14))
    const drafted = policy ?? (await world.check('mta-sts', draft)).details.policy
    if (drafted?.outcome !== 'fetched')
      return {
        state: 'todo',
        says: [say(message('setup.mta_sts.file_first')), say(message('setup.mta_sts.file_how'))],
        file: file === null ? null : { url, text: file },
      }
    return offer(world, 'mta-sts', { value: draft }, message('setup.mta_sts.todo'))
  },

  async 'tls-rpt'(world) {
    const { choices, reports, say } = world
    const { published } = reports['tls-rpt']
    const proposed = proposeTlsRpt(published, choices.reports)
    if (proposed !== null) return offer(world, 'tls-rpt', proposed, message('setup.tls_rpt.todo'))
    return published.length === 0
      ? { state: 'asks', says: [say(message('setup.reports.asks'))] }
      : standing(world, 'tls-rpt', message('setup.tls_rpt.done'))
  },

  bimi(world) {
    const { reports, say } = world
    const { record, details } = reports.bimi
    if (record !== null) return standing(world, 'bimi', message('setup.bimi.done'))
    return details.dmarc.enforcing === true
      ? { state: 'todo', says: [say(message('setup.bimi.ready'))] }
      : { state: 'later', says: [say(message('setup.bimi.later'))] }
  },
}

/** The services of a key: the name that the checker found, and the id if only one service uses the selector. */
export const servicesOfKey = ({
  selector,
  service,
}: {
  selector: string
  service: string | null
}): string[] => [
  ...(service ? [service] : []),
  ...[serviceOfSelector(selector)].flatMap((found) => found?.service.id ?? []),
]

const chosen = ({ services }: SetupChoices) => offeredServices.filter(({ id }) => services.includes(id))

const named = (services: { name: string }[]) => ({ joined: services.map(({ name }) => name) })

type Check = RecordResult['checks'][number]

const warnings = ({ checks }: RecordResult): Check[] => checks.filter(({ status }) => status === 'warning')

const faults = ({ checks }: RecordResult): Check[] => checks.filter(({ status }) => status === 'bad')

/** The step for a published record: done, or its first fault, which the checker's page can fix. */
function standing({ reports, say }: StepWorld, kind: RecordKind, fine: Message): Step {
  const [fault] = faults(reports[kind])
  return fault
    ? { state: 'unsafe', says: [say(message('setup.fault', { problem: fault.summary }))] }
    : { state: 'done', says: [say(fine)] }
}

/** Offers the record if the checker finds no fault in it that is not published already; otherwise says why not. */
async function offer(
  world: StepWorld,
  kind: RecordKind,
  proposed: NonNullable<Proposal>,
  says: Message,
): Promise<Step> {
  const { domain, reports, say, zone } = world
  if (proposed === 'broken') return standing(world, kind, says)
  const before = reports[kind]
  const after = await world.check(kind, proposed.value)
  const known = new Set(faults(before).map(({ id, code }) => `${id} ${code}`))
  const [worse] = faults(after).filter(({ id, code }) => !known.has(`${id} ${code}`))
  if (worse) return { state: 'unsafe', says: [say(message('setup.unsafe', { problem: worse.summary }))] }
  // A first policy of p=none is intended.
  const warned = new Set(['dmarc_policy', ...warnings(before).map(({ id }) => id)])
  const also = warnings(after).filter(({ id }) => !warned.has(id))
  const host = kind === 'spf' ? domain : before.queried
  const current = before.published.join('\n')
  const record = { type: 'TXT', host, value: proposed.value }
  return {
    state: 'todo',
    says: [say(says), ...also.flatMap(({ summary, fix }) => [summary, ...fix.slice(0, 1)])],
    record: {
      ...record,
      action: current === '' ? 'add' : 'replace',
      ttl: 3600,
      ...(current === '' ? {} : { current }),
      ...{ source: 'generator', reason: say(says), risk: '', effect: null, policy_changes: null },
      form: hostFormOf(record, [zone.answer]),
    },
    servers: await shownBy(host, proposed.value, world),
  }
}

/** Whether each name server of the zone shows the record; null if it did not answer. */
async function shownBy(host: string, value: string, { resolver }: StepWorld): Promise<SetupStep['servers']> {
  const { servers } = await askAuthoritative(host, 'TXT', { resolver })
  const answers = new Set(['answer', 'nodata', 'nxdomain'])
  return servers.map(({ server, outcome, texts }) => ({
    name: server,
    shows: answers.has(outcome) ? texts.includes(value) : null,
  }))
}
