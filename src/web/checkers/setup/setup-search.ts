import type { DomainSetup, SetupStepId } from '#services/checkers/setup/types.ts'

/** Returns the query of the page for these choices, with one step skipped or taken up again. */
export function setupSearch(
  { choices }: DomainSetup,
  change: { skip?: SetupStepId; unskip?: SetupStepId } = {},
): string {
  const { services, addresses, reports, skipped } = choices
  const left = skipped.filter((step) => step !== change.unskip)
  const query = new URLSearchParams([
    ['chosen', '1'],
    ...services.map((id) => ['service', id]),
    ...(addresses.length > 0 ? [['addresses', addresses.join(' ')]] : []),
    ...(reports ? [['reports', reports]] : []),
    ...[...left, ...(change.skip ? [change.skip] : [])].map((step) => ['skip', step]),
  ])
  return `?${query}`
}
