import { rm } from 'node:fs/promises'
import type { Browser } from 'playwright-core'
import { unpackChromium } from './bundled.ts'
import { writeFonts } from './fonts.ts'
import { sharedMegabytes } from './memory.ts'
import { createMeter, type Meter } from './meter.ts'
import { noteStarted, type Program, programsFor } from './programs.ts'
import { within } from './stop.ts'

/**
 * A running Chromium. `end` closes it and removes what it left on the disk; `kill` does so with one that answers no
 * more. Neither rejects.
 */
export type RunningBrowser = {
  browser: Browser
  meter: Meter
  /** What its processes hold that outlive pages; null where that cannot be known. */
  megabytes(): Promise<number | null>
  end(): Promise<void>
  kill(): Promise<void>
}

/**
 * Chromium itself reaches nothing: no name resolves, every connection, loopback included, goes to a proxy at a dead
 * port, and nothing is asked ahead. What a page gets is handed to it by the route of its context. The rest keeps
 * pictures the same on every machine and twice in a row.
 */
const FLAGS = [
  '--host-resolver-rules=MAP * ~NOTFOUND',
  '--proxy-server=http://127.0.0.1:9',
  '--proxy-bypass-list=<-loopback>',
  '--dns-prefetch-disable',
  '--disable-quic',
  '--no-pings',
  '--disable-domain-reliability',
  '--disable-background-networking',
  '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--disable-gpu',
  '--disable-webgl',
  '--disable-3d-apis',
  '--disable-checker-imaging',
  '--disable-partial-raster',
  '--disable-lcd-text',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
]

/**
 * Starts the Chromium that is named, else the one from npm, else the system's where that one cannot be started.
 * Rejects with what went wrong when none is there within `ms`.
 */
export async function launch(executablePath: string | undefined, ms = 20_000): Promise<RunningBrowser> {
  const programs = programsFor(executablePath)
  const fonts = await writeFonts()
  const clear = () => rm(fonts.folder, { recursive: true, force: true }).catch(() => {})
  try {
    return await startFirst(programs, fonts.configuration, ms, clear)
  } catch (error) {
    await clear()
    throw error
  }
}

/** The first of the programs that starts; rejects as the last of them does. */
async function startFirst(
  [program, ...others]: Program[],
  fontconfig: string,
  ms: number,
  clear: () => Promise<void>,
): Promise<RunningBrowser> {
  try {
    // Where there is none, it says which machines it is for.
    const browser = await start(program?.path ?? (await unpackChromium()), fontconfig, ms)
    const running = await runningOf(browser, ms, clear)
    if (program) noteStarted(program)
    return running
  } catch (error) {
    if (others.length === 0) throw error
    return startFirst(others, fontconfig, ms, clear)
  }
}

async function runningOf(browser: Browser, ms: number, clear: () => Promise<void>): Promise<RunningBrowser> {
  const pid = await processOf(browser, ms)
  const kill = () => pid !== undefined && killGroup(pid)
  // Its helper processes may outlive the browser by a moment, or for good when it was killed.
  browser.on('disconnected', kill)
  const end = async () => {
    await browser.close().catch(() => {})
    kill()
    await clear()
  }
  return {
    browser,
    meter: createMeter(browser),
    megabytes: () => sharedMegabytes(browser),
    end,
    kill() {
      if (browser.isConnected()) kill()
      return end()
    },
  }
}

/** Chromium's own sandbox is used where it works; root and many containers cannot have it. */
async function start(program: string, fontconfig: string, ms: number): Promise<Browser> {
  // Large, and of no use to a process that draws nothing.
  const { chromium } = await import('playwright-core')
  const options = {
    executablePath: program,
    timeout: ms,
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
    env: environment(fontconfig),
  }
  if (process.getuid?.() !== 0) {
    const sandboxed = await chromium
      .launch({ ...options, args: FLAGS, chromiumSandbox: true })
      .catch(() => undefined)
    if (sandboxed) return sandboxed
  }
  return chromium.launch({ ...options, args: [...FLAGS, '--no-zygote'], chromiumSandbox: false })
}

/** Chromium gets a known environment: nothing of ours that a broken page could read, and one language and time zone. */
function environment(fontconfig: string): Record<string, string> {
  return {
    PATH: process.env.PATH ?? '',
    HOME: process.env.HOME ?? '/tmp',
    TMPDIR: process.env.TMPDIR ?? '/tmp',
    LANG: 'en_US.UTF-8',
    TZ: 'UTC',
    FONTCONFIG_FILE: fontconfig,
  }
}

/** Playwright does not tell the process that it started; the browser does. One that does not is given up. */
async function processOf(browser: Browser, ms: number): Promise<number | undefined> {
  const ask = async () => {
    const session = await browser.newBrowserCDPSession()
    const { processInfo } = await session.send('SystemInfo.getProcessInfo')
    await session.detach()
    return processInfo.find(({ type }) => type === 'browser')?.id
  }
  try {
    return await within(ask(), ms, 'The start of the browser')
  } catch (error) {
    // Playwright kills what does not close.
    browser.close().catch(() => {})
    throw error
  }
}

/** Playwright starts Chromium as the head of a process group of its own. */
function killGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // It ended in the meantime.
  }
}
