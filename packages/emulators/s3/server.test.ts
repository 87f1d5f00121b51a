import {
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type S3Emulator, startS3Emulator } from './server.ts'
import { faultOf, type Keys, type Signed } from './signature.ts'

/** The stand-in says what S3 says, as its maker's client understands it. */

let emulator: S3Emulator
let client: S3Client
beforeAll(async () => {
  emulator = await startS3Emulator()
  client = new S3Client({
    region: 'us-east-1',
    endpoint: emulator.url,
    forcePathStyle: true,
    credentials: { accessKeyId: emulator.keys.id, secretAccessKey: emulator.keys.secret },
  })
})
afterAll(async () => {
  client?.destroy()
  await emulator?.close()
})

const names = ['a&b<c>\'"', 'mail/1', 'mail/2 +', 'mail/ü', 'picture/1']

test('lists by prefix and page by page, in the order of the names', async () => {
  for (const Key of names) {
    await client.send(new PutObjectCommand({ Bucket: emulator.bucket, Key, Body: Key }))
  }
  const all: (string | undefined)[] = []
  for (let token: string | undefined, more = true; more; ) {
    const page = await client.send(
      new ListObjectsV2Command({ Bucket: emulator.bucket, MaxKeys: 2, ContinuationToken: token }),
    )
    expect(page.Contents!.length).toBeLessThanOrEqual(2)
    all.push(...page.Contents!.map(({ Key }) => Key))
    token = page.NextContinuationToken
    more = page.IsTruncated!
  }
  expect(all).toEqual(names)
  const mails = await client.send(new ListObjectsV2Command({ Bucket: emulator.bucket, Prefix: 'mail/' }))
  expect(mails).toMatchObject({ KeyCount: 3, IsTruncated: false })
  expect(mails.Contents!.map(({ Size }) => Size)).toEqual([6, 8, 7])
})

test('tells what an object is, and that there is none', async () => {
  const found = await client.send(new HeadObjectCommand({ Bucket: emulator.bucket, Key: 'mail/1' }))
  expect(found.ContentLength).toBe(6)
  const missing = client.send(new GetObjectCommand({ Bucket: emulator.bucket, Key: 'mail/9' }))
  await expect(missing).rejects.toMatchObject({ name: 'NoSuchKey', $metadata: { httpStatusCode: 404 } })
})

test('what is not signed is refused', async () => {
  expect((await fetch(`${emulator.url}/${emulator.bucket}/mail/1`)).status).toBe(403)
  expect(emulator.objects.has('mail/1')).toBe(true)
})

/** "GET Object" among the examples of "Signature Calculations: Transferring a Payload in a Single Chunk" by AWS. */
const keys = { id: 'AKIAIOSFODNN7EXAMPLE', secret: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY' }
const example: Signed = {
  method: 'GET',
  target: '/test.txt',
  headers: {
    host: 'examplebucket.s3.amazonaws.com',
    range: 'bytes=0-9',
    'x-amz-content-sha256': 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    'x-amz-date': '20130524T000000Z',
    authorization:
      'AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request,SignedHeaders=host;range;x-amz-content-sha256;x-amz-date,Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  },
  body: new Uint8Array(),
}
test.each<[string, Signed, Keys, string | null]>([
  ['as it was signed', example, keys, null],
  ['another method', { ...example, method: 'DELETE' }, keys, 'SignatureDoesNotMatch'],
  ['another path', { ...example, target: '/test.tx' }, keys, 'SignatureDoesNotMatch'],
  ['a query', { ...example, target: '/test.txt?acl' }, keys, 'SignatureDoesNotMatch'],
  [
    'another header',
    { ...example, headers: { ...example.headers, range: 'bytes=0-10' } },
    keys,
    'SignatureDoesNotMatch',
  ],
  ['another body', { ...example, body: new Uint8Array(1) }, keys, 'XAmzContentSHA256Mismatch'],
  ['another secret', example, { ...keys, secret: 'x' }, 'SignatureDoesNotMatch'],
  ['another key', example, { ...keys, id: 'x' }, 'InvalidAccessKeyId'],
  ['no signature', { ...example, headers: {} }, keys, 'AccessDenied'],
])('the signature of AWS, %s', (_, request, given, fault) => {
  expect(faultOf(request, given)).toBe(fault)
})
