import { type UIEvent, useRef, useState } from 'react'
import { Logo } from '#web/shell/logo.tsx'
import { SamplePair } from '#web/site/sample/sample-pair.tsx'
import { Check, ChevronLeft, ChevronRight } from '#web/ui/icons.tsx'
import { useWords } from '#web/words/words.ts'

type Props = { scores: Parameters<typeof SamplePair>[0]['scores'] | null }

/** Logo, a sentence, the sample newsletter careless and repaired, and two findings of it, on the gradient. */
export function BrandPanel({ scores }: Props) {
  const { panel } = useWords().account
  return (
    <aside aria-label={panel.voices} className="brand-gradient hidden text-white md:block">
      <div className="sticky top-0 flex min-h-dvh flex-col justify-between gap-8 p-8 lg:p-12">
        <div className="logo-on-gradient">
          <Logo />
        </div>
        <div>
          <p className="mb-6 max-w-[20ch] text-28 font-bold text-balance">{panel.title}</p>
          {scores ? <SamplePair scores={scores} /> : null}
        </div>
        <Findings />
      </div>
    </aside>
  )
}

/**
 * What the report on the bundled careless newsletter finds, with its repair; `tests/examples` holds it to both.
 * Moves by hand alone: by the buttons, by swiping, by the arrow keys once it has the focus.
 */
function Findings() {
  const { panel } = useWords().account
  const track = useRef<HTMLUListElement>(null)
  const [shown, setShown] = useState(0)
  const count = panel.slides.length
  const show = (index: number) => {
    const slide = track.current?.children[(index + count) % count]
    slide?.scrollIntoView({ block: 'nearest', inline: 'start' })
  }
  const onScroll = ({ currentTarget }: UIEvent<HTMLElement>) =>
    setShown(Math.round(Math.abs(currentTarget.scrollLeft) / currentTarget.clientWidth))
  return (
    <section aria-roledescription={panel.carousel} aria-label={panel.voices} className="min-w-0">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <ul ref={track} className="slides" tabIndex={0} aria-label={panel.voices} onScroll={onScroll}>
        {panel.slides.map((slide, index) => (
          <li
            key={slide.title}
            className="slide"
            aria-label={panel.slide({ position: index + 1, total: count })}
          >
            <p className="text-[23px] leading-8 text-balance">{slide.text}</p>
            <p className="flex items-center gap-4">
              <span
                aria-hidden="true"
                className="grid size-12 shrink-0 place-items-center rounded-full bg-white/20 ring-1 ring-white/40 ring-inset [&_svg]:size-6"
              >
                <Check />
              </span>
              <span>
                <span className="block text-[18px] leading-6 font-bold">{slide.title}</span>
                <span className="block text-16">{slide.subtitle}</span>
              </span>
            </p>
          </li>
        ))}
      </ul>
      <div className="needs-scripts mt-5 flex items-center gap-2">
        <Turn label={panel.previous} onClick={() => show(shown - 1)}>
          <ChevronLeft aria-hidden="true" />
        </Turn>
        <Turn label={panel.next} onClick={() => show(shown + 1)}>
          <ChevronRight aria-hidden="true" />
        </Turn>
        <p className="ms-2 text-13 tabular-nums" aria-live="polite">
          {panel.slide({ position: shown + 1, total: count })}
        </p>
      </div>
    </section>
  )
}

function Turn({ label, onClick, children }: { label: string; onClick(): void; children: React.ReactNode }) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onClick}
      className="inline-grid size-9 place-items-center rounded-full ring-1 ring-white/40 ring-inset hover:bg-white/15 focus-visible:outline-white rtl:-scale-x-100 [&_svg]:size-5"
    >
      {children}
    </button>
  )
}
