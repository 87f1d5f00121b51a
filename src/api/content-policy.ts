/**
 * The policy of our pages: what is not named is refused. Scripts run by the nonce of the answer, and what those load;
 * so hosts for scripts need no naming.
 */
export function contentPolicy(options: {
  nonce: string
  /** What the captcha's script loads: styles, calls and frames. */
  captchaHosts: string[]
  /** `connect-src https://stats.example.org`: for the operator's own code. */
  extra: readonly string[]
  /** Where the forms of this page may lead besides this site. */
  formTargets?: readonly string[]
  secure: boolean
}): string {
  const { nonce, captchaHosts, extra, formTargets = [], secure } = options
  const directives = new Map([
    ['default-src', ["'none'"]],
    ['object-src', ["'none'"]],
    ['script-src', [`'nonce-${nonce}'`, "'strict-dynamic'"]],
    // Workers of our own: they solve the captcha.
    ['worker-src', ["'self'"]],
    ['style-src', ["'self'", "'unsafe-inline'", ...captchaHosts]],
    ['img-src', ["'self'", 'data:']],
    ['font-src', ["'self'"]],
    ['connect-src', ["'self'", ...captchaHosts]],
    ['frame-src', ["'self'", ...captchaHosts]],
    ['manifest-src', ["'self'"]],
    ['base-uri', ["'none'"]],
    ['form-action', ["'self'", ...formTargets]],
    ['frame-ancestors', ["'none'"]],
  ])
  for (const entry of extra) {
    const [name = '', ...sources] = entry.split(/\s+/)
    directives.set(name, [...(directives.get(name) ?? []), ...sources])
  }
  const written = [...directives].map(([name, sources]) => `${name} ${sources.join(' ')}`)
  return [...written, ...(secure ? ['upgrade-insecure-requests'] : [])].join('; ')
}
