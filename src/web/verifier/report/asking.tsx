import type { Verification, VerifierInfo } from '#contract/verifier.ts'
import { VerdictCard } from './verdict-card.tsx'

const steps = (['syntax', 'lists', 'domain', 'mailbox', 'verdict'] as const).map((id) => ({
  id,
  state: 'pending' as const,
}))

/** The address that is on its way, where its answer will be: nothing else may be taken for it. */
export function Asking({ email, info }: { email: string; info: VerifierInfo }) {
  return <VerdictCard verification={asked(email)} info={info} specimen />
}

/** A verification of which nothing is known yet. */
const asked = (email: string): Verification => ({
  id: 'asked',
  email,
  status: 'pending',
  steps,
  normalized: null,
  reason: null,
  title: null,
  text: null,
  score: null,
  likelihood: null,
  is_reachable: null,
  factors: [],
  suggestion: null,
  checks: [],
  syntax: null,
  dns: null,
  flags: {
    disposable: null,
    disposable_class: null,
    relay: null,
    role: null,
    free: null,
    catch_all: null,
  },
  smtp: null,
  lists: {},
  created_at: '',
  checked_at: null,
  cached: false,
})
