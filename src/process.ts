import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import type { Logger } from 'pino'
import { createTracer, type Tracer } from '#platform/logs/spans.ts'
import { createMetrics } from '#platform/metrics/create.ts'
import type { Metrics } from '#platform/metrics/types.ts'
import { createHttpServer } from './api/server.ts'
import { createSite } from './api/site.ts'
import { createStatus } from './api/status.ts'
import type { Pages } from './api/types.ts'
import type { Config } from './config.ts'
import { letHeapGrow } from './heap.ts'
import { startReceivers } from './incoming-mail.ts'
import { type Jobs, startJobs } from './jobs/queue.ts'
import { readLastBackup } from './platform/snapshot/last-backup.ts'
import { version } from './platform/version.ts'
import type { Application, Fakes } from './services/application/application.ts'
import { createApplication } from './services/application/create.ts'

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
  const metrics = await createMetrics(config, version)
  const tracer = await createTracer(config.OTEL_EXPORTER_OTLP_ENDPOINT, version)
  const application = await createApplication(config, log, options.fakes, metrics)
  const resumed = await application.intake.resume()
  if (resumed) log.info({ count: resumed }, 'took up mail that an earlier run accepted')
  const has = (part: Config['PARTS'][number]) => config.PARTS.includes(part)
  const smtp = has('smtp') ? await startReceivers(config, application, { metrics, tracer, log }) : null
  if (smtp) application.keepBrowserReady()
  // Before anyone can ask for them.
  metrics.watch({
    depths: application.depths,
    pool: application.database.pool,
    lastBackup: () => readLastBackup(config.DATA_DIR),
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
    idempotency: application.idempotency,
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
  lines.push('  Check   npm run postproof -- test your-mail.eml')
  if (httpPort) {
    const guide = `${config.PUBLIC_URL.replace(/:0$/, `:${httpPort}`)}/docs/operate/deploy`
    lines.push(`  Guide   ${guide}`, '          how to run it for others')
  }
  lines.push('')
  return lines.join('\n')
}
