/** The head of a file is enough to know its columns. */
const headBytes = 16_384
const mostColumns = 200

/** The names in the first row of a CSV file, for choosing among them; empty when there is only one column. */
export async function readColumns(file: Blob): Promise<string[]> {
  return columnsOf(await file.slice(0, headBytes).text())
}

/** Fields of the first row (RFC 4180; comma, semicolon, tab or pipe), each name once. */
export function columnsOf(text: string): string[] {
  const row = firstRow(text.replace(/^\uFEFF/, ''))
  const names = [...new Set(row.map((name) => name.trim()).filter(Boolean))]
  return names.length > 1 ? names.slice(0, mostColumns) : []
}

function firstRow(text: string): string[] {
  const separator = separatorOf(text)
  const fields: string[] = []
  let field = ''
  let quoted = false
  for (let index = 0; index < text.length; index++) {
    const sign = text[index] as string
    if (quoted) {
      if (sign !== '"') field += sign
      else if (text[index + 1] === '"') field += text[++index]
      else quoted = false
    } else if (sign === '"') quoted = true
    else if (sign === separator) {
      fields.push(field)
      field = ''
    } else if (sign === '\n' || sign === '\r') break
    else field += sign
  }
  return [...fields, field]
}

/** The sign that divides the first line most often. */
function separatorOf(text: string): string {
  const line = /^[^\r\n]*/.exec(text)?.[0] ?? ''
  const counted = [',', ';', '\t', '|'].map((sign) => ({ sign, count: line.split(sign).length }))
  return counted.reduce((best, each) => (each.count > best.count ? each : best)).sign
}
