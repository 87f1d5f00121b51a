import { isIP, connect as netConnect, type Socket } from 'node:net'
import { connect as tlsConnect } from 'node:tls'
import { FetchFailure, socketFailure } from './failure.ts'
import type { Target } from './target.ts'

/** Opens a TCP connection to an address literal; injected by tests that stand in for public addresses. */
export type Dial = (address: string, port: number) => Socket

export const dialDirectly: Dial = (address, port) => netConnect({ host: address, port })

/** Milliseconds given to one address while others are left to try. */
const ATTEMPT_MS = 2500

/**
 * Connects to one of the target's checked addresses, in order, and to nothing else: sockets are opened to address
 * literals, so no second look-up can lead elsewhere. For https the certificate is verified for the URL's host.
 * Throws FetchFailure, or the signal's reason.
 */
export async function openConnection(
  target: Target,
  dial: Dial,
  ca: string | string[] | undefined,
  signal: AbortSignal,
): Promise<Socket> {
  const socket = await firstThatConnects(target, dial, signal)
  return target.url.protocol === 'https:' ? secure(socket, target, ca, signal) : socket
}

async function firstThatConnects(target: Target, dial: Dial, signal: AbortSignal): Promise<Socket> {
  let failure: unknown = new FetchFailure('dns', 'no address')
  for (const [index, address] of target.addresses.entries()) {
    const isLast = index === target.addresses.length - 1
    const attempt = isLast ? signal : AbortSignal.any([signal, AbortSignal.timeout(ATTEMPT_MS)])
    try {
      return await settle(dial(address, target.port), 'connect', attempt)
    } catch (error) {
      signal.throwIfAborted()
      // What an IPv4 address answered says more than the lack of a route to an IPv6 one.
      const said = attempt.aborted
        ? new FetchFailure('timeout', `no answer from ${address}`)
        : socketFailure(error)
      if (index === 0 || said.failure !== 'unreachable') failure = said
    }
  }
  throw failure
}

async function secure(
  socket: Socket,
  target: Target,
  ca: string | string[] | undefined,
  signal: AbortSignal,
) {
  const secured = tlsConnect({
    socket,
    host: target.hostname,
    // RFC 6066, 3: literal addresses are not permitted in SNI.
    servername: isIP(target.hostname) ? '' : target.hostname,
    ALPNProtocols: ['http/1.1'],
    ...(ca === undefined ? {} : { ca }),
  })
  try {
    return await settle(secured, 'secureConnect', signal)
  } catch (error) {
    socket.destroy()
    signal.throwIfAborted()
    throw new FetchFailure('tls', socketFailure(error).message)
  }
}

/** Resolves when `event` fires; on error or abort the socket is destroyed. */
function settle(socket: Socket, event: 'connect' | 'secureConnect', signal: AbortSignal): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const finish = (error?: unknown) => {
      signal.removeEventListener('abort', onAbort)
      socket.off('error', finish)
      socket.off('close', onClose)
      if (error === undefined) return resolve(socket)
      socket.on('error', () => {})
      socket.destroy()
      reject(error)
    }
    const onAbort = () => finish(signal.reason ?? new FetchFailure('timeout', 'aborted'))
    const onClose = () => finish(new FetchFailure('connection', 'closed during the handshake'))
    socket.on('error', finish)
    socket.on('close', onClose)
    socket.once(event, () => finish())
    signal.addEventListener('abort', onAbort, { once: true })
    if (signal.aborted) onAbort()
  })
}
