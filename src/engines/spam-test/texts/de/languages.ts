import type { Facts } from '../phrasing.ts'
import { say } from './phrasing.ts'

const names = new Intl.DisplayNames('de', { type: 'language' })

/** The German name of a language that was detected; its English one when there is none for its code. */
export function languageName({ detected, detected_tag: tag }: Facts): string {
  const name = typeof tag === 'string' && /^[a-z]{2,3}$/.test(tag) ? names.of(tag) : undefined
  return name !== undefined && name !== tag ? name : say(detected)
}
