import type { Client } from './client-support.ts'

/** "Gmail, iOS". A platform that repeats its family is left out. */
export function clientName(
  { family, platform }: Pick<Client, 'family' | 'platform'>,
  platforms: Record<string, string | undefined>,
) {
  const on = platforms[platform] ?? platform
  return on.toLowerCase().startsWith(family.toLowerCase()) ? on : `${family}, ${on}`
}
