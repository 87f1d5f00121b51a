import type { Placement, PlacementRow } from '#contract/placement.ts'
import { csvLine } from '../../verifier-lists/file/download.ts'

/** A report as CSV (RFC 4180), one line a mailbox. */

const columns: [string, (row: PlacementRow) => string | number | null | undefined][] = [
  ['provider', ({ mailbox }) => mailbox.provider],
  ['mailbox', ({ mailbox }) => mailbox.name],
  ['address', ({ address }) => address],
  ['type', ({ type }) => type],
  ['region', ({ region }) => region],
  ['simulated', ({ simulated }) => (simulated ? 'yes' : 'no')],
  ['status', ({ status }) => status],
  ['tab', ({ tab }) => tab],
  ['folder', ({ folder }) => folder],
  ['matched_by', (row) => row.matched_by],
  ['sender', ({ sender }) => sender],
  ['sender_ip', (row) => row.sender_ip],
  ['ptr', ({ ptr }) => ptr],
  ['blacklists', ({ blacklists }) => blacklists?.map(({ list, code }) => `${list} ${code}`).join('; ')],
  ['spf', ({ auth }) => auth?.spf],
  ['dkim', ({ auth }) => auth?.dkim],
  ['dmarc', ({ auth }) => auth?.dmarc],
  ['arc', ({ auth }) => auth?.arc],
  ['scl', ({ ms }) => ms?.scl],
  ['bcl', ({ ms }) => ms?.bcl],
  ['sfv', ({ ms }) => ms?.sfv],
  ['cat', ({ ms }) => ms?.cat],
  ['dest', ({ ms }) => ms?.dest],
  ['delivered_at', (row) => row.delivered_at],
  ['delivery_seconds', (row) => row.delivery_seconds],
  ['later', ({ rechecks }) => rechecks.map(({ at, folder }) => `${at} ${folder ?? 'gone'}`).join('; ')],
  ['note', ({ note }) => note],
  ['marked_as_spam', ({ tagged }) => (tagged ? 'yes' : 'no')],
]

export function csvOf({ results }: Placement): string {
  const rows = results.map((row) => columns.map(([, read]) => String(read(row) ?? '')))
  return [columns.map(([name]) => name), ...rows].map(csvLine).join('')
}

/** Mailboxes to send to, one a line: address, provider, region, type. */
export const seedsCsv = (seeds: readonly string[][]): string =>
  [['email', 'provider', 'region', 'type'], ...seeds].map(csvLine).join('')
