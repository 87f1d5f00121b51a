export { chosenHarm } from './choose.ts'
export { effectOf, type Item, type Lie, type Painted, type Place, thresholds } from './effect.ts'
export {
  type Group,
  type GroupLimits,
  groupsOf,
  type StyleText,
  withoutFeature,
  withoutLoads,
} from './groups.ts'
export { effectsOf } from './measured.ts'
