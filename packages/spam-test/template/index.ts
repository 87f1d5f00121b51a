/**
 * Template mode: judges the source of a mail before it has a sender. Open first: `judge.ts`, then `fill.ts`, which reads merge tags
 * as unknown values.
 */

export { shownHtml } from './fill.ts'
export { type Ignore, ignoresIn } from './ignores.ts'
export {
  judgeTemplate,
  reasonsUnchecked,
  type TemplateReport,
  type TemplateSource,
  type WhyUnchecked,
} from './judge.ts'
export { editLines } from './lines.ts'
export { repairTemplate } from './repair.ts'
export { type TagFault, tagFaults } from './tag-faults.ts'
export type { Variables } from './variables.ts'
