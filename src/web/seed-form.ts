import { z } from 'zod'
import { type SeedInput, seedInputSchema } from '#contract/placement.ts'
import { type Typed, textOf } from './forms/form.ts'
import type { Words } from './words/en/index.ts'

/** A seed mailbox as its form holds it: everything as text, one folder per line, tags between commas. */

type Problem = { field: string; message: string }
type Sentences = Words['placement']['seeds']

/** A schema over what was typed; an empty field is not given, so that what is known of it stays. */
export function seedFormSchema(typed: Typed, words: Sentences): z.ZodType<SeedInput> {
  return z.unknown().transform((_value, context) => {
    const { given, problems } = readSeed(typed, words)
    const checked = seedInputSchema.safeParse(given)
    const wrong = checked.success
      ? problems
      : [
          ...problems,
          ...checked.error.issues.map(({ path, message }) => ({
            field: String(path[0] === 'oauth' ? path[1] : path[0]),
            message,
          })),
        ]
    for (const { field, message } of wrong) context.addIssue({ code: 'custom', path: [field], message })
    return checked.success && wrong.length === 0 ? checked.data : z.NEVER
  }) as z.ZodType<SeedInput>
}

export function readSeed(typed: Typed, words: Sentences): { given: object; problems: Problem[] } {
  const text = (name: string) => textOf(typed, name).trim() || undefined
  const problems: Problem[] = []
  const port = text('port')
  if (port !== undefined && !isPort(port)) problems.push({ field: 'port', message: words.notAPort })
  const folders = readFolders(text('folder_map') ?? '')
  if (folders.wrong !== null) problems.push({ field: 'folder_map', message: words.badFolder(folders.wrong) })
  const [client_id, refresh_token] = [text('client_id'), text('refresh_token')]
  if (!client_id !== !refresh_token)
    problems.push({ field: client_id ? 'refresh_token' : 'client_id', message: words.oauthParts })
  const oauth = client_id &&
    refresh_token && {
      client_id,
      client_secret: text('client_secret'),
      refresh_token,
      token_url: text('token_url'),
      scope: text('scope'),
    }
  const given = {
    provider: text('provider') === 'other' ? (text('other') ?? '') : (text('provider') ?? ''),
    address: text('address') ?? '',
    type: text('type'),
    region: text('region'),
    host: text('host'),
    port: port === undefined || !isPort(port) ? undefined : Number(port),
    security: text('security'),
    username: text('username'),
    // Blanks at its ends may belong to it.
    password: textOf(typed, 'password') || undefined,
    oauth: oauth || undefined,
    folder_map: folders.map,
    tags: (text('tags') ?? '')
      .split(',')
      .map((tag) => tag.trim())
      .filter(Boolean),
    enabled: textOf(typed, 'enabled') === 'on',
  }
  return { given, problems }
}

const isPort = (text: string) => /^\d{1,5}$/.test(text) && Number(text) >= 1 && Number(text) <= 65535

/** `wrong`: the first line that is none. */
function readFolders(text: string): { map: Record<string, string>; wrong: string | null } {
  const map: Record<string, string> = {}
  for (const line of text.split(/\r?\n/).slice(0, 50)) {
    if (line.trim() === '') continue
    const [, role, folder] = /^\s*([a-z]+)\s*=\s*(.+?)\s*$/i.exec(line) ?? []
    if (!role || !folder) return { map, wrong: line.trim().slice(0, 80) }
    map[role.toLowerCase()] = folder
  }
  return { map, wrong: null }
}

export const foldersText = (map: Record<string, string>): string =>
  Object.entries(map)
    .map(([role, folder]) => `${role}=${folder}`)
    .join('\n')
