import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import type { PageLanguage } from '#contract/language.ts'
import { goOnToDestination, reloadOnceOnMissingChunk } from './shell/chunks.ts'
import { areasOfPage } from './words/areas-said.tsx'
import { loadWords } from './words/catalogs.ts'
import { WordsProvider } from './words/words-provider.tsx'

goOnToDestination()
reloadOnceOnMissingChunk()

// The router skips a transition between views when the next page is asked for meanwhile, and listens to no end of it.
addEventListener('unhandledrejection', (event) => {
  if (event.reason instanceof DOMException && /transition was skipped/i.test(event.reason.message))
    event.preventDefault()
})

/** The words that the page was written with, in its language: with them it comes alive. */
const words = await loadWords(document.documentElement.lang as PageLanguage, areasOfPage())

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <WordsProvider first={words}>
        <HydratedRouter />
      </WordsProvider>
    </StrictMode>,
  )
})
