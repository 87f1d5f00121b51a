import { groupBy } from '@postproof/engine/group-by'
import type { ClientSupport, FeatureUse } from '#contract/pictures.ts'
import type { Figures } from '#web/words/figures.ts'

/** What the support of mail clients comes to for the clients that are counted. Pure. */

export type Client = ClientSupport['clients'][number]
export type Level = FeatureUse['support'][number]['level']

/** The clients asked for, all when none of them is known. */
export function counted(clients: Client[], asked: readonly string[]): Client[] {
  const found = clients.filter((client) => asked.includes(client.id))
  return found.length > 0 ? found : clients
}

/**
 * `support`: mean score by share, 0-1. `everywhere`: share of opens in clients with a whole score, 0-1, so that it can
 * be read off the rows below it: a feature whose absence takes nothing away lowers neither.
 */
export function supportOf(clients: Client[]): { support: number; everywhere: number } {
  const shares = clients.reduce((sum, { share }) => sum + share, 0)
  // Clients without a known share count alike when there are no others.
  const weight = (client: Client) => (shares > 0 ? client.share / shares : 1 / clients.length)
  const sum = (part: (client: Client) => number) =>
    clients.reduce((total, client) => total + weight(client) * part(client), 0)
  return {
    support: sum(({ score }) => score),
    everywhere: sum(({ score }) => (score < 1 ? 0 : 1)),
  }
}

/** A share in percent; what is not whole never reads as 100%. */
export const supportPercent = (share: number, { number, percent, inPercent }: Figures): string =>
  share >= 0.99 && share < 1 ? inPercent(number(Math.floor(share * 1000) / 10)) : percent(share)

export type Family = { name: string; share: number; clients: Client[] }

/** Clients by family, the family with the largest share first. */
export function familiesOf(clients: Client[]): Family[] {
  const byName = groupBy(clients, ({ family }) => family)
  return [...byName]
    .map(([name, members]) => ({
      name,
      clients: members,
      share: members.reduce((sum, { share }) => sum + share, 0),
    }))
    .toSorted((a, b) => b.share - a.share)
}

/** One word for a family: it works or fails only when it does so wherever it was tested. */
export function levelIn(feature: FeatureUse, family: Family): Level {
  const ids = new Set(family.clients.map(({ id }) => id))
  const levels = new Set(
    feature.support
      .filter(({ client, level }) => ids.has(client) && level !== 'unknown')
      .map(({ level }) => level),
  )
  if (levels.size === 0) return 'unknown'
  return levels.size === 1 ? [...levels][0]! : 'partly'
}

/** Whether a feature works in every counted client in which it was tested. */
export function worksIn(feature: FeatureUse, clients: Client[]): boolean {
  const ids = new Set(clients.map(({ id }) => id))
  return feature.support.every(
    ({ client, level }) => !ids.has(client) || level === 'yes' || level === 'unknown',
  )
}
