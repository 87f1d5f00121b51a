export { causeOf, type Reach, type ReachingChange } from './causes.ts'
export { compareLayouts, type Difference, type DifferenceKind } from './compare.ts'
