import type { MetaFunction } from 'react-router'
import { Button, type ButtonLook, buttonClass, buttonLooks, buttonSizes, IconButton } from './button.tsx'
import { Card, Section } from './card.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { CopyButton } from './copy-button.tsx'
import { DataTable } from './data-table.tsx'
import { Dial } from './dial.tsx'
import { Empty, EmptyStart } from './empty.tsx'
import { Facts } from './facts.tsx'
import { CheckField, EmailField, SelectField, TextArea, TextField } from './field.tsx'
import { FoldCard } from './fold-card.tsx'
import { FormContext } from './form-context.ts'
import { Copy } from './icons.tsx'
import { Snippet } from './snippet.tsx'
import { type Status, StatusMark } from './status.tsx'
import { useToast } from './toasts.tsx'

/** The design system on one page, in both schemes: `/ui`, while developing alone (routes.ts). */

export const meta: MetaFunction = () => [{ title: 'Design system' }, { name: 'robots', content: 'noindex' }]

const statuses: Status[] = ['good', 'warning', 'bad', 'no-data']

export default function Showcase() {
  return (
    <div className="grid xl:grid-cols-2">
      {(['light', 'dark'] as const).map((theme) => (
        <section key={theme} data-theme={theme} aria-label={theme} className="bg-ground p-8 text-ink">
          <div className="flex flex-col gap-10">
            <Buttons />
            <Fields theme={theme} />
            <Fields theme={theme} refused />
            <Surfaces />
            <Dials />
            <Notices />
          </div>
        </section>
      ))}
    </div>
  )
}

function Buttons() {
  return (
    <Section title="Buttons">
      <div className="flex flex-col gap-4">
        {buttonLooks.map((look) => (
          <div key={look} className={`flex flex-wrap items-center gap-3 ${underGlass(look)}`}>
            {buttonSizes.map((size) => (
              <Button key={size} look={look} size={size}>
                {look} {size}
              </Button>
            ))}
            <Button look={look} disabled>
              disabled
            </Button>
          </div>
        ))}
        <div className="flex items-center gap-3">
          <IconButton label="Copy">
            <Copy aria-hidden="true" />
          </IconButton>
          <CopyButton text="copied" name="Copy a word" label="Copy" className={buttonClass('plain')} />
        </div>
      </div>
    </Section>
  )
}

const underGlass = (look: ButtonLook) =>
  look === 'glass' || look === 'light' ? 'rounded-lg bg-(--gradient-start) p-4' : ''

function Fields({ theme, refused = false }: { theme: string; refused?: boolean }) {
  const errorOf = (name: string) => (refused ? `What is wrong with ${name}.` : undefined)
  const id = `${theme}-${refused ? 'refused' : 'empty'}`
  return (
    <FormContext value={{ id, refused: undefined, errorOf, busy: false }}>
      <Section title={refused ? 'Fields with errors' : 'Fields'}>
        <div className="grid gap-4 md:grid-cols-2">
          <TextField name="name" label="Text" hint="What it is for." placeholder="Ada Lovelace" />
          <EmailField name="email" label="Email" defaultValue="ada@example.com" />
          <SelectField name="choice" label="Choice" options={[{ value: 'a', label: 'The first' }]} />
          <TextArea name="text" label="Longer text" rows={3} />
          <CheckField name="agreed" label="Something to agree to" />
        </div>
      </Section>
    </FormContext>
  )
}

const columns = [
  { title: 'Name', cell: (status: Status) => status },
  { title: 'Status', cell: (status: Status) => <StatusMark status={status} /> },
]

function Surfaces() {
  return (
    <Section title="Cards and tables" note="With a note beside the heading">
      <div className="flex flex-col gap-4">
        <Card>A card holds what belongs together.</Card>
        <FoldCard title="A card that folds" note="closed">
          What it held back.
        </FoldCard>
        <DataTable
          label="Statuses"
          columns={columns}
          rows={statuses}
          rowKey={(status) => status}
          width={320}
        />
        <Facts items={[['Term', 'What is said of it.']]} />
        <Snippet text="v=spf1 include:_spf.example.com -all" what="record" />
        <Empty>Nothing is here yet.</Empty>
        <EmptyStart to="/" start="Begin">
          What you begin is listed here.
        </EmptyStart>
      </div>
    </Section>
  )
}

function Dials() {
  return (
    <Section title="Dials and statuses">
      <div className="flex flex-wrap gap-6">
        {statuses.map((status, at) => (
          <div key={status} className="flex flex-col items-center gap-2">
            <Dial
              value={status === 'no-data' ? null : 92 - 30 * at}
              level={status}
              caption="of 100"
              label={status}
              still
            />
            <StatusMark status={status} />
          </div>
        ))}
      </div>
    </Section>
  )
}

function Notices() {
  const toast = useToast()
  return (
    <Section title="Toasts and dialogs">
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => toast.success('It is done.')}>A success</Button>
        <Button onClick={() => toast.error('It could not be done.')}>An error</Button>
        <ConfirmDialog trigger="A question" title="Delete it?" text="This cannot be undone." cancel="Cancel">
          <Button look="danger">Delete</Button>
        </ConfirmDialog>
      </div>
    </Section>
  )
}
