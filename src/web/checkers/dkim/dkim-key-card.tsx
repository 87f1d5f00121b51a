import type { RecordDetails } from '#contract/checkers.ts'
import { Card } from '#web/ui/card.tsx'
import { CopyValue } from '#web/ui/copy-button.tsx'
import { KeyRound } from '#web/ui/icons.tsx'
import { useWords } from '#web/words/words.ts'

/** One key: its selector, kind and length, and what it is limited to. */
export function DkimKeyCard({ found }: { found: RecordDetails<'dkim'>['keys'][number] }) {
  const { dkim: words } = useWords().checkers
  const flags = [
    ...(found.revoked ? [words.revoked] : []),
    ...(found.testing ? [words.testing] : []),
    ...(found.strictIdentity ? [words.strict] : []),
  ]
  const facts = [
    { label: words.flags, value: flags.join(', ') || words.noFlags },
    { label: words.hashes, value: tagOf(found.record, 'h') || words.any },
    { label: words.services, value: tagOf(found.record, 's') || words.any },
    ...(found.alias ? [{ label: words.cname, value: <code>{found.alias}</code> }] : []),
  ]
  return (
    <li className="min-w-0">
      <Card className="h-full px-4 py-4 md:px-5">
        <div className="flex items-start gap-3">
          <KeyRound
            aria-hidden="true"
            className={`mt-1 size-5 shrink-0 ${found.revoked ? 'text-bad' : 'text-faint'}`}
          />
          <div className="has-copy min-w-0 flex-1">
            <h3 className="flex items-center gap-1 text-16 font-bold">
              <code className="min-w-0 wrap-anywhere">{found.selector}</code>
              {found.record ? <CopyValue text={found.record} what={words.copyKey} /> : null}
            </h3>
            <p className="text-13 text-faint">
              {[found.service, words.source[found.source]].filter(Boolean).join(', ')}
            </p>
          </div>
          <p className="text-end">
            <span className="block font-bold uppercase">{found.keyType}</span>
            {found.bits === null ? null : (
              <span className={`text-13 tabular-nums ${lengthColor(found)}`}>
                {words.bits({ bits: found.bits })}
              </span>
            )}
          </p>
        </div>
        <dl className="mt-3 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 border-line border-t pt-3 text-13">
          {facts.map(({ label, value }) => (
            <div key={label} className="col-span-2 grid grid-cols-subgrid">
              <dt className="text-faint">{label}</dt>
              <dd className="text-soft wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
      </Card>
    </li>
  )
}

/** RSA keys under 1024 bits are dead (RFC 8301), those under 2048 are old. */
function lengthColor({ keyType, bits }: RecordDetails<'dkim'>['keys'][number]): string {
  if (keyType !== 'rsa' || bits === null || bits >= 2048) return 'text-soft'
  return bits < 1024 ? 'font-medium text-bad' : 'font-medium text-warning'
}

/** The value of a tag as it stands in the record; empty without one. */
function tagOf(record: string | null, name: string): string {
  const tag = record?.split(';').find((each) => each.trim().startsWith(`${name}=`))
  return tag?.slice(tag.indexOf('=') + 1).trim() ?? ''
}
