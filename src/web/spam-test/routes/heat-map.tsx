import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router'
import { devices } from '#contract/devices.ts'
import { usedUp } from '#web/billing/quota/quota.ts'
import { visitOf } from '#web/request/access.ts'
import { orErrorPage } from '#web/request/refusals.ts'
import { Section } from '#web/ui/card.tsx'
import { chosen } from '#web/ui/choices.ts'
import { Switch } from '#web/ui/switch.tsx'
import { useWords } from '#web/words/words.ts'
import { DrawAgain } from '../pictures/draw-again.tsx'
import { heatShows } from '../pictures/heat-layers.tsx'
import { HeatView } from '../pictures/heat-view.tsx'
import { PartNotice } from '../pictures/part-notice.tsx'
import { PicturesMissing } from '../pictures/pictures-missing.tsx'
import { revalidateWhenAsked, useReport } from '../report.ts'

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { services, visitor } = visitOf({ context })
  const heatMap = await orErrorPage(services.spamTests.heatMap(params.id ?? '', visitor))
  const spent = heatMap.status === 'locked' ? await usedUp(services, visitor, 'screenshots') : null
  return { heatMap, spent }
}

export const shouldRevalidate = revalidateWhenAsked

/** Without any map, made or to come, the notice says it once for all. */
const anyToShow = (maps: { status: string }[]) =>
  maps.some(({ status }) => status === 'ready' || status === 'pending')

export default function HeatMapTab() {
  const { heatMap, spent } = useLoaderData<typeof loader>()
  const { pictures, report } = useWords()
  const { heat: words, part } = pictures
  const result = useReport()
  const [query] = useSearchParams()
  const device = chosen(query, 'device', devices)
  const show = chosen(query, 'show', heatShows)
  const map = heatMap.devices.find((each) => each.device === device)
  const head = { sender: result.sender?.name ?? '', subject: result.subject ?? report.untitled }
  const note = heatMap.status === 'pending' && !heatMap.again ? part.pending : undefined
  return (
    <Section title={words.title} note={note}>
      <div className="flex flex-col gap-4">
        <PartNotice
          status={heatMap.status}
          note={heatMap.note}
          drawable={result.owner ? result.id : null}
          spent={spent}
        />
        {heatMap.status === 'pending' || heatMap.status === 'ready' ? (
          <div className="prose">
            <p className="text-soft">{words.lead}</p>
            <details className="text-13 text-soft">
              <summary className="min-h-6 text-faint hover:text-ink">{words.howGood}</summary>
              <p>{heatMap.disclaimer}</p>
              <p>{words.model({ name: heatMap.model.name, version: heatMap.model.version })}</p>
            </details>
          </div>
        ) : null}
        <DrawAgain again={heatMap.again} id={result.owner ? result.id : null} />
        {map && anyToShow(heatMap.devices) ? (
          <>
            <PicturesMissing result={result} />
            <Switches device={device} show={show} />
            <HeatView key={device} map={map} errors={heatMap.errors} show={show} head={head} />
          </>
        ) : null}
      </div>
    </Section>
  )
}

type SwitchesProps = { device: (typeof devices)[number]; show: (typeof heatShows)[number] }

function Switches({ device, show }: SwitchesProps) {
  const { heat: words, device: deviceWords } = useWords().pictures
  return (
    <div className="flex flex-wrap gap-2">
      <Switch label={deviceWords.label} name="device" options={devices} value={device} words={deviceWords} />
      <Switch label={words.show.label} name="show" options={heatShows} value={show} words={words.show} />
    </div>
  )
}
