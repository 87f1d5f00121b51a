/**
 * Brings everything that moves to rest, so that two pictures are the same: what ends is at its end, what never ends
 * at its start. Runs inside the page.
 */
export function still(): void {
  const MAX = 5000
  if (!document.adoptedStyleSheets.length) {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('*,*::before,*::after{transition:none!important;caret-color:transparent!important}')
    document.adoptedStyleSheets = [sheet]
  }
  for (const animation of document.getAnimations().slice(0, MAX)) {
    const end = animation.effect?.getComputedTiming().endTime
    try {
      if (end === Infinity) animation.cancel()
      else animation.finish()
    } catch {
      animation.cancel()
    }
  }
}
