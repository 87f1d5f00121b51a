import { treeOf } from '@postproof/messages/tree'
import { typeset } from '@postproof/messages/typeset'
import compile from 'icu-minify/compile'
import type { Plugin } from 'vite'

const ofPages = /\/messages\/([\w-]+)\/pages\/[\w-]+\.json$/

/** The catalogs of pages reach the bundler as trees of compiled sentences, so that no browser loads a parser. */
export const pageCatalogs = (): Plugin => ({
  name: 'page-catalogs',
  enforce: 'pre',
  transform: {
    filter: { id: ofPages },
    handler(catalog, id) {
      const language = ofPages.exec(id)?.[1] ?? ''
      return JSON.stringify(treeOf(JSON.parse(catalog), (sentence) => compile(typeset(language, sentence))))
    },
  },
})
