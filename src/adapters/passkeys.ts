import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server'

/**
 * Passkeys (Web Authentication level 2, https://www.w3.org/TR/webauthn-2/): an authenticator signs our challenge, the address
 * of the page that asked, and how often it did so, with a key for this site alone. Whoever uses it proves to the authenticator
 * who they are (user verification), so that one passkey is possession and knowledge, or a finger, at once.
 */
export type PasskeyChecks = {
  /** What a browser makes a passkey by; `challenge`: base64url. */
  creation(given: {
    challenge: string
    account: { id: string; email: string; name: string }
    known: Known[]
  }): Promise<PublicKeyCredentialCreationOptionsJSON>
  /** The passkey that was made for that challenge; null for any answer that is not whole and right. */
  created(answer: PasskeyAnswer, challenge: string): Promise<MadePasskey | null>
  /** What a browser signs by; without `known` the person chooses among the passkeys of this site. */
  request(challenge: string, known: Known[]): Promise<PublicKeyCredentialRequestOptionsJSON>
  /** The count after this use; null for an answer that is not right, or counts no further: a copy may be about. */
  asserted(
    answer: PasskeyAnswer,
    challenge: string,
    passkey: StoredPasskey,
  ): Promise<{ counter: number } | null>
}

type Known = { id: string; transports: string[] }
/** As a browser gives it (`credential.toJSON()`); may hold anything. */
export type PasskeyAnswer = { id: string; [name: string]: unknown }
export type StoredPasskey = { id: string; publicKey: Uint8Array; counter: number; transports: string[] }
export type MadePasskey = StoredPasskey & { synced: boolean }

/** `publicUrl`: of the site; its host name is what passkeys are bound to (the RP ID). */
export function createPasskeyChecks({
  publicUrl,
  brand,
}: {
  publicUrl: string
  brand: string
}): PasskeyChecks {
  const { hostname: rpID, origin } = new URL(publicUrl)
  const expected = { expectedOrigin: origin, expectedRPID: rpID, requireUserVerification: true }
  const bytes = (base64url: string) => new Uint8Array(Buffer.from(base64url, 'base64url'))
  const named = (known: Known[]) =>
    known.map(({ id, transports }) => ({ id, transports: transports as never[] }))
  return {
    async creation({ challenge, account, known }) {
      const { generateRegistrationOptions } = await library()
      return generateRegistrationOptions({
        rpName: brand,
        rpID,
        userID: new Uint8Array(Buffer.from(account.id)),
        userName: account.email,
        userDisplayName: account.name,
        challenge: bytes(challenge),
        // No attestation: the authenticator's maker does not matter here.
        attestationType: 'none',
        excludeCredentials: named(known),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      })
    },
    async created(answer, challenge) {
      try {
        const { verifyRegistrationResponse } = await library()
        const { verified, registrationInfo } = await verifyRegistrationResponse({
          response: answer as unknown as RegistrationResponseJSON,
          expectedChallenge: challenge,
          ...expected,
        })
        if (!verified) return null
        const { credential, credentialBackedUp } = registrationInfo
        const { id, publicKey, counter, transports = [] } = credential
        return { id, publicKey, counter, transports: transports.filter(isShort), synced: credentialBackedUp }
      } catch {
        return null
      }
    },
    async request(challenge, known) {
      const { generateAuthenticationOptions } = await library()
      return generateAuthenticationOptions({
        rpID,
        challenge: bytes(challenge),
        allowCredentials: named(known),
        userVerification: 'required',
      })
    },
    async asserted(answer, challenge, { id, publicKey, counter, transports }) {
      try {
        const { verifyAuthenticationResponse } = await library()
        const { verified, authenticationInfo } = await verifyAuthenticationResponse({
          response: answer as unknown as AuthenticationResponseJSON,
          expectedChallenge: challenge,
          credential: {
            id,
            publicKey: new Uint8Array(publicKey),
            counter,
            transports: transports as never[],
          },
          ...expected,
        })
        return verified ? { counter: authenticationInfo.newCounter } : null
      } catch {
        return null
      }
    },
  }
}

/** Three hundred modules, which few instances need at once. */
const library = () => import('@simplewebauthn/server')

const isShort = (transport: unknown) => typeof transport === 'string' && transport.length <= 20

/** The challenge that an answer says it is for; undefined where it says none. */
export function challengeOf(answer: PasskeyAnswer): string | undefined {
  try {
    const { clientDataJSON } = answer.response as { clientDataJSON: string }
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'))
    return typeof challenge === 'string' ? challenge : undefined
  } catch {
    return undefined
  }
}
