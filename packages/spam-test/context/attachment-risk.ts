import { plain } from '@postproof/engine/plain-message'
import { parseParameterized, readAttachments } from '@postproof/message/read'
import type { Attachment } from '@postproof/message/types'
import type { Message } from '@postproof/messages/message'
import {
  blockedBy,
  documentExtensions,
  macroExtensions,
  pageExtensions,
  programExtensions,
} from '../data/blocked-extensions.ts'
import { type FileKind, kindOf, kindsOfExtension } from './file-kind.ts'
import { readZipDirectory, type ZipDirectory } from './zip.ts'

/** What makes a file one that mail providers refuse; the worst first. */
export type AttachmentRisk =
  | 'hidden-direction'
  | 'double-extension'
  | 'disguised-program'
  | 'blocked-type'
  | 'archive-with-blocked'
  | 'macro-office'
  | 'encrypted-archive'
  | 'password-in-text'
  | 'svg-script'
  | 'type-mismatch'

export type RiskFinding = { risk: AttachmentRisk; detail: string | Message; executable: boolean }

/** Characters that turn the reading direction, so that "exe.pdf" can be shown for "fdp.exe". */
const direction = /[\u202a-\u202e\u2066-\u2069\u200e\u200f\u061c]/

function extensionsOf(name: string): string[] {
  // A dot or space at the end is dropped by Windows, and so is what hides behind it.
  let end = name.length
  while (end > 0 && /[\s.\u0000]/.test(name[end - 1]!)) end -= 1
  return name
    .slice(Math.max(0, end - 300), end)
    .toLowerCase()
    .split('.')
    .slice(1)
    .map((extension) => extension.trim())
}

const isProgram = (extension: string): boolean => programExtensions.has(extension)

/** Names of the providers that refuse files of this ending. */
const blockersOf = (extension: string): string[] =>
  Object.entries(blockedBy).flatMap(([provider, extensions]) => (extensions.has(extension) ? provider : []))

/** The name alone: disguises and endings. */
export function riskOfName(name: string): RiskFinding | null {
  const extensions = extensionsOf(name)
  const last = extensions.at(-1) ?? ''
  const before = extensions.at(-2) ?? ''
  const executable = isProgram(last)
  if (direction.test(name) && (executable || /[\u202a-\u202e\u2066-\u2069]/.test(name)))
    return {
      risk: 'hidden-direction',
      detail: plain('attachments.risk.direction'),
      executable,
    }
  const blockers = blockersOf(last)
  if (documentExtensions.has(before) && (executable || pageExtensions.has(last)))
    return { risk: 'double-extension', detail: `.${before}.${last}`, executable }
  if (blockers.length > 0 || executable)
    return { risk: 'blocked-type', detail: [`.${last}`, ...blockers].join(', '), executable }
  return macroExtensions.has(last) ? { risk: 'macro-office', detail: `.${last}`, executable: false } : null
}

function riskOfZip(directory: ZipDirectory): RiskFinding | null {
  const blocked = directory.entries.find((entry) => {
    const last = extensionsOf(entry.name).at(-1) ?? ''
    // A saved web page in an archive is common and not refused.
    return isProgram(last)
  })
  if (blocked) return { risk: 'archive-with-blocked', detail: blocked.name.slice(0, 120), executable: true }
  // ECMA-376 keeps the macros of a document in this file, whatever the document's ending.
  const macros = directory.entries.find((entry) => /(?:^|\/)vbaProject\.bin$/i.test(entry.name))
  if (macros) return { risk: 'macro-office', detail: macros.name.slice(0, 120), executable: false }
  const locked = directory.entries.find((entry) => entry.encrypted)
  return locked ? { risk: 'encrypted-archive', detail: locked.name.slice(0, 120), executable: false } : null
}

/**
 * Archives whose files cannot be read without a password: RAR 5 with encrypted headers (type 4 behind the signature), RAR 4
 * with the flag for it, and 7z with the AES codec (06 f1 07 01) in its header.
 */
function isLocked(kind: FileKind | null, bytes: Uint8Array): boolean {
  const data = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (kind === 'rar') {
    if (data[6] === 1) return data[13] === 4 || data[14] === 4
    return data.length > 11 && (data.readUInt16LE(10) & 0x80) !== 0
  }
  return kind === '7z' && data.subarray(-65_536).includes(Buffer.from([0x06, 0xf1, 0x07, 0x01]))
}

const archiveEndings = new Set(['zip', 'rar', '7z'])

/** Whether a file is an archive, locked or not, by its name or its first octets. */
export function isArchive({ filename, part }: Attachment): boolean {
  const kind = kindOf(part.content())
  const last = extensionsOf(filename).at(-1) ?? ''
  return archiveEndings.has(last) || kind === 'rar' || kind === '7z'
}

/** Script in a picture: elements, handlers and addresses that run it, and pages within it. */
const activeSvg = /<script\b|\bon[a-z]{3,20}\s*=|javascript:|<foreignobject\b|<iframe\b/i
const SVG_SPAN = 500_000

function riskOfSvg(name: string, type: string, bytes: Uint8Array): RiskFinding | null {
  if (!/\.svgz?$/i.test(name) && type !== 'image/svg+xml') return null
  const found = activeSvg.exec(new TextDecoder().decode(bytes.subarray(0, SVG_SPAN)))?.[0]
  return found ? { risk: 'svg-script', detail: found.replace(/\s+/g, ''), executable: true } : null
}

/** The storage name of a macro project in the older Office formats, in UTF-16. */
const macroStorage = Buffer.from('_VBA_PROJECT', 'utf16le')
const OLE_SPAN = 4_000_000

const pictures: ReadonlySet<FileKind> = new Set(['png', 'jpeg', 'gif'])

function riskOfContent(name: string, bytes: Uint8Array): RiskFinding | null {
  const kind = kindOf(bytes)
  const last = extensionsOf(name).at(-1) ?? ''
  if (kind === 'program')
    return {
      risk: 'disguised-program',
      detail: { code: 'attachments.risk.program', facts: { ending: last } },
      executable: true,
    }
  if (kind === 'zip') {
    const directory = readZipDirectory(bytes)
    const risk = directory ? riskOfZip(directory) : null
    if (risk) return risk
  }
  if (
    kind === 'ole' &&
    Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, OLE_SPAN)).includes(macroStorage)
  )
    return { risk: 'macro-office', detail: plain('attachments.risk.macro-project'), executable: false }
  if (isLocked(kind, bytes))
    return { risk: 'encrypted-archive', detail: name.slice(0, 120), executable: false }
  const expected = kindsOfExtension[last]
  if (kind === null || kind === 'script' || expected === undefined || expected.includes(kind)) return null
  // Programs show a picture by its content, whatever ending it has.
  if (pictures.has(kind) && expected.some((one) => pictures.has(one))) return null
  return {
    risk: 'type-mismatch',
    detail: {
      code: 'attachments.risk.other-kind',
      facts: { ending: last, kind: plain(`attachments.kind.${kind}`) },
    },
    executable: false,
  }
}

/** Every name a part gives its file: programs differ in the one they take. */
function namesOf({ filename, part }: Attachment): string[] {
  const names = part.headers
    .filter(({ key }) => key === 'content-disposition' || key === 'content-type')
    .slice(0, 10)
    .map(({ raw }) => parseParameterized(raw).parameters)
    .flatMap(({ filename: given, name }) => [given ?? '', name ?? ''])
  return [...new Set([filename, ...names])].flatMap((name) => [name, ...shownTo(name)])
}

/** Windows ends a name at a zero octet, and a stream's name after a colon is no part of it. */
function shownTo(name: string): string[] {
  const zero = name.indexOf('\0')
  const stream = name.search(/:{1,2}\$?[a-z]{0,20}$/i)
  return [zero, stream].filter((at) => at > 0).map((at) => name.slice(0, at))
}

/** A message in a message in a message. */
const DEEPEST = 3
const LARGEST_MESSAGE = 5_000_000

/** The worst file of a message that is attached. */
function riskOfMessage({ part }: Attachment, depth: number): RiskFinding | null {
  if (part.type !== 'message/rfc822' || depth >= DEEPEST || part.size > LARGEST_MESSAGE) return null
  const risks = readAttachments(part.content()).flatMap((inner) => riskOfAttachment(inner, depth + 1) ?? [])
  return risks.find(({ executable }) => executable) ?? risks[0] ?? null
}

/**
 * Judges one file by its names, then by its first octets and, for a ZIP, its directory; of an attached message, its
 * files. Nothing is unpacked.
 */
export function riskOfAttachment(attachment: Attachment, depth = 0): RiskFinding | null {
  for (const name of namesOf(attachment)) {
    const risk = riskOfName(name)
    if (risk) return risk
  }
  const { filename, type, part } = attachment
  return (
    riskOfSvg(filename, type, part.content()) ??
    riskOfContent(filename, part.content()) ??
    riskOfMessage(attachment, depth)
  )
}
