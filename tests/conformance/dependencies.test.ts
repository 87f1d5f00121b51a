import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { dependencies, uses } from '../../docs/dependencies.ts'
import fonts from '../../src/adapters/browser/font-files.json' with { type: 'json' }

/** What is installed is what was looked at. */

const root = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const own = JSON.parse(read('package.json')) as {
  dependencies: Record<string, string>
  optionalDependencies: Record<string, string>
  devDependencies: Record<string, string>
  allowScripts: Record<string, boolean>
  scripts: Record<string, string>
}
const locked = JSON.parse(read('package-lock.json')).packages as Record<
  string,
  { version: string; integrity?: string; hasInstallScript?: boolean; link?: boolean; dev?: boolean }
>

describe('dependencies', () => {
  test('every dependency is pinned to one version', () => {
    for (const [name, version] of Object.entries({
      ...own.dependencies,
      ...own.optionalDependencies,
      ...own.devDependencies,
    })) {
      expect(`${name} ${version}`).toMatch(/ \d+\.\d+\.\d+(?:-beta\.\d+)?$/)
      expect(locked[`node_modules/${name}`]?.version, name).toBe(version)
    }
  })

  test('each dependency stands in the table, with its licence', () => {
    const page = read('docs/en/develop/dependencies.md')
    for (const { name, version, licence, installs } of dependencies()) {
      expect(page).toContain(`| \`${name}\` | ${version} | ${licence} | `)
      expect(page).toMatch(
        new RegExp(`\\| \`${name}\` .*\\| ${installs ? 'yes' : 'no'} \\| ${uses[name]?.slice(0, 5)}`),
      )
    }
    const rows = page.match(/^\| `[^`]+` \|/gm) ?? []
    expect(rows).toHaveLength(Object.keys({ ...own.dependencies, ...own.optionalDependencies }).length)
  })

  test('no install step runs but those of node and of the embedded database, which only make links', () => {
    const names = [...Object.keys(own.optionalDependencies), 'node']
    expect(Object.keys(own.allowScripts).sort()).toEqual(names.sort())
    const installing = Object.entries(locked).filter(
      ([path, { hasInstallScript }]) => path && hasInstallScript,
    )
    expect(installing.map(([path]) => path.replace('node_modules/', '')).sort()).toEqual(names)
  })

  test('an install for running has no runtime, no compiler, nothing that builds, and no emulator of others', () => {
    const running = Object.entries(locked).filter(([path, { dev }]) => path && !dev)
    const names = running.map(([path]) => path.replace(/^.*node_modules\//, ''))
    const unwanted = /^(?:node|typescript|vite|rolldown|vitest|lucide|caniemail)$|mock|hoodiecrow/
    expect(names.filter((name) => unwanted.test(name))).toEqual([])
  })

  test('our own install step deletes weights of fonts, and leaves those that pictures are drawn with', () => {
    expect(own.scripts.postinstall).toBe('node trim-install.mjs')
    for (const [name, wanted] of Object.entries({ ...fonts.mails, ...fonts.links })) {
      const files = readdirSync(join(root, 'node_modules', name), { recursive: true, encoding: 'utf8' })
      const letters = files.filter((file) => /\.(?:ttf|otf)$/.test(file))
      expect(letters, name).not.toEqual([])
      expect(
        letters.filter((file) => !new RegExp(wanted).test(file)),
        name,
      ).toEqual([])
    }
  })

  test('every package that is installed has its checksum', () => {
    // Optional builds for other systems have none in this lock file.
    const without = Object.entries(locked).filter(
      ([path, { integrity, link }]) =>
        path.includes('node_modules/') && !link && !integrity && existsSync(join(root, path)),
    )
    expect(without.map(([path]) => path)).toEqual([])
  })
})
