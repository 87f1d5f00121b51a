import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'
import { blacklistPages, recordPages } from './checkers.ts'

export default [
  layout('layouts/home.tsx', [index('routes/home.tsx')]),
  layout('layouts/default.tsx', [
    route('email-test', 'routes/email-test.tsx'),
    route('docs', 'routes/docs.tsx'),
    ...recordPages.map((name) => route(`${name}-checker`, 'routes/record-checker.tsx', { id: name })),
    ...blacklistPages.map((name) => route(`${name}-checker`, 'routes/blacklist-checker.tsx', { id: name })),
    route('email-verifier', 'routes/email-verifier.tsx', [
      index('routes/verifier/ask.tsx'),
      route('lists', 'routes/verifier/lists.tsx'),
      route('lists/:id', 'routes/verifier/list.tsx'),
      route(':id', 'routes/verifier/result.tsx'),
    ]),
    route('loading', 'routes/no-id.ts', { id: 'loading-without-id' }),
    route('results', 'routes/no-id.ts', { id: 'results-without-id' }),
    route('pricing', 'routes/pricing.tsx'),
    route('ltd', 'routes/ltd.tsx'),
    route('checkout', 'routes/checkout.tsx'),
    route('*', 'routes/not-found.tsx'),
  ]),
  layout('layouts/loading.tsx', [route('loading/:id', 'routes/loading.tsx')]),
  layout('layouts/result.tsx', [
    route('results/:id', 'routes/results/report.tsx', [
      index('routes/results/overview.tsx'),
      route('authentication', 'routes/results/authentication.tsx'),
      route('content', 'routes/results/content.tsx'),
      route('spam-filters', 'routes/results/spam-filters.tsx'),
      route('blacklists', 'routes/results/blacklists.tsx'),
      route('screenshots', 'routes/results/screenshots.tsx'),
      route('heat-map', 'routes/results/heat-map.tsx'),
      route('clients', 'routes/results/clients.tsx'),
      route('assistant', 'routes/results/assistant.tsx'),
      route('source', 'routes/results/source.tsx'),
    ]),
  ]),
  layout('layouts/auth.tsx', [
    route('login', 'routes/login.tsx'),
    route('register', 'routes/register.tsx'),
    route('forgot', 'routes/forgot.tsx'),
    route('reset', 'routes/reset.tsx'),
    route('confirm', 'routes/confirm.tsx'),
    route('become-admin/:token', 'routes/become-admin.tsx'),
  ]),
  layout('layouts/dashboard.tsx', [
    route('dashboard', 'routes/dashboard.tsx'),
    route('subscription', 'routes/subscription.tsx'),
    route('user-account', 'routes/user-account/account.tsx', [
      index('routes/user-account/details.tsx'),
      route('plans', 'routes/user-account/plans.tsx'),
      route('subscription', 'routes/user-account/results.tsx'),
      route('orders', 'routes/user-account/orders.tsx'),
      route('placement', 'routes/user-account/placement.tsx'),
      route('keys', 'routes/user-account/keys.tsx'),
      route('security', 'routes/user-account/security.tsx'),
      route('data', 'routes/user-account/data.tsx'),
    ]),
    route('user-account/compare', 'routes/user-account/compare.tsx'),
  ]),
  route('logout', 'routes/logout.ts'),
  route('results/:id/print', 'routes/results/print.tsx'),
] satisfies RouteConfig
