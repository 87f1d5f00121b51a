import { addressOf } from '#adapters/mailer.ts'
import type { Config } from '#config.ts'
import { isLocal } from '#platform/mailer/create.ts'
import type { Mailer } from '#platform/mailer/types.ts'
import type { SiteSettingsService } from '../site-settings/types.ts'

/** Where mail to the operator goes. */

export type OperatorWorld = {
  config: Pick<Config, 'MAIL_FROM' | 'MAIL_DOMAIN' | 'PUBLIC_URL'>
  mailer: Pick<Mailer, 'kept'>
  settings: Pick<SiteSettingsService, 'read'>
}

/** False where no mail can be sent; on this machine alone it is kept in the development mailbox. */
export const reachesOperator = ({ config, mailer }: Pick<OperatorWorld, 'config' | 'mailer'>): boolean =>
  mailer.kept() === null || isLocal(config.PUBLIC_URL)

/** The contact address of the settings, or that of MAIL_FROM. */
export async function operatorAddress({ config, settings }: OperatorWorld): Promise<string> {
  const { contactEmail } = await settings.read()
  return contactEmail || addressOf(config.MAIL_FROM) || `contact@${config.MAIL_DOMAIN}`
}
