/**
 * Which elements an aggregate report has, and in which (RFC 9990, appendix A; RFC 7489, appendix C; the drafts before it). Both
 * schemas are one table, because reports mix them: `null` is a value, an object has elements of its own.
 */
export type Schema = { readonly [name: string]: Schema | null }

const result = { domain: null, selector: null, scope: null, result: null, human_result: null }

export const schema: Schema = {
  version: null,
  report_metadata: {
    org_name: null,
    email: null,
    extra_contact_info: null,
    report_id: null,
    date_range: { begin: null, end: null },
    error: null,
    generator: null,
  },
  policy_published: {
    domain: null,
    p: null,
    sp: null,
    np: null,
    adkim: null,
    aspf: null,
    pct: null,
    fo: null,
    testing: null,
    discovery_method: null,
  },
  record: {
    row: {
      source_ip: null,
      count: null,
      policy_evaluated: {
        disposition: null,
        dkim: null,
        spf: null,
        reason: { type: null, comment: null },
      },
    },
    identifiers: { header_from: null, envelope_from: null, envelope_to: null },
    auth_results: { dkim: result, spf: result },
  },
}

/** What others put into a report. Nothing in it is the report's own, whatever it is called. */
export const extensions = new Set(['extension', 'extensions'])
