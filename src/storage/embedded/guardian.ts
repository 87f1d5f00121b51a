import { spawn } from 'node:child_process'

/**
 * Ends a server that would outlive us: a shell that reads from us until we are gone, however we went, and then tells it
 * to stop. Answers how to dismiss it.
 */
export function guard(server: number): () => void {
  const guardian = spawn('/bin/sh', ['-c', `read -r _; kill -INT ${server}`], {
    stdio: ['pipe', 'ignore', 'ignore'],
    // In a group of its own: what ends us from the terminal is not for it.
    detached: true,
  })
  guardian.on('error', () => {})
  guardian.stdin!.on('error', () => {})
  guardian.unref()
  ;(guardian.stdin as unknown as { unref?(): void }).unref?.()
  return () => void guardian.kill('SIGKILL')
}
