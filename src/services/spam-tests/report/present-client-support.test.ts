import { readMessage } from '@postproof/message/read'
import { expect, test } from 'vitest'
import { presentClientSupport } from './present-client-support.ts'

const html =
  '<!--[if !mso]><!--><div style="display:grid">a</div><!--<![endif]--><div style="display:flex">b</div>'
const message = readMessage(Buffer.from(`Subject: A\r\nContent-Type: text/html\r\n\r\n${html}`))

test('steps, notes of ours and the note on shares are German for a German reader; all else is the same', () => {
  const english = presentClientSupport('a', message, {})
  const german = presentClientSupport('a', message, {}, 'de')
  const grid = ({ features }: typeof german) => features.find(({ slug }) => slug === 'css-display-grid')
  expect(grid(german)?.fix).toBe('Das Raster mit einer Tabelle bauen; display: grid als Zugabe behalten.')
  expect(grid(german)?.support.find(({ client }) => client === 'outlook.windows')?.notes).toEqual([
    'Durch einen bedingten Kommentar vor diesem Mailprogramm verborgen.',
  ])
  expect(german.shares_note).toContain('keine Messungen')
  expect(german.shares_note).not.toMatch(/\d{4}-\d\d-\d\d/)
  expect(german.support).toBe(english.support)
  for (const [index, feature] of german.features.entries())
    expect(feature).toMatchObject({
      slug: english.features[index]?.slug,
      uses: english.features[index]?.uses,
    })
})
