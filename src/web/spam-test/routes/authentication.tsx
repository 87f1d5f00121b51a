import { Terms } from '#web/docs/term.tsx'
import { CheckGroups } from '../checks/check-groups.tsx'
import { recheck } from '../checks/recheck.ts'
import { RecheckDns } from '../checks/recheck-dns.tsx'

export const action = recheck

export default function Authentication() {
  return (
    <>
      <RecheckDns />
      <CheckGroups tab="authentication" />
      <Terms
        ids={[
          'spf',
          'dkim',
          'dmarc',
          'alignment',
          'envelope-sender',
          'selector',
          'ptr',
          'helo',
          'bimi',
          'arc',
        ]}
      />
    </>
  )
}
