import { good, noData, warning } from '@postproof/engine/finding'
import { rfc } from '@postproof/engine/references'
import { notApplicable } from '../content/no-data.ts'
import { fieldsNamed, quoteField } from '../context/fields.ts'
import { defineCheck } from '../define-check.ts'

const id = 'arc'

/** The ARC chain (RFC 8617), with which a forwarder or list vouches for what it saw. */
export const check = defineCheck({
  id,
  group: 'authentication',
  points: 0,
  topic: 'identity',
  decidedBy: 'sending',
  refs: [rfc(8617)],
  run({ auth, message }) {
    const { result, instances, comment } = auth.arc
    if (result === 'none') return notApplicable(id, 'none')
    const facts = { instances, comment }
    const evidence = fieldsNamed(message, 'arc-seal').slice(0, 3).map(quoteField)
    if (result === 'temperror') return noData(id, 'temperror', facts, evidence)
    return result === 'pass' ? good(id, 'pass', facts, evidence) : warning(id, 'fail', facts, evidence)
  },
})
