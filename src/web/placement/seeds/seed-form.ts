import { type FieldErrors, message } from '@postproof/messages/message'
import { type Read, readAs } from '#contract/issues.ts'
import { type SeedInput, seedInputSchema } from '#contract/placement.ts'
import { type Typed, textOf } from '#web/forms/form.ts'

/** A seed mailbox as its form holds it: everything as text, one folder per line, tags between commas. */

/** What was typed; an empty field is not given, so that what is known of it stays. */
export function readSeed(typed: Typed): Read<SeedInput> {
  const { given, problems } = inputOf(typed)
  const read = readAs(seedInputSchema, given)
  const errors = read.ok ? problems : { ...fieldsOf(read.errors), ...problems }
  return Object.keys(errors).length === 0 ? read : { ok: false, errors }
}

/** What OAuth needs stands in fields of its own. */
const fieldsOf = (errors: FieldErrors): FieldErrors =>
  Object.fromEntries(Object.entries(errors).map(([path, wrong]) => [path.replace(/^oauth\./, ''), wrong]))

function inputOf(typed: Typed): { given: object; problems: FieldErrors } {
  const text = (name: string) => textOf(typed, name).trim() || undefined
  const problems: FieldErrors = {}
  const port = text('port')
  if (port !== undefined && !isPort(port)) problems.port = [message('field.port')]
  const folders = readFolders(text('folder_map') ?? '')
  if (folders.wrong !== null) problems.folder_map = [message('field.folder_line', { line: folders.wrong })]
  const [client_id, refresh_token] = [text('client_id'), text('refresh_token')]
  if (!client_id !== !refresh_token)
    problems[client_id ? 'refresh_token' : 'client_id'] = [message('field.oauth_parts')]
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
