import type { PolicyChange } from '#engines/record/report.ts'

/** What a DMARC record changes for mail, in sentences: changes that are alike share one. */

type Treatment = PolicyChange['before']
type Group = Pick<PolicyChange, 'by' | 'before' | 'after'> & { from: PolicyChange['from'][] }

function grouped(changes: PolicyChange[]): Group[] {
  const groups: Group[] = []
  for (const { from, by, before, after } of changes) {
    const same = groups.find((group) => group.by === by && group.before === before && group.after === after)
    if (same) same.from.push(from)
    else groups.push({ by, before, after, from: [from] })
  }
  return groups
}

const names: Record<PolicyChange['from'], (domain: string) => string> = {
  domain: (domain) => domain,
  subdomains: (domain) => `subdomains of ${domain}`,
  'unused-names': (domain) => `made-up subdomains of ${domain}`,
}
const today: Record<Treatment, string> = {
  none: 'is delivered today',
  quarantine: 'goes to spam today',
  reject: 'is refused today',
}
const then: Record<Treatment, string> = {
  none: 'would be delivered',
  quarantine: 'would go to spam',
  reject: 'would be refused',
}

/** `domain`: the one below whose `_dmarc` the record stands. */
export function policyChanges(changes: PolicyChange[], domain: string): string[] {
  return grouped(changes).map(({ from, by, before, after }) => {
    const where = list(
      from.map((one) => names[one](domain)),
      'and',
    )
    const which =
      by === null
        ? 'for which neither SPF nor DKIM passes with a name of yours'
        : `for which only ${by.toUpperCase()} passes, with another name of yours than the one in From,`
    return `Mail from ${where} ${which} ${today[before]} and ${then[after]}.`
  })
}

const germanNames: typeof names = {
  domain: (domain) => domain,
  subdomains: (domain) => `Subdomains von ${domain}`,
  'unused-names': (domain) => `erfundenen Subdomains von ${domain}`,
}
const germanToday: typeof today = {
  none: 'wird heute zugestellt',
  quarantine: 'kommt heute in den Spam-Ordner',
  reject: 'wird heute abgelehnt',
}
const germanThen: typeof then = {
  none: 'würde zugestellt',
  quarantine: 'käme in den Spam-Ordner',
  reject: 'würde abgelehnt',
}

export function germanPolicyChanges(changes: PolicyChange[], domain: string): string[] {
  return grouped(changes).map(({ from, by, before, after }) => {
    const where = list(
      from.map((one) => germanNames[one](domain)),
      'und',
    )
    const which =
      by === null
        ? 'für die weder SPF noch DKIM mit einem Namen von Ihnen besteht'
        : `für die nur ${by.toUpperCase()} besteht, und zwar mit einem anderen Namen von Ihnen als dem im From`
    return `Mail von ${where}, ${which}, ${germanToday[before]} und ${germanThen[after]}.`
  })
}

function list(parts: string[], and: string): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${and} ${parts.at(-1)}`
}
