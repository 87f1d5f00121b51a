import type { RecordChecker } from '#contract/checker-names.ts'
import { paths } from '#web/shell/paths.ts'
import { useSite } from '#web/shell/site.ts'
import { Card } from '#web/ui/card.tsx'
import { ChevronRight } from '#web/ui/icons.tsx'
import { Snippet } from '#web/ui/snippet.tsx'
import { useWords } from '#web/words/words.ts'

/** What other sites may show of a record: a badge that is checked again, and the lines to paste. */
export function RecordBadge({ checker, domain }: { checker: RecordChecker | 'domain'; domain: string }) {
  const { checkers, report, shell } = useWords()
  const { recordBadge: words } = checkers
  const { share } = report
  const { publicUrl } = useSite()
  const badge = paths.recordBadge(checker, domain)
  const path =
    checker === 'domain'
      ? paths.domain(domain)
      : paths.checker(checker, `?${new URLSearchParams({ domain })}`)
  const page = `${publicUrl}${path}`
  const alt = checker === 'domain' ? domain : words.alt({ checker: shell.checkers[checker].name, domain })
  return (
    <Card className="overflow-hidden">
      <details className="fold">
        <summary className="flex min-h-11 items-center gap-3 px-4 hover:bg-well md:px-5">
          <span className="font-medium">{share.badge}</span>
          <span className="text-13 text-faint">{words.about}</span>
          <ChevronRight aria-hidden="true" className="fold-chevron ms-auto size-4 text-faint" />
        </summary>
        <div className="flex flex-col gap-2 border-line border-t px-4 py-4 md:px-5">
          <img src={badge} alt={alt} height={22} loading="lazy" className="mb-1 block h-[22px] self-start" />
          <Snippet
            text={`<a href="${page}"><img src="${publicUrl}${badge}" alt="${alt}"></a>`}
            what={share.html}
            label={share.html}
          />
          <Snippet
            text={`[![${alt}](${publicUrl}${badge})](${page})`}
            what={share.markdown}
            label={share.markdown}
          />
        </div>
      </details>
    </Card>
  )
}
