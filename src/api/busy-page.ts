import { say } from '@postproof/messages/say'
import type { Context } from 'hono'
import { type PageLanguage, serviceLanguage } from '#contract/language.ts'
import type { Busy } from '#platform/refusals/refusal.ts'
import { plainPage } from './last-resort.ts'

/** A page that says why nothing can be shown now and when to come back: the sentence as a heading and a line. */
export function busyPage(c: Context, { reason, retryAfter }: Busy): Response {
  const language = serviceLanguage((c.get('language') as () => PageLanguage)())
  const sentence = say(language, reason)
  const headers = {
    'Retry-After': String(retryAfter),
    'Cache-Control': 'no-store',
    'Content-Language': language,
  }
  if (c.req.path.endsWith('.data')) return c.text(sentence, 503, headers)
  const [title = sentence, text = ''] = sentence.split(/\. (?=\S+ )/)
  return plainPage({ language, title, body: `<p>${text}</p>` }, 503, headers)
}
