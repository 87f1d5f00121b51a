import { treeOf } from '@postproof/messages/tree'
import compile from 'icu-minify/compile'
import type { Plugin } from 'vite'

/** The catalogs of pages reach the bundler as trees of compiled sentences, so that no browser loads a parser. */
export const pageCatalogs = (): Plugin => ({
  name: 'page-catalogs',
  enforce: 'pre',
  transform: {
    filter: { id: /\/messages\/[\w-]+\/pages\/[\w-]+\.json$/ },
    handler: (catalog) => JSON.stringify(treeOf(JSON.parse(catalog), (sentence) => compile(sentence))),
  },
})
