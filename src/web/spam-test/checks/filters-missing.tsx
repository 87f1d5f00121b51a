import { Card } from '#web/ui/card.tsx'
import { useWords } from '#web/words/words.ts'
import { Command } from '../begin/local-hint.tsx'

/** No engine is set up: what it would add, and how to add it. */
export function FiltersMissing() {
  const { filters } = useWords().report
  return (
    <Card className="flex flex-col gap-3 p-5 md:p-8">
      <h2 className="text-20 font-bold tracking-[-0.01em]">{filters.none}</h2>
      <p className="prose text-soft">{filters.noneText}</p>
      <Command title="SpamAssassin" text="SPAMD=127.0.0.1:783 npm start" />
      <Command title="rspamd" text="RSPAMD_URL=http://127.0.0.1:11333 npm start" />
      <p className="prose text-13 text-faint">
        {filters.noneDocs} {filters.note}
      </p>
    </Card>
  )
}
