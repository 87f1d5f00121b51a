import type { Status } from '#contract/spam-test.ts'
import { StatusIcon } from '#web/ui/status.tsx'
import type { Level } from './client-support.ts'

const statuses: Record<Level, Status> = { yes: 'good', partly: 'warning', no: 'bad', unknown: 'no-data' }

export const LevelIcon = ({ level }: { level: Level }) => <StatusIcon status={statuses[level]} />
