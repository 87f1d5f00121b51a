import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

test.each([
  ['development', true],
  ['production', false],
  ['test', false],
])('in %s the design system has a page: %s', async (environment, there) => {
  vi.stubEnv('NODE_ENV', environment)
  const { default: routes } = await import('../routes.ts')
  expect(routes.some(({ path }) => path === 'ui')).toBe(there)
})
