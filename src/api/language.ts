import { messageOf, type PlainCode } from '@postproof/messages/message'
import { say } from '@postproof/messages/say'
import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import {
  type Language,
  languageCookie,
  languageOfLocale,
  languageParameter,
  type PageLanguage,
  pseudoLanguage,
  serviceLanguage,
} from '#contract/language.ts'
import type { SignedIn } from '#services/accounts/visitor.ts'

/** The one place that decides in which language a caller is answered. */

const year = 365 * 86_400
/** Browsers send some dozen octets. */
const longestHeader = 500

type Asked = { account: SignedIn | null; pseudo: boolean }

/**
 * `?lang=` of a page, else what was chosen before, else the account's language, else the browser's, else English.
 * A program that names a language in Accept-Language means it: for a bearer token the header comes before the account.
 */
export function languageOf(c: Context, { account, pseudo }: Asked): PageLanguage {
  const known = (name: string | undefined) => knownLanguage(name, pseudo)
  const byCookie = known(getCookie(c, languageCookie))
  const byAccount = known(account?.locale)
  const byHeader = preferred(c.req.header('accept-language') ?? '', pseudo)
  const isProgram = account?.via.kind === 'key' || account?.via.carrier === 'bearer'
  const others = isProgram ? [byHeader, byAccount] : [byCookie, byAccount, byHeader]
  return [byAddress(c, pseudo), ...others].find((language) => language !== undefined) ?? 'en'
}

/** Keeps what the address of a page asked for. */
export function keepLanguage(c: Context, { pseudo, secure }: { pseudo: boolean; secure: boolean }): void {
  const language = byAddress(c, pseudo)
  if (!language || language === getCookie(c, languageCookie)) return
  setCookie(c, languageCookie, language, { httpOnly: true, sameSite: 'Lax', secure, path: '/', maxAge: year })
}

/** The language of a read-only request; sets no cookie. */
export function readerOf(c: Context): { language: Language } {
  const language = c.get('language') as () => PageLanguage
  return { language: serviceLanguage(language()) }
}

/** What is said of a call that went well, in the caller's language. */
export const saidTo = (c: Context, said: PlainCode): { message: string } => ({
  message: say(readerOf(c).language, messageOf(said)),
})

/** Calls of the API have parameters of their own. */
const byAddress = (c: Context, pseudo: boolean) =>
  c.req.path.startsWith('/api/') ? undefined : knownLanguage(c.req.query(languageParameter), pseudo)

function knownLanguage(name: string | undefined, pseudo: boolean): PageLanguage | undefined {
  if (pseudo && name === pseudoLanguage) return pseudoLanguage
  return name === undefined ? undefined : languageOfLocale(name)
}

/** RFC 9110, section 12.5.4: de-AT counts as de; of equal weights the first one. */
function preferred(header: string, pseudo: boolean): PageLanguage | undefined {
  let best: { language: PageLanguage; weight: number } | undefined
  for (const part of header.slice(0, longestHeader).toLowerCase().split(',')) {
    const [range = '', ...parameters] = part.split(';').map((text) => text.trim())
    const language = knownLanguage(range, pseudo)
    const given = parameters.find((text) => text.startsWith('q='))?.slice(2)
    const weight = given === undefined ? 1 : Number(given) || 0
    if (language && weight > (best?.weight ?? 0)) best = { language, weight }
  }
  return best?.language
}
