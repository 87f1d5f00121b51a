/** What an authenticator app is set up with; goes along in the form so that a mistyped code keeps the same key. */
export type Setup = { secret: string; uri: string; qr_svg: string }

export type TwoFactorAnswer = { setup?: Setup | null; recovery_codes?: string[] }

/** Null for what is no setup: the form can be sent by anything. */
export function readSetup(text: string): Setup | null {
  try {
    const { secret, uri, qr_svg } = JSON.parse(text) as Partial<Setup>
    const whole = typeof secret === 'string' && typeof uri === 'string' && typeof qr_svg === 'string'
    return whole ? { secret, uri, qr_svg } : null
  } catch {
    return null
  }
}
