import type { Language } from '#engines/language.ts'
import type { SeedTrouble } from '#engines/placement/mailbox-world.ts'
import type { SeedProgress } from '#engines/placement/seed-state.ts'
import { placementTextsIn } from '#engines/placement/texts/index.ts'
import { Refusal } from '../refusal.ts'
import { MISSING_KEY, placementWordsIn } from './texts.ts'

/** The sentences of the placement services. */

const clockOf = (at: number) => new Date(at).toISOString().replace('T', ' ').slice(0, 16)

/** What was found after a report had been given, each with its time. */
export function afterReport(closed: SeedProgress, now: SeedProgress, language: Language = 'en'): string[] {
  const words = placementWordsIn(language)
  const notes: string[] = []
  if (now.found && !closed.found) {
    notes.push(words.foundLater(now.found.folder, clockOf(now.foundAt ?? now.found.internalDate)))
  }
  const moved = now.rechecks
    .slice(closed.rechecks.length)
    .findLast(({ folder }) => folder !== null && folder !== placeOf(closed))
  if (moved?.folder && closed.found) notes.push(words.movedLater(moved.folder, clockOf(moved.at)))
  return notes
}

const placeOf = ({ found, rechecks }: SeedProgress) =>
  rechecks.findLast(({ folder }) => folder !== null)?.folder ?? found?.folder ?? null

/** How a seed mailbox is, for administrators. */
export function healthText(
  health: 'untested' | 'ok' | 'failing' | 'disabled',
  trouble: SeedTrouble | null,
  language: Language = 'en',
): string {
  const words = placementWordsIn(language)
  if (health !== 'failing' || !trouble) return words.health[health]
  if (trouble.detail === MISSING_KEY) return words.missingKey
  return words.cannotRead(placementTextsIn(language).troubleText(trouble.code), trouble.detail.slice(0, 200))
}

export const notFound = () =>
  new Refusal(
    404,
    'not_found',
    'There is no placement test with this id, or it is not yours. Check the link.',
  )
export const noneYet = () =>
  new Refusal(404, 'no_tests', 'There are no placement tests yet. Start one to see where your mail lands.')
export const noBrowser = () =>
  new Refusal(403, 'no_owner', 'A test belongs to the browser that began it. Allow cookies for this site.')
export const started = () => new Refusal(409, 'wrong_state', 'This test was started before. Begin a new one.')
export const notOver = () =>
  new Refusal(409, 'wrong_state', 'This test is not completed yet. Come back when its report is there.')
export const noSimulated = () =>
  new Refusal(
    409,
    'wrong_state',
    'The sample can be sent while a test waits for mail, and to simulated mailboxes only.',
  )
export const tooManyOpen = (most: number) =>
  new Refusal(429, 'limit', `You have ${most} tests that are not over. Wait for one to end, or delete one.`)
export const noSuchProvider = (names: string[]) => {
  const message = `No mailbox can be read there now: ${names.slice(0, 5).join(', ')}. Choose among the providers that are shown.`
  return new Refusal(422, 'invalid', message, { providers: [message] })
}
export const noSuchMailbox = () => {
  const message = 'One of these mailboxes does not exist or cannot be read now.'
  return new Refusal(422, 'invalid', message, { mailboxes: [message] })
}
export const noMailboxes = () => {
  const message = 'This server has no seed mailboxes yet. Its administrator can add them.'
  return new Refusal(422, 'invalid', message, { providers: [message] })
}
export const noPrinter = () =>
  new Refusal(503, 'unavailable', 'This server has no browser to print with. Print the page from your own.')
