import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useActionData } from 'react-router'
import { addressSchema, type ErasureReport } from '#contract/operations.ts'
import { ActionForm } from '#web/forms/action-form.tsx'
import { handle, readForm, textOf } from '#web/forms/form.ts'
import { requireAdmin } from '#web/request/access.ts'
import { Card, Section } from '#web/ui/card.tsx'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import { Empty } from '#web/ui/empty.tsx'
import { EmailField } from '#web/ui/field.tsx'
import { Submit } from '#web/ui/submit.tsx'
import { useFigures } from '#web/words/figures.ts'
import { useWords } from '#web/words/words.ts'
import { ActDialog } from '../act-dialog.tsx'

type Answer = { address: string; report: ErasureReport; erased: boolean }

export function loader(args: LoaderFunctionArgs) {
  requireAdmin(args)
  return null
}

/** Finds what mentions an address, or erases it. The address travels in the body alone, never in the page's own address. */
export async function action(args: ActionFunctionArgs) {
  const { services, account } = requireAdmin(args)
  const typed = await readForm(args.request)
  const erased = textOf(typed, 'intent') === 'erase'
  const answer = await handle(args, typed, addressSchema, async (given) => {
    const report = erased
      ? await services.operations.eraseAddress(account, given)
      : await services.operations.findAddress(account, given)
    return data({ address: given.address, report, erased } satisfies Answer)
  })
  if (!erased || 'report' in answer.data) return answer
  // Who is there was to be proved first: what was found stays on the page, with the form that goes on.
  const address = textOf(typed, 'address')
  const report = await services.operations.findAddress(account, { address }).catch(() => null)
  return report ? data({ ...answer.data, address, report, erased: false }, answer.init ?? {}) : answer
}

/** Erasure at the request of someone without an account. */
export default function Erasure() {
  const { erasure: words } = useWords().operators
  const answer = useActionData<Answer>()
  const found = answer && 'report' in answer ? answer : undefined
  return (
    <div className="flex flex-col gap-8">
      <Section title={words.title}>
        <p className="mb-4 max-w-[70ch] text-soft">{words.lead}</p>
        <Card className="p-5">
          <ActionForm intent="find" className="grid max-w-[560px] items-start gap-4 sm:grid-cols-[1fr_auto]">
            <EmailField name="address" label={words.address} autoComplete="off" />
            <Submit look="plain" size="field" className="sm:mt-[26px]">
              {words.find}
            </Submit>
          </ActionForm>
        </Card>
      </Section>
      {found ? <Found key={String(found.erased)} answer={found} /> : null}
    </div>
  )
}

function Found({ answer: { address, report, erased } }: { answer: Answer }) {
  const { erasure: words } = useWords().operators
  const { whole } = useFigures()
  const columns: Column<ErasureReport['tables'][number]>[] = [
    { title: words.columns.where, cell: ({ table }) => words.table[table] ?? table },
    {
      title: words.columns.count,
      look: 'tabular-nums md:w-[120px]',
      cell: ({ count }) => whole(String(count)),
    },
    { title: words.columns.way, cell: ({ way }) => words.way[way] },
  ]
  const leaves = report.tables.some(({ way }) => way !== 'kept')
  return (
    <Section title={erased ? words.done({ address }) : words.found({ address })}>
      {report.tables.length ? (
        <DataTable label={words.title} columns={columns} rows={report.tables} rowKey={({ table }) => table} />
      ) : (
        <Empty>{words.none}</Empty>
      )}
      {report.stores_elsewhere ? (
        <p className="mt-3 max-w-[70ch] text-13 text-soft">{words.elsewhere}</p>
      ) : null}
      {leaves && !erased ? (
        <div className="mt-4">
          <ActDialog
            intent="erase"
            trigger={words.erase}
            title={words.eraseTitle({ address })}
            text={words.eraseText}
            look="danger"
          >
            <input type="hidden" name="address" value={address} />
          </ActDialog>
        </div>
      ) : null}
    </Section>
  )
}
