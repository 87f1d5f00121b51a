import { type KeyboardEvent, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { useAfterNavigation } from '#web/ui/after-navigation.ts'
import { ChevronDown } from '#web/ui/icons.tsx'
import { useWords } from '#web/words/words.ts'
import { DomainField } from './domain-field.tsx'
import { checkerMenu } from './menu.ts'

/** The header's list of checkers: a fold, so that it opens without scripts too. */
export function CheckersMenu({ look }: { look: string }) {
  const words = useWords()
  const fold = useRef<HTMLDetailsElement>(null)
  const close = () => {
    if (fold.current) fold.current.open = false
  }
  useAfterNavigation(close)
  useEffect(() => {
    const outside = (event: Event) => {
      if (!fold.current?.contains(event.target as Node)) close()
    }
    document.addEventListener('pointerdown', outside)
    document.addEventListener('focusin', outside)
    return () => {
      document.removeEventListener('pointerdown', outside)
      document.removeEventListener('focusin', outside)
    }
  })
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    close()
    fold.current?.querySelector('summary')?.focus()
  }
  return (
    <details ref={fold} className="relative" onKeyDown={onKeyDown}>
      <summary className={`${look} flex items-center gap-1`}>
        {words.shell.nav.checkers}
        <ChevronDown aria-hidden="true" className="size-4 text-faint" />
      </summary>
      <div className="absolute inset-e-0 top-full z-30 mt-1 w-64 rounded-lg border border-line-strong bg-card p-1.5 shadow-[0_8px_24px_rgb(0_0_0/0.14)]">
        <DomainField className="mb-1.5 xl:hidden" />
        <ul>
          {checkerMenu.map((entry) => (
            <li key={entry.to}>
              <Link
                to={entry.to}
                className="block rounded-md px-3 py-2 text-soft hover:bg-well hover:text-ink"
              >
                {entry.label(words)}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </details>
  )
}
