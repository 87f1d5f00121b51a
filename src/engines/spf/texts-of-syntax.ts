import { type Facts, recordText } from '#engines/record/words.ts'
import { rfc } from '#engines/references.ts'
import { say } from '#engines/spam-test/texts/phrasing.ts'

/** What cannot be read, and how it is written rightly. */
const MISTAKES: Record<string, [found: string, fix: string]> = {
  'unknown-mechanism': [
    'is no word of SPF',
    'Check the spelling; addresses go with ip4: and ip6:, services with include:.',
  ],
  'bare-address': ['is an address without its word', 'Write ip4: or ip6: in front of the address.'],
  'missing-value': ['lacks what belongs behind the sign', 'Put in the name or address, or delete the term.'],
  'unexpected-value': ['takes no value', 'Write "all" alone, with -, ~ or ? in front.'],
  'bad-address': ['is not an IP address', 'Correct the address; host names go with a:.'],
  'macro-in-address': [
    'uses a macro where an address belongs',
    'Write the address itself; macros work in names only.',
  ],
  'wrong-family': [
    'has an address of the other family',
    'IPv4 addresses go with ip4:, IPv6 addresses with ip6:.',
  ],
  'bad-prefix': [
    'has a length that is not possible',
    'The length is 0 to 32 for IPv4 and 0 to 128 for IPv6.',
  ],
  'bad-macro': [
    'has a macro that cannot be read',
    'Macros look like %{i} or %{d2}; a percent sign alone is written %%.',
  ],
  'macro-of-explanation': [
    'uses a macro that only explanations may use (c, r, t)',
    'Use %{i} for the address; c, r and t work only in the text that "exp" points to.',
  ],
  'bad-domain': ['does not hold a domain name', 'Put in the whole name, with its ending, like example.org.'],
  'include-with-prefix': [
    'has a network length, which include does not take',
    'Delete the slash and what follows it.',
  ],
  url: ['holds a web address', 'Put in the domain name alone.'],
  'duplicate-modifier': [
    'stands there a second time, which is not allowed',
    'Keep one redirect, and one exp.',
  ],
  'joined-term': ['lacks a space in front of "all"', 'Put a space in front of -all or ~all.'],
  comma: ['has a comma; receivers know spaces alone', 'Put spaces between the terms, and no commas.'],
  'bad-character': [
    'is a character that SPF does not know',
    'Type the record anew; only plain ASCII is allowed.',
  ],
  'glued-strings': [
    'is two terms in one: the record is cut into strings just there, and receivers join them without a space',
    'Put a space at the end of the first string, or at the start of the second.',
  ],
}

/** The words for what stands in a record and cannot be read. */
export const syntaxText = recordText({
  title: 'How the record is written',
  why: 'One mistake makes the whole record a permanent error for receivers: nothing passes SPF, whoever sends.',
  refs: [rfc(7208, '4.6')],
  found: {
    valid: 'Every term of the record can be read.',
    ...Object.fromEntries(
      Object.entries(MISTAKES).map(([code, [found]]) => [
        code,
        ({ texts }: Facts) => `"${say(texts)}" ${found}.`,
      ]),
    ),
  },
  fix: Object.fromEntries(Object.entries(MISTAKES).map(([code, [, fix]]) => [code, [fix]])),
})
