import { openWaiting, source } from './waiting.ts'

/** A process that has permits at an operator, and an address to itself, until it is killed. `argv`: URL and lease (ms). */
const [url = '', leaseMs = '0'] = process.argv.slice(2)
const { permits, mutex } = await openWaiting(url, { leaseMs: Number(leaseMs) })
const { signal } = new AbortController()
for (let n = 0; n < 2; n++) {
  const permit = await permits.enter('operator.example', { signal, sources: [source], turn: 'single' })
  if (!permit.ok) throw new Error(permit.why)
}
void mutex('ada@operator.example', () => new Promise(() => {}))
setInterval(() => {}, 1000)
await new Promise((resolve) => setTimeout(resolve, 500))
process.send?.('held')
