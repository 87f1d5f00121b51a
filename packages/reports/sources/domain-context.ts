import type { SenderService } from '@postproof/senders'
import type { AggregateRow } from '../types.ts'

/** A row with who reported it and when. `day`: UTC, null if the report has no period. */
export type SeenRow = { row: AggregateRow; reporter: string; day: string | null }

/** The reverse name of each address that leads back to it. */
export type ReverseNames = ReadonlyMap<string, string>

/** How often something was seen. */
export type Volume = { messages: number; reporters: Set<string>; days: Set<string> }

/** What all rows of a domain say together: a single row cannot tell a forwarder from a server. */
export type DomainContext = {
  reverseNames: ReverseNames
  /** The service that was seen with a signature of the domain. */
  servicesOfSignatures: ReadonlyMap<string, SenderService>
  /** The service that was seen at an address from which mail of the domain passes. */
  servicesOfAddresses: ReadonlyMap<string, SenderService>
  /** Addresses of the domain's own servers: mail of the domain passes there, and no service was seen. */
  ownAddresses: ReadonlySet<string>
  /** Signatures of the domain that passed somewhere. */
  signatures: ReadonlySet<string>
  /** Whether a signature of the domain usually leaves by this route. Null: too little to say. */
  isHome(signature: string, route: string): boolean | null
  /** Everything seen from one address. */
  volumeAt(address: string): Volume
  volumeOf(name: string): Volume
}
