import { globSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Language, languages, pseudoLanguage } from '@postproof/messages/languages'
import { senderServices } from '@postproof/senders'
import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { plans } from '../../data/plans.ts'
import { examples } from '../instance.ts'
import { type PaidInstance, startPaidInstance } from '../paid-instance.ts'
import { clientLink, type Ids, otherAccount, visitsOf } from './routes-to-visit.ts'

/**
 * Every page as it is sent to a guest and to an administrator, in each language that is offered: whole, named so in its
 * document, and without a sentence that the catalogs have in English.
 */

const others = languages.filter((language) => language !== 'en')
let instance: PaidInstance
let ids: Ids

beforeAll(async () => {
  instance = await startPaidInstance({ settings: { SIMULATED_PROVIDERS: 'on', PSEUDO_LOCALE: 'on' } })
  const me = instance.browser
  const link = await instance.running.application.accountsPart.firstAdmin.link()
  await me.call(new URL(link!).pathname)
  const password = 'correct horse battery'
  await me.post('/api/register', {
    name: 'Ada Krume',
    email: 'ada@customers.example',
    password,
    password_confirmation: password,
    terms: true,
  })
  const report = async (file: string) => {
    const { id, email } = await me.address()
    await instance.send(email, await readFile(join(examples, file)))
    await me.result(id)
    return id
  }
  const idOf = async (answer: Promise<Response>) => ((await (await answer).json()) as { id: string }).id
  const list = { method: 'POST', headers: { 'content-type': 'text/csv' }, body: 'ada@example.org\nnone' }
  ids = {
    older: await report('plain-text.eml'),
    report: await report('careless-newsletter.eml'),
    address: (await me.address()).id,
    verification: await idOf(me.post('/api/internal/email-verification', { email: 'ada@example.org' })),
    list: await idOf(me.call('/api/internal/email-verification-lists?name=list.csv', list)),
    placement: await idOf(me.post('/api/inbox-placement', {})),
    account: await otherAccount(instance.url, me),
    newsletter: await idOf(me.post('/api/newsletters', { name: '…' })),
    link: await clientLink(me),
    announcement: await idOf(me.post('/api/admin/announcements', { texts: { en: '…' }, link: '/status' })),
  }
})
afterAll(() => instance?.close())

/** What is written in English alone, or where a visitor chose the words. */
const foreign = ['/docs/*', '/docs/api', '/docs/api/:call', '/docs/search', '/dev/mailbox/:id?']

type Page = { path: string; status: number; who: 'guest' | 'member' }

/** Those that are shown where they are asked for; to the administrator what a guest is not shown. */
const pages = (): Page[] =>
  Object.entries(visitsOf(ids))
    .filter(([pattern]) => !foreign.includes(pattern))
    .flatMap(([, { guest, member }]): Page[] => {
      const isOwn = guest.at !== undefined || guest.path !== member.path || guest.status !== member.status
      return [
        ...(guest.at ? [] : [{ path: guest.path, status: guest.status ?? 200, who: 'guest' as const }]),
        ...(member.at || !isOwn
          ? []
          : [{ path: member.path, status: member.status ?? 200, who: 'member' as const }]),
      ]
    })

async function read({ path, who }: Page, language: string) {
  const address = `${path}${path.includes('?') ? '&' : '?'}lang=${language}`
  const answer = await (who === 'member'
    ? instance.browser.call(address)
    : fetch(`${instance.url}${address}`))
  return { status: answer.status, html: await answer.text() }
}

test.each(others)('no page in %s says what the catalogs have in English', async (language) => {
  const english = englishIn(language)
  const found: string[] = []
  for (const page of pages()) {
    const { status, html } = await read(page, language)
    if (status !== page.status) found.push(`${page.path} as ${page.who}: ${status}`)
    if (!html.includes(`<html lang="${language}" dir="ltr"`)) found.push(`${page.path}: another language`)
    found.push(...textsOf(html).flatMap((text) => english(text).map((said) => `${page.path}: ${said}`)))
  }
  expect([...new Set(found)]).toEqual([])
})

test('every page is there from right to left', async () => {
  for (const page of pages()) {
    const { status, html } = await read(page, pseudoLanguage)
    expect([page.path, status]).toEqual([page.path, page.status])
    expect([page.path, html.includes('dir="rtl"')]).toEqual([page.path, true])
  }
})

/** Names of plans, header fields and services, which some English sentences are as well. */
const names = new Set<string>([
  ...[...plans, ...senderServices].map(({ name }) => name),
  ...['Date', 'Subject'],
])

/** Finds the English sentences in a text: as the whole of it, or anywhere where they are long. */
function englishIn(language: Language): (text: string) => string[] {
  const own = catalogOf(language)
  const spoken = new Set([...own.values()].flatMap(piecesOf))
  const pieces = new Set(
    [...catalogOf('en')]
      .filter(([code, sentence]) => own.get(code) !== sentence)
      .flatMap(([, sentence]) => piecesOf(sentence))
      .filter((piece) => /\p{L}{3}/u.test(piece) && !spoken.has(piece) && !names.has(piece)),
  )
  const long = [...pieces].filter((piece) => piece.length >= 20)
  return (text) => (pieces.has(text) ? [text] : long.filter((piece) => text.includes(piece)))
}

function catalogOf(language: Language): Map<string, string> {
  const folder = join(import.meta.dirname, '../../packages/messages', language)
  const files = globSync('**/*.json', { cwd: folder, exclude: ['borrowed.json'] })
  return new Map(
    files.flatMap((file) =>
      Object.entries(JSON.parse(readFileSync(join(folder, file), 'utf8')) as Record<string, string>).map(
        ([code, sentence]): [string, string] => [`${file} ${code}`, sentence],
      ),
    ),
  )
}

/** What a sentence says whatever it is given: it itself, or the long runs of words between what is put in. */
function piecesOf(sentence: string): string[] {
  const plain = (text: string) =>
    text
      .replaceAll(/'([<{}]+)'/g, '$1')
      .replaceAll("''", "'")
      .trim()
  if (!/(?<!')[{}]/.test(sentence)) return sentence.split('\n').map(plain)
  let depth = 0
  const outside = [...sentence].map((sign) => {
    if (sign === '{') depth++
    const shown = depth === 0 ? sign : '\n'
    if (sign === '}') depth--
    return shown
  })
  return outside
    .join('')
    .split(/\n+/)
    .map(plain)
    .filter((piece) => piece.length >= 20)
}

type Node = DefaultTreeAdapterTypes.Node
const silent = new Set(['script', 'style', 'template', 'noscript', 'code', 'pre'])
const spokenAttributes = new Set(['aria-label', 'title', 'alt', 'placeholder', 'content'])

/** What a visitor reads or hears, by element; what is marked as another language's is not this page's. */
function textsOf(html: string): string[] {
  const texts: string[] = []
  const visit = (node: Node) => {
    const attributes = 'attrs' in node ? node.attrs : []
    const isOther = node.nodeName !== 'html' && attributes.some(({ name }) => name === 'lang')
    if (silent.has(node.nodeName) || isOther) return
    texts.push(...attributes.filter(({ name }) => spokenAttributes.has(name)).map(({ value }) => value))
    if (!('childNodes' in node)) return
    // React divides what one element says by comments.
    const own = node.childNodes.map((child) =>
      'value' in child ? child.value : child.nodeName === '#comment' ? '' : '\n',
    )
    texts.push(...own.join('').split('\n'))
    node.childNodes.forEach(visit)
  }
  visit(parse(html))
  return texts.map((text) => text.replaceAll(/\s+/g, ' ').trim()).filter((text) => text !== '')
}
