import { isWithin } from '@postproof/engine/organization'
import { serviceOfInclude as recognizeInclude, type SenderService, senderServices } from '@postproof/senders'

/** The sending service whose customers include this name. */
export const serviceOfInclude = (domain: string): SenderService | undefined =>
  recognizeInclude(domain)?.service

/** The mailbox service that an MX host belongs to. */
export const serviceOfExchange = (host: string): SenderService | undefined =>
  senderServices.find(({ exchanges }) => exchanges.some((name) => isWithin(host, name)))

/** Names that services tell their customers to include, as far as a public source confirms them. */
export const confirmedIncludes = ({ includes }: SenderService): string[] =>
  includes.filter(({ sources }) => sources.length > 0).map(({ name }) => name)
