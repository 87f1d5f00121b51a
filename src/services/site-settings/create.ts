import type { Logger } from 'pino'
import { type SiteSettings, siteSettingsSchema } from '#contract/settings.ts'
import type { Clock } from '#engines/world.ts'
import type { Db } from '#storage/database.ts'
import { mergeSiteSettings, readSiteSettings } from '#storage/site-settings.ts'
import type { Audit, SignedIn, SiteSettingsService } from '../account-types.ts'
import { requireAdmin } from '../admin/require-admin.ts'
import { Refusal } from '../refusal.ts'
import { defaultSettings } from './defaults.ts'

export type SiteSettingsWorld = { db: Db; brand: string; audit: Audit; clock: Clock; log: Logger }

/** A change by another process is seen after this long. */
const FRESH_MS = 5_000

/** Settings record 1: what the operator wrote over what the site says by itself. */
export function createSiteSettings(world: SiteSettingsWorld): SiteSettingsService {
  const { db, clock, audit, log } = world
  const defaults = defaultSettings(world.brand)
  let known: { value: SiteSettings; until: number } | null = null

  const read = async (): Promise<SiteSettings> => {
    const now = clock.now()
    if (known && now < known.until) return known.value
    try {
      known = { value: overlay(defaults, await readSiteSettings(db)), until: now + FRESH_MS }
      return known.value
    } catch (error) {
      log.error({ error }, 'settings could not be read; the defaults are used')
      return known?.value ?? defaults
    }
  }
  return {
    read,
    async write(change, caller) {
      requireAdmin(caller)
      const parsed = parse(change)
      await mergeSiteSettings(db, parsed, new Date(clock.now()))
      await recordChange(parsed, caller, audit)
      known = null
      return read()
    },
  }
}

/** Field by field: one that an older version wrote and this one cannot read is as if it were not set. */
function overlay(defaults: SiteSettings, stored: Partial<SiteSettings>): SiteSettings {
  const entries = Object.entries(siteSettingsSchema.shape).flatMap(([name, schema]) => {
    const parsed = schema.safeParse(stored[name as keyof SiteSettings])
    return parsed.success ? [[name, parsed.data]] : []
  })
  return { ...defaults, ...Object.fromEntries(entries) }
}

function parse(change: unknown): Partial<SiteSettings> {
  const parsed = siteSettingsSchema.partial().strict().safeParse(change)
  if (!parsed.success)
    throw invalid(parsed.error.issues.map(({ path, message }) => [path.join('.'), message]))
  const links = (parsed.data.footerSocial ?? []).flatMap(({ link }, index) =>
    /^(?:https?:\/\/|mailto:|\/(?![/\\]))/i.test(link)
      ? []
      : [[`footerSocial.${index}.link`, 'A link begins with https://, mailto: or /.'] as [string, string]],
  )
  if (links.length) throw invalid(links)
  return parsed.data
}

function invalid(problems: [field: string, message: string][]): Refusal {
  const errors: Record<string, string[]> = {}
  for (const [field, message] of problems) errors[field || 'body'] = [...(errors[field] ?? []), message]
  return new Refusal(422, 'invalid', 'Some values are not as they should be.', errors)
}

/** Code that runs on every page is named apart, with its length: what it was stands in the settings. */
async function recordChange(change: Partial<SiteSettings>, caller: SignedIn, audit: Audit): Promise<void> {
  const fields = Object.keys(change)
  const code = fields.filter((name) => /^custom\w+Code$/.test(name))
  await audit.record({
    actor: caller.accountId,
    action: 'settings-changed',
    target: 'settings/1',
    detail: { fields: fields.join(', ') },
  })
  for (const name of code) {
    await audit.record({
      actor: caller.accountId,
      action: 'custom-code-changed',
      target: `settings/1/${name}`,
      detail: { characters: String(change[name as keyof SiteSettings]).length },
    })
  }
}
