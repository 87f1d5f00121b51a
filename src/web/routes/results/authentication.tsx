import { CheckGroups } from '../../components/check-groups.tsx'
import { RecheckDns } from '../../components/recheck-dns.tsx'
import { Terms } from '../../components/term.tsx'
import { recheck } from '../../recheck.ts'

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
