/**
 * The address of a real program to test against, from the environment; `.ci/run` starts the programs and sets
 * it. Undefined, and said so by name, when the program is not there: its tests are skipped.
 */
export function peer(variable: string, program: string): string | undefined {
  const value = process.env[variable]
  if (!value) console.log(`skipped: ${program}, because ${variable} is not set`)
  return value || undefined
}

export function hostAndPort(address: string): { host: string; port: number } {
  const colon = address.lastIndexOf(':')
  return { host: address.slice(0, colon), port: Number(address.slice(colon + 1)) }
}
