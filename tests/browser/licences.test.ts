import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** What the built pages hold of others is passed on with its licences. */

test.each(['react-dom', 'react-router', '@codemirror/view', 'lucide', '@fontsource-variable/inter'])(
  'the licence of %s is beside the scripts',
  (name) => {
    const licences = readFileSync(join(import.meta.dirname, '../../build/client/assets/licenses.md'), 'utf8')
    const [, text = ''] = licences.split(`\n## ${name} - `)
    expect(text.split('\n## ')[0]).toMatch(/permission|Permission/)
  },
)
