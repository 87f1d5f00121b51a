#!/usr/bin/env node
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { WebSocket, WebSocketServer } from 'ws'

/**
 * Firefox ESR for Playwright: starts the program at FIREFOX_PATH with the arguments given and stands between the two. Commands
 * that Playwright sends to each context and that this Firefox does not have yet are answered as done.
 */
const unknown = new Set(['emulation.setMediaFeaturesOverride'])

const firefox = spawn(process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr', process.argv.slice(2), {
  stdio: ['ignore', 'inherit', 'pipe'],
})
firefox.on('exit', (code) => process.exit(code ?? 1))
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => firefox.kill(signal))

const prefix = 'WebDriver BiDi listening on '
for await (const line of createInterface({ input: firefox.stderr })) {
  if (line.startsWith(prefix)) stand(line.slice(prefix.length).trim())
  else process.stderr.write(`${line}\n`)
}

/** Says the address of the server in between in the place of Firefox' own. */
function stand(address) {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 })
  server.on('listening', () => process.stderr.write(`${prefix}ws://127.0.0.1:${server.address().port}\n`))
  server.on('connection', (near, { url }) => {
    const far = new WebSocket(`${address}${url === '/' ? '/session' : url}`, { perMessageDeflate: false })
    const waiting = []
    near.on('message', (data) => {
      const text = data.toString()
      const { id, method } = JSON.parse(text)
      if (unknown.has(method)) near.send(JSON.stringify({ type: 'success', id, result: {} }))
      else if (far.readyState === WebSocket.OPEN) far.send(text)
      else waiting.push(text)
    })
    far.on('open', () => {
      for (const text of waiting.splice(0)) far.send(text)
    })
    far.on('message', (data) => near.send(data.toString()))
    for (const [one, other] of [
      [near, far],
      [far, near],
    ]) {
      one.on('close', () => other.close())
      one.on('error', () => other.terminate())
    }
  })
}
