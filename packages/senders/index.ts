/**
 * Sending services by the traces of their mail: signatures, selectors, return paths, reverse names. Open first: `service.ts`, which
 * says what a service has and where each name is from; `recognize.ts` looks them up.
 */

export {
  type Recognized,
  serviceById,
  serviceOfExchange,
  serviceOfHost,
  serviceOfInclude,
  serviceOfReturnPath,
  serviceOfSelector,
  serviceOfSignature,
} from './recognize.ts'
export type { Alignment, SenderKind, SenderService, Source, SourcedName } from './service.ts'
export { senderServices } from './services.ts'
