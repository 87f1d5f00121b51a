import { createInvitations } from './invitations.ts'
import { createOwnSeats } from './own-seats.ts'
import { createPeople, endSeats } from './people.ts'
import type { MembersPart } from './types.ts'
import type { MembersWorld } from './world.ts'

/** Seats: who may work in an account besides the person whose login it is. */
export function createMembers(world: MembersWorld): MembersPart {
  return {
    service: { ...createPeople(world), ...createInvitations(world), ...createOwnSeats(world) },
    purge: (now) => endSeats(world, now),
  }
}
