import { Link } from 'react-router'
import type { ListAddress, ListAddresses } from '#contract/verifier.ts'
import { paths } from '#web/shell/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import { useFigures } from '#web/words/figures.ts'
import { useWords } from '#web/words/words.ts'
import { VerdictMark } from '../report/verdict.tsx'
import { CorrectionForm } from './corrections.tsx'

/** One page of the addresses of a list, each with its reason and what to do. */
export function AddressRows({ found }: { found: ListAddresses }) {
  const { whole } = useFigures()
  const { found: words } = useWords().verifier.lists
  const columns: Column<ListAddress>[] = [
    {
      title: words.row,
      onPhone: 'none',
      look: 'md:w-[84px] whitespace-nowrap text-soft tabular-nums',
      cell: ({ row }) => (row === null ? null : whole(row)),
    },
    { title: words.address, look: 'md:w-[38%]', cell: (address) => <Written address={address} /> },
    {
      title: words.verdict,
      onPhone: 'aside',
      look: 'md:w-[136px] whitespace-nowrap',
      cell: ({ verdict }) =>
        verdict ? <VerdictMark verdict={verdict} /> : <span className="text-faint">{words.open}</span>,
    },
    { title: words.why, onPhone: 'below', look: 'text-soft', cell: (address) => <Why address={address} /> },
  ]
  return (
    <DataTable
      label={words.title}
      columns={columns}
      rows={found.data}
      rowKey={({ id }) => String(id)}
      width={720}
      among={found.meta}
    />
  )
}

const mono = 'font-mono text-13 wrap-anywhere'

/** The address as it stands in the file, or as it was corrected; and what else it may have been meant to be. */
function Written({ address }: { address: ListAddress }) {
  const { typos: words } = useWords().verifier.lists
  const { id, email, suggestion, corrected } = address
  return (
    <div className="flex min-w-0 flex-col items-start gap-1.5">
      <bdi dir="ltr" className={`${mono} text-ink`}>
        {corrected ?? email}
      </bdi>
      {corrected ? (
        <span className="text-13 text-soft wrap-anywhere">{words.was({ address: email })}</span>
      ) : suggestion ? (
        <CorrectionForm intent="accept" id={id} className="max-w-full">
          <Button
            type="submit"
            size="small"
            className="h-auto! min-h-8 max-w-full py-1 whitespace-normal! text-start wrap-anywhere"
          >
            {words.use({ address: suggestion })}
          </Button>
        </CorrectionForm>
      ) : null}
    </div>
  )
}

/** Why it has its verdict and what to do; of a corrected one nothing is known. */
function Why({ address }: { address: ListAddress }) {
  const { dateTime } = useFigures()
  const { found: words, typos } = useWords().verifier.lists
  const { id, email, why, advice, corrected, verdict, next_retry_at } = address
  if (corrected)
    return (
      <div>
        <p>{typos.notVerified}</p>
        <div className="mt-1.5 flex flex-wrap items-center gap-x-4 gap-y-1">
          <Link
            to={`${paths.verifier()}?${new URLSearchParams({ email: corrected })}`}
            aria-label={typos.verifyOf({ address: corrected })}
            className="link inline-block py-1"
          >
            {typos.verify}
          </Link>
          <CorrectionForm intent="undo" id={id}>
            <Button type="submit" size="small" aria-label={typos.undoOf({ address: email })}>
              {typos.undo}
            </Button>
          </CorrectionForm>
        </div>
      </div>
    )
  if (verdict === null)
    return <p>{next_retry_at ? words.again({ when: dateTime(next_retry_at) }) : words.openText}</p>
  return (
    // On a phone an address that is in order is one line.
    <div className={verdict === 'deliverable' ? 'max-md:hidden' : undefined}>
      <p className="text-ink">{advice}</p>
      <p>{why}</p>
    </div>
  )
}
