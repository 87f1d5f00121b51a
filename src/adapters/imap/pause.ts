/** Doubling pauses from `first` to `last`, each between half and the whole of its length, so that seeds spread out. */
export function pauseBefore(
  attempt: number,
  limits: { retryFirstMs: number; retryLastMs: number },
  random: () => number = Math.random,
): number {
  const whole = Math.min(limits.retryLastMs, limits.retryFirstMs * 2 ** Math.min(attempt, 20))
  return Math.round(whole * (0.5 + random() / 2))
}
