import type { FixContext } from '../../types.ts'

/** The name of the service, or a neutral word for whatever sends; to stand after “in”, “von” or a colon. */
export const senderName = ({ esp }: FixContext): string => esp?.name ?? 'Ihrem Sendeprogramm'
