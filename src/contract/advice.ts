/** Information that comes with advice, such as what strangers have registered: no fault, and nothing to praise. */
export const isNotable = ({ status, fix }: { status: string; fix: readonly string[] }): boolean =>
  status === 'good' && fix.length > 0

/** What a reader has to look at: a fault, or information with advice. */
export const needsLook = (finding: { status: string; fix: readonly string[] }): boolean =>
  finding.status === 'bad' || finding.status === 'warning' || isNotable(finding)
