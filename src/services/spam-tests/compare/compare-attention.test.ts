import { describe, expect, test } from 'vitest'
import type { DeviceHeatMap, HeatElement } from '#contract/pictures.ts'
import { heatMap, laterHeatMap } from '../../../../tests/fixtures/pictures.ts'
import { compareAttention, type Maps } from './compare-attention.ts'

const desktop = (before: Maps, after: Maps) =>
  compareAttention(before, after).find(({ device }) => device === 'desktop')!

const withMaps = (change: (map: DeviceHeatMap) => Partial<DeviceHeatMap>): Maps => ({
  ...heatMap,
  devices: heatMap.devices.map((map) => ({ ...map, ...change(map) })),
})

const namesOf = (parts: { before: { text: string } | null; after: { text: string } | null }[]) =>
  parts.map(({ before, after }) => [before?.text, after?.text])

describe('where attention moved', () => {
  test('the greatest change comes first, what has no counterpart last and without a change', () => {
    const { parts } = desktop(heatMap, laterHeatMap)
    expect(parts[0]).toMatchObject({ matched_by: 'text', before: { text: 'Order now' }, unclear: false })
    expect(parts[0]!.change).toBeCloseTo(0.24)
    expect(namesOf(parts.slice(-1))).toEqual([['Opening hours', undefined]])
    expect(parts.at(-1)).toMatchObject({ matched_by: null, change: null })
    const headline = parts.find(({ before }) => before?.text === 'Sunday rolls for 1 €')
    expect(headline).toMatchObject({ matched_by: 'place', after: { text: 'Rolls from the mill next door' } })
  })

  test('a change is unclear where the intervals overlap', () => {
    const moved = (by: number): HeatElement[] => [
      { ...heatMap.devices[0]!.elements[0]!, share: 0.2 * by, low: 0.15 * by, high: 0.25 * by },
    ]
    const at = (by: number) => withMaps(() => ({ elements: moved(by) }))
    const unclear = [1.2, 1.6, 1.7, 3].map((by) => desktop(at(1), at(by)).parts[0]!.unclear)
    expect(unclear).toEqual([true, true, false, false])
  })

  test('roles have the sums of their kind, and none where the mail has none', () => {
    const without = withMaps(({ elements }) => ({
      call_to_action: null,
      elements: elements.filter(({ kind }) => kind !== 'button'),
    }))
    const { roles } = desktop(heatMap, without)
    const of = (role: string) => roles.find((each) => each.role === role)
    expect(of('action')).toMatchObject({ before: { share: 0.12, text: 'Order now' }, after: null })
    expect(of('buttons')!.before!.share).toBeCloseTo(0.12 + 0.24 / 9)
    expect(of('buttons')!.after).toBeNull()
    expect(of('headline')!.after).toMatchObject({ text: 'Sunday rolls for 1 €' })
    expect(of('first-screen')!.before!.share).toBeCloseTo(0.571, 3)
    expect(of('last-section')!.before).toEqual({ share: 0.12, text: null })
    expect(desktop(without, without).roles.map(({ role }) => role)).not.toContain('buttons')
  })

  test.each([
    ['pending', { status: 'pending' }],
    ['failed', { status: 'failed' }],
    ['locked', { status: 'disabled' }],
  ] as const)('a map that is %s is said, and nothing is compared', (status, device) => {
    const after: Maps = {
      ...withMaps(() => device),
      status: status === 'locked' ? 'locked' : 'ready',
    }
    expect(desktop(heatMap, after)).toEqual({
      device: 'desktop',
      before: 'ready',
      after: status,
      roles: [],
      parts: [],
    })
  })

  test('an action that the heat map does not list is there, without a share', () => {
    const faint = withMaps(({ call_to_action: action }) => ({
      call_to_action: action && { ...action, rank: null, share: null },
    }))
    const action = desktop(heatMap, faint).roles.find(({ role }) => role === 'action')
    expect(action?.after).toEqual({ share: null, text: 'Order now' })
  })
})
