import { useSyncExternalStore } from 'react'
import { paths } from '#web/shell/paths.ts'

/** Passkeys in the browser: what the server asks goes to the authenticator, its answer comes back as text for a form. */

type Made = { toJSON(): unknown }
/** Web Authentication level 3, section 5.1; not in all libraries of types yet. */
type Reading = {
  parseCreationOptionsFromJSON?(options: object): CredentialCreationOptions['publicKey']
  parseRequestOptionsFromJSON?(options: object): CredentialRequestOptions['publicKey']
}
const reading = () => globalThis.PublicKeyCredential as unknown as Reading | undefined

/** Whether the browser knows passkeys; null on the server and until the page is hydrated. */
export const usePasskeys = () =>
  useSyncExternalStore<boolean | null>(
    () => () => {},
    () => reading()?.parseRequestOptionsFromJSON !== undefined,
    () => null,
  )

/** The answer as JSON; null when the person did not want to, there is none for this site, or nobody could be asked. */
export const signByPasskey = (challenge?: string): Promise<string | null> =>
  answered(async () => {
    const response = await fetch(paths.api.askPasskey, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify({ challenge }),
    })
    if (!response.ok) return null
    const publicKey = reading()?.parseRequestOptionsFromJSON?.(await response.json())
    return publicKey ? navigator.credentials.get({ publicKey }) : null
  })

/** The same for a new one. */
export const makePasskey = (options: object): Promise<string | null> =>
  answered(async () => {
    const publicKey = reading()?.parseCreationOptionsFromJSON?.(options)
    return publicKey ? navigator.credentials.create({ publicKey }) : null
  })

async function answered(ask: () => Promise<Credential | null>): Promise<string | null> {
  try {
    const made = (await ask()) as unknown as Made | null
    return made && JSON.stringify(made.toJSON())
  } catch {
    // Cancelled, too late, or nothing that fits: browsers tell these apart to nobody. Or the site did not answer.
    return null
  }
}

/** What a form brought; undefined for what is none. */
export function readPasskey(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
