import type { CreatedEndpoint, Endpoint, EndpointInput, EventDelivery } from '#contract/events.ts'
import type { Language } from '#contract/language.ts'
import type { SignedIn } from '../accounts/visitor.ts'

/**
 * Endpoints to which an account's events are posted. All calls with an id refuse with `not_found` (404) for an endpoint
 * of another account.
 */
export interface Webhooks {
  list(caller: SignedIn): Promise<Endpoint[]>
  /** The secret is in this answer alone. Refusals `quota_exceeded` (403), `unconfirmed` (403). */
  create(input: EndpointInput, caller: SignedIn): Promise<CreatedEndpoint>
  change(id: string, input: EndpointInput, caller: SignedIn): Promise<Endpoint>
  remove(id: string, caller: SignedIn): Promise<void>
  /** A new secret; the old one signs as well for 24 hours. */
  rotate(id: string, caller: SignedIn): Promise<CreatedEndpoint>
  /** Answers the id of the test event. Refusals `wrong_state` (409), `unconfirmed` (403); TooMany (429). */
  try(id: string, caller: SignedIn): Promise<string>
  /** The last 200, newest first. */
  deliveries(id: string, caller: SignedIn, language?: Language): Promise<EventDelivery[]>
  /** One event, or all that were given up. Answers how many. Refusal `wrong_state` (409). */
  replay(id: string, which: { event?: string | undefined }, caller: SignedIn): Promise<number>
}
