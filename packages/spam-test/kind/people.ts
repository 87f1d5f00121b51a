import { freeMailDomains } from '@postproof/engine/free-mail-domains'
import type { Header, Message as Mail } from '@postproof/message/types'
import { fieldNamed } from '../context/fields.ts'
import { fromAddress } from '../context/sender.ts'

/** What shows that a person wrote a mail in a mail program. Date: 2026-11-28. */

/** Programs in which people write, as they name themselves in X-Mailer and User-Agent. */
const programs =
  /^\s*(?:microsoft outlook|microsoft-macoutlook|microsoft windows (?:live )?mail|outlook express|apple mail|(?:iphone|ipad) mail|mozilla|thunderbird|betterbird|mutt|neomutt|evolution|kmail|claws mail|sylpheed|the bat!|roundcube|sogo|zimbra|em ?client|k-9|fairemail|alpine|pine|gnus|mu4e|aerc|geary|git-send-email|zoho mail|open-xchange|horde|internet messaging program|squirrelmail|rainloop|snappymail|lotus notes|hcl notes|yahoomail|airmail|spark|postbox|becky!|nylas|mailspring|vivaldi|samsung|aquamail|bluemail|protonmail|web\.de|gmx)/i
/** Fields that programs for people alone write: Outlook, Exchange, Thunderbird with Autocrypt, Apple, Gmail. */
const fields = [
  'thread-index',
  'x-ms-has-attach',
  'x-ms-tnef-correlator',
  'autocrypt',
  'x-gm-message-state',
  'x-universally-unique-identifier',
]
const ids = /@(?:mail\.gmail\.com|[\w.-]{1,100}\.prod\.outlook\.com|email\.android\.com)>\s*$/i
const tnef = new Set(['application/ms-tnef', 'application/vnd.ms-tnef'])

/** The field by which a program for people is known; undefined for all others. */
export function programOf(message: Mail): Header | undefined {
  for (const key of ['x-mailer', 'user-agent']) {
    const field = fieldNamed(message, key)
    if (field && programs.test(field.value.slice(0, 200))) return field
  }
  const id = fieldNamed(message, 'message-id')
  if (id && ids.test(id.value.slice(-300))) return id
  return fields.map((key) => fieldNamed(message, key)).find((field) => field !== undefined)
}

/** Outlook's rich text, which Exchange sends to people it believes to use Outlook ([MS-OXTNEF]). */
export const hasRichText = ({ parts }: Mail): boolean => parts.some(({ type }) => tnef.has(type))

export const isFreeMail = (message: Mail): boolean => freeMailDomains.has(fromAddress(message)?.domain ?? '')

const robots =
  /(?:^|[\s_-])(?:robot|bot|daemon|cron|nagios|icinga|zabbix|jenkins|buildbot|alertmanager|watchdog|monitoring)(?:$|[\s_-])/i

/** The name of a program that writes in its own name, such as `build robot`; null for people and firms. */
export function robotOf(message: Mail): string | null {
  const name = fromAddress(message)?.name.slice(0, 100) ?? ''
  return !message.html && robots.test(name) ? name : null
}
