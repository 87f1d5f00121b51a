import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { listZone } from '@postproof/blacklists/list-zone'
import { lists } from '@postproof/blacklists/lists'
import type { ZoneDefinition } from '@postproof/dns/zone'
import { startDnsServer } from '../packages/emulators/dns-server.ts'
import { picture, shopZone } from './messages.ts'

/** The Internet around the real process, on loopback: a resolver that knows all, and the shops' web server. */
export async function startSurroundings(shops: number, others: ZoneDefinition = {}) {
  const dns = await startDnsServer(shopZone(shops, { ...listZone(lists), ...others }, '127.0.0.1'))
  const image = await picture()
  const web = createServer((request, response) => {
    if (request.headers.host?.startsWith('img.')) {
      response.setHeader('content-type', 'image/jpeg').end(request.method === 'HEAD' ? undefined : image)
    } else response.setHeader('content-type', 'text/html').end('<title>Journal</title>')
  })
  web.listen(0, '127.0.0.1')
  await once(web, 'listening')
  return {
    webPort: (web.address() as AddressInfo).port,
    questions: () => dns.questions.length,
    settings: {
      DNS_SERVERS: dns.address,
      ALLOW_PRIVATE_NETWORKS: 'on',
      SMTP_PROXY_PROTOCOL: '127.0.0.1',
      REQUESTS_PER_MINUTE: '10000000',
      // Drawing takes a processor for seconds; it has a bench of its own.
      PICTURES: 'off',
    },
    async close() {
      web.closeAllConnections()
      web.close()
      await dns.close()
    },
  }
}
