import type { CheckerPage } from '#contract/checker-names.ts'
import type { CheckerOption } from '#web/checkers/checkers.ts'

/** What fields show before something is typed, the same in every language. */

export const exampleAddress = 'name@example.org'
export const exampleList = 'anna@example.org\nben@example.net'

type ExampleInput = {
  placeholder: string
  /** What to look at without a domain of one's own. */
  example: string
}

const domain: ExampleInput = { placeholder: 'example.org', example: 'example.com' }

const others: Partial<Record<CheckerPage, ExampleInput>> = {
  'email-blacklist': { placeholder: 'news@example.org', example: 'info@example.com' },
  'ip-blacklist': { placeholder: '192.0.2.1', example: '8.8.8.8' },
}

export const exampleInput = (checker: CheckerPage): ExampleInput => others[checker] ?? domain

export const exampleOptions: Record<CheckerOption, string> = {
  selector: 's1',
  ip: '192.0.2.1',
  sender: 'bounce@example.org',
  helo: 'mail.example.org',
  parked: '',
  related: '',
  draft: '',
}
