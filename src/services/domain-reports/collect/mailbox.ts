import { createDnsClient } from '@postproof/dns/client'
import { systemServers } from '@postproof/dns/system'
import { openCollectedFolder } from '#adapters/imap/collected-folder.ts'
import { Refusal } from '#platform/refusals/refusal.ts'
import { type Inlet, MOST_OCTETS } from './inlet.ts'

/** The folder of a mailbox, by IMAP. What was read is moved to another folder. */

/** Mails of more than `most` octets are too large. */
export type MailboxAddress = {
  url: string
  password: string
  doneFolder: string
  dnsServers: string[]
  most?: number
}

const isLoopback = (host: string) => /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(host)

/**
 * `url`: `imaps://USER@HOST/FOLDER`, or `imap:` for STARTTLS, which loopback does without. Throws Refusal for another one,
 * SeedFailure if the mailbox cannot be opened.
 */
export async function openMailbox(address: MailboxAddress, signal: AbortSignal): Promise<Inlet> {
  const { url, password, doneFolder, dnsServers, most = MOST_OCTETS } = address
  const access = accessOf(url, password)
  const resolver = createDnsClient({ servers: dnsServers.length > 0 ? dnsServers : systemServers() })
  const close = () => resolver.close()
  const folder = decodeURIComponent(new URL(url).pathname.slice(1)) || 'INBOX'
  const opened = await openCollectedFolder(access, { folder, doneFolder, resolver, signal, most }).catch(
    (error) => {
      close()
      throw error
    },
  )
  if (!opened) {
    close()
    throw new Refusal(422, 'invalid', 'cli.imap_read_only')
  }
  return {
    async waiting() {
      const uids = await opened.uids()
      return uids.map((uid) => ({
        id: String(uid),
        name: `${folder}-${uid}.eml`,
        load: () => opened.read(uid),
        async done() {
          if (!(await opened.done(uid))) throw new Refusal(422, 'failed', 'cli.imap_not_moved')
        },
      }))
    },
    async close() {
      await opened.close()
      close()
    },
  }
}

function accessOf(url: string, password: string) {
  const { protocol, hostname, port, username, password: inUrl } = new URL(url)
  if (username === '' || inUrl !== '') throw new Refusal(422, 'invalid', 'cli.imap_address')
  const user = decodeURIComponent(username)
  const secure = protocol === 'imaps:'
  return {
    ...{ id: 0, provider: 'reports', address: user, username: user, folderMap: {}, tabs: 'none' as const },
    ...{ host: hostname.replace(/^\[|\]$/g, ''), port: port === '' ? (secure ? 993 : 143) : Number(port) },
    security: secure ? ('tls' as const) : isLoopback(hostname) ? ('none' as const) : ('starttls' as const),
    auth: { kind: 'password' as const, password },
  }
}
