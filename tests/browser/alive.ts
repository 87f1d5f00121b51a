import type { Page } from 'playwright-core'

/**
 * Waits until React has taken over the page that the server wrote, and what it does after that is done: from here on a
 * press is answered by the scripts. A document that is none of our pages is alive as it is.
 */
export async function alive(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated)
}

type Root = { current: { memoizedState: { isDehydrated: boolean } }; frames?: number }

/** Runs in the page, once a frame. */
function isHydrated(): boolean {
  if (document.readyState !== 'complete') return false
  if (!('__reactRouterContext' in globalThis)) return true
  const key = Object.keys(document).find((name) => name.startsWith('__reactContainer$'))
  const container = key && (document as unknown as Record<string, { stateNode?: Root }>)[key]
  const root = container ? container.stateNode : undefined
  if (root?.current.memoizedState.isDehydrated !== false) return false
  // Effects follow the frame that shows the page.
  root.frames = (root.frames ?? 0) + 1
  return root.frames > 2
}
