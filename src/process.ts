import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import type { Logger } from 'pino'
import { withContext } from '#platform/logs/request-context.ts'
import { createTracer, type Tracer, trace } from '#platform/logs/spans.ts'
import { createMetrics } from '#platform/metrics/create.ts'
import type { Metrics } from '#platform/metrics/types.ts'
import { createHttpServer } from './api/server.ts'
import { createSite } from './api/site.ts'
import { createStatus } from './api/status.ts'
import type { Pages } from './api/types.ts'
import type { Config } from './config.ts'
import { letHeapGrow } from './heap.ts'
import { type Jobs, startJobs } from './jobs/queue.ts'
import { sharersOf } from './services/analysis/sharers.ts'
import { type Application, type Fakes, version } from './services/application/application.ts'
import { createApplication } from './services/application/create.ts'
import { createReceiver } from './smtp/receiver.ts'
import { MessageRefused, type ReceivedMail } from './smtp/types.ts'

/** One process: opens the application and starts the parts asked for. The only place that owns lifetimes. */
export type Running = {
  httpPort: number | null
  smtpPort: number | null
  /** What to open and what to try, for the person at the terminal. */
  welcome: string
  application: Application
  close(): Promise<void>
}

const root = join(import.meta.dirname, '..')

/** `fakes`: for tests, in place of the world outside. */
export async function startProcess(
  config: Config,
  log: Logger,
  options: { dev: boolean; fakes?: Fakes },
): Promise<Running> {
  letHeapGrow()
  const metrics = await createMetrics(config)
  const tracer = await createTracer(config.OTEL_EXPORTER_OTLP_ENDPOINT, version)
  const application = await createApplication(config, log, options.fakes, metrics)
  const resumed = await application.intake.resume()
  if (resumed) log.info({ count: resumed }, 'took up mail that an earlier run accepted')
  const has = (part: Config['PARTS'][number]) => config.PARTS.includes(part)
  const smtp = has('smtp') ? await startSmtp(config, application, { metrics, tracer, log }) : null
  if (smtp) application.keepBrowserReady()
  // Before anybody can ask for them.
  metrics.watch({
    depths: application.depths,
    pool: application.database.pool,
    ...(smtp ? { smtpConnections: smtp.connections } : {}),
  })
  const http = has('http')
    ? await startHttp(config, application, { metrics, tracer, log, dev: options.dev })
    : null
  const status = http || !config.STATUS_PORT ? null : await startStatus(config, application, metrics)
  const jobs: Jobs | null = has('jobs')
    ? await startJobs(application, log, { book: application.jobBook })
    : null
  await application.heartbeat.beat()
  return {
    httpPort: http?.port ?? null,
    smtpPort: smtp?.port ?? null,
    welcome: welcome(
      config,
      http?.port ?? null,
      smtp?.port ?? null,
      http ? await application.accountsPart.firstAdmin.link() : null,
    ),
    application,
    close: async () => {
      // What was begun is brought to its end, all at once; only then may the database go.
      await Promise.all([application.stop(), smtp?.close(), http?.close(), status?.close(), jobs?.close()])
      await application.close()
      await tracer?.close()
    },
  }
}

type Watching = { metrics: Metrics; tracer: Tracer | null; log: Logger }

async function startSmtp(config: Config, application: Application, { metrics, tracer, log }: Watching) {
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
  const receiver = createReceiver({
    host: config.SMTP_HOST,
    port: config.SMTP_PORT,
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
  })
  const { port } = await receiver.listen()
  placement.intake.listensAt(port)
  const close = () => receiver.close().finally(stopWatching)
  return { port, close, connections: () => receiver.connections() }
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
/** In place of an id, for the address of feedback loops. */
const complaints = 'complaints:'
const noComplaint = {
  ...{ code: 550, enhanced: '5.6.0' },
  text: 'This address takes complaints about mail that was sent from here, in the Abuse Reporting Format (RFC 5965)',
}

async function accept(
  { ids, raw, session }: ReceivedMail,
  { intake, placement, receiveReturned }: Application,
): Promise<void> {
  const behind = (mark: string) => ids.filter((id) => id.startsWith(mark)).map((id) => id.slice(mark.length))
  const given = { raw, sharers: sharersOf(session, null) }
  // First, as it may be refused: then nothing of it is kept.
  if (ids.includes(complaints) && !(await receiveReturned.complaint(given)))
    throw new MessageRefused(noComplaint)
  for (const id of behind(returned)) {
    const [mailKey = '', recipientKey = ''] = id.split('.')
    await receiveReturned.ofMail({ mailKey, recipientKey }, given)
  }
  const tests = ids.filter((id) => !id.includes(':'))
  if (tests.length) await intake.accept({ ids: tests, raw, session })
  for (const address of behind(simulated)) await placement.intake.accept(address, raw, session)
}

async function recognize(
  address: string,
  domain: string,
  { addresses, accountsPart, placement, returnPaths, useLimits, clock }: Application,
) {
  if (placement.intake.isAddress(address)) return { ok: true as const, id: `${simulated}${address}` }
  const back = returnPaths.recognize(address, clock.now())
  if (back?.state === 'live') {
    return { ok: true as const, id: `${returned}${back.mail.mailKey}.${back.mail.recipientKey}` }
  }
  if (returnPaths.takesComplaints(address)) return { ok: true as const, id: complaints }
  const refuse = (text: string) => ({ ok: false as const, code: 550 as const, enhanced: '5.1.1', text })
  if (back?.state === 'expired') return refuse('What comes back of a mail is taken for 30 days only.')
  if (back) return refuse('No mail was ever sent from this address.')
  const at = address.lastIndexOf('@')
  if (address.slice(at + 1).toLowerCase() !== domain.toLowerCase()) {
    return { ...refuse(`We take mail for ${domain} only.`), enhanced: '5.7.1' }
  }
  const found = addresses.recognize(address.slice(0, at).toLowerCase(), clock.now())
  if (found.state === 'live' && accountsPart.suspended.has(found.address.owner)) {
    const text =
      'The account that this test address belongs to is suspended. Contact the operator of this site.'
    return { ...refuse(text), enhanced: '5.7.1' }
  }
  const limit = found.state === 'live' ? await useLimits.take({ owner: found.address.owner }) : null
  if (limit) {
    const text = `${limitedText.account} until ${limit.until.toISOString().slice(0, 10)}`
    return { ok: false as const, code: 450 as const, enhanced: '4.7.1', text }
  }
  if (found.state === 'live') return { ok: true as const, id: found.address.id }
  if (found.state === 'expired') return refuse('This test address has expired. Get a new one on the site.')
  return refuse('This is not one of our test addresses. Copy it from the site again.')
}

async function startHttp(
  config: Config,
  application: Application,
  { metrics, tracer, log, dev }: Watching & { dev: boolean },
) {
  const pages = dev ? await developmentPages(application) : { pages: await builtPages(application) }
  const site = createSite({
    config,
    services: application.services,
    keys: application.keys,
    ready: application.ready,
    overload: application.overload,
    buckets: application.buckets,
    use: { book: application.useBook, limits: application.useLimits },
    metrics,
    tracer,
    log,
    pages: pages.pages,
    assets: join(root, 'build/client'),
  })
  const listener = getRequestListener(site.fetch)
  const server = createHttpServer((request, response) => {
    if ('middleware' in pages) pages.middleware(request, response, () => listener(request, response))
    else listener(request, response)
  })
  const { port } = await server.listen(config.PORT, config.HOST)
  return {
    port,
    close: async () => {
      await server.close(config.STOP_SECONDS * 500)
      if ('close' in pages) await pages.close()
    },
  }
}

/** Health and figures of a process without pages. */
async function startStatus(config: Config, application: Application, metrics: Metrics) {
  const { ready, services } = application
  const world = { ready, metrics, version: services.site.version, token: config.METRICS_TOKEN }
  const server = createHttpServer(getRequestListener(createStatus(world).fetch))
  await server.listen(config.STATUS_PORT, config.HOST)
  return { close: () => server.close() }
}

async function builtPages({ services }: Application): Promise<Pages> {
  const entry = join(root, 'build/server/index.js')
  if (!existsSync(entry)) throw new Error('The pages are not built. Run: npm run build')
  // React reads it once, when it is loaded: unset, it takes twice the time for a page.
  process.env.NODE_ENV ??= 'production'
  const { createPages } = await import(entry)
  return createPages(services)
}

/** Pages straight from the source, reloaded as it changes. */
async function developmentPages({ services }: Application) {
  const { createServer: createVite } = await import('vite')
  const vite = await createVite({ root, appType: 'custom', server: { middlewareMode: true } })
  const environment = vite.environments.ssr as unknown as {
    runner: { import(path: string): Promise<{ createPages(given: typeof services): Pages }> }
  }
  return {
    pages: (async (request, visit) => {
      const { createPages } = await environment.runner.import('/src/web/handler.ts')
      return createPages(services)(request, visit)
    }) as Pages,
    middleware: vite.middlewares,
    close: () => vite.close(),
  }
}

function welcome(
  config: Config,
  httpPort: number | null,
  smtpPort: number | null,
  adminLink: string | null,
): string {
  const lines = [`${config.BRAND_NAME} is ready.`, '']
  if (httpPort) {
    const url = config.PUBLIC_URL.replace(/:0$/, `:${httpPort}`)
    lines.push(`  Open    ${url}`, '          copy the address it shows, or press "Send a sample"')
  }
  if (smtpPort) {
    lines.push(
      `  Send    npm run postproof -- send your-mail.eml ADDRESS${smtpPort === 2525 ? '' : ` --port ${smtpPort}`}`,
      `          or any mail program, to ${config.SMTP_HOST}:${smtpPort}`,
    )
  }
  if (adminLink) {
    const link = adminLink.replace(/:0\//, `:${httpPort}/`)
    lines.push(
      `  Admin   ${link}`,
      '          makes whoever registers or signs in with it the administrator, once',
    )
  }
  lines.push('  Check   npm run postproof -- test your-mail.eml', '')
  return lines.join('\n')
}
