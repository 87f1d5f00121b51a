import { type Attributes, type OpenSpan, openTracer, type Tracer } from '#adapters/tracing.ts'
import { currentSpan, withSpan } from './request-context.ts'

/** Pieces of work as spans, where a collector is set; else nothing is done and nothing costs. */

export type { OpenSpan, Tracer }

/** Null where OTEL_EXPORTER_OTLP_ENDPOINT is not set. */
export const createTracer = (endpoint: string, version: string): Promise<Tracer | null> =>
  endpoint ? openTracer({ endpoint, version }) : Promise.resolve(null)

/** Runs `work` in a span that begins a trace. */
export function trace<T>(
  tracer: Tracer | null | undefined,
  name: string,
  attributes: Attributes,
  work: (span: OpenSpan | null) => Promise<T>,
): Promise<T> {
  return tracer ? run(tracer.root(name, attributes), work) : work(null)
}

/** Runs `work` in a span below the present one, if there is one. */
export function within<T>(
  name: string,
  attributes: Attributes,
  work: (span: OpenSpan | null) => Promise<T>,
): Promise<T> {
  const parent = currentSpan() as OpenSpan | null
  return parent ? run(parent.child(name, attributes), work) : work(null)
}

async function run<T>(span: OpenSpan, work: (span: OpenSpan) => Promise<T>): Promise<T> {
  try {
    return await withSpan(span, () => work(span))
  } catch (error) {
    span.fail(error)
    throw error
  } finally {
    span.end()
  }
}
