import { sayIn } from '@postproof/messages/say'
import { type PageLanguage, serviceLanguage } from '#contract/language.ts'
import type { ApiWorld, Pages } from './types.ts'

/** The page; when not even an error page could be drawn, a sentence that needs nothing but itself. */
export async function drawn(
  { pages, log }: Pick<ApiWorld, 'log'> & { pages: Pages },
  ...asked: Parameters<Pages>
): Promise<Response> {
  const [request, { language }] = asked
  try {
    const page = await pages(...asked)
    // What the framework says when drawing its error page threw as well.
    const bare = page.status === 500 && page.headers.get('content-type')?.startsWith('text/plain')
    return bare && !new URL(request.url).pathname.endsWith('.data') ? lastResort(language) : page
  } catch (error) {
    log.error({ error, path: new URL(request.url).pathname }, 'a page could not be drawn')
    return lastResort(language)
  }
}

function lastResort(asked: PageLanguage): Response {
  const language = serviceLanguage(asked)
  const say = sayIn(language)
  const body = `<p><a href="/">${say('server.back_home')}</a></p>`
  return plainPage({ language, title: say('server.error_page_failed'), body }, 500)
}

/** A page that needs nothing but itself. `title` and `body` are our own HTML. */
export function plainPage(
  { language, title, body }: { language: string; title: string; body: string },
  status: number,
  headers: Record<string, string> = {},
): Response {
  const html = `<!DOCTYPE html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
</head>
<body style="margin:15vh auto;max-width:640px;padding:0 24px;font:16px/24px Inter,Arial,sans-serif;color-scheme:light dark">
<main><h1 style="font-size:28px;line-height:36px">${title}</h1>${body}</main>
</body>
</html>
`
  return new Response(html, { status, headers: { ...headers, 'Content-Type': 'text/html; charset=utf-8' } })
}
