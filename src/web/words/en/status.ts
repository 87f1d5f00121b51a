/** The four results of a check, everywhere. */
export const statusWords = {
  good: 'Passed',
  warning: 'Warning',
  bad: 'Problem',
  'no-data': 'Not checked',
}

export const copyWords = {
  copy: 'Copy',
  copied: 'Copied',
  failed: 'Can not copy',
  what: (what: string) => `Copy ${what}`,
}
