import type { PartStatus, Placement, Report, Streams, TestStep, Verification, VerifierList } from './api.ts'

/** What live events hold. The API's document has no shapes for them; `tests/scenarios/client.test.ts` holds these true. */

/** The report itself is in no event: read it again after `status` and `pictures`. */
export type TestEvent =
  | { type: 'status'; status: Report['status']; from?: string; tls?: string; size_bytes?: number }
  | { type: 'step'; step: Omit<TestStep, 'label'>; done: number; total: number }
  /** A later mail came to the same address. */
  | { type: 'newer'; id: string }
  /** One screenshot is there. */
  | { type: 'picture'; device: string; variant: string }
  | { type: 'client-picture'; client: string }
  /** All are there, and the report with what they showed. */
  | { type: 'pictures'; screenshots: PartStatus; heatmap: PartStatus }
  | { type: 'advice' }

type DataOf = {
  streamTest: TestEvent
  streamVerification: { type: 'verification'; verification: Verification }
  streamVerifierList: { type: 'list'; list: VerifierList }
  /** Empty with the event `end`. */
  streamPlacement: Placement | Record<string, never>
}

export type EventOf<Name extends keyof Streams> = {
  /** Its kind. */
  event: string
  data: Name extends keyof DataOf ? DataOf[Name] : unknown
  /** Empty where the server gives none. */
  id: string
}
