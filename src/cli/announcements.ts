import { type Command, Option } from 'commander'
import { announcementLevels, audiences } from '#contract/announcement-choices.ts'
import type { Announcement } from '#contract/announcements.ts'
import { type Language, languages } from '#contract/language.ts'
import { plainJson } from './plain.ts'
import { styleFor } from './style.ts'
import { textTable } from './table.ts'
import { withinInstance } from './within-instance.ts'

/** What `postproof admin` tells on top of the pages. */

type Json = { json?: boolean }
type Written = Json & { [language in Language]?: string } & {
  level: string
  for: string
  link?: string
  from?: string
  until?: string
  change?: string
}

/** `named`: makes a command below `postproof admin`. */
export function addAnnouncementCommands(named: (name: string) => Command): void {
  named('announcements')
    .description('list what is told on top of the pages')
    .action((options: Json) =>
      withinInstance(async ({ announcements }) => showAll(await announcements.list(), options)),
    )
  addAnnounce(named('announce'))
  named('withdraw')
    .description('end an announcement')
    .argument('<id>', 'as announcements prints it')
    .action((id: string, { json }: Json) =>
      withinInstance(async ({ announcements }) => {
        await announcements.withdraw('operator', id)
        console.log(json ? plainJson({ success: true }) : 'Done.')
      }),
    )
}

function addAnnounce(command: Command): void {
  command.description('tell something on top of the pages, in one language or more')
  for (const language of languages) command.option(`--${language} <text>`, `the text in ${language}`)
  command
    .addOption(
      new Option('--level <level>', 'how it looks').choices(announcementLevels).default('information'),
    )
    .addOption(new Option('--for <whom>', 'who sees it').choices(audiences).default('all'))
    .option('--link <address>', 'where more is said')
    .option('--from <time>', 'when it begins, such as 2027-03-31T20:00 (UTC); now without it')
    .option('--until <time>', 'when it ends (UTC); without it when it is withdrawn')
    .option('--change <id>', 'put it in place of this one, whole: say again what is to stay')
    .action((options: Written) =>
      withinInstance(async ({ announcements }) => {
        const texts = languages.flatMap((one) => (options[one] === undefined ? [] : [[one, options[one]]]))
        const given = {
          ...{ texts: Object.fromEntries(texts), level: options.level, audience: options.for },
          ...{ link: options.link ?? null, from: timeOf(options.from), until: timeOf(options.until) },
        }
        const { change } = options
        const id = change ?? (await announcements.write('operator', given))
        if (change) await announcements.change('operator', change, given)
        console.log(options.json ? plainJson({ id }) : id)
      }),
    )
}

/** A day, or a time without its zone, is UTC; what is no time is refused as it was typed. */
function timeOf(given: string | undefined): string | null {
  if (given === undefined) return null
  const whole = /^\d{4}-\d{2}-\d{2}$/.test(given) ? `${given}T00:00` : given
  return /T\d{2}:\d{2}(:\d{2})?$/.test(whole) ? `${whole}${whole.length > 16 ? '' : ':00'}Z` : whole
}

function showAll(data: Announcement[], { json }: Json): void {
  if (json) {
    console.log(plainJson({ data }))
    return
  }
  if (!data.length) {
    console.log('Nothing is told.')
    return
  }
  const rows = data.map(({ id, state, level, audience, from, until, texts }) => [
    ...[id, state, level, audience, minuteOf(from), until ? minuteOf(until) : '-'],
    languages.flatMap((one) => (texts[one] ? [`${one}: ${texts[one]}`] : [])).join('  '),
  ])
  const titles = ['id', 'state', 'level', 'for', 'from (UTC)', 'until (UTC)', 'text']
  console.log(textTable(titles, rows, styleFor(process.stdout)))
}

const minuteOf = (iso: string) => iso.slice(0, 16).replace('T', ' ')
