import { pagePath } from '#contract/page-path.ts'

type RouteEntry = { id: string; parentId?: string; path?: string; index?: boolean }

/** Finds the pattern of a page's route, e.g. `/results/:id/source`: for figures, which must not hold addresses. */
export function routePatterns(routes: Record<string, RouteEntry | undefined>): (pathname: string) => string {
  const full = (route: RouteEntry | undefined): string =>
    route ? `${full(routes[route.parentId ?? ''])}${route.path ? `/${route.path}` : ''}` : ''
  const patterns = [...new Set(Object.values(routes).map(full))]
    .filter((pattern) => pattern !== '' && pattern !== '/*')
    .map((pattern) => ({ pattern, test: expressionOf(pattern), rank: rankOf(pattern) }))
    .sort((a, b) => a.rank - b.rank)
  return (pathname) => {
    const path = pagePath(pathname)
    if (path === '/') return '/'
    return patterns.find(({ test }) => test.test(path))?.pattern ?? 'unmatched'
  }
}

const expressionOf = (pattern: string) =>
  new RegExp(
    `^${pattern
      .split('/')
      .slice(1)
      .map((part) => {
        if (part === '*') return '(?:/.*)?'
        if (part.startsWith(':')) return part.endsWith('?') ? '(?:/[^/]+)?' : '/[^/]+'
        return `/${part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`
      })
      .join('')}/?$`,
  )

/** What names more stands before what takes anything. */
const rankOf = (pattern: string) =>
  (pattern.match(/:/g)?.length ?? 0) + (pattern.endsWith('*') ? 100 : 0) + (pattern.includes('?') ? 0.5 : 0)
