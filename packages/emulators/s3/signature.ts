import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

/**
 * AWS Signature Version 4 in the Authorization header, as a server checks it: "Authenticating Requests (AWS Signature
 * Version 4)" in the Amazon S3 API reference. S3 encodes paths once and takes them as they were sent.
 */

export type Signed = {
  method: string
  /** Path and query as they stood in the request line. */
  target: string
  headers: Record<string, string | string[] | undefined>
  body: Uint8Array
}
export type Keys = { id: string; secret: string }

const form =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/

/** Null when the request is signed as it should be; else the code that S3 answers. */
export function faultOf(request: Signed, keys: Keys): string | null {
  const found = form.exec(text(request.headers.authorization))
  if (!found) return 'AccessDenied'
  const [, id, day, region, names, signature] = found as unknown as string[]
  if (id !== keys.id) return 'InvalidAccessKeyId'
  const hash = text(request.headers['x-amz-content-sha256'])
  if (hash !== 'UNSIGNED-PAYLOAD' && hash !== sha256(request.body)) return 'XAmzContentSHA256Mismatch'
  const scope = `${day}/${region}/s3/aws4_request`
  const at = text(request.headers['x-amz-date'])
  const toSign = ['AWS4-HMAC-SHA256', at, scope, sha256(canonical(request, names!, hash))].join('\n')
  const key = [day!, region!, 's3', 'aws4_request'].reduce(
    (secret: string | Buffer, part) => hmac(secret, part),
    `AWS4${keys.secret}`,
  )
  const expected = Buffer.from(hmac(key, toSign).toString('hex'))
  return timingSafeEqual(expected, Buffer.from(signature!)) ? null : 'SignatureDoesNotMatch'
}

function canonical({ method, target, headers }: Signed, names: string, hash: string): string {
  const [path, query = ''] = target.split('?', 2) as [string, string?]
  const parameters = query
    .split('&')
    .filter(Boolean)
    .map((parameter) => (parameter.includes('=') ? parameter : `${parameter}=`))
    .sort()
  const signed = names.split(';').map((name) => `${name}:${text(headers[name]).trim().replace(/ +/g, ' ')}\n`)
  return [method, path, parameters.join('&'), signed.join(''), names, hash].join('\n')
}

const text = (value: string | string[] | undefined) =>
  Array.isArray(value) ? value.join(',') : (value ?? '')
const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest('hex')
const hmac = (key: string | Buffer, value: string) => createHmac('sha256', key).update(value).digest()
