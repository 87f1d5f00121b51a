import { styleText } from 'node:util'
import type { Status } from '#contract/spam-test.ts'

/** Colors of the terminal: none when it is no terminal or NO_COLOR is set. */
export type Style = (format: Parameters<typeof styleText>[0], text: string) => string

const words: Record<Status, string> = { good: 'good', warning: 'warn', bad: 'bad ', 'no-data': '-   ' }
const colors: Record<Status, Parameters<typeof styleText>[0]> = {
  good: 'green',
  warning: 'yellow',
  bad: 'red',
  'no-data': 'gray',
}

export function styleFor(stream: { isTTY?: boolean }): Style {
  const colored = stream.isTTY === true && !process.env.NO_COLOR
  return (format, text) => (colored ? styleText(format, text, { validateStream: false }) : text)
}

export const statusWord = (status: Status, style: Style) => style(colors[status], words[status])
