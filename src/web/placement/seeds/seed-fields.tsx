import { type ComponentProps, type ReactNode, useState } from 'react'
import type { AdminSeed } from '#contract/placement.ts'
import { CheckField, EmailField, SelectField, TextArea, TextField } from '#web/ui/field.tsx'
import { ChevronRight } from '#web/ui/icons.tsx'
import { useWords } from '#web/words/words.ts'
import { foldersText } from './seed-form.ts'
import type { SeedProvider } from './seed-providers.ts'

const plain = { autoComplete: 'off', spellCheck: false, dir: 'ltr' } as const

type Props = {
  providers: SeedProvider[]
  /** The mailbox that is edited. */
  seed?: AdminSeed
}

/** Named as new, or a browser would fill in the administrator's own. */
const SecretField = (props: ComponentProps<typeof TextField>) => (
  <TextField type="password" {...plain} autoComplete="new-password" {...props} />
)

/** What is asked of a seed mailbox; secrets are only ever typed, never shown. */
export function SeedFields({ providers, seed }: Props) {
  const { seeds: words } = useWords().placement
  const known = providers.some(({ id }) => id === seed?.provider)
  const first = seed && !known ? 'other' : (seed?.provider ?? providers[0]?.id ?? 'other')
  const [picked, setPicked] = useState(first)
  const info = providers.find(({ id }) => id === picked)
  const options = [
    ...providers.map(({ id, name, server }) => ({
      value: id,
      label: `${name} (${server ? words.own({ host: server.host, port: server.port }) : words.ownHost})`,
    })),
    { value: 'other', label: words.otherProvider },
  ]
  return (
    <div className="flex flex-col gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          name="provider"
          label={words.provider}
          hint={[words.providerHint, info?.signIn].filter(Boolean).join(' ')}
          options={options}
          defaultValue={first}
          onChange={({ target }) => setPicked(target.value)}
        />
        <EmailField
          name="address"
          label={words.address}
          autoComplete="off"
          maxLength={254}
          defaultValue={seed?.address}
        />
      </div>
      <SecretField
        name="password"
        label={words.password}
        hint={seed ? words.passwordKept : undefined}
        maxLength={1000}
      />
      <Fold title={words.oauth}>
        <OAuthFields />
      </Fold>
      <Fold title={words.server}>
        <ServerFields seed={seed} known={known} type={seed?.type ?? info?.type ?? 'consumer'} />
      </Fold>
      <CheckField name="enabled" label={words.enabled} defaultChecked={seed?.enabled ?? true} />
    </div>
  )
}

function Fold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="fold">
      <summary className="flex min-h-8 items-center gap-1.5 font-medium text-soft hover:text-ink">
        <ChevronRight aria-hidden="true" className="fold-chevron size-4" />
        {title}
      </summary>
      <div className="mt-3 grid gap-5 sm:grid-cols-2">{children}</div>
    </details>
  )
}

function OAuthFields() {
  const { seeds: words } = useWords().placement
  return (
    <>
      <TextField name="client_id" label={words.clientId} maxLength={500} {...plain} />
      <SecretField name="client_secret" label={words.clientSecret} maxLength={1000} />
      <SecretField name="refresh_token" label={words.refreshToken} maxLength={8000} />
      <TextField
        name="token_url"
        label={words.tokenUrl}
        hint={words.tokenUrlHint}
        maxLength={500}
        {...plain}
      />
      <TextField name="scope" label={words.scope} hint={words.tokenUrlHint} maxLength={1000} {...plain} />
    </>
  )
}

type ServerProps = { seed?: AdminSeed; known: boolean; type: AdminSeed['type'] }

function ServerFields({ seed, known, type }: ServerProps) {
  const { seeds: words } = useWords().placement
  const securities = (['', 'tls', 'starttls', 'none'] as const).map((value) => ({
    value,
    label: words.securities[value || 'provider'],
  }))
  const kinds = (['consumer', 'business'] as const).map((value) => ({ value, label: words.kinds[value] }))
  return (
    <>
      <TextField
        name="other"
        label={words.otherProvider}
        maxLength={60}
        defaultValue={known ? undefined : seed?.provider}
        {...plain}
      />
      <TextField
        name="username"
        label={words.username}
        hint={words.usernameHint}
        maxLength={254}
        defaultValue={seed?.username}
        {...plain}
      />
      <TextField
        name="host"
        label={words.host}
        hint={words.hostHint}
        maxLength={253}
        defaultValue={seed?.host}
        {...plain}
      />
      <TextField
        name="port"
        label={words.port}
        inputMode="numeric"
        maxLength={5}
        defaultValue={seed?.port}
        {...plain}
      />
      <SelectField
        name="security"
        label={words.security}
        options={securities}
        defaultValue={seed?.security ?? ''}
      />
      <SelectField key={type} name="type" label={words.kind} options={kinds} defaultValue={type} />
      <TextField
        name="region"
        label={words.region}
        hint={words.regionHint}
        maxLength={40}
        defaultValue={seed?.region}
      />
      <TextField
        name="tags"
        label={words.tags}
        hint={words.tagsHint}
        maxLength={400}
        defaultValue={seed?.tags.join(', ')}
      />
      <TextArea
        name="folder_map"
        label={words.folderMap}
        hint={words.folderMapHint}
        rows={3}
        maxLength={4000}
        defaultValue={seed ? foldersText(seed.folder_map) : undefined}
        {...plain}
      />
    </>
  )
}
