/** The few documents of the S3 API that the stand-in writes and reads. */

export const faultXml = (code: string, key: string) =>
  `${head}<Error><Code>${code}</Code><Message>The stand-in says ${code}.</Message><Key>${escaped(key)}</Key></Error>`

export type Listed = { key: string; size: number; at: Date }

/** ListObjectsV2; `next`: where the following page begins, null on the last one. */
export const listXml = (bucket: string, prefix: string, page: Listed[], next: string | null) =>
  `${head}<ListBucketResult xmlns="${space}"><Name>${bucket}</Name><Prefix>${escaped(prefix)}</Prefix>` +
  `<KeyCount>${page.length}</KeyCount><IsTruncated>${next !== null}</IsTruncated>` +
  (next === null ? '' : `<NextContinuationToken>${escaped(next)}</NextContinuationToken>`) +
  page
    .map(({ key, size, at }) => `<Contents>${tag('Key', key)}${written(at)}<Size>${size}</Size></Contents>`)
    .join('') +
  '</ListBucketResult>'

/** DeleteObjects: what was removed and what was not. */
export const deletedXml = (removed: string[], denied: string[]) =>
  `${head}<DeleteResult xmlns="${space}">` +
  removed.map((key) => `<Deleted>${tag('Key', key)}</Deleted>`).join('') +
  denied.map((key) => `<Error>${tag('Key', key)}<Code>InternalError</Code></Error>`).join('') +
  '</DeleteResult>'

/** What a DeleteObjects request names. */
export const keysIn = (xml: string): string[] =>
  [...xml.matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key]) => unescaped(key!))

const head = '<?xml version="1.0" encoding="UTF-8"?>\n'
const space = 'http://s3.amazonaws.com/doc/2006-03-01/'
const tag = (name: string, value: string) => `<${name}>${escaped(value)}</${name}>`
const written = (at: Date) => `<LastModified>${at.toISOString()}</LastModified>`

const entities = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }
const escaped = (value: string) =>
  value.replace(/[&<>"']/g, (found) => entities[found as keyof typeof entities])
const unescaped = (value: string) =>
  Object.entries(entities).reduceRight((left, [plain, entity]) => left.replaceAll(entity, plain), value)
