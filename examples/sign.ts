import { generateKeyPairSync } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { dkimSign } from 'mailauth/lib/dkim/sign.js'

/**
 * Signs the examples that are sent by people who sign, with keys made for this run, and writes the public keys
 * into zone.yaml. The private keys are forgotten: to change a message, change it and run this again. Given names, signs
 * those alone: `node examples/sign.ts plain-text`.
 */

const folder = import.meta.dirname
const signers: Record<string, { domain: string; selector: string; time: string }> = {
  'good-newsletter': { domain: 'harborandpine.example', selector: 'k2026', time: '2026-11-18T07:30:00Z' },
  'image-only': { domain: 'sundrift.example', selector: 'mail', time: '2026-11-18T10:00:00Z' },
  'plain-text': { domain: 'lindqvist.example', selector: 'home', time: '2026-11-18T14:20:00Z' },
  'repaired-newsletter': { domain: 'ostrel.example', selector: 'k2026', time: '2026-11-18T09:00:00Z' },
  'right-to-left': { domain: 'zaytoun.example', selector: 'k1', time: '2026-11-18T06:00:00Z' },
  transactional: { domain: 'ledgerly.example', selector: 'tx', time: '2026-11-17T16:41:00Z' },
}
const marker = '# --- DKIM keys, written by sign.ts ---'

const zonePath = join(folder, 'zone.yaml')
const [zone = '', written = ''] = (await readFile(zonePath, 'utf8')).split(marker)
const keys = new Map([...written.matchAll(/^(\S+):\n {2}TXT: (.*)$/gm)].map(([, name, key]) => [name!, key!]))

const named = process.argv.slice(2)
for (const [name, { domain, selector, time }] of Object.entries(signers)) {
  if (named.length > 0 && !named.includes(name)) continue
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const path = join(folder, `${name}.eml`)
  const message = withoutSignature(await readFile(path))
  const privatePem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
  const signer = { signingDomain: domain, selector, privateKey: privatePem }
  const { signatures, errors } = await dkimSign(message, {
    ...signer,
    signatureData: [signer],
    canonicalization: 'relaxed/relaxed',
    algorithm: 'rsa-sha256',
    signTime: new Date(time),
    headerList:
      'from:to:subject:date:message-id:reply-to:mime-version:content-type:list-id:list-unsubscribe:list-unsubscribe-post',
  })
  if (errors?.length) throw errors[0]
  await writeFile(path, Buffer.concat([Buffer.from(signatures), message]))
  const key = publicKey.export({ type: 'spki', format: 'der' }).toString('base64')
  keys.set(`${selector}._domainkey.${domain}`, `['v=DKIM1; k=rsa; p=${key}']`)
}

const published = [...keys].map(([name, key]) => `${name}:\n  TXT: ${key}`)
await writeFile(zonePath, `${zone.trimEnd()}\n\n${marker}\n${published.join('\n')}\n`)

function withoutSignature(message: Buffer): Buffer {
  const text = message.toString('latin1')
  return Buffer.from(text.replace(/^DKIM-Signature:.*\r\n(?:[ \t].*\r\n)*/m, ''), 'latin1')
}
