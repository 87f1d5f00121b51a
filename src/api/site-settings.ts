import { serviceLanguage } from '#contract/language.ts'
import { settingsAnswerSchema } from '#contract/settings.ts'
import type { SiteSettingsService } from '#services/site-settings/types.ts'
import { answers, json, operation } from './openapi.ts'
import type { Api } from './types.ts'

/** Settings record 1: titles, texts and links of the site, each with a default in the caller's language. */
export function addSiteSettings(api: Api, siteSettings: SiteSettingsService): void {
  api.openapi(
    operation({
      operationId: 'getSiteSettings',
      caller: 'anyone',
      method: 'get',
      path: '/api/settings/1',
      tag: 'Site',
      summary: 'Titles, texts and links of this site',
      responses: answers(settingsAnswerSchema),
    }),
    async (c) => {
      const value = await siteSettings.read(serviceLanguage(c.get('language')()))
      return json(c, settingsAnswerSchema, { id: 1, value })
    },
  )
}
