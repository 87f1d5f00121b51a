import { classifyAddress } from '@postproof/engine/addresses'
import { offeredServices } from './offered.ts'
import { type GivenChoices, type SetupChoices, setupSteps } from './types.ts'

const MOST = 20
/** A mailbox that can be put in a record without escapes. */
const mailboxPattern = /^[\w.+-]{1,64}@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]{0,61}[a-z\d]$/i

/** Reads the choices. `refused` has the input that is no public IP address and no mailbox. */
export function readChoices(
  given: GivenChoices,
  seen: ReadonlySet<string>,
): { choices: SetupChoices; refused: string[] } {
  const typed = given.addresses
    .split(/[\s,;]+/)
    .filter(Boolean)
    .slice(0, MOST)
  const addresses = [...new Set(typed)].filter((one) => classifyAddress(one) === 'public')
  const mailbox = given.reports.trim()
  const isMailbox = mailbox === '' || mailboxPattern.test(mailbox)
  return {
    choices: {
      services: offeredServices
        .map(({ id }) => id)
        .filter((id) => given.services?.includes(id) ?? seen.has(id)),
      addresses,
      reports: isMailbox ? mailbox : '',
      skipped: setupSteps.filter((step) => given.skipped.includes(step)),
    },
    refused: [...typed.filter((one) => !addresses.includes(one)), ...(isMailbox ? [] : [mailbox])].map(
      (one) => one.slice(0, 80).toWellFormed(),
    ),
  }
}
