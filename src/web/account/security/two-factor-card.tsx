import { Link } from 'react-router'
import { ActionForm, useRefused } from '#web/forms/action-form.tsx'
import { paths } from '#web/shell/paths.ts'
import { ButtonLink, buttonClass } from '#web/ui/button.tsx'
import { Card, Section } from '#web/ui/card.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { RawValue } from '#web/ui/raw-value.tsx'
import { Submit } from '#web/ui/submit.tsx'
import { useWords } from '#web/words/words.ts'
import type { Setup } from './two-factor-setup.ts'

type Props = {
  enabled: boolean
  /** An administrator who has to turn it on before the pages of administrators open. */
  forAdmin: boolean
  /** API keys that end when it is switched on or off. */
  keys: number
  setup: Setup | null
  codes: string[] | null
}

/** The second factor: off, being set up, just turned on with its recovery codes, or on. */
export function TwoFactorCard({ enabled, forAdmin, keys, setup, codes }: Props) {
  const { twoFactor: words } = useWords().account.security
  return (
    <Section title={words.title}>
      <Card className="max-w-[560px] p-5 md:p-6">
        {codes ? (
          <RecoveryCodes codes={codes} />
        ) : enabled ? (
          <On keys={keys} />
        ) : setup ? (
          <SetUp setup={setup} />
        ) : (
          <ActionForm intent="two-factor-begin">
            {forAdmin && <p className="mb-2 font-medium">{words.forAdmin}</p>}
            <p className="mb-2 text-soft">{words.off}</p>
            <p className="mb-4 text-14 text-soft">{words.ends({ keys })}</p>
            <Submit>{words.begin}</Submit>
          </ActionForm>
        )}
      </Card>
    </Section>
  )
}

function SetUp({ setup }: { setup: Setup }) {
  const { twoFactor: words } = useWords().account.security
  return (
    <ActionForm intent="two-factor-enable" className="flex flex-col gap-6">
      <input type="hidden" name="setup" value={JSON.stringify(setup)} />
      <div className="flex flex-wrap items-start gap-5">
        {/* White in both schemes: cameras want dark on light. */}
        <img
          src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(setup.qr_svg)}`}
          alt={words.step1}
          width={168}
          height={168}
          className="size-[168px] shrink-0 rounded-md border border-line bg-white p-2"
        />
        <div className="min-w-0 flex-1 basis-48">
          <h3 className="font-medium">{words.step1}</h3>
          <p className="mt-1 mb-3 text-soft">{words.step1Text}</p>
          <p className="text-13 text-faint">{words.key}</p>
          <RawValue value={setup.secret} what={words.key} />
        </div>
      </div>
      <TextField
        name="code"
        label={`${words.step2}`}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={20}
        dir="ltr"
        className="max-w-[200px] font-mono! tracking-[0.1em]"
      />
      <div className="flex flex-wrap gap-2">
        <Submit>{words.enable}</Submit>
        <Link to={paths.account('security')} reloadDocument className={buttonClass('quiet')}>
          {words.cancel}
        </Link>
      </div>
    </ActionForm>
  )
}

function RecoveryCodes({ codes }: { codes: string[] }) {
  const { twoFactor: words } = useWords().account.security
  return (
    <div role="status">
      <h3 className="text-16 font-bold">{words.codes}</h3>
      <p className="mt-1 text-soft">{words.codesText}</p>
      <ul
        className="my-4 grid grid-cols-2 gap-x-6 gap-y-1.5 rounded-md bg-well px-4 py-3 font-mono text-14"
        dir="ltr"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <CopyButton
          text={codes.join('\n')}
          name={words.copy}
          label={words.copy}
          className={buttonClass('plain', 'needs-scripts')}
        />
        <ButtonLink look="primary" to={paths.account('security')} reloadDocument>
          {words.saved}
        </ButtonLink>
      </div>
    </div>
  )
}

function On({ keys }: { keys: number }) {
  const { twoFactor: words } = useWords().account.security
  const refused = useRefused('two-factor-disable')
  return (
    <>
      <p className="text-soft">{words.on}</p>
      <details className="fold mt-4 border-line border-t pt-3" open={refused !== undefined}>
        <summary className="inline-flex min-h-6 items-center text-soft underline underline-offset-2 hover:text-ink">
          {words.disableTitle}
        </summary>
        <ActionForm intent="two-factor-disable" className="mt-4 flex flex-col gap-4">
          <p className="text-14 text-soft">{words.ends({ keys })}</p>
          <div>
            <Submit look="danger">{words.disable}</Submit>
          </div>
        </ActionForm>
      </details>
    </>
  )
}
