import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { MailFigures } from '@postproof/spam-test/learned/figures'
import type { ModelData } from '../../packages/spam-test/learned/model.ts'

const pathOf = (name: string) => join(import.meta.dirname, '../../packages/spam-test/data', name)

/** The words one a line, so that a new fit shows what it changed. */
export function writeModel({ words, ...rest }: ModelData): void {
  const head = JSON.stringify(rest, null, 2).slice(0, -2)
  const lines = words.map((word) => JSON.stringify(word)).join(',\n')
  writeFileSync(pathOf('learned-content.json'), `${head},\n  "words": [\n${lines}\n]}\n`)
}

export const writeFigures = (figures: MailFigures): void =>
  writeFileSync(pathOf('mail-figures.json'), `${JSON.stringify(figures, null, 1)}\n`)
