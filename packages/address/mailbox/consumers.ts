import { type ConsumerProvider, consumerProviders } from '../data/consumer-providers.ts'

const byId = new Map(consumerProviders.map((one) => [one.id, one]))

/** The large provider of mailboxes for everyone with this id; null for all others. */
export function consumerProvider(id: string | null): ConsumerProvider | null {
  return (id !== null && byId.get(id)) || null
}

/** Under which its own limit is kept, beside that of the operator of its hosts. */
export const consumerOperator = ({ id }: ConsumerProvider) => `consumer ${id}`
