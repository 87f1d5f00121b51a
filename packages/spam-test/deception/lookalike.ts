import { domainToUnicode } from 'node:url'
import { organizationOf } from '@postproof/engine/organization'
import { getDomain, getDomainWithoutSuffix } from 'tldts'
import { isRole } from './asks.ts'
import { type Brand, brandOfHost, brands, isTrustWord, mayOwn, owns } from './brands.ts'
import { carriesNames } from './hosts.ts'
import { isDisguised, plain, skeleton } from './text.ts'

/**
 * Host names made to be taken for a brand's. How much each way proves by itself differs: nobody owns
 * `paypal.com.secure.example` or `paypa1.com` by accident, while `amazone.de` is a maker of farm machines.
 */

export type LookalikeWay =
  /** Letters, digits or pairs that look like the brand's: `paypa1`, `arnazon`, `xn--pypal-4ve`. */
  | 'confusable'
  /** The brand's whole domain as the beginning of another: `paypal.com.secure.example`. */
  | 'domain-in-name'
  /** The brand's name with words of its trade: `paypal-secure`, `dhl-zustellung`. */
  | 'glued'
  /** One letter more, less, other or exchanged: `paypall`, `amazom`. */
  | 'misspelled'
  /** The brand's name as a label before another domain: `paypal.secure.example`. */
  | 'subdomain'

export type Lookalike = {
  host: string
  /** The host as people see it. */
  shown: string
  brand: Brand
  way: LookalikeWay
  /** The name stands next to a word that asks for an account, and so needs no mail that speaks of the brand. */
  trusted: boolean
}

/** Ways that prove themselves; the others need a mail that speaks of the brand. */
export const provesItself = (way: LookalikeWay): boolean => way === 'confusable' || way === 'domain-in-name'

/** The brand that a host name imitates; null for a brand's own and for all others. */
export function lookalikeOf(host: string): Lookalike | null {
  if (host.length > 253 || brandOfHost(host)) return null
  const shown = domainToUnicode(host) || host
  const label = labelOf(host, shown)
  const found =
    domainInName(host) ?? confusable(label) ?? glued(label) ?? misspelled(label) ?? subdomain(host, shown)
  if (!found || mayOwn(found.brand, host)) return null
  return { host, shown, ...found, trusted: found.way === 'glued' && isTrusted(label, found.brand) }
}

/** A firm called Target or Sky may well sell security; `chase-login` sells nothing. */
function isTrusted(label: string, { common }: Brand): boolean {
  const asking = plain(label).split('-').filter(isTrustWord)
  return asking.some((word) => !common || !ownTrades.test(word))
}

const ownTrades = /^(?:secur(?!e$)|segur|sicher|sicur|beveil|bezpiec|alert|billing|recover|authentic|valid)/

type Found = { brand: Brand; way: LookalikeWay } | null

/** The label that was registered, as people see it. */
function labelOf(host: string, shown: string): string {
  const ascii = getDomainWithoutSuffix(host, { allowPrivateDomains: true }) ?? ''
  const at = host.split('.').indexOf(ascii)
  return (at < 0 ? ascii : shown.split('.')[at]) ?? ascii
}

type Labelled = [label: string, brand: Brand]

const labelled: Labelled[] = brands.flatMap((brand) => brand.labels.map((label): Labelled => [label, brand]))
const plainLabels = new Map(labelled.toReversed())
/** Names of five letters and more: shorter ones look like something by chance. */
const skeletons = new Map(
  labelled
    .filter(([label]) => label.length >= 5)
    .toReversed()
    .map(([label, brand]) => [skeleton(label), brand]),
)

function confusable(label: string): Found {
  if (label.length > 60) return null
  const brand = disguisedName(label.replaceAll('-', '')) ?? disguisedAmongRoles(label.split('-'))
  return brand && { brand, way: 'confusable' }
}

/** The brand that a word looks like and is not; a common name has to be disguised by letters of another kind. */
function disguisedName(word: string): Brand | null {
  const brand = skeletons.get(skeleton(word))
  if (!brand || brand.labels.includes(plain(word))) return null
  return brand.common && !isDisguised(word) ? null : brand
}

/** `app1e-support`, `pаypal-login`: one disguised name among words of the trade. */
function disguisedAmongRoles(words: string[]): Brand | null {
  if (words.length < 2 || words.length > 6) return null
  const at = words.findIndex((word) => disguisedName(word) !== null)
  const others = words.filter((_, index) => index !== at)
  return at >= 0 && others.every((word) => isRole(plain(word))) ? disguisedName(words[at]!) : null
}

/** Full domains of brands below which no other name stands on purpose. */
const wholeDomains = new Map(
  brands
    .filter(({ common }) => !common)
    .flatMap((brand) =>
      brand.domains
        .filter(
          (domain) => domain.includes('.') && (domain.indexOf('.') > 2 || brand.labels.includes(domain)),
        )
        .map((domain): [string, Brand] => [domain, brand]),
    ),
)

function domainInName(host: string): Found {
  if (carriesNames(host)) return null
  const base = getDomain(host, { allowPrivateDomains: true }) ?? host
  const labels = host.slice(0, Math.max(0, host.length - base.length - 1)).split('.')
  // The ending may be the first part of the registered name: `paypal.com-secure.example`.
  const whole = [...labels, ...base.split('.')]
  for (let at = 0; at < labels.length && labels[0] !== ''; at += 1) {
    for (let length = 2; length <= 3 && at + length <= whole.length - 1; length += 1) {
      const name = whole.slice(at, at + length).join('.')
      const brand = wholeDomains.get(name) ?? wholeDomains.get(name.replace(/-[^.]*$/, ''))
      if (brand) return { brand, way: 'domain-in-name' }
    }
  }
  return null
}

function glued(label: string): Found {
  const words = plain(label).split('-')
  if (words.length > 1 && words.length <= 6) {
    const own = words.findIndex((word) => plainLabels.has(word) && !isCommon(word))
    const at = own >= 0 ? own : words.findIndex(isCommon)
    if (at >= 0 && words.every((word, index) => index === at || isRole(word)))
      return { brand: plainLabels.get(words[at]!)!, way: 'glued' }
    const house = words.findIndex((word) => houseNames.has(word))
    if (house >= 0 && words.every((word, index) => index === house || isRole(word)))
      return { brand: houseNames.get(words[house]!)!, way: 'glued' }
    const joined = runOfWords(words)
    if (joined) return { brand: joined, way: 'glued' }
  }
  return runTogether(words.join('').replace(/\d+$/, ''))
}

/** What brands are called in their domains, such as `schwab` of Charles Schwab. */
const houseNames = new Map(
  brands
    .filter(({ common, shared }) => !common && !shared)
    .flatMap((brand) =>
      brand.domains
        .flatMap((domain) => getDomainWithoutSuffix(domain) ?? [])
        .filter((name) => /^[a-z]{6,}$/.test(name) && !isRole(name) && !plainLabels.has(name))
        .map((name): Labelled => [name, brand]),
    )
    .toReversed(),
)

const isCommon = (label: string) => plainLabels.get(label)?.common === true

/** `bank-of-america-alert`: a name of several words among words of the trade. */
function runOfWords(words: string[]): Brand | null {
  for (let from = 0; from < words.length; from += 1)
    for (let to = from + 2; to <= words.length && to - from <= 4; to += 1) {
      const brand = plainLabels.get(words.slice(from, to).join(''))
      const rest = [...words.slice(0, from), ...words.slice(to)]
      if (brand && !brand.common && rest.length > 0 && rest.every(isRole)) return brand
    }
  return null
}

const SHORTEST_GLUED = 5

/** `paypalsecure`, `secureamazon`: without hyphens the rest has to be one word of the trade, and no short one. */
function runTogether(label: string): Found {
  if (label.length > 40) return null
  for (let cut = SHORTEST_GLUED; cut <= label.length - 3; cut += 1) {
    const before = plainLabels.get(label.slice(0, cut))
    if (before && !before.common && isTrade(label.slice(cut))) return { brand: before, way: 'glued' }
  }
  for (let cut = 3; cut <= label.length - SHORTEST_GLUED; cut += 1) {
    const after = plainLabels.get(label.slice(cut))
    if (after && !after.common && isTrade(label.slice(0, cut))) return { brand: after, way: 'glued' }
  }
  return null
}

const isTrade = (word: string) => word.length > 2 && /^[a-z]+$/.test(word) && isRole(word)

const SHORTEST_MISSPELLED = 6

function misspelled(label: string): Found {
  const brand = nearlyNamed(plain(label).replaceAll('-', ''))
  return brand && { brand, way: 'misspelled' }
}

/** The brand whose name is one letter away from a word in lower case; null for its very name and for all others. */
export function nearlyNamed(name: string): Brand | null {
  if (name.length < SHORTEST_MISSPELLED || name.length > 30 || plainLabels.has(name)) return null
  const near = labelled.find(
    ([known, { common, shared }]) =>
      known.length >= SHORTEST_MISSPELLED && !common && !shared && isOneEditAway(name, known),
  )
  return near ? near[1] : null
}

/** One letter inserted, left out, exchanged, or two neighbours swapped. The first letter stays, as in most of them. */
function isOneEditAway(one: string, other: string): boolean {
  if (one[0] !== other[0] || Math.abs(one.length - other.length) > 1 || one === other) return false
  let start = 0
  while (start < one.length && one[start] === other[start]) start += 1
  let end = 0
  while (
    end < Math.min(one.length, other.length) - start &&
    one[one.length - 1 - end] === other[other.length - 1 - end]
  )
    end += 1
  const left = one.slice(start, one.length - end)
  const right = other.slice(start, other.length - end)
  if (left.length <= 1 && right.length <= 1) return true
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0]
}

function subdomain(host: string, shown: string): Found {
  const base = organizationOf(host)
  if (base === host || carriesNames(host)) return null
  const labels = shown.split('.').slice(0, -base.split('.').length)
  for (const label of labels) {
    const brand = plainLabels.get(plain(label)) ?? glued(label)?.brand
    if (brand && !brand.common && !brand.shared && !owns(brand, host)) return { brand, way: 'subdomain' }
  }
  return null
}
