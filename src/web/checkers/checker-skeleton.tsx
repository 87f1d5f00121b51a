import { Card } from '#web/ui/card.tsx'
import { useWords } from '#web/words/words.ts'

/** The answer's shape while it is being found out. */
export function CheckerSkeleton({ record }: { record: boolean }) {
  const { checkers: words } = useWords()
  return (
    <div role="status" className="flex flex-col gap-8">
      <span className="sr-only">{words.checking}</span>
      <Card className="overflow-hidden">
        <div className="flex flex-col gap-3 border-s-4 border-s-line px-4 py-4 md:px-6">
          <Bar look="h-4 w-20" />
          <Bar look="h-7 w-4/5 max-w-[520px]" />
          <Bar look="h-3.5 w-3/5 max-w-[380px]" />
        </div>
        {record ? (
          <div className="flex flex-col gap-3 border-line border-t px-4 py-5 md:px-6">
            <Bar look="h-4 w-full" />
            <Bar look="h-4 w-2/3" />
          </div>
        ) : null}
      </Card>
      <Card className="flex flex-col">
        {['w-3/5', 'w-2/5', 'w-1/2', 'w-1/3'].map((width) => (
          <SkeletonRow key={width} width={width} />
        ))}
      </Card>
    </div>
  )
}

/** A row of a list while it is being found out. `width`: of its text. */
export function SkeletonRow({ width }: { width: string }) {
  return (
    <div className="flex h-11 items-center gap-4 border-line border-t px-4 first:border-t-0 md:px-5">
      <Bar look="size-4 rounded-full!" />
      <Bar look={`h-3.5 ${width}`} />
    </div>
  )
}

function Bar({ look }: { look: string }) {
  return <span aria-hidden="true" className={`skeleton ${look}`} />
}
