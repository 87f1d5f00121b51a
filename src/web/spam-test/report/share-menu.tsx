import { paths } from '#web/shell/paths.ts'
import { useSite } from '#web/shell/site.ts'
import { FoldMenu } from '#web/ui/fold-menu.tsx'
import { Share2 } from '#web/ui/icons.tsx'
import { ShareSwitch } from '#web/ui/share-switch.tsx'
import { Snippet } from '#web/ui/snippet.tsx'
import { useWords } from '#web/words/words.ts'
import type { ReportOutline } from '../outline.ts'

/** The report's link; for its owner the switch that shows it to everyone; for a shared one what other sites may show. */
export function ShareMenu({ result }: { result: ReportOutline }) {
  const { share } = useWords().report
  return (
    <FoldMenu
      look="share-panel flex flex-col gap-5"
      trigger={
        <>
          <Share2 aria-hidden="true" />
          <span className="max-sm:sr-only">{share.open}</span>
        </>
      }
    >
      <div>
        <h2 className="mb-2 text-14 font-bold">{share.link}</h2>
        <Snippet text={result.report_url} what={share.link} />
        <p className="mt-1.5 text-13 text-faint">{share.linkNote}</p>
      </div>
      {result.owner ? (
        <ShareSwitch page={paths.report(result.id)} shared={result.shared} words={share} />
      ) : null}
      {result.shared ? <Snippets result={result} /> : null}
    </FoldMenu>
  )
}

function Snippets({ result: { id, score, grade, report_url } }: { result: ReportOutline }) {
  const { share } = useWords().report
  const { publicUrl } = useSite()
  const badge = `${publicUrl}${paths.badge(id)}`
  const said = score === null || grade === null ? share.unmeasured : `${Math.round(score)} / 100`
  const alt = share.badgeAlt({ score: said })
  const frame = `<iframe src="${publicUrl}${paths.embed(id)}" width="360" height="156" style="border:0" loading="lazy" title="${share.cardTitle}"></iframe>`
  return (
    <>
      <div className="border-line border-t pt-4">
        <h2 className="mb-2 text-14 font-bold">{share.badge}</h2>
        <img src={paths.badge(id)} alt={alt} height={22} loading="lazy" className="mb-3 block h-[22px]" />
        <div className="flex flex-col gap-2">
          <Snippet
            text={`<a href="${report_url}"><img src="${badge}" alt="${alt}"></a>`}
            what={share.html}
            label={share.html}
          />
          <Snippet
            text={`[![${alt}](${badge})](${report_url})`}
            what={share.markdown}
            label={share.markdown}
          />
        </div>
      </div>
      <div className="border-line border-t pt-4">
        <h2 className="mb-2 text-14 font-bold">{share.card}</h2>
        <Snippet text={frame} what={share.card} />
      </div>
    </>
  )
}
