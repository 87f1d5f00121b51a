import { Buffer } from 'node:buffer'
import { printTags } from '../record/tag-list.ts'
import { isKeyRest } from './entry.ts'
import { parseDkimKey } from './parse.ts'

/** A key record. `key` is the base64 of the public key without white space. */
export function printDkimKey(
  type: 'rsa' | 'ed25519',
  key: string,
  extra: { name: string; value: string }[] = [],
): string {
  return printTags([
    { name: 'v', value: 'DKIM1' },
    { name: 'k', value: type },
    ...extra,
    { name: 'p', value: key },
  ])
}

const KEPT = new Set(['n', 't'])

/**
 * The same key, written so that every receiver reads it; null when the key itself cannot be used and only the service
 * that signs can give a new one. `texts` are all TXT records at the name: a key that was cut into several is joined.
 */
export function repairDkimKey(texts: string[]): string | null {
  const joined = joinTexts(texts)
  const key = /(?:^|[;\s"])p\s*=\s*([^;]*)/i.exec(joined)?.[1] ?? (isKeyRest(joined) ? joined : '')
  const base64 = key.replace(/-----[A-Z ]{0,40}-----/g, '').replace(/[\s"'\\\u007f-\uffff]+/g, '')
  const probe = parseDkimKey(`p=${base64}`)
  const type = probe.keyType
  const bare = type === 'ed25519' ? Buffer.from(base64, 'base64').subarray(-32).toString('base64') : base64
  if (type === null || (type === 'rsa' && (probe.bits ?? 0) < 1024)) return null
  const { tags, issues } = parseDkimKey(joined)
  const broken = (start: number) =>
    issues.some((issue) => issue.status === 'bad' && issue.span.start === start)
  const extra = tags.filter(
    (tag, index) =>
      KEPT.has(tag.name) &&
      !broken(tag.span.start) &&
      /^[\x21-\x3a\x3c-\x7e ]{1,200}$/.test(tag.value) &&
      tags.findIndex((other) => other.name === tag.name) === index,
  )
  const flags = extra.flatMap(({ name, value }) => {
    // `t=y` makes receivers treat signed mail like unsigned mail; a key in use does not need it.
    const kept =
      name === 't'
        ? value
            .split(':')
            .filter((flag) => flag.trim().toLowerCase() === 's')
            .join(':')
        : value
    return kept ? [{ name, value: kept }] : []
  })
  const printed = printDkimKey(type, bare, flags)
  return parseDkimKey(printed).issues.some((issue) => issue.status === 'bad') ? null : printed
}

function joinTexts(texts: string[]): string {
  const head = texts.find((text) => !isKeyRest(text)) ?? ''
  const rest = texts.filter(isKeyRest)
  return rest.length > 0 && texts.length > 1
    ? `${head.trimEnd().replace(/[";]{1,4}$/, '')}${rest.join('')}`
    : (texts[0] ?? '')
}
