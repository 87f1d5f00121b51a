import type { DeviceHeatMap } from '#contract/pictures.ts'
import { Card } from '#web/ui/card.tsx'
import { useWords } from '#web/words/words.ts'

/** How far attention gathers, beside the example mails. */
export function FocusScore({ map }: { map: DeviceHeatMap }) {
  const { focus: words } = useWords().pictures.heat
  const { focus_score, focus_band, focus_compared } = map
  return (
    <Card className="p-5">
      <h3 className="mb-1 text-16 font-bold">{words.title}</h3>
      {focus_score === null || focus_band === null ? (
        <p className="text-soft">{words.none}</p>
      ) : (
        <>
          <p className="text-20 font-bold">{words.band[focus_band]}</p>
          <p className="prose mt-1">{words.bandText[focus_band]}</p>
          <p className="prose mt-1 text-13 text-faint">{words.note({ score: Math.round(focus_score) })}</p>
          {focus_compared.length > 0 ? <Compared map={map} score={focus_score} /> : null}
        </>
      )}
    </Card>
  )
}

function Compared({ map, score }: { map: DeviceHeatMap; score: number }) {
  const { focus: words } = useWords().pictures.heat
  const rows = [
    { name: words.this, score, own: true },
    ...map.focus_compared.map((each) => ({
      ...each,
      name: words.examples[each.name] ?? each.name,
      own: false,
    })),
  ].toSorted((a, b) => b.score - a.score)
  return (
    <>
      <h4 className="mt-4 mb-1 text-13 text-faint">{words.compared}</h4>
      <ul>
        {rows.map(({ name, score: value, own }) => (
          <li key={name} className="grid grid-cols-[minmax(0,1fr)_112px_32px] items-center gap-3 py-1">
            <span className={`truncate ${own ? 'font-bold' : 'text-soft'}`}>{name}</span>
            <span aria-hidden="true" className="meter">
              <span style={{ inlineSize: `${value}%`, background: own ? undefined : 'var(--line-strong)' }} />
            </span>
            <span className="text-end tabular-nums">{Math.round(value)}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
