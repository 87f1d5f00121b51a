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
