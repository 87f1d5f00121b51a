import { MAX_MEMBERS, MAX_OUTPUT } from '../bounds.ts'
import type { Problem } from '../problem.ts'
import type { Container } from '../types.ts'

/** Octets on their way out of containers. */
export type Content = {
  bytes: Uint8Array
  containers: Container[]
  /** Its name in the innermost mail or archive. */
  member: string | null
  /** The From domain of the mail around it; empty when there is none. */
  mailFrom: string
  /** What was wrong with the containers around it. */
  problems: Problem[]
}

/** What is left of the bounds that one file has with everything in it. */
export type Budget = { octets: number; members: number }

export const newBudget = (): Budget => ({ octets: MAX_OUTPUT, members: MAX_MEMBERS })

/** What a container holds, or why it cannot be opened. */
export type Inside = Content | { refused: Problem; member: string | null }

export function inner(
  outer: Content,
  container: Container,
  bytes: Uint8Array,
  member: string | null,
  problems: Problem[] = [],
): Content {
  const containers = [...outer.containers, container]
  return {
    ...outer,
    bytes,
    containers,
    member: member ?? outer.member,
    problems: [...outer.problems, ...problems],
  }
}
