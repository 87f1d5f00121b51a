/**
 * Resolves when all that the page shows now has come or failed. Nothing tells when a background has come: the same address
 * is asked for as a picture, which the browser has in common with it. Runs inside the page.
 */
export async function changed(): Promise<true> {
  const MAX_ELEMENTS = 20_000
  const MAX_PICTURES = 500
  const waiting: HTMLImageElement[] = [...document.images].filter((image) => !image.complete)
  const addresses = new Set<string>()
  for (const element of [...document.querySelectorAll('body, body *')].slice(0, MAX_ELEMENTS)) {
    const { backgroundImage } = getComputedStyle(element)
    if (backgroundImage === 'none') continue
    for (const [, address] of backgroundImage.matchAll(/url\("((?:[^"\\]|\\.)*)"\)/g)) addresses.add(address!)
  }
  for (const address of addresses) {
    const image = new Image()
    image.src = address
    waiting.push(image)
  }
  await Promise.all(waiting.slice(0, MAX_PICTURES).map((image) => image.decode().catch(() => {})))
  await document.fonts.ready
  return true
}
