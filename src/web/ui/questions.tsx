import { useWords } from '#web/words/words.ts'
import { ChevronRight } from './icons.tsx'

type Props = { items: { q: string; a: string[] }[] }

export function Questions({ items }: Props) {
  const { shell } = useWords()
  return (
    <section id="questions">
      <h2 className="mb-6 text-28 font-bold">{shell.questions}</h2>
      <div className="border-line-strong border-t">
        {items.map((item) => (
          <details key={item.q} className="fold border-line border-b">
            <summary className="flex min-h-14 items-center justify-between gap-4 py-3 text-16 font-medium hover:text-accent">
              {item.q}
              <ChevronRight aria-hidden="true" className="fold-chevron size-5 text-faint" />
            </summary>
            <div className="flex flex-col gap-3 pb-5">
              {item.a.map((paragraph) => (
                <p key={paragraph} className="prose text-16 text-soft">
                  {paragraph}
                </p>
              ))}
            </div>
          </details>
        ))}
      </div>
    </section>
  )
}
