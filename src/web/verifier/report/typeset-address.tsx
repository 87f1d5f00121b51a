import type { Verification } from '#contract/verifier.ts'
import { CopyValue } from '#web/ui/copy-button.tsx'
import { RawValue } from '#web/ui/raw-value.tsx'
import { useWords } from '#web/words/words.ts'
import { addressParts, normalNotes, type PartRole } from './address-parts.ts'

type Shown = Pick<Verification, 'email' | 'normalized' | 'syntax'>

const labelled: PartRole[] = ['local', 'tag', 'domain']

/** Shorter parts have no room for their name. */
const shortest = 4

/** The address as it was typed, its parts marked and named, and the place of the fault where there is one. */
export function TypesetAddress({ shown }: { shown: Shown }) {
  const { address: words } = useWords().verifier
  const { parts, missing } = addressParts(shown)
  const faulty = missing || parts.some(({ fault }) => fault)
  return (
    <p className="typeset-address has-copy" dir="ltr">
      <span className="sr-only">{shown.email}</span>
      <span aria-hidden="true" className="typeset-parts">
        {parts.map(({ role, text, fault }, index) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: parts never move
            key={index}
            data-role={role}
            data-fault={fault || undefined}
            className="typeset-part"
          >
            <span className="typeset-text">{text}</span>
            {fault ? (
              <i>{words.fault}</i>
            ) : !faulty && labelled.includes(role) && text.length >= shortest ? (
              <i>{words[role as 'local']}</i>
            ) : null}
          </span>
        ))}
        {missing ? (
          <span data-fault className="typeset-part">
            <span className="typeset-text">&nbsp;&nbsp;&nbsp;</span>
            <i>{words.missing}</i>
          </span>
        ) : null}
      </span>
      <CopyValue text={shown.email} what={words.title} />
    </p>
  )
}

/** What else the address is: its domain as the DNS has it, and the form that stands for the same mailbox. */
export function AddressForms({ shown }: { shown: Shown }) {
  const { address: words } = useWords().verifier
  const { email, normalized, syntax } = shown
  const ascii = syntax?.domain_ascii
  const foreign = ascii && syntax.domain && ascii !== syntax.domain.toLowerCase() ? ascii : null
  const notes = normalized === null ? [] : normalNotes(email, normalized)
  if (!foreign && notes.length === 0) return null
  return (
    <dl className="mt-4 grid gap-x-4 gap-y-2 sm:grid-cols-[auto_minmax(0,1fr)]">
      {foreign ? (
        <>
          <dt className="text-13 text-faint">{words.inDns}</dt>
          <dd>
            <RawValue value={foreign} what={words.inDns} />
          </dd>
        </>
      ) : null}
      {normalized !== null && notes.length > 0 ? (
        <>
          <dt className="text-13 text-faint">{words.normalized}</dt>
          <dd>
            <RawValue value={normalized} what={words.normalized} />
            <p className="prose text-13 text-soft">
              {words.because({ reasons: notes.map((note) => words.notes[note]).join(', ') })}
            </p>
          </dd>
        </>
      ) : null}
    </dl>
  )
}
