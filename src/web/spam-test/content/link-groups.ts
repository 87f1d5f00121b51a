import { groupBy } from '@postproof/engine/group-by'
import type { Status, TestResult } from '#contract/spam-test.ts'
import { statusOrder } from '#web/ui/status.tsx'

type MailLink = TestResult['links'][number]

/** One target, however often the mail leads there. */
export type Target = Omit<MailLink, 'text' | 'place'> & {
  /** As it has to be seen: who is on a block list is a problem, whatever the server answers. */
  rank: Status
  uses: number
  /** What is written on it: without repetition, and without the address itself. */
  texts: string[]
  places: NonNullable<MailLink['place']>[]
}

/** The targets of one domain, problems first. `key`: the domain, or for what is no web address its scheme with the colon. */
export type LinkGroup = { key: string; rank: Status; uses: number; listedOn: string[]; targets: Target[] }

/** By registrable domain: what is worst first, then what is used most. */
export function linkGroups(links: MailLink[]): LinkGroup[] {
  const byKey = groupBy(targetsOf(links), ({ domain, url }) => domain ?? schemeOf(url))
  const groups = [...byKey].map(([key, targets]) => ({
    key,
    rank: targets[0]!.rank,
    uses: targets.reduce((sum, { uses }) => sum + uses, 0),
    listedOn: [...new Set(targets.flatMap(({ listed_on }) => listed_on))],
    targets,
  }))
  return groups.toSorted((a, b) => statusOrder[a.rank] - statusOrder[b.rank] || b.uses - a.uses)
}

/** Worst first, what was found alike together; otherwise in the order of the mail. */
function targetsOf(links: MailLink[]): Target[] {
  const targets = new Map<string, Target>()
  for (const { text, place, ...link } of links) {
    const rank = link.listed_on.length > 0 ? 'bad' : link.status
    const note = link.status === 'good' ? '' : link.note
    const target = targets.get(link.url) ?? { ...link, note, rank, uses: 0, texts: [], places: [] }
    target.uses += 1
    if (text && !isAddress(text, link.url) && !target.texts.includes(text)) target.texts.push(text)
    if (place) target.places.push(place)
    targets.set(link.url, target)
  }
  const alike = groupBy(targets.values(), ({ rank, note }) => `${statusOrder[rank]} ${note}`)
  return [...alike.values()].toSorted(([a], [b]) => statusOrder[a!.rank] - statusOrder[b!.rank]).flat()
}

/** Whether the text is nothing but its own target. Texts are kept shorter than addresses. */
const isAddress = (text: string, url: string) => text.includes('.') && bare(url).startsWith(bare(text))
const bare = (address: string) => address.replace(/^[a-z]+:(?:\/\/)?/i, '')

const schemeOf = (url: string) => /^\s*([a-z][a-z+.-]{0,20}:)/i.exec(url)?.[1]?.toLowerCase() ?? ''

/** The links of which text or address hold what is looked for. */
export function linksWith(links: MailLink[], wanted: string): MailLink[] {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean)
  return links.filter(({ text, url, final_url, note }) => {
    const said = `${text} ${url} ${final_url ?? ''} ${note}`.toLowerCase()
    return words.every((word) => said.includes(word))
  })
}

/** How many uses each status has, worst first. */
export function tallyOf({ targets }: LinkGroup): [Status, number][] {
  const counts = new Map<Status, number>()
  for (const { status, uses } of targets) counts.set(status, (counts.get(status) ?? 0) + uses)
  return [...counts].toSorted(([a], [b]) => statusOrder[a] - statusOrder[b])
}
