import { readFile } from 'node:fs/promises'
import type { Browser } from 'playwright-core'

/**
 * What the processes of a browser hold that all pages share: its own, the one that puts pictures together, and services.
 * Those of pages end with them. MB of memory; what several processes have in common counts once in all (Pss). Null where
 * the system has no /proc. Rejects when the browser is gone.
 */
export async function sharedMegabytes(browser: Browser): Promise<number | null> {
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  await session.detach()
  const shared = processInfo.filter(({ type }) => type !== 'renderer')
  const held = await Promise.all(shared.map(({ id }) => kilobytes(id)))
  const known = held.filter((value) => value !== null)
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0) / 1024
}

async function kilobytes(pid: number): Promise<number | null> {
  const text = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '')
  const found = /^Pss:\s+(\d+) kB/m.exec(text)?.[1]
  return found === undefined ? null : Number(found)
}
