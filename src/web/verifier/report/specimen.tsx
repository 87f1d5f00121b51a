import type { Verification, VerifierInfo } from '#contract/verifier.ts'
import { Section } from '#web/ui/card.tsx'
import { useWords } from '#web/words/words.ts'
import { Dialogue } from './dialogue.tsx'
import { VerdictCard } from './verdict-card.tsx'

/** An answer to read, before there is one of one's own: the same instrument over a made-up address. */
export function Specimen({ info }: { info: VerifierInfo }) {
  const { verifier: words } = useWords()
  const specimen: Verification = info.smtp
    ? { ...facts, ...words.specimen }
    : { ...facts, ...unasked, ...words.specimenUnasked }
  return (
    <div className="mt-10 flex flex-col gap-8 md:mt-14">
      <Section title={words.example} note={words.exampleNote}>
        <VerdictCard verification={specimen} info={info} specimen />
      </Section>
      {specimen.smtp ? <Dialogue smtp={specimen.smtp} /> : null}
    </div>
  )
}

const step = { host: 'mx1.krume.example', enhanced: null, verdict: 'accepted' }

const ids = ['syntax', 'lists', 'domain', 'mailbox', 'verdict'] as const

/** As an installation answers that asks no mail servers. */
const unasked = {
  status: 'unknown',
  steps: ids.map((id) => ({ id, state: id === 'mailbox' ? 'skipped' : 'done' })),
  reason: 'mailbox_not_asked',
  score: 55,
  is_reachable: 'unknown',
  smtp: null,
} satisfies Partial<Verification>

const facts: Omit<Verification, 'title' | 'text'> = {
  id: 'specimen',
  email: 'anna.lindt+rolls@krume.example',
  normalized: 'anna.lindt@krume.example',
  status: 'risky',
  steps: ids.map((id) => ({ id, state: 'done' })),
  reason: 'catch_all',
  score: 60,
  likelihood: null,
  is_reachable: 'risky',
  factors: [],
  suggestion: null,
  checks: [],
  syntax: {
    valid: true,
    diagnosis: 'VALID',
    category: 'VALID',
    reason: '',
    at: null,
    local: 'anna.lindt+rolls',
    domain: 'krume.example',
    domain_ascii: 'krume.example',
  },
  dns: null,
  flags: {
    disposable: false,
    disposable_class: null,
    relay: false,
    role: false,
    free: false,
    catch_all: true,
  },
  smtp: {
    attempted: true,
    why_not: null,
    mx: 'mx1.krume.example',
    next_retry_at: null,
    steps: [
      {
        ...step,
        step: 'connect',
        sent: 'to 203.0.113.25, port 25',
        code: null,
        text: '',
        ms: 18,
        verdict: 'ok',
      },
      { ...step, step: 'banner', sent: '', code: 220, text: 'mx1.krume.example ESMTP', ms: 13 },
      {
        ...step,
        step: 'mail',
        sent: 'MAIL FROM:<probe@postproof.example>',
        code: 250,
        enhanced: '2.1.0',
        text: 'Ok',
        ms: 12,
      },
      {
        ...step,
        step: 'rcpt',
        sent: 'RCPT TO:<anna.lindt+rolls@krume.example>',
        code: 250,
        enhanced: '2.1.5',
        text: 'Ok',
        ms: 14,
      },
      {
        ...step,
        step: 'random-rcpt',
        sent: 'RCPT TO:<a made-up name@krume.example>',
        code: 250,
        enhanced: '2.1.5',
        text: 'Ok',
        ms: 13,
      },
      {
        ...step,
        step: 'quit',
        sent: 'QUIT',
        code: 221,
        enhanced: '2.0.0',
        text: 'Bye',
        ms: 9,
        verdict: 'ok',
      },
    ],
  },
  lists: {},
  created_at: '2026-11-20T10:00:00Z',
  checked_at: null,
  cached: false,
}
