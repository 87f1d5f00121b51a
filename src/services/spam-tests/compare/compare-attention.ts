import { type AttentionPart, attentionRoles, type ComparedAttention } from '#contract/comparison.ts'
import { devices } from '#contract/devices.ts'
import type { DeviceHeatMap, HeatElement, HeatMap } from '#contract/pictures.ts'
import { matchElements } from './match-elements.ts'

/** Where predicted attention moved between two versions of a mail. Pure. */

export type Maps = Pick<HeatMap, 'status' | 'devices'>

export function compareAttention(before: Maps, after: Maps): ComparedAttention[] {
  return devices.map((device) => {
    const [one, other] = [mapOf(before, device), mapOf(after, device)]
    const beside = { device, before: statusOf(before, one), after: statusOf(after, other) }
    if (one?.status !== 'ready' || other?.status !== 'ready') return { ...beside, roles: [], parts: [] }
    return { ...beside, roles: rolesOf(one, other), parts: partsOf(one.elements, other.elements) }
  })
}

const mapOf = ({ devices: all }: Maps, device: DeviceHeatMap['device']) =>
  all.find((each) => each.device === device)

/** Locked pictures are locked on every device; what one device lacks is its own. */
const statusOf = ({ status }: Maps, map: DeviceHeatMap | undefined) =>
  status === 'locked' ? status : (map?.status ?? 'failed')

function partsOf(before: HeatElement[], after: HeatElement[]): AttentionPart[] {
  const found = matchElements(before, after)
  const matched = found.matched.map(({ before: one, after: other, by }) => ({
    matched_by: by,
    before: one,
    after: other,
    change: other.share - one.share,
    unclear: one.low <= other.high && other.low <= one.high,
  }))
  const alone = [
    ...found.before.map((element) => ({ ...unmatched, before: element })),
    ...found.after.map((element) => ({ ...unmatched, after: element })),
  ]
  return [
    ...matched.toSorted((a, b) => Math.abs(b.change) - Math.abs(a.change)),
    ...alone.toSorted((a, b) => shareOf(b) - shareOf(a)),
  ]
}

const unmatched = { matched_by: null, before: null, after: null, change: null, unclear: false }
const shareOf = ({ before, after }: AttentionPart) => (before ?? after)?.share ?? 0

type Role = ComparedAttention['roles'][number]

/** What neither version has is left out. */
function rolesOf(before: DeviceHeatMap, after: DeviceHeatMap): Role[] {
  return attentionRoles
    .map((role) => ({ role, before: sideOf[role](before), after: sideOf[role](after) }))
    .filter((each) => each.before || each.after)
}

const sideOf: Record<Role['role'], (map: DeviceHeatMap) => Role['before']> = {
  'first-screen': ({ screenfuls: [first] }) => (first ? { share: first.share, text: null } : null),
  action: ({ call_to_action: action }) => action && { share: action.share, text: action.text },
  headline: ({ elements }) => {
    const [first] = elements.filter(({ kind }) => kind === 'heading').toSorted((a, b) => b.share - a.share)
    return first ? { share: first.share, text: first.text || null } : null
  },
  buttons: (map) => sumOf(map, 'button'),
  headings: (map) => sumOf(map, 'heading'),
  pictures: (map) => sumOf(map, 'picture'),
  texts: (map) => sumOf(map, 'text'),
  links: (map) => sumOf(map, 'link'),
  'last-section': ({ sections }) => {
    const last = sections.length > 1 ? sections.at(-1) : undefined
    return last ? { share: last.share, text: last.text || null } : null
  },
}

function sumOf({ elements }: DeviceHeatMap, kind: HeatElement['kind']): Role['before'] {
  const own = elements.filter((each) => each.kind === kind)
  return own.length > 0 ? { share: own.reduce((sum, each) => sum + each.share, 0), text: null } : null
}
