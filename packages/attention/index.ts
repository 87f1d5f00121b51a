export { predict } from './predict.ts'
export type { HeatMap, HeatMapElement, HeatMapInput } from './types.ts'
