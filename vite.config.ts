import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { pageCatalogs } from './page-catalogs.ts'
import { serverOnly } from './server-only.ts'

/**
 * Left alone, a page is fetched in some sixty files, most of them an icon: each costs a request, its headers and what
 * compressing it together with the others would have saved.
 */
const codeSplitting = {
  groups: [
    {
      name: 'framework',
      test: /node_modules[\\/](?:react|react-dom|scheduler|react-router)[\\/]/,
      priority: 1,
    },
    { name: 'shared', minShareCount: 4 },
  ],
}

/**
 * Only the server puts messages into words and checks what is sent: where a page's module names them for its loader or
 * action alone, its browser loads neither the parser of messages nor the schemas and zod.
 */
const treeshake = {
  moduleSideEffects: [{ test: /[\\/](?:packages[\\/]messages|src[\\/]contract)[\\/]/, sideEffects: false }],
}

export default defineConfig({
  publicDir: 'src/web/public',
  plugins: [pageCatalogs(), tailwindcss(), reactRouter(), serverOnly(/[\\/]node_modules[\\/]zod[\\/]/)],
  // Icons are bundled one by one; left outside, the server would load all of them at start.
  ssr: { noExternal: ['lucide'] },
  environments: {
    client: {
      build: {
        // What its scripts hold of others has their licences beside it.
        license: { fileName: 'assets/licenses.md' },
        rolldownOptions: { output: { codeSplitting }, treeshake },
      },
    },
    ssr: { build: { rolldownOptions: { input: 'src/web/handler.ts' } } },
  },
})
