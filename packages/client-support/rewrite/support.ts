import { features } from '../features.ts'
import { isAboutAccounts, speaksOf } from '../narrowing.ts'

/** Whose mail is read in an app: of the provider that made it, or of another one. */
export type Accounts = 'own' | 'foreign'

/** A use of a feature, as the matcher finds it. */
export type FeatureUse = { slug: string; traits: readonly string[] }

/** A note that turns the others around: what works with foreign accounts only. */
const onlyForeign =
  /\bonly supported with non|supported with non[- ]google accounts only|only works with non/i

/**
 * Whether a client leaves out a use of a feature, by the data of caniemail: where the data says no, and where a note of
 * “partly” speaks of uses such as this one. Notes that no rule of the narrowing knows change nothing that is drawn.
 */
export function isLost(platform: string, accounts: Accounts, { slug, traits }: FeatureUse): boolean {
  const support = features.get(slug)?.support.get(platform)
  if (!support || support.level === 'yes' || support.level === 'unknown') return false
  if (support.level === 'no') return true
  const used = new Set(traits)
  return support.notes.some((note) =>
    isAboutAccounts(note)
      ? isOfAccounts(note, accounts) && speaksOf(slug, note, used) !== false
      : speaksOf(slug, note, used) === true,
  )
}

/** Whether what a note says of accounts takes the feature from those. What style sheets do is told of style sheets. */
const isOfAccounts = (note: string, accounts: Accounts): boolean =>
  !/due to the lack of <style>/.test(note) && onlyForeign.test(note) === (accounts === 'own')
