import { readCompletion } from '#adapters/model/completion.ts'
import { readAnswer } from '../../../packages/spam-test/advice/rephrase/answer.ts'
import {
  domainsIn,
  groundOf,
  numbersIn,
  sayingsIn,
  stemsOf,
} from '../../../packages/spam-test/advice/rephrase/ground.ts'
import { bounded } from '../rules.ts'
import type { Target } from '../target.ts'

/** What a language model answers. */
export const target: Target = {
  name: 'model-answer',
  dictionary: [
    ...[
      '{',
      '}',
      '[',
      ']',
      '"',
      ':',
      ',',
      '"summary":',
      '"items":[',
      '{"index":0,"title":"',
      '"subject_ideas":[',
      '"preheader_ideas":',
      '"choices":[{"message":{"content":"',
      '"model":',
      'null',
      '1e999',
      '```json\n',
      '```',
      '<think>',
      '</think>',
    ],
    ...[
      '\\u0000',
      '\\ud83d',
      '\\n',
      '\\"',
      '__proto__',
      'https://evil.test/',
      '99.9%',
      'example.org',
      '“',
      '”',
      '1.000,00',
      'v=spf1',
    ],
  ],
  run(input) {
    const text = input.toString('utf8')
    const most = 4 * text.length + 1_000
    bounded(readAnswer(text), most * 2)
    bounded(readCompletion(text), most * 2)
    for (const read of [groundOf, sayingsIn, numbersIn, domainsIn, stemsOf]) bounded(read(text), most * 20)
  },
}
