import type { Plugin } from 'vite'

/**
 * Fails the build where code that only a server needs has come into a file of the browser, and tells through which
 * modules: one constant taken out of a schema's file once cost every page 30 kB of zod.
 */
export const serverOnly = (code: RegExp): Plugin => ({
  name: 'server-only',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'chunk') continue
      const found = Object.keys(file.modules).find(
        (id) => code.test(id) && file.modules[id]!.renderedLength > 0,
      )
      if (found)
        this.error(`${file.fileName} brings ${wayTo(found, (id) => this.getModuleInfo(id)).join(' <- ')}`)
    }
  },
})

type Importers = (id: string) => { importers: readonly string[] } | null

/** One way from a module to a page, without going in circles. */
function wayTo(id: string, infoOf: Importers): string[] {
  const way = [id]
  for (let next: string | undefined = id; next; ) {
    next = infoOf(next)?.importers.find((importer) => !way.includes(importer))
    if (next) way.push(next)
  }
  return way
}
