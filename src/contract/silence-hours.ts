/** How many hours the silence for a planned change can last. Without zod, for browsers. */
export const silenceHours = [1, 4, 24, 168] as const
