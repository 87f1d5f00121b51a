import { paths } from '#web/shell/paths.ts'
import { useWords } from '#web/words/words.ts'
import type { CheckedGroups } from './example.ts'

/** Every check by its name, grouped as the score counts them; each leads to its place in the example report. */
export function CheckedList({ groups }: { groups: CheckedGroups }) {
  const { checked } = useWords().home
  const count = groups.reduce((sum, { checks }) => sum + checks.length, 0)
  return (
    <section>
      <h2 className="text-28 font-bold">{checked.title}</h2>
      <p className="prose mt-2 mb-6 text-16 text-soft">{checked.lead({ count })}</p>
      {groups.map((category) => (
        <div
          key={category.id}
          className="grid gap-x-8 gap-y-3 border-line-strong border-t pt-4 pb-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,3fr)]"
        >
          <h3 className="text-16 font-bold">
            {category.title}
            <span className="ms-2 text-13 font-normal text-faint">
              {checked.count({ count: category.checks.length })}
            </span>
          </h3>
          <ul className="columns-2 gap-x-8 text-14 text-soft sm:columns-3">
            {category.checks.map((check) => (
              <li key={check.id} className="break-inside-avoid">
                <a
                  className="inline-block min-w-6 py-0.5 hover:text-ink hover:underline"
                  href={paths.check('example', check.id)}
                >
                  {check.title}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}
