import { Component, type ReactNode } from 'react'
import { isRouteErrorResponse, Link, useLocation } from 'react-router'
import { reloadOnce } from '../chunks.ts'
import { paths } from '../paths.ts'
import type { RefusedPage } from '../refusals.ts'
import type { Words } from '../words/en/index.ts'
import { useWords } from '../words/words.ts'
import { buttonClass } from './button.tsx'
import { Logo } from './logo.tsx'

type Said = { title: string; text: string; code: number | null }

/** What happened, what is safe, what to do. */
function describe(error: unknown, { errors }: Words): Said {
  if (!isRouteErrorResponse(error)) return { title: errors.occurred, text: errors.occurredText, code: null }
  const { status } = error
  const refused = error.data as Partial<RefusedPage> | null
  if (status === 410) return { title: errors.expired, text: errors.expiredText, code: 410 }
  if (status === 404) {
    const unmatched = refused?.code === undefined || refused.code === 'unmatched'
    return {
      title: errors.notFound,
      text: unmatched ? `${errors.unmatched}. ${errors.unmatchedText}` : errors.reportNotFound,
      code: 404,
    }
  }
  return { title: errors.occurred, text: refused?.message ?? errors.occurredText, code: status }
}

const missingChunk = /dynamically imported module|importing a module script/i

function reloadIfChunkIsMissing(error: unknown) {
  if (typeof window !== 'undefined' && error instanceof Error && missingChunk.test(error.message))
    reloadOnce()
}

/** The page of an error. If drawing it fails as well, a bare sentence and a link home remain. */
export function ErrorPage({ error }: { error: unknown }) {
  const words = useWords()
  reloadIfChunkIsMissing(error)
  return (
    <LastResort words={words}>
      <div className="content py-4">
        <Logo />
      </div>
      <main id="main">
        <ErrorCard said={describe(error, words)} />
      </main>
    </LastResort>
  )
}

/** The same inside a layout, whose header and footer stay. */
export function ErrorInPage({ error }: { error: unknown }) {
  const words = useWords()
  reloadIfChunkIsMissing(error)
  return (
    <LastResort words={words}>
      <ErrorCard said={describe(error, words)} />
    </LastResort>
  )
}

function ErrorCard({ said }: { said: Said }) {
  const { errors } = useWords()
  const { pathname } = useLocation()
  return (
    <div className="content flex min-h-[60dvh] flex-col">
      <div className="my-auto flex flex-col items-start gap-4 py-16">
        {said.code ? <p className="font-mono text-14 text-faint">{said.code}</p> : null}
        <h1 className="text-28 font-bold sm:text-44">{said.title}</h1>
        <p className="prose text-16 text-soft">{said.text}</p>
        <div className="mt-2 flex flex-wrap gap-2">
          <Link to={paths.home} className={buttonClass('primary')}>
            {errors.goHome}
          </Link>
          {said.code === 404 || said.code === 410 ? null : (
            <Link to={pathname} reloadDocument className={buttonClass('plain')}>
              {errors.reload}
            </Link>
          )}
        </div>
      </div>
    </div>
  )
}

class LastResort extends Component<{ words: Words; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    if (!this.state.failed) return this.props.children
    const { errors } = this.props.words
    return (
      <main id="main" className="content py-16">
        <p>{errors.failing}</p>
        <p>
          <a href="/">{errors.backHome}</a>
        </p>
      </main>
    )
  }
}
