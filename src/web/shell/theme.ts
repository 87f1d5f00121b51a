export type Theme = 'light' | 'dark'

/** The chosen scheme of a Cookie header; undefined when the system decides. */
export function readTheme(cookies: string | null): Theme | undefined {
  const found = /(?:^|;\s*)theme=(light|dark)(?:;|$)/.exec(cookies ?? '')
  return found?.[1] as Theme | undefined
}

/** Applies the scheme now and keeps it for a year, so that the server draws the next page in it. */
export function chooseTheme(theme: Theme) {
  document.documentElement.dataset.theme = theme
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in older browsers
  document.cookie = `theme=${theme}; path=/; max-age=31536000; samesite=lax`
}

/** The scheme on the screen now. */
export function shownTheme(): Theme {
  const chosen = document.documentElement.dataset.theme
  if (chosen === 'light' || chosen === 'dark') return chosen
  return window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}
