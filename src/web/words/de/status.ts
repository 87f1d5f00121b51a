import type { Words } from '../en/index.ts'

export const statusWords: Words['status'] = {
  good: 'Bestanden',
  warning: 'Warnung',
  bad: 'Problem',
  'no-data': 'Nicht geprüft',
}

export const copyWords: Words['copy'] = {
  copy: 'Kopieren',
  copied: 'Kopiert',
  failed: 'Kopieren nicht möglich',
  what: (what) => `${what} kopieren`,
}
