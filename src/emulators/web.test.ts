import { expect, test } from 'vitest'
import { createWeb } from './web.ts'

const web = createWeb(
  {
    'https://a.example/': { status: 200 },
    'https://b.example/': { redirect: 'https://a.example/' },
    'https://c.example/': { redirect: 'https://b.example/', status: 301 },
    'https://d.example/': { failure: 'tls', detail: 'expired' },
    'https://e.example/p.png': { status: 200, type: 'image/png', file: 'p.png' },
  },
  new Map([['p.png', new Uint8Array(10)]]),
)

test.each([
  ['https://a.example/', {}, { ok: true, status: 200, redirects: [] }],
  [
    'https://b.example/',
    {},
    {
      ok: true,
      status: 200,
      finalUrl: 'https://a.example/',
      redirects: [{ url: 'https://b.example/', status: 302 }],
    },
  ],
  [
    'https://c.example/',
    { maxRedirects: 1 },
    { ok: true, status: 302, headers: { location: 'https://a.example/' } },
  ],
  ['https://c.example/', { maxRedirects: 0 }, { ok: true, status: 301, redirects: [] }],
  ['https://d.example/', {}, { ok: false, failure: 'tls', detail: 'expired' }],
  ['https://nowhere.example/', {}, { ok: true, status: 404 }],
  [
    'https://e.example/p.png',
    { maxBytes: 4 },
    { ok: true, truncated: true, headers: { 'content-type': 'image/png' } },
  ],
  [
    'https://e.example/p.png',
    { method: 'HEAD' as const },
    { ok: true, truncated: false, headers: { 'content-length': '10' } },
  ],
])('%s %j', async (url, options, expected) => {
  expect(await web.fetch({ url, ...options })).toMatchObject(expected)
})
