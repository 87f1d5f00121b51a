export const listForms = ['lines', 'comma', 'semicolon', 'csv'] as const
export type ListForm = (typeof listForms)[number]

/** Quoted as RFC 4180, 2 asks; what a spreadsheet would take for a formula gets an apostrophe. */
const cell = (text: string) => `"${text.replace(/^[=+\-@\t\r]/, "'$&").replaceAll('"', '""')}"`

/** The addresses to send to, in the form that a sending service takes. */
export function listText(
  seeds: readonly { name: string; address: string }[],
  form: ListForm,
  csvHead: string,
): string {
  if (form === 'csv')
    return [csvHead, ...seeds.map(({ name, address }) => `${cell(name)},${cell(address)}`)].join('\n')
  const between = { lines: '\n', comma: ', ', semicolon: '; ' }[form]
  return seeds.map(({ address }) => address).join(between)
}
