import assert from 'node:assert/strict'
import { Refusal } from '#platform/refusals/refusal.ts'
import { decodeList } from '#services/verifier-lists/file/decode.ts'
import { detectDialect } from '#services/verifier-lists/file/dialect.ts'
import { harmless } from '#services/verifier-lists/file/download.ts'
import { planList } from '#services/verifier-lists/file/plan.ts'
import { delimiters, MOST_CELLS, readCsv, writeCell } from '#services/verifier-lists/file/read-csv.ts'
import { expecting } from '../rules.ts'
import type { Target } from '../target.ts'

/** Lists of addresses as files: octets, delimiters, quotes, rows, the column of addresses. */
export const target: Target = {
  name: 'list',
  dictionary: [
    ...[
      ',',
      ';',
      '\t',
      '|',
      '"',
      '""',
      '","',
      '\r\n',
      '\n',
      '\r',
      '\n\n',
      'sep=;\n',
      'email,',
      'E-Mail;',
      'Name\tMail\n',
      'a@example.org',
      '<b@example.org>',
    ],
    ...[
      '"Doe, John" <j@example.org>',
      '=1+1',
      '+1',
      '-1',
      '@SUM(A1)',
      '\xef\xbb\xbf',
      '\xff\xfe',
      '\xfe\xff',
      'PK\x03\x04',
      '\0',
      '\xe4',
      '\xc3\xa4',
      ' ',
      ',,,,',
      '"\n"',
    ],
  ],
  async run(input) {
    const decoded = expecting(['Refusal'], () => decodeList(input))
    if (!decoded) return
    const { text } = decoded
    assert.ok(text.length <= input.length + 1 && !text.includes('\0'))
    const dialect = detectDialect(text)
    assert.ok(text.endsWith(dialect.text))
    for (const delimiter of delimiters) {
      let characters = 0
      let last = 0
      for (const { number, raw, cells } of readCsv(text, delimiter)) {
        assert.ok(number > last, 'row numbers that do not rise')
        assert.ok(cells.length <= MOST_CELLS)
        last = number
        characters += raw.length
        // What the writer writes, the reader reads as the same.
        const written = cells.map((cell) => writeCell(cell, delimiter)).join(delimiter)
        const [again] = readCsv(written, delimiter)
        if (written.length < 30_000 && written.trim() !== '') assert.deepEqual(again?.cells, cells)
        assert.doesNotMatch(harmless(cells[0]!), /^[=+\-@\t\r\n]/)
      }
      assert.ok(characters <= text.length)
    }
    try {
      const plan = await planList(text)
      const rows = [...plan.rows()]
      assert.equal(rows.length, plan.counts.rows)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
    }
  },
}
