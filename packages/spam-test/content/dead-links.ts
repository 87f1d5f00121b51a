import { isWithin } from '@postproof/engine/organization'
import { mailtoFault } from '@postproof/message/mailto'
import type { HtmlNode, Link, Message } from '@postproof/message/types'
import { elementsOf } from '@postproof/message/walk'
import type { Authentication } from '../types.ts'
import { isPlaceholderHost, webAddress } from './links.ts'
import { attributeOf } from './markup.ts'
import { findAddressResidue } from './residue.ts'

/** Links that lead nowhere for any reader. */

export type Dead = 'empty' | 'placeholder' | 'dead-anchor'

/** Names that a `#name` target may lead to. */
export function anchorsOf({ html }: Pick<Message, 'html'>): Set<string> {
  const anchors = new Set(['top'])
  const root: HtmlNode | undefined = html?.document
  if (!root) return anchors
  for (const element of elementsOf(root))
    for (const name of ['id', 'name']) {
      const value = attributeOf(element, name)
      if (value) anchors.add(value)
    }
  return anchors
}

const blank = /^(?:https?:\/{0,2}#?|about:blank|javascript:(?:void\(0?\)|;)?;?)$/i
const sample =
  /^(?:\[[^\]]{1,60}\]|url|link|todo|tbd|xxx+|insert[-_ ]?(?:link|url)(?:[-_ ]?here)?|your[-_ ]?(?:link|url)(?:[-_ ]?here)?)$/i

/** Why a target leads nowhere: nothing there, `#`, a sample address, an anchor that the mail has not; else null. */
export function deadTarget(
  href: string,
  anchors: Set<string>,
  { fromOrg }: Pick<Authentication, 'fromOrg'>,
): Dead | null {
  const target = href.trim().slice(0, 2000)
  if (target === '' || target === '#' || blank.test(target)) return 'empty'
  if (/^#\d{1,4}$/.test(target) && !anchors.has(target.slice(1))) return 'placeholder'
  if (target.startsWith('#')) return anchors.has(target.slice(1)) ? null : 'dead-anchor'
  if (sample.test(target)) return 'placeholder'
  const host = webAddress(target)?.hostname
  const own = fromOrg !== null && host !== undefined && isWithin(host, fromOrg)
  return host && !own && isPlaceholderHost(host) ? 'placeholder' : null
}

/**
 * Whether a link can open a page or a new mail: a script does not run in a mail program, a merge tag was never filled
 * in, an anchor stays within the mail.
 */
export function leadsSomewhere(
  { href }: Link,
  anchors: Set<string>,
  auth: Pick<Authentication, 'fromOrg'>,
): boolean {
  const target = href.trim()
  if (target.startsWith('#') || deadTarget(target, anchors, auth) !== null) return false
  if (findAddressResidue(target) !== null) return false
  // Browsers drop white space and control characters within a scheme, however many.
  const scheme = /^([a-z][a-z0-9+.-]{1,20}):/i
    .exec(target.replace(/[\u0000-\u0020]+/g, '').slice(0, 40))?.[1]
    ?.toLowerCase()
  if (scheme === 'javascript' || scheme === 'data' || scheme === 'about' || scheme === 'file') return false
  return scheme !== 'mailto' || mailtoFault(target) === null
}
