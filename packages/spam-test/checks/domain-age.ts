import { bad, type Evidence, good, noData, warning } from '@postproof/engine/finding'
import { organizationOf } from '@postproof/engine/organization'
import { rfc } from '@postproof/engine/references'
import { notApplicable } from '../content/no-data.ts'
import { fieldNamed, quoteField } from '../context/fields.ts'
import { defineCheck } from '../define-check.ts'
import { ageOf } from '../rdap/age.ts'
import type { RegistrationAnswer } from '../rdap/registrations.ts'

const id = 'domain_age'

const judge = { 'days-old': bad, 'weeks-old': warning, established: good }

/** Since when the organizational domain of From is registered, as its registry says (RDAP, RFC 9083). */
export const check = defineCheck({
  id,
  group: 'reputation',
  points: 8,
  topic: 'age',
  decidedBy: 'sending',
  refs: [rfc(9083)],
  async run({ auth, message, session }, { registrations, signal }) {
    const { fromDomain } = auth
    if (fromDomain === null) return noData(id, 'no-from-domain')
    if (!registrations) return notApplicable(id, 'not-configured')
    const domain = auth.fromOrg ?? organizationOf(fromDomain)
    const answer = await registrations.find(domain, signal)
    if (answer.outcome === 'no-registry') return notApplicable(id, 'no-registry', { domain })
    if (answer.outcome !== 'found') return noData(id, answer.outcome, factsOf(domain, answer))
    const age = ageOf(answer.at, session.receivedAt)
    if (age === null) return noData(id, 'bad-answer', factsOf(domain, answer))
    const { level, days, registered } = age
    const facts = { ...factsOf(domain, answer), registered, days }
    const from = fieldNamed(message, 'from')
    const evidence: Evidence[] = [
      {
        label: { code: 'evidence.rdap', facts: { server: String(answer.server) } },
        value: `${domain}: registration ${registered}`,
      },
      ...(from ? [quoteField(from)] : []),
    ]
    return judge[level](id, level, facts, evidence)
  },
})

const factsOf = (domain: string, answer: RegistrationAnswer) => ({
  domain,
  server: answer.server,
  reason: 'reason' in answer ? answer.reason : null,
})
