import type { OnStep } from '@postproof/spam-test/steps'
import type { Config } from '#config.ts'
import { giveMemoryBackWhenIdle, letHeapGrow } from '#heap.ts'
import { silentMetrics } from '#platform/metrics/types.ts'
import { createWorlds } from '../application/worlds.ts'
import { runOperation, type Tools } from './operations.ts'
import type { FromProcess, ToProcess } from './process.ts'

type Lookups = Extract<FromProcess, { type: 'lookups' }>['lookups']

/** Takes work from the parent process and answers it, several mails at once. */
export function answer(): void {
  letHeapGrow()
  giveMemoryBackWhenIdle()
  let worlds: Promise<Tools['worlds']> | undefined
  let lookups: Lookups = []
  const tell = (message: FromProcess) => {
    if (process.connected) process.send!(message, undefined, undefined, () => {})
  }
  const report = () => {
    if (lookups.length) tell({ type: 'lookups', lookups })
    lookups = []
  }

  process.on('message', async (message: ToProcess) => {
    if (message.type === 'config') {
      const lookup: (typeof silentMetrics)['lookup'] = (...facts) => void lookups.push(facts)
      worlds = createTestWorlds(message.config, { ...silentMetrics, lookup })
      await worlds
      return tell({ type: 'ready' })
    }
    const { id } = message
    const steps = gatherSteps((steps) => tell({ type: 'steps', id, steps }))
    try {
      const tools = { worlds: await worlds!, onStep: steps.add }
      const output = await runOperation(message.operation, message.raw, message.input, tools)
      steps.end()
      report()
      tell({ type: 'done', id, output })
    } catch (error) {
      steps.end()
      report()
      tell({
        type: 'failed',
        id,
        message: error instanceof Error ? (error.stack ?? error.message) : String(error),
      })
    }
  })
}

/** Milliseconds between messages: a test has many steps, and each message wakes another process. */
const STEPS_EVERY = 30

function gatherSteps(told: (steps: Parameters<OnStep>[]) => void): { add: OnStep; end(): void } {
  let gathered: Parameters<OnStep>[] = []
  let timer: NodeJS.Timeout | undefined
  const end = () => {
    clearTimeout(timer)
    timer = undefined
    if (gathered.length) told(gathered)
    gathered = []
  }
  return {
    add(...step) {
      gathered.push(step)
      timer ??= setTimeout(end, STEPS_EVERY)
    },
    end,
  }
}

const createTestWorlds = (config: Config, metrics: typeof silentMetrics) =>
  // What is drawn is drawn elsewhere.
  createWorlds({ ...config, PICTURES: false }, metrics)
