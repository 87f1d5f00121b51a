/**
 * The window is made as high as the page for a picture, and Chromium copies what its compositor has for that size. On a
 * machine under load the frame of the new size may not be there when it copies; the copy is empty then, and it says so. Asking
 * makes it draw another frame; with all processors taken, the second may be late as well (2 of 96 pictures at a load of 20).
 */
const NO_FRAME = 'Unable to capture screenshot'
/** What a page may take is bounded elsewhere, by its processor time and by the clock. */
const MOST_ASKS = 10

/** What `capture` gives; asked again, ten times at most, where there was no frame yet. */
export async function captured<T>(capture: () => Promise<T>): Promise<T> {
  for (let asks = 1; ; asks++) {
    try {
      return await capture()
    } catch (error) {
      const isEarly = error instanceof Error && error.message.includes(NO_FRAME)
      if (!isEarly || asks === MOST_ASKS) throw error
    }
  }
}
