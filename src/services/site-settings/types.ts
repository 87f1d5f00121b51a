import type { Language } from '#contract/language.ts'
import type { SiteSettings } from '#contract/settings.ts'
import type { SignedIn } from '../accounts/visitor.ts'

export interface SiteSettingsService {
  /** Defaults in `language` (English) for every field that is not set. Never rejects. */
  read(language?: Language): Promise<SiteSettings>
  /** Admin. */
  write(change: Partial<SiteSettings>, caller: SignedIn, language?: Language): Promise<SiteSettings>
}
