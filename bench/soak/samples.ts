import type { Instance } from '../instance.ts'
import { descendants, descriptors, memory } from '../journeys/usage.ts'

/** What a process holds, looked at every ten seconds. */
export type Sample = {
  hours: number
  resident: number
  heap: number
  external: number
  descriptors: number
  sockets: number
  files: number
  children: number
  intake: number
  reports: number
  pictures: number
  smtp: number
}

export const sampled: { key: keyof Sample; unit: string }[] = [
  { key: 'resident', unit: ' MB' },
  { key: 'heap', unit: ' MB' },
  { key: 'external', unit: ' MB' },
  ...(['descriptors', 'sockets', 'files', 'children', 'intake', 'reports', 'pictures', 'smtp'] as const).map(
    (key) => ({ key, unit: '' }),
  ),
]

export type Sampler = { name: string; samples: Sample[]; end(): Promise<void> }

const EVERY_MS = 10_000
const MEGABYTE = 1024 * 1024

export function createSampler(name: string, instance: Instance): Sampler {
  const samples: Sample[] = []
  const begun = performance.now()
  let last: Promise<void> = Promise.resolve()
  const look = async () => {
    const hours = (performance.now() - begun) / 3_600_000
    const sample = await sampleOf(instance, hours).catch(() => null)
    if (sample) samples.push(sample)
  }
  const timer = setInterval(() => {
    last = last.then(look)
  }, EVERY_MS)
  return {
    name,
    samples,
    async end() {
      clearInterval(timer)
      await last
      await look()
    },
  }
}

async function sampleOf(instance: Instance, hours: number): Promise<Sample> {
  const held = (await instance.ask('memory')) as NodeJS.MemoryUsage
  const [{ now }, open, children, text] = await Promise.all([
    memory(instance.pid),
    descriptors(instance.pid),
    descendants(instance.pid),
    fetch(`${instance.url}/metrics`, { signal: AbortSignal.timeout(10_000) }).then((answer) => answer.text()),
  ])
  const figure = (line: string) =>
    Number(new RegExp(`^postproof_${line} (\\S+)$`, 'm').exec(text)?.[1] ?? Number.NaN)
  const depth = (queue: string) => figure(`queue_depth\\{queue="${queue}"\\}`)
  return {
    hours,
    resident: now,
    heap: held.heapUsed / MEGABYTE,
    external: held.external / MEGABYTE,
    descriptors: open.all,
    sockets: open.sockets,
    files: open.files,
    children: children.length,
    intake: depth('intake'),
    reports: depth('reports'),
    pictures: depth('pictures'),
    smtp: figure('smtp_connections\\{state="open"\\}'),
  }
}
