import { readFile } from 'node:fs/promises'
import type { Logger } from 'pino'
import { withContext } from '#platform/logs/request-context.ts'
import { type Tracer, trace } from '#platform/logs/spans.ts'
import type { Metrics } from '#platform/metrics/types.ts'
import type { Config } from './config.ts'
import { sharersOf } from './services/analysis/sharers.ts'
import type { Application } from './services/application/application.ts'
import { createReceiver } from './smtp/receiver.ts'
import { MessageRefused, type ReceivedMail, type ReceiverOptions } from './smtp/types.ts'

/** What the mail receivers of a process take and refuse, and whom they hand it to. */

type Watching = { metrics: Metrics; tracer: Tracer | null; log: Logger }

/** The receivers of one process, for SMTP and, where it is set, LMTP. Rejects when one cannot listen. */
export async function startReceivers(
  config: Config,
  application: Application,
  { metrics, tracer, log }: Watching,
) {
  const { placement } = application
  const tls =
    config.SMTP_TLS_KEY && config.SMTP_TLS_CERT
      ? {
          key: await readFile(config.SMTP_TLS_KEY, 'utf8'),
          cert: await readFile(config.SMTP_TLS_CERT, 'utf8'),
        }
      : null
  const { suspended } = application.accountsPart
  const stopWatching = await suspended.watch()
  const policy = {
    hostname: config.SMTP_HOSTNAME,
    tls,
    maxSize: config.SMTP_MAX_SIZE,
    maxClients: config.SMTP_MAX_CLIENTS,
    maxClientsPerAddress: config.SMTP_MAX_CLIENTS_PER_ADDRESS,
    proxyProtocol: config.SMTP_PROXY_PROTOCOL,
    trustedRelays: config.SMTP_TRUSTED_RELAYS,
    log,
    now: () => application.clock.now(),
    overloaded: (address) => {
      const pressure = application.overload.mail(address)
      if (pressure) metrics.shed('mail', pressure)
      return pressure !== null
    },
    limited: async (by) => {
      const limit = await application.useLimits.take(by)
      return limit && `${limitedText[limit.kind]} until ${limit.until.toISOString().slice(0, 10)}`
    },
    recognize: async (address) => {
      const found = await recognize(address, config.MAIL_DOMAIN, application)
      if (!found.ok) metrics.mail('refused')
      return found
    },
    accept: (mail) =>
      withContext({ connection: mail.connection }, () =>
        trace(tracer, 'smtp message', { 'postproof.octets': mail.raw.length }, () =>
          accept(mail, application),
        ),
      ).then(
        () => metrics.mail('received'),
        (error: unknown) => {
          metrics.mail(error instanceof MessageRefused ? 'refused' : 'failed')
          throw error
        },
      ),
  } satisfies Partial<ReceiverOptions>
  const receiver = createReceiver({ ...policy, host: config.SMTP_HOST, port: config.SMTP_PORT })
  const { port } = await receiver.listen()
  placement.intake.listensAt(port)
  const lmtp = config.LMTP_LISTEN ? createReceiver({ ...policy, ...lmtpOptions(config.LMTP_LISTEN) }) : null
  await lmtp?.listen()
  if (lmtp) log.info(`mail is taken by LMTP at ${config.LMTP_LISTEN}`)
  const close = () => Promise.all([receiver.close(), lmtp?.close()]).finally(stopWatching)
  return { port, close, connections: () => receiver.connections() + (lmtp?.connections() ?? 0) }
}

/** `127.0.0.1:2424`, `[::1]:2424`, or the path of a Unix socket. */
function lmtpOptions(listen: string) {
  const colon = listen.lastIndexOf(':')
  const place = listen.startsWith('/')
    ? { path: listen, host: '', port: 0 }
    : { host: listen.slice(0, colon).replace(/[[\]]/g, ''), port: Number(listen.slice(colon + 1)) }
  // A mail server of ours opens few connections, and waits for what is not taken at once.
  return { ...place, protocol: 'lmtp' as const, greetingDelay: false, maxBuffered: 64 * 1024 * 1024 }
}

const limitedText = {
  network: 'The operator of this server has limited mail from your network',
  domain: 'The operator of this server has limited mail from your domain',
  account: 'The operator of this server has limited the account of this test address',
}

/** Before the address of a simulated mailbox; ids of test addresses have no colon. */
const simulated = 'simulated:'

/** Before the keys of a mail to a user that came back. */
const returned = 'returned:'
/** Before the name of an address that the operator reads. */
const toOperator = 'operator:'
/** Before the id of a domain whose reports come to the address. */
const reports = 'reports:'
/** Before the id of a newsletter whose issues come to the address. */
const newsletter = 'newsletter:'
/** In place of an id, for the address of feedback loops. */
const complaints = 'complaints:'
const noComplaint = {
  ...{ code: 550, enhanced: '5.6.0' },
  text: 'This address takes complaints about mail that was sent from here, in the Abuse Reporting Format (RFC 5965)',
}

const reportsWait = {
  ...{ code: 452, enhanced: '4.2.2' },
  text: 'Too many reports about this domain wait to be read, please try again in an hour',
}

const newsletterWaits = {
  ...{ code: 452, enhanced: '4.2.2' },
  text: 'Too many emails came to this address today, please try again tomorrow',
}

async function accept({ ids, raw, session }: ReceivedMail, application: Application): Promise<void> {
  const { intake, placement, receiveReturned, reportMails, services } = application
  const behind = (mark: string) => ids.filter((id) => id.startsWith(mark)).map((id) => id.slice(mark.length))
  const given = { raw, nullSender: session.mailFrom === '', sharers: sharersOf(session, null) }
  // First, as it may be refused: then nothing of it is kept.
  if (ids.includes(complaints) && !(await receiveReturned.complaint(given)))
    throw new MessageRefused(noComplaint)
  const names = behind(toOperator)
  const { mailFrom: sender, clientAddress: network } = session
  const refused = names.length ? await services.operatorMail.take(names, { raw, sender, network }) : null
  if (refused) throw new MessageRefused(refused)
  for (const id of behind(reports))
    if (!(await reportMails.accept(id, { raw, session }))) throw new MessageRefused(reportsWait)
  for (const id of behind(returned)) {
    const [mailKey = '', recipientKey = ''] = id.split('.')
    await receiveReturned.ofMail({ mailKey, recipientKey }, given)
  }
  await acceptIssues(behind(newsletter), { raw, session, recipients: ids.length }, application)
  const tests = ids.filter((id) => !id.includes(':'))
  if (tests.length) await intake.accept({ ids: tests, raw, session })
  for (const address of behind(simulated)) await placement.intake.accept(address, raw, session)
}

/** Issues of newsletters; refused when no recipient takes the mail. `recipients`: of all kinds. */
async function acceptIssues(
  newsletters: string[],
  { raw, session, recipients }: Pick<ReceivedMail, 'raw' | 'session'> & { recipients: number },
  { intake, newsletterMails }: Application,
): Promise<void> {
  let full = 0
  for (const newsletterId of newsletters) {
    const taken = await newsletterMails.take(newsletterId)
    if (taken.state === 'taken') await intake.accept({ ids: [taken.addressId], raw, session, newsletterId })
    else if (taken.state === 'full') full++
  }
  if (full > 0 && full === recipients) throw new MessageRefused(newsletterWaits)
}

async function recognize(address: string, domain: string, application: Application) {
  const { addresses, accountsPart, placement, reportMails, returnPaths, useLimits, services, clock } =
    application
  if (placement.intake.isAddress(address)) return { ok: true as const, id: `${simulated}${address}` }
  const back = returnPaths.recognize(address, clock.now())
  if (back?.state === 'live') {
    return { ok: true as const, id: `${returned}${back.mail.mailKey}.${back.mail.recipientKey}` }
  }
  const reported = await reportMails.recognize(address)
  if (reported !== null) return { ok: true as const, id: `${reports}${reported}` }
  const name = await services.operatorMail.recognize(address)
  if (name !== null) return { ok: true as const, id: `${toOperator}${name}` }
  if (returnPaths.takesComplaints(address)) return { ok: true as const, id: complaints }
  const refuse = (text: string) => ({ ok: false as const, code: 550 as const, enhanced: '5.1.1', text })
  if (back?.state === 'expired') return refuse('What comes back of a mail is taken for 30 days only.')
  if (back) return refuse('No mail was ever sent from this address.')
  const at = address.lastIndexOf('@')
  if (address.slice(at + 1).toLowerCase() !== domain.toLowerCase()) {
    return { ...refuse(`We take mail for ${domain} only.`), enhanced: '5.7.1' }
  }
  const issue = await application.newsletterMails.recognize(address)
  const found = issue ? null : addresses.recognize(address.slice(0, at).toLowerCase(), clock.now())
  const owner = issue?.owner ?? (found?.state === 'live' ? found.address.owner : null)
  if (owner !== null && accountsPart.suspended.has(owner)) {
    const text =
      'The account that this test address belongs to is suspended. Contact the operator of this site.'
    return { ...refuse(text), enhanced: '5.7.1' }
  }
  const limit = owner === null ? null : await useLimits.take({ owner })
  if (limit) {
    const text = `${limitedText.account} until ${limit.until.toISOString().slice(0, 10)}`
    return { ok: false as const, code: 450 as const, enhanced: '4.7.1', text }
  }
  if (issue) return { ok: true as const, id: `${newsletter}${issue.id}` }
  if (found?.state === 'live') return { ok: true as const, id: found.address.id }
  if (found?.state === 'expired') return refuse('This test address has expired. Get a new one on the site.')
  return refuse('This is not one of our test addresses. Copy it from the site again.')
}
