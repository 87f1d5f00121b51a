import { useState } from 'react'
import type { Placement, PlacementTrend } from '#contract/placement.ts'
import { Card } from '#web/ui/card.tsx'
import { FoldCard } from '#web/ui/fold-card.tsx'
import { useWords } from '#web/words/words.ts'
import { Instructions } from '../open/instructions.tsx'
import { Authentication } from '../picture/authentication.tsx'
import { Head } from '../picture/head.tsx'
import { Progress } from '../picture/progress.tsx'
import { Tiles } from '../picture/tiles.tsx'
import type { Asked } from '../place.ts'
import { MailboxFold } from '../rows/mailbox-fold.tsx'
import { SimulatedNote } from '../simulated-note.tsx'
import { AdviceList } from './advice-list.tsx'
import { Trend } from './trend.tsx'

type Props = { test: Placement; trend: PlacementTrend | null; asking: boolean }

/**
 * The report, from the first answer on: where the mail is as a picture, what to do, and behind folds each mailbox and how
 * it was before. What comes in later changes it in place.
 */
export function Report({ test, trend, asking }: Props) {
  const { report, send } = useWords().placement
  const [asked, setAsked] = useState<Asked | null>(null)
  return (
    <>
      <Card className="report-head flex flex-col gap-4 p-5 md:p-6">
        <Head test={test}>
          <Progress test={test} asking={asking} />
        </Head>
        <h2 className="sr-only">{report.providers}</h2>
        <Tiles test={test} onDetails={(id) => setAsked({ id })} />
        {test.simulated ? <SimulatedNote sample={test.id === 'example'} /> : null}
        <Authentication rows={test.results} />
      </Card>
      <AdviceList test={test} />
      <MailboxFold rows={test.results} asked={asked} />
      {trend ? <Trend trend={trend} test={test.id} /> : null}
      {test.owner && test.status === 'collecting' ? (
        <FoldCard title={send.list}>
          <div className="p-4 md:p-5">
            <Instructions test={test} />
          </div>
        </FoldCard>
      ) : null}
    </>
  )
}
