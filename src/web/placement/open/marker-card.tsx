import { buttonClass } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { useWords } from '#web/words/words.ts'

/** The name of the header that carries a marker; as the engine looks for it. */
const markerHeader = 'X-Postproof-Placement'

/** What to put into the mail, and the places where it may stand. */
export function MarkerCard({ marker }: { marker: string }) {
  const { send } = useWords().placement
  const header = `${markerHeader}: ${marker}`
  return (
    <Card className="flex flex-col gap-4 p-5 md:p-6">
      <div>
        <h2 className="text-16 font-bold">{send.marker}</h2>
        <p className="prose mt-1 text-soft">{send.markerNote}</p>
      </div>
      <p className="flex flex-wrap items-center gap-3">
        <code
          data-testid="marker"
          className="min-w-0 rounded-md border border-line bg-well px-3 py-1.5 text-16 wrap-anywhere"
        >
          {marker}
        </code>
        <CopyButton
          text={marker}
          name={send.copyMarker}
          label={send.copyMarker}
          className={buttonClass('plain', 'needs-scripts')}
        />
      </p>
      <dl className="marker-places">
        {(['body', 'header', 'subject', 'address'] as const).map((place) => (
          <div key={place}>
            <dt>{send.places[place][0]}</dt>
            <dd>
              {send.places[place][1]}
              {place === 'header' ? (
                <span className="has-copy mt-1 flex min-w-0 items-center gap-1">
                  <code className="min-w-0 text-13 text-ink wrap-anywhere">{header}</code>
                  <CopyButton text={header} name={send.copyHeader} className="copy-value" />
                </span>
              ) : null}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
