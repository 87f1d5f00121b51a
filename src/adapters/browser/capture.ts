/**
 * The window is made as high as the page for a picture, and Chromium copies what its compositor has for that size. On a
 * machine under load the frame of the new size may not be there when it copies; the copy is empty then, and it says so. By
 * the next time it is there.
 */
const NO_FRAME = 'Unable to capture screenshot'

/** What `capture` gives; asked once more where there was no frame yet. */
export function captured<T>(capture: () => Promise<T>): Promise<T> {
  return capture().catch((error: unknown) => {
    if (error instanceof Error && error.message.includes(NO_FRAME)) return capture()
    throw error
  })
}
