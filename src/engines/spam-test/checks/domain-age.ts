import { notApplicable } from '../content/no-data.ts'
import type { Check } from '../types.ts'

const id = 'domain_age'

/** How old the From domain is (RFC 9083). It needs a registration data service, and none is connected. */
export const check: Check = { id, run: () => notApplicable(id, 'not-configured') }
