import { unpackChromium } from '#adapters/browser/bundled.ts'

/** Unpacks the Chromium of node_modules once, not once in each worker. */
export default async function setup(): Promise<void> {
  await unpackChromium()
}
