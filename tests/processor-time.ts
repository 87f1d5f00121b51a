/**
 * Milliseconds of processor time that this thread took for a piece of work. Time on the wall says as much about what else
 * the machine does; this one does not grow while it stalls.
 */
export function processorTime(work: () => void): number {
  const start = process.threadCpuUsage()
  work()
  return since(start)
}

/** The same of work with waits in it, with whatever else the thread did meanwhile. */
export async function processorTimeOf(work: () => Promise<unknown>): Promise<number> {
  const start = process.threadCpuUsage()
  await work()
  return since(start)
}

function since(start: NodeJS.CpuUsage): number {
  const { user, system } = process.threadCpuUsage(start)
  return (user + system) / 1000
}
