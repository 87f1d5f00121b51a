import { plain } from '@postproof/engine/plain-message'
import type { Message, PlainCode } from '@postproof/messages/message'

/**
 * Which sentence explains which of Microsoft's filter values. From Microsoft's documentation as generally known; marked
 * "unverified" is what Microsoft does not document or what the project has not seen itself. Unknown values are shown as
 * they stand.
 */

export type MicrosoftValue =
  | 'dest'
  | 'OFR'
  | 'SCL'
  | 'SFV'
  | 'CAT'
  | 'BCL'
  | 'IPV'
  | 'SFTY'
  | 'compauth'
  | 'two SCL'
  | 'dest and SCL'

type Table = Readonly<Record<string, PlainCode>>

const scl: Table = {
  '-1': 'placement.microsoft.scl.trusted',
  '0': 'placement.microsoft.scl.not-spam',
  '1': 'placement.microsoft.scl.not-spam',
  '5': 'placement.microsoft.scl.spam',
  '6': 'placement.microsoft.scl.spam',
  '7': 'placement.microsoft.scl.certain',
  '8': 'placement.microsoft.scl.certain',
  '9': 'placement.microsoft.scl.certain',
}

// Unverified: SFE, SKA, SKN, SKQ, SKI as a whole.
const sfv: Table = {
  NSPM: 'placement.microsoft.sfv.nspm',
  SPM: 'placement.microsoft.sfv.spm',
  BLK: 'placement.microsoft.sfv.blk',
  SKB: 'placement.microsoft.sfv.skb',
  SFE: 'placement.microsoft.sfv.sfe',
  SKA: 'placement.microsoft.sfv.ska',
  SKN: 'placement.microsoft.sfv.skn',
  SKS: 'placement.microsoft.sfv.sks',
  SKQ: 'placement.microsoft.sfv.skq',
  SKI: 'placement.microsoft.sfv.ski',
}

// Unverified: SPM, PHSH, SPOOF, UIMP, MALW, AMP, OSPM, INTOS, SAP, FTBP.
const cat: Table = {
  NONE: 'placement.microsoft.cat.none',
  BULK: 'placement.microsoft.cat.bulk',
  DIMP: 'placement.microsoft.cat.dimp',
  GIMP: 'placement.microsoft.cat.gimp',
  UIMP: 'placement.microsoft.cat.uimp',
  HPHSH: 'placement.microsoft.cat.hphsh',
  HPHISH: 'placement.microsoft.cat.hphsh',
  PHSH: 'placement.microsoft.cat.phsh',
  HSPM: 'placement.microsoft.cat.hspm',
  SPM: 'placement.microsoft.cat.spm',
  OSPM: 'placement.microsoft.cat.ospm',
  SPOOF: 'placement.microsoft.cat.spoof',
  MALW: 'placement.microsoft.cat.malw',
  AMP: 'placement.microsoft.cat.amp',
  SAP: 'placement.microsoft.cat.sap',
  FTBP: 'placement.microsoft.cat.ftbp',
  INTOS: 'placement.microsoft.cat.intos',
}

const dest: Table = {
  I: 'placement.microsoft.dest.i',
  J: 'placement.microsoft.dest.j',
  C: 'placement.microsoft.dest.c',
  D: 'placement.microsoft.dest.d',
}

const ofr: Table = {
  SPAMFILTERAUTHJ: 'placement.microsoft.ofr.spamfilterauthj',
  SPAMFILTERPASS: 'placement.microsoft.ofr.spamfilterpass',
  CUSTOMRULES: 'placement.microsoft.ofr.customrules',
  EXCLUSIVESETTINGS: 'placement.microsoft.ofr.exclusivesettings',
  JUNKEMAILRULES: 'placement.microsoft.ofr.junkemailrules',
}

const ipv: Table = {
  NLI: 'placement.microsoft.ipv.nli',
  CAL: 'placement.microsoft.ipv.cal',
}

/** By value in upper case. */
const tables = new Map<string, Table>(
  Object.entries({ SCL: scl, SFV: sfv, CAT: cat, dest, OFR: ofr, IPV: ipv }),
)

/** Whatever the value is. */
const always = new Map<string, PlainCode>([
  ['SFTY', 'placement.microsoft.safety-tip'],
  ['two SCL', 'placement.microsoft.two-levels'],
  ['dest and SCL', 'placement.microsoft.other-folder'],
])

function bulk(level: number): PlainCode {
  if (level === 0) return 'placement.microsoft.bcl.none'
  if (level <= 3) return 'placement.microsoft.bcl.few'
  return level <= 7 ? 'placement.microsoft.bcl.some' : 'placement.microsoft.bcl.many'
}

type Why = 'failed' | 'passed' | 'soft' | 'unchecked' | 'bypassed' | 'own-domain' | 'history'

/** Reasons by their first digit: Microsoft adds numbers. */
const reasons = new Map<string, Why>([
  ['0', 'failed'],
  ['1', 'passed'],
  ['2', 'soft'],
  ['3', 'unchecked'],
  ['4', 'bypassed'],
  ['6', 'own-domain'],
  ['7', 'history'],
  ['9', 'bypassed'],
])

function compauth(value: string): Message {
  const [result = '', reason = ''] = value.split(' ')
  const why = reasons.get(reason.slice(0, 1))
  if (!why) return { code: 'placement.microsoft.compauth', facts: { result } }
  return {
    code: 'placement.microsoft.compauth-why',
    facts: { result, why: plain(`placement.microsoft.why.${why}`) },
  }
}

/** One sentence for a value; a value that is not known is said to be so. */
export function microsoftSays(name: string, value: string): Message {
  if (name === 'compauth') return compauth(value)
  if (name === 'BCL' && /^\d$/.test(value)) return plain(bulk(Number(value)))
  const table = tables.get(name) ?? {}
  const key = value.toUpperCase()
  const known = always.get(name) ?? (Object.hasOwn(table, key) ? table[key] : undefined)
  return known ? plain(known) : { code: 'placement.microsoft.unknown', facts: { name, value } }
}
