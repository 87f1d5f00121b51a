/**
 * Traces for a collector that speaks OTLP over HTTP (opentelemetry.io/docs/specs/otlp). Nothing of OpenTelemetry is loaded
 * before it is asked for, and nothing of it is global: who has a span makes children of it.
 */
export type Attributes = Record<string, string | number | boolean>

export interface OpenSpan {
  child(name: string, attributes?: Attributes): OpenSpan
  set(attributes: Attributes): void
  /** The error's name alone: its message may contain personal data. */
  fail(error: unknown): void
  end(): void
}

export interface Tracer {
  root(name: string, attributes?: Attributes): OpenSpan
  /** Sends what is left. */
  close(): Promise<void>
}

const TIMEOUT_MS = 5_000

/** `endpoint`: of the collector, without `/v1/traces`. */
export async function openTracer(options: { endpoint: string; version: string }): Promise<Tracer> {
  const [api, sdk, { resourceFromAttributes }, { OTLPTraceExporter }] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/exporter-trace-otlp-http'),
  ])
  const url = `${options.endpoint.replace(/\/+$/, '')}/v1/traces`
  const provider = new sdk.TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'postproof', 'service.version': options.version }),
    spanProcessors: [
      new sdk.BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url, timeoutMillis: TIMEOUT_MS }) }),
    ],
  })
  const tracer = provider.getTracer('postproof')
  const open = (name: string, attributes: Attributes, parent: typeof api.ROOT_CONTEXT): OpenSpan => {
    const span = tracer.startSpan(name, { attributes }, parent)
    return {
      child: (childName, given = {}) => open(childName, given, api.trace.setSpan(parent, span)),
      set: (given) => void span.setAttributes(given),
      fail: (error) => {
        span.setStatus({ code: api.SpanStatusCode.ERROR })
        span.setAttribute('error.type', error instanceof Error ? error.name : 'unknown')
      },
      end: () => span.end(),
    }
  }
  return {
    root: (name, attributes = {}) => open(name, attributes, api.ROOT_CONTEXT),
    async close() {
      const late = new Promise<void>((resolve) => setTimeout(resolve, TIMEOUT_MS).unref())
      await Promise.race([provider.shutdown().catch(() => {}), late])
    },
  }
}
