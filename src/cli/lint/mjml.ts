import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { InvalidArgumentError } from 'commander'

/** MJML -> HTML by the `mjml` of the user's project, and where in the MJML each line of the HTML comes from. */

export type Compiled = {
  html: string
  /** What the compiler says is wrong. */
  errors: { line: number; message: string }[]
  /** Offset in the HTML -> line of the MJML, from 1: that of the component. */
  lineAt(offset: number): number
}

type Compile = (
  source: string,
  options: { filePath: string; validationLevel: 'soft'; keepComments: boolean },
) => Result | Promise<Result>
type Result = { html: string; errors?: { line?: number; message?: string }[] }

/** Throws where the project has no `mjml`, or it cannot read the file at all. */
export async function compileMjml(file: string, source: string): Promise<Compiled> {
  const compile = await compilerFor(file)
  const result = await Promise.resolve()
    .then(() =>
      compile(marked(source), { filePath: resolve(file), validationLevel: 'soft', keepComments: true }),
    )
    .catch((error: unknown) => {
      throw new InvalidArgumentError(`${file}: ${error instanceof Error ? error.message : String(error)}`)
    })
  const errors = (result.errors ?? []).map(({ line, message }) => ({
    line: line ?? 1,
    message: message ?? '',
  }))
  return { ...withoutMarks(result.html), errors }
}

async function compilerFor(file: string): Promise<Compile> {
  for (const from of [resolve(file), join(process.cwd(), 'package.json')]) {
    try {
      const path = createRequire(pathToFileURL(from)).resolve('mjml')
      const loaded: unknown = await import(pathToFileURL(path).href)
      const compile = defaultOf(defaultOf(loaded))
      if (typeof compile === 'function') return compile as Compile
    } catch {
      // Not installed there.
    }
  }
  throw new InvalidArgumentError(
    `${file}: mjml is not installed in this project. Run npm install --save-dev mjml.`,
  )
}

const defaultOf = (module: unknown): unknown =>
  typeof module === 'object' && module !== null && 'default' in module ? module.default : module

const MARK = 'postproof-line-'
/** What is no component of the body takes no class. */
const skipped =
  /<!--[\s\S]*?-->|<mj-(attributes|style|html-attributes)\b[\s\S]*?<\/mj-\1\s*>|\n|<mj-([a-z-]+)(?=[\s/>])/g
const others = new Set([
  ...['head', 'attributes', 'font', 'style', 'title', 'preview', 'breakpoint', 'html-attributes'],
  ...['include', 'raw', 'all', 'class', 'selector', 'html-attribute'],
])

/** Each component with its line as a class, which the HTML has as well. */
function marked(source: string): string {
  let line = 1
  return source
    .replace(skipped, (written, _closed, name?: string) => {
      const own = line
      line += written.split('\n').length - 1
      return name === undefined || others.has(name) ? written : `${written} data-postproof-line="${own}"`
    })
    .replace(
      /<mj-[a-z-]+ data-postproof-line="(\d+)"([^<>]{0,5000}?)\scss-class="/g,
      (written: string, at: string) => `${written.replace(` data-postproof-line="${at}"`, '')}${MARK}${at} `,
    )
    .replace(/ data-postproof-line="(\d+)"/g, ` css-class="${MARK}$1"`)
}

function withoutMarks(html: string): Pick<Compiled, 'html' | 'lineAt'> {
  const marks: { at: number; line: number }[] = []
  let removed = 0
  const clean = html.replace(
    new RegExp(`${MARK}(\\d{1,7})(?:-outlook)? ?`, 'g'),
    (written: string, line: string, at: number) => {
      marks.push({ at: at - removed, line: Number(line) })
      removed += written.length
      return ''
    },
  )
  return { html: clean, lineAt: (offset) => lineOf(marks, endOfTag(clean, offset)) }
}

/** The class of an element is behind the place where the element begins. */
function endOfTag(html: string, offset: number): number {
  if (html[offset] !== '<') return offset
  const end = html.indexOf('>', offset)
  return end < 0 ? offset : end
}

function lineOf(marks: { at: number; line: number }[], offset: number): number {
  let low = -1
  let high = marks.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if (marks[middle]!.at <= offset) low = middle
    else high = middle - 1
  }
  return marks[low]?.line ?? 1
}
