import { expect, test } from 'vitest'
import { readDomainList } from './read-list.ts'

const read = (text: string) => {
  const { domains, refused } = readDomainList(text)
  return {
    domains: domains.map(({ domain, client, note }) => [domain, client, note].join('|').replace(/\|+$/, '')),
    refused: refused.map(({ line, text: given, reason }) => `${line} ${given}: ${reason}`),
  }
}

test.each<[string, string, string[], string[]]>([
  ['one a line', 'A.example\nb.example.\n\n', ['a.example', 'b.example'], []],
  ['each once', 'a.example\nA.EXAMPLE\nmailto:x@a.example', ['a.example'], []],
  [
    'several on a line',
    'a.example, b.example c.example\nd.example',
    ['a.example', 'b.example', 'c.example', 'd.example'],
    [],
  ],
  [
    'URLs, addresses of email, IDN',
    'https://a.example/x?y\nanna@b.example\nbücher.example',
    ['a.example', 'b.example', 'xn--bcher-kva.example'],
    [],
  ],
  ['a comment', '# ours\na.example', ['a.example'], []],
  [
    'with client and note',
    'a.example,Krume,on Thursdays\nb.example,"Lindt, Söhne",',
    ['a.example|Krume|on Thursdays', 'b.example|Lindt, Söhne'],
    [],
  ],
  ['with semicolons', 'a.example;Krume\nb.example;Ostrel', ['a.example|Krume', 'b.example|Ostrel'], []],
  [
    'the domain in another column',
    'Krume GmbH;a.example\nOstrel AG;b.example',
    ['a.example', 'b.example'],
    [],
  ],
  [
    'by its header',
    'Note,Client,Domain\nhello,Krume,a.example\n,booking.example,b.example',
    ['a.example|Krume|hello', 'b.example|booking.example'],
    [],
  ],
  [
    'what is none is refused with its line',
    'a.example\nlocalhost\n192.0.2.1\nno domain here\nb.example',
    ['a.example', 'b.example'],
    [
      '2 localhost: checker.domain_without_dot',
      '3 192.0.2.1: checker.domain_is_address',
      '4 no domain here: checker.domain_without_dot',
    ],
  ],
  ['nothing', ' \n\n', [], []],
  ['a mark of byte order', '\uFEFFdomain\na.example', ['a.example'], []],
])('%s', (_, text, domains, refused) => {
  expect(read(text)).toEqual({ domains, refused })
})
