import type { ListFormat } from '#storage/tables.ts'
import type { NewAddress, NewRow } from '#storage/verifier-lists.ts'
import { GROUP } from '../world.ts'
import type { Plan } from './plan.ts'

/** The rows of a planned list, with a position for each different address. */

export function formatOf({ delimiter, header, width, column }: Plan, mark: boolean): ListFormat {
  return { delimiter, mark, header, width, column: { index: column.index, name: column.name } }
}

/** The rows of a list in groups; an address stands in the group where it comes first. */
export function* groupsOf(
  plan: Plan,
  probing: boolean,
): Generator<{ rows: NewRow[]; addresses: NewAddress[] }> {
  const positions = new Map<string, number>()
  let group = { rows: [] as NewRow[], addresses: [] as NewAddress[] }
  for (const row of plan.rows()) {
    const { number, raw } = row
    if ('problem' in row) {
      group.rows.push({ number, raw, position: null, problem: row.problem, problem_text: row.text })
    } else {
      const { key, address, domain } = row.address
      let position = positions.get(key)
      if (position === undefined) {
        position = positions.size
        positions.set(key, position)
        group.addresses.push({
          position,
          email: address,
          first_row: number,
          ask: probing && !plan.suspicion.unasked.has(domain),
        })
      }
      group.rows.push({ number, raw, position, problem: null, problem_text: null })
    }
    if (group.rows.length === GROUP) {
      yield group
      group = { rows: [], addresses: [] }
    }
  }
  if (group.rows.length) yield group
}
