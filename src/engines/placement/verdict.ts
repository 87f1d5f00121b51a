import type { Language } from '#engines/language.ts'
import { countedOf } from './counted.ts'
import type { PlacementRow, Verdict } from './report-types.ts'
import { bucketOf, groupByProvider, shareOf, summaryOf } from './share.ts'
import { placementTextsIn } from './texts/index.ts'
import type { VerdictCode } from './texts/verdict.ts'

/** From this share of spam and missing on the verdict is bad. */
const BAD = 1 / 3

/** The names of the providers of which a row counts there. */
function providersIn(rows: readonly PlacementRow[], bucket: 'spam' | 'missing' | 'tabs'): string[] {
  return [...groupByProvider(rows).values()]
    .filter((group) => group.some((row) => bucketOf(row) === bucket))
    .map((group) => group[0]!.mailbox.name)
}

/** One sentence a person would say, and its ground. Null while nothing is decided. */
export function verdictOf(rows: readonly PlacementRow[], language: Language = 'en'): Verdict | null {
  const { verdictText } = placementTextsIn(language)
  const summary = summaryOf(rows)
  const counted = countedOf(summary)
  if (counted === 0 && (summary.pending > 0 || rows.length === 0)) return null
  const share = shareOf(summary, language)
  const facts = {
    summary,
    counted,
    share,
    spam: providersIn(rows, 'spam'),
    missing: providersIn(rows, 'missing'),
    tabs: providersIn(rows, 'tabs'),
    simulated: rows.every((row) => row.simulated),
  }
  const say = (level: Verdict['level'], code: VerdictCode): Verdict => ({
    level,
    ...verdictText(code, facts),
  })
  const lost = summary.spam + summary.missing
  if (counted === 0) return say('no-data', 'unreadable')
  if (summary.missing === counted) return say('bad', 'nowhere')
  if (summary.spam === counted) return say('bad', 'all-spam')
  if (lost === 0) {
    if (summary.tabs === 0) return say('good', 'inbox')
    return say('warning', summary.inbox === 0 ? 'all-tabs' : 'tabs')
  }
  const level = lost / counted >= BAD ? 'bad' : 'warning'
  if (summary.spam === 0) return say(level, 'missing')
  return say(level, summary.missing === 0 ? 'spam' : 'spam-and-missing')
}
