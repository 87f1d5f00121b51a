import type { OAuthScope } from '#contract/oauth.ts'

/** The scopes that all calls of a tool together need, by its name. What begins something reads its result as well. */
const scopes: Readonly<Record<string, readonly OAuthScope[]>> = {
  test_email: ['read', 'test'],
  lint_template: ['test'],
  check_domain: ['read'],
  check_record: ['read'],
  check_blacklists: ['read'],
  verify_address: ['read', 'verify'],
  who_sends: ['read'],
  explain_check: [],
}

/** None for what is no tool. */
export const scopesOfTool = (name: string | undefined): readonly OAuthScope[] =>
  name !== undefined && Object.hasOwn(scopes, name) ? scopes[name]! : []
