import { Component, type ReactNode } from 'react'
import { isRouteErrorResponse, Link, useLocation } from 'react-router'
import { ownPath } from '#contract/local-path.ts'
import { MoreTests } from '#web/billing/quota/more-tests.tsx'
import type { RefusedPage } from '#web/request/refusals.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { useFigures } from '#web/words/figures.ts'
import type { Words } from '#web/words/types.ts'
import { useWords } from '#web/words/words.ts'
import { isUnreachable, reloadOnce } from './chunks.ts'
import { Logo } from './logo.tsx'
import { paths } from './paths.ts'

type Said = { title: string; text: string; code: number | null; isUsedUp?: boolean; isBySeat?: boolean }

/** What happened, what is safe, what to do. */
function describe(error: unknown, { errors }: Words, dateTime: (iso: string) => string): Said {
  if (isUnreachable(error)) return { title: errors.offline, text: errors.offlineText, code: null }
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
  if (refused?.code === 'seat' || refused?.code === 'own_account' || refused?.code === 'seat_over') {
    const title = refused.code === 'own_account' ? errors.ownAccount : errors.seat
    return { title, text: refused.message ?? '', code: null, isBySeat: true }
  }
  if (refused?.code === 'quota_exceeded') {
    const again = refused.resets_at ? ` ${errors.usedUpAgain({ when: dateTime(refused.resets_at) })}` : ''
    return { title: errors.usedUp, text: `${refused.message}${again}`, code: null, isUsedUp: true }
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
      <header className="content py-4">
        <Logo />
      </header>
      <main id="main">
        <ErrorCard error={error} />
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
      <ErrorCard error={error} />
    </LastResort>
  )
}

function ErrorCard({ error }: { error: unknown }) {
  const words = useWords()
  const { errors } = words
  const { dateTime } = useFigures()
  const address = ownPath({ pathname: useLocation().pathname })
  const said = describe(error, words, dateTime)
  return (
    <div className="content flex min-h-[60dvh] flex-col">
      <div className="my-auto flex flex-col items-start gap-4 py-16">
        {said.code ? <p className="font-mono text-14 text-faint">{said.code}</p> : null}
        <h1 className="text-28 font-bold sm:text-44">{said.title}</h1>
        <p className="prose text-16 text-soft">{said.text}</p>
        <div className="mt-2 flex flex-wrap gap-2">
          {said.isUsedUp ? <MoreTests /> : null}
          {said.isBySeat ? <BackToOwn /> : null}
          <Link to={paths.home} className={buttonClass(said.isUsedUp || said.isBySeat ? 'plain' : 'primary')}>
            {errors.goHome}
          </Link>
          {said.code === 404 || said.code === 410 || said.isBySeat ? null : (
            <Link to={address} reloadDocument className={buttonClass('plain')}>
              {errors.reload}
            </Link>
          )}
        </div>
      </div>
    </div>
  )
}

/** Leads a person who works in the account of another back to their own. */
function BackToOwn() {
  const { seat } = useWords().shell
  return (
    <form method="post" action={paths.workingIn}>
      <Button type="submit" look="primary" name="intent" value="own">
        {seat.back}
      </Button>
    </form>
  )
}

class LastResort extends Component<{ words: Words; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    if (!this.state.failed) return this.props.children
    const { errors }: Words = this.props.words
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
