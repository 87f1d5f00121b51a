import { useEffect, useState } from 'react'
import type { Verification, VerifierInfo } from '#contract/verifier.ts'
import { useWords } from '#web/words/words.ts'
import { isRunning, useVerification } from '../live.ts'
import { Dialogue } from './dialogue.tsx'
import { Factors } from './factors.tsx'
import { Advice, Found } from './found.tsx'
import { LookedIn } from './looked-in.tsx'
import { MailHosts } from './mail-hosts.tsx'
import { VerdictCard } from './verdict-card.tsx'

/** One verification as it goes on: the verdict, the proof, what to do. */
export function VerificationReport({ loaded, info }: { loaded: Verification; info: VerifierInfo }) {
  const { verifier: words } = useWords()
  const { value: verification, polling } = useVerification(loaded)
  const running = isRunning(verification)
  return (
    <div className="flex flex-col gap-10">
      <div>
        <VerdictCard verification={verification} info={info} />
        {running ? (
          <noscript>
            <meta httpEquiv="refresh" content="2" />
            <p className="mt-3 text-13 text-faint">{words.steps.refreshing}</p>
          </noscript>
        ) : null}
        {running && polling ? <p className="mt-3 text-13 text-faint">{words.steps.polling}</p> : null}
      </div>
      {running ? <SoFar verification={verification} /> : <Proof verification={verification} />}
    </div>
  )
}

/** Milliseconds after which a wait is long: most answers are there before. */
const longMs = 6000

/** What is known already, to be read meanwhile; and, when it takes long, why, and that nobody has to wait here. */
function SoFar({ verification }: { verification: Verification }) {
  const { steps: words } = useWords().verifier
  const [long, setLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), longMs)
    return () => clearTimeout(timer)
  }, [])
  return (
    <>
      <p role="status" className="-mt-6 min-h-5 text-13 text-faint">
        {long ? words.long : null}
      </p>
      <Found checks={verification.checks} />
    </>
  )
}

function Proof({ verification }: { verification: Verification }) {
  const { dns, smtp, lists, status } = verification
  return (
    <>
      <div className="grid items-start gap-x-6 gap-y-10 lg:grid-cols-[minmax(0,1fr)_400px]">
        <Found checks={verification.checks} />
        <div className="flex flex-col gap-10">
          <Factors verification={verification} />
          <Advice verification={verification} />
        </div>
      </div>
      {smtp && (smtp.attempted || status === 'unknown' || status === 'risky') ? (
        <Dialogue smtp={smtp} open={status === 'unknown'} />
      ) : null}
      {dns ? <MailHosts dns={dns} /> : null}
      <LookedIn lists={lists} />
    </>
  )
}
