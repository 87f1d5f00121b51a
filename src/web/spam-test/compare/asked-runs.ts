/** Which tests an address asks to compare. Pure. */

export type AskedRuns = {
  /** In the order of the address, each once. */
  ids: string[]
  /** What was wrong with what someone typed. */
  problem: 'not-a-report' | 'same' | null
}

const idPattern = /^[a-z0-9-]{1,64}$/
const reportPattern = /\/results\/([a-z0-9-]{1,64})(?:[/?#]|$)/

/** `?test=` twice, each an id or the address of a report; what is empty was not filled in. */
export function askedRuns(query: URLSearchParams): AskedRuns {
  const typed = query
    .getAll('test')
    .map((text) => text.trim())
    .filter((text) => text !== '')
  const found = typed.map(testIn)
  const ids = [...new Set(found.filter((id) => id !== null))]
  if (found.includes(null)) return { ids, problem: 'not-a-report' }
  return { ids, problem: ids.length < typed.length ? 'same' : null }
}

/** The id in the address of a report, or the text itself where it is one. */
function testIn(text: string): string | null {
  return reportPattern.exec(text)?.[1] ?? (idPattern.test(text) ? text : null)
}
