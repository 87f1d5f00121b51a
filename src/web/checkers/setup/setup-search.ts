import type { DomainSetup, SetupStepId } from '#services/checkers/setup/types.ts'

/** The choices as they stand in the address of the page, with a step that is not wanted, or wanted after all. */
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
