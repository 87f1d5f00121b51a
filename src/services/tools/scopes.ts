import type { OAuthScope } from '#contract/oauth.ts'

/** The scopes that all calls of a tool together need, by its name. What starts something reads its result with the same scope. */
const scopes: Readonly<Record<string, readonly OAuthScope[]>> = {
  test_email: ['test'],
  lint_template: ['test'],
  check_domain: ['read'],
  check_record: ['read'],
  check_blacklists: ['read'],
  verify_address: ['verify'],
  who_sends: ['read'],
  explain_check: [],
}

/** None for what is no tool. */
export const scopesOfTool = (name: string | undefined): readonly OAuthScope[] =>
  name !== undefined && Object.hasOwn(scopes, name) ? scopes[name]! : []
