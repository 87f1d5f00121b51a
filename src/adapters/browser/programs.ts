import { existsSync } from 'node:fs'

/** Which browser there is. */

/** Where systems put theirs. */
const SYSTEM_PROGRAMS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
]

export const systemProgram = (): string | undefined => SYSTEM_PROGRAMS.find((path) => existsSync(path))

/** The Chromium of @sparticuz/chromium is a program for Linux on x64: elsewhere the system has to have one. */
export const bundledRuns = ({
  platform,
  arch,
}: Pick<NodeJS.Process, 'platform' | 'arch'> = process): boolean => platform === 'linux' && arch === 'x64'

/** `named`: the one at `CHROMIUM_PATH`. */
export type Program = { kind: 'named' | 'bundled' | 'system'; path?: string }

/**
 * The browsers to be tried, in this order: the one that is named and no other, else the bundled one, which is built to render
 * without a window, then the system's. The same mail costs the system's nearly twice as much.
 */
export function programsFor(
  named: string | undefined,
  isBundled = bundledRuns(),
  system = systemProgram(),
): Program[] {
  if (named) return [{ kind: 'named', path: named }]
  return [
    ...(isBundled ? [{ kind: 'bundled' as const }] : []),
    ...(system ? [{ kind: 'system' as const, path: system }] : []),
  ]
}

let started: Program['kind'] | undefined

/** Remembers which program this process started last. */
export const noteStarted = ({ kind }: Program): void => {
  started = kind
}

/** The program that this process renders with, or will try first; undefined where there is none. */
export const programInUse = (named: string | undefined): Program['kind'] | undefined =>
  started ?? programsFor(named)[0]?.kind
