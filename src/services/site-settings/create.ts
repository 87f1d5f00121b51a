import { isDeepStrictEqual } from 'node:util'
import type { Clock } from '@postproof/engine/world'
import { message } from '@postproof/messages/message'
import type { Logger } from 'pino'
import { readAs } from '#contract/issues.ts'
import { type Language, languages } from '#contract/language.ts'
import { type SiteSettings, siteSettingsSchema } from '#contract/settings.ts'
import { invalid } from '#platform/refusals/refusal.ts'
import type { Db } from '#storage/db.ts'
import { mergeSiteSettings, readSiteSettings } from '#storage/site-settings.ts'
import { requireAdmin } from '../accounts/require-admin.ts'
import type { Audit } from '../accounts/types.ts'
import type { SignedIn } from '../accounts/visitor.ts'
import { misplacedInHead } from './custom-code.ts'
import { defaultSettings } from './defaults.ts'
import { linkProblems } from './links.ts'
import type { SiteSettingsService } from './types.ts'

export type SiteSettingsWorld = { db: Db; brand: string; audit: Audit; clock: Clock; log: Logger }

/** A change by another process is seen after this long. */
const FRESH_MS = 5_000

/** Settings record 1: what the operator wrote over what the site says by itself. */
export function createSiteSettings(world: SiteSettingsWorld): SiteSettingsService {
  const { db, clock, audit, log } = world
  const defaults = Object.fromEntries(
    languages.map((language) => [language, defaultSettings(world.brand, language)]),
  ) as Record<Language, SiteSettings>
  let known: { value: Record<Language, SiteSettings>; until: number } | null = null

  const read = async (language: Language = 'en'): Promise<SiteSettings> => {
    const now = clock.now()
    if (known && now < known.until) return known.value[language]
    try {
      const stored = overlay(defaults, await readSiteSettings(db))
      // The same object while nothing changed: what was made of it can be kept by it.
      const value = known && isDeepStrictEqual(known.value, stored) ? known.value : stored
      known = { value, until: now + FRESH_MS }
      return value[language]
    } catch (error) {
      log.error({ error }, 'settings could not be read; the defaults are used')
      return (known?.value ?? defaults)[language]
    }
  }
  return {
    read,
    async write(change, caller, language) {
      requireAdmin(caller)
      const parsed = parse(change)
      await mergeSiteSettings(db, parsed, new Date(clock.now()))
      await recordChange(parsed, caller, audit)
      known = null
      return read(language)
    },
  }
}

/**
 * Field by field: one that an older version wrote and this one cannot read is as if it were not set; so is what the
 * site says by itself in any language, for the form of the settings writes all fields.
 */
function overlay(
  defaults: Record<Language, SiteSettings>,
  stored: Partial<SiteSettings>,
): Record<Language, SiteSettings> {
  const own = Object.entries(siteSettingsSchema.shape).flatMap(([key, schema]) => {
    const name = key as keyof SiteSettings
    const parsed = schema.safeParse(stored[name])
    const isDefault = languages.some((language) => defaults[language][name] === parsed.data)
    return parsed.success && !isDefault ? [[name, parsed.data]] : []
  })
  return Object.fromEntries(
    languages.map((language) => [language, { ...defaults[language], ...Object.fromEntries(own) }]),
  ) as Record<Language, SiteSettings>
}

function parse(change: unknown): Partial<SiteSettings> {
  const read = readAs(siteSettingsSchema.partial().strict(), change)
  if (!read.ok) throw invalid(read.errors)
  const links = linkProblems(read.value)
  if (links.length) throw invalid(Object.fromEntries(links.map(([field, problem]) => [field, [problem]])))
  const misplaced = misplacedInHead(read.value.customHeadCode ?? '')
  if (misplaced.length) throw invalid({ customHeadCode: [message('field.head', { names: misplaced })] })
  return read.value
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
