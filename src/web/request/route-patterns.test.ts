import { expect, test } from 'vitest'
import { routePatterns } from './route-patterns.ts'

const patternOf = routePatterns({
  root: { id: 'root', path: '' },
  home: { id: 'home', parentId: 'root', index: true },
  report: { id: 'report', parentId: 'root', path: 'results/:id' },
  source: { id: 'source', parentId: 'report', path: 'source' },
  print: { id: 'print', parentId: 'root', path: 'results/:id/print' },
  docs: { id: 'docs', parentId: 'root', path: 'docs' },
  page: { id: 'page', parentId: 'docs', path: '*' },
  api: { id: 'api', parentId: 'docs', path: 'api' },
  mailbox: { id: 'mailbox', parentId: 'root', path: 'dev/mailbox/:id?' },
  rest: { id: 'rest', parentId: 'root', path: '*' },
})

test.each([
  ['/', '/'],
  ['/_.data', '/'],
  ['/docs/_.data', '/docs'],
  ['/Results/abc/', '/results/:id'],
  ['/results/abc', '/results/:id'],
  ['/results/abc.data', '/results/:id'],
  ['/results/abc/source', '/results/:id/source'],
  ['/results/abc/print', '/results/:id/print'],
  ['/docs', '/docs'],
  ['/docs/api', '/docs/api'],
  ['/docs/guide/spf', '/docs/*'],
  ['/dev/mailbox', '/dev/mailbox/:id?'],
  ['/dev/mailbox/3', '/dev/mailbox/:id?'],
  ['/wp-login.php', 'unmatched'],
  ['/results/abc/else', 'unmatched'],
])('%s belongs to %s', (path, pattern) => {
  expect(patternOf(path)).toBe(pattern)
})
