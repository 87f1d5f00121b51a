import { redirect } from 'react-router'
import { paths } from '#web/shell/paths.ts'
import { useAccount } from '#web/shell/site.ts'

/** The lists of signed-in visitors stand in the signed-in area, those of guests beside the verifier. */
type ListPath = (id?: string) => string

export const listPathOf = (account: object | null | undefined): ListPath =>
  account ? paths.lists : paths.verifierLists

export const useListPath = (): ListPath => listPathOf(useAccount())

/** For the loaders of both: who comes by the address of guests is led inside. */
export function ledInside(url: URL, account: object | null, id?: string): void {
  const { pathname, search } = url
  if (account && !pathname.startsWith(paths.lists())) throw redirect(`${paths.lists(id)}${search}`)
}
