import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { rolldown } from 'rolldown'
import { noticesOf } from './notices.ts'

/**
 * Every package as others install it: JavaScript with declarations, and the command line in one piece. Writes
 * `<out>/<name>-<version>.tgz`, by default into build/packages; `npm run packages`.
 */

type Manifest = {
  name: string
  version: string
  private?: boolean
  exports: Record<string, string>
  dependencies: Record<string, string>
}

const root = import.meta.dirname
const read = (file: string): Manifest => JSON.parse(readFileSync(file, 'utf8'))
const write = (file: string, content: unknown) => writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`)

/** Compiles all packages at once into `folder`, each below its name. */
function compile(folder: string): void {
  const config = join(folder, 'tsconfig.json')
  write(config, {
    extends: join(root, 'tsconfig.json'),
    compilerOptions: {
      // What Node 20 has: the compiler refuses what came later.
      lib: ['ES2023', 'ES2024.String', 'DOM', 'DOM.Iterable', 'DOM.AsyncIterable'],
      noEmit: false,
      declaration: true,
      rewriteRelativeImportExtensions: true,
      allowImportingTsExtensions: false,
      rootDir: join(root, 'packages'),
      outDir: folder,
      typeRoots: [join(root, 'node_modules/@types')],
      types: ['node'],
    },
    include: [join(root, 'packages')],
    exclude: tests.map((pattern) => join(root, 'packages', pattern)),
  })
  execFileSync(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', config], {
    stdio: 'inherit',
  })
}

/** What is for the tests of a package, and what writes files of it. */
const tests = [
  'emulators',
  '**/*.test.ts',
  '**/*fixture.ts',
  '**/testing.ts',
  '**/feature-examples.ts',
  '**/update.ts',
  '**/generate.ts',
]

/** What no compiler writes: data, declarations by hand, and what people read. `made` is for tests. */
function copyBeside(name: string, folder: string): void {
  const from = join(root, 'packages', name)
  for (const file of globSync('**/*.{json,d.ts,md,txt}', { cwd: from, exclude: ['package.json', 'made/**'] }))
    cpSync(join(from, file), join(folder, file))
  cpSync(join(root, 'LICENSE'), join(folder, 'LICENSE'))
}

const built = (path: string) => path.replace(/\.ts$/, '.js')

function manifestOf(name: string, folder: string): void {
  const manifest = read(join(root, 'packages', name, 'package.json'))
  const exports = Object.entries(manifest.exports).map(([entry, file]) => [entry, built(file)])
  // For tools that do not read `exports`.
  const types =
    '.' in manifest.exports ? { types: built(manifest.exports['.']!).replace(/\.js$/, '.d.ts') } : {}
  write(join(folder, 'package.json'), { ...manifest, ...types, exports: Object.fromEntries(exports) })
}

/** The packages that render pictures and read their pixels. Few people need them; they are installed next to the command. */
const optional = ['sharp', 'playwright-core', '@sparticuz/chromium', '@resvg/resvg-js', 'axe-core']

/** Bundles the command for people who test with all its dependencies; npm installs nothing else. */
async function bundleCommandLine(folder: string): Promise<void> {
  const bundle = await rolldown({
    input: { postproof: join(root, 'src/tester.ts') },
    platform: 'node',
    // Its other build reads files from its own folder.
    resolve: { alias: { 'css-tree': join(root, 'node_modules/css-tree/dist/csstree.esm.js') } },
    external: (id) => isBuiltin(id) || optional.some((name) => id === name || id.startsWith(`${name}/`)),
    logLevel: 'silent',
  })
  const { output } = await bundle.write({ dir: join(folder, 'dist/cli'), format: 'esm' })
  const modules = output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []))
  writeFileSync(join(folder, 'THIRD-PARTY-NOTICES.txt'), noticesOf(modules))
  const { version, dependencies } = read(join(root, 'package.json'))
  write(join(folder, 'package.json'), {
    name: 'postproof',
    version,
    description: 'Tests mail for deliverability in the terminal: spam test, records, blacklists, addresses.',
    license: 'MIT',
    type: 'module',
    bin: { postproof: 'dist/cli/postproof.js' },
    man: './man/postproof.1',
    peerDependencies: Object.fromEntries(optional.map((name) => [name, dependencies[name]])),
    peerDependenciesMeta: Object.fromEntries(optional.map((name) => [name, { optional: true }])),
    engines: { node: '>=20' },
  })
  mkdirSync(join(folder, 'man'))
  const manual = execFileSync(process.execPath, [join(root, 'src/tester.ts'), 'manual'], { encoding: 'utf8' })
  writeFileSync(join(folder, 'man/postproof.1'), manual)
  // The bundled messages are found two folders above the program, as in src/.
  for (const file of ['LICENSE', 'README.md', 'examples'])
    cpSync(join(root, file), join(folder, file), { recursive: true })
}

export async function buildPackages(out: string): Promise<string[]> {
  const folder = join(out, 'folders')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  compile(folder)
  const manifests = globSync('packages/*/package.json', { cwd: root })
  const names = manifests
    .filter((file) => !read(join(root, file)).private)
    .map((file) => dirname(file).slice('packages/'.length))
  for (const name of names) {
    copyBeside(name, join(folder, name))
    manifestOf(name, join(folder, name))
  }
  await bundleCommandLine(join(folder, 'postproof'))
  return [...names, 'postproof'].map((name) => pack(join(folder, name), out))
}

function pack(folder: string, out: string): string {
  const printed = execFileSync('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', out], {
    cwd: folder,
    encoding: 'utf8',
  })
  const [{ filename }] = JSON.parse(printed) as [{ filename: string }]
  return join(out, filename)
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: { out: { type: 'string', default: join(root, 'build/packages') } },
  })
  for (const file of await buildPackages(values.out)) console.log(file, existsSync(file) ? '' : 'is missing')
}
