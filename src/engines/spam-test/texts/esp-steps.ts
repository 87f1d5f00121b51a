import type { FixContext } from '../types.ts'

/** The name of the service, or a neutral word for whatever sends. */
export const senderName = ({ esp }: FixContext): string => esp?.name ?? 'your sending program'
