import { Form, Link } from 'react-router'
import type { ReportDomain, ReportSetup } from '#contract/domain-reports.ts'
import { paths } from '#web/shell/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Snippet } from '#web/ui/snippet.tsx'
import { StatusIcon } from '#web/ui/status.tsx'
import { useFigures } from '#web/words/figures.ts'
import { useWords } from '#web/words/words.ts'

type Props = { domain: ReportDomain; setup: ReportSetup | null; canCheck: boolean }

/** The address, the records to publish, and whether they are there. `setup`: as DNS says now; null: not asked. */
export function SetupCard({ domain, setup, canCheck }: Props) {
  const { dateTime } = useFigures()
  const { setup: words } = useWords().domainReports
  const checked = setup?.checked_at ?? domain.checked_at
  return (
    <Card className="flex flex-col gap-5 p-5 md:p-6">
      <div>
        <p className="mb-2">{words.addressIs({ domain: domain.domain })}</p>
        <Snippet text={domain.address} what={words.address} />
      </div>
      <Proof domain={domain} setup={setup} />
      {canCheck ? (
        <Form method="post" className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <input type="hidden" name="intent" value="check" />
          <Button type="submit">{words.check}</Button>
          {checked ? (
            <span className="text-13 text-faint">{words.checked({ when: dateTime(checked) })}</span>
          ) : null}
        </Form>
      ) : null}
    </Card>
  )
}

function Proof({ domain, setup }: { domain: ReportDomain; setup: ReportSetup | null }) {
  const { setup: words } = useWords().domainReports
  const proved = setup ? setup.proved_by : domain.proved_by
  return (
    <>
      {proved ? (
        <p className="flex items-start gap-2">
          <StatusIcon status="good" className="mt-0.5 size-4" />
          {proved === 'dmarc' ? words.proved : words.provedTxt}
        </p>
      ) : null}
      {setup ? (
        <>
          <Dmarc setup={setup} />
          <Permission permission={setup.permission} />
          <Tls setup={setup} />
          {proved ? null : (
            <div>
              <p className="prose mb-2 text-soft">{words.txt}</p>
              <Record what={words.txtRecord} host={setup.txt.host} value={setup.txt.value} />
            </div>
          )}
        </>
      ) : null}
    </>
  )
}

function Dmarc({ setup: { domain, dmarc } }: { setup: ReportSetup }) {
  const { setup: words } = useWords().domainReports
  if (dmarc.state === 'listed') return null
  if (dmarc.state === 'unknown')
    return (
      <p role="status" className="flex items-start gap-2 text-soft">
        <StatusIcon status="no-data" className="mt-0.5 size-4" />
        {words.unknown}
      </p>
    )
  if (dmarc.state === 'broken' || !dmarc.record)
    return (
      <p className="flex items-start gap-2">
        <StatusIcon status="bad" className="mt-0.5 size-4" />
        <span>
          {words.broken}{' '}
          <Link to={paths.checker('dmarc', `?domain=${encodeURIComponent(domain)}`)} className="link">
            {words.dmarc}
          </Link>
        </span>
      </p>
    )
  return (
    <div>
      <p className="prose mb-2">{dmarc.record.current === null ? words.publish : words.replace}</p>
      <Record what={words.dmarc} host={dmarc.record.host} value={dmarc.record.value} />
    </div>
  )
}

function Permission({ permission }: Pick<ReportSetup, 'permission'>) {
  const { setup: words } = useWords().domainReports
  if (permission.state !== 'missing') return null
  return (
    <div>
      <p className="prose mb-2 flex items-start gap-2">
        <StatusIcon status="warning" className="mt-0.5 size-4" />
        {words.permission}
      </p>
      <Record what={words.permissionRecord} host={permission.host} value={permission.value} />
    </div>
  )
}

function Tls({ setup: { tls, post } }: { setup: ReportSetup }) {
  const { setup: words } = useWords().domainReports
  if (tls.state === 'listed') return <p className="text-soft">{words.tlsListed}</p>
  if (!tls.record) return null
  return (
    <div className="flex flex-col gap-2">
      <p className="prose text-soft">{words.tls}</p>
      <Record what={words.tlsRecord} host={tls.record.host} value={tls.record.value} />
      {post ? (
        <>
          <p className="prose text-soft">{words.tlsPost}</p>
          <Snippet text={post} what={words.tlsPostAddress} />
        </>
      ) : null}
    </div>
  )
}

function Record({ what, host, value }: { what: string; host: string; value: string }) {
  const { setup: words } = useWords().domainReports
  return (
    <div className="flex flex-col gap-1">
      <Snippet text={host} what={words.host} label={words.host} />
      <Snippet text={value} what={what} label={words.value} />
    </div>
  )
}
