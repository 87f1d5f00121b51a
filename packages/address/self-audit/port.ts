import { bad, type Finding, good, noData } from '@postproof/engine/finding'
import { classifyReply } from '../replies.ts'
import type { ProbeHost, ProbeIdentity, SmtpDialer } from '../smtp-types.ts'

const WAIT_MS = 15_000

type Reached = { host: string; outcome: 'greeted' | 'refused-us' | 'silent'; text: string }

/**
 * Whether port 25 leads out: most access providers and clouds close it, and every mailbox would look unreachable.
 * Reads a banner, says EHLO and QUIT; asks for no mailbox.
 */
export async function portFinding(
  hosts: ProbeHost[],
  identity: ProbeIdentity,
  world: { dialer: SmtpDialer; now: () => number },
): Promise<Finding> {
  const id = 'audit-port-25'
  if (hosts.length === 0) return noData(id, 'nobody-to-ask')
  const reached = await Promise.all(hosts.slice(0, 3).map((host) => reach(host, identity, world)))
  const facts = {
    hosts: reached.map(({ host, outcome, text }) => ({ host, outcome, text: text.slice(0, 200) })),
  }
  if (reached.some(({ outcome }) => outcome === 'greeted')) return good(id, 'open', facts)
  return bad(id, reached.some(({ outcome }) => outcome === 'refused-us') ? 'refused-us' : 'closed', facts)
}

async function reach(
  { host, ips }: ProbeHost,
  identity: ProbeIdentity,
  { dialer, now }: { dialer: SmtpDialer; now: () => number },
): Promise<Reached> {
  const silent = (text: string): Reached => ({ host, outcome: 'silent', text })
  const address = ips[0]
  if (address === undefined) return silent('no address')
  const deadline = now() + WAIT_MS
  const dialed = await dialer.dial({ host, address, sourceAddress: identity.sourceAddress, deadline })
  if (!dialed.ok) return silent(dialed.detail)
  const { connection } = dialed
  try {
    for (const stage of ['banner', 'ehlo'] as const) {
      const said =
        stage === 'banner' ? await connection.greeting() : await connection.command(`EHLO ${identity.helo}`)
      if (!said.ok) return silent(said.detail)
      const { what } = classifyReply({ stage, provider: null, ...said.reply })
      if (what !== 'accepted') return { host, outcome: 'refused-us', text: said.reply.text }
    }
    await connection.command('QUIT', 2000)
    return { host, outcome: 'greeted', text: '' }
  } finally {
    connection.close()
  }
}
