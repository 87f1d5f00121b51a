export type * from './api.ts'
export { operations } from './api.ts'
export {
  type Client,
  type ClientOptions,
  createClient,
  isFinal,
  type ListCall,
  type WaitOptions,
} from './client.ts'
export type { EventOf, TestEvent } from './events.ts'
export { PostproofError } from './problem.ts'
export { readEvents, type ServerSentEvent, type StreamPosition } from './server-sent-events.ts'
