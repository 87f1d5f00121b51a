import type { Language } from '@postproof/engine/language'
import { isRecordKind } from '@postproof/records/kinds'
import { ceilingsTable } from './ceilings.ts'
import { checkerFindings, servicesOfCheck } from './check-guides.ts'
import { type Parsed, parseMarkdown, plain } from './markdown.ts'
import { measured } from './measured.ts'
import type { DocFile } from './read.ts'
import type { Block, DocLink, DocPage, SectionId } from './types.ts'

/** The written pages in one language: each as it is there, or in English where it is lacking. */

type Written = Parsed & { path: string; language: Language }

/** In the order of the English, which has every page. Throws for a file without a title or with a directive that is not known. */
export function pagesIn(language: Language, files: readonly DocFile[]): DocPage[] {
  const translations = new Map(
    files.flatMap((file) => (file.language === language ? [[file.path, file]] : [])),
  )
  const written = files
    .filter((file) => file.language === 'en')
    .map((english): Written => {
      const own = translations.get(english.path)
      return own && own !== english ? withAnchorsOf(parse(english), parse(own)) : parse(english)
    })
  const links = written.map(linkTo)
  // Decisions are for who builds; nobody turns pages into them.
  const turned = links.filter(({ path }) => !path.startsWith('decisions/'))
  return written.map((page) => {
    const index = turned.findIndex(({ path }) => path === page.path)
    return {
      ...linkTo(page),
      section: page.path.split('/')[0] as SectionId,
      blocks: page.blocks,
      headings: headingsOf(page.blocks),
      previous: (index > 0 && turned[index - 1]) || null,
      next: (index >= 0 && turned[index + 1]) || null,
    }
  })
}

export const linkTo = ({ path, title, lead, language }: DocLink): DocLink => ({ path, title, lead, language })

function parse({ text, place, path, language }: DocFile): Written {
  const parsed = parseMarkdown(text, place, (name, argument) => directive(name, argument, language))
  return { ...parsed, path, language }
}

function directive(name: string, argument: string, language: Language): Block {
  if (name === 'measured') return measured(argument, language)
  if (name === 'ceilings' && argument === 'score') return ceilingsTable(language)
  if (name === 'services')
    return { kind: 'services', check: argument, services: servicesOfCheck(argument, language) }
  if (name === 'findings' && isRecordKind(argument))
    return { kind: 'findings', of: argument, findings: checkerFindings(argument, language) }
  throw new Error(`<!-- ${name}: ${argument} --> is not known`)
}

/**
 * Headings have the same address in every language, that of the English, so that a link to one and a change of the
 * language keep the place. A page whose headings are others has its own: a test names it.
 */
function withAnchorsOf(english: Written, own: Written): Written {
  const anchors = english.blocks.filter((block) => block.kind === 'heading')
  const headings = own.blocks.filter((block) => block.kind === 'heading')
  const alike =
    headings.length === anchors.length && headings.every(({ level }, at) => level === anchors[at]!.level)
  if (!alike) return own
  return {
    ...own,
    blocks: own.blocks.map((block) =>
      block.kind === 'heading' ? { ...block, id: anchors[headings.indexOf(block)]!.id } : block,
    ),
  }
}

function headingsOf(blocks: Block[]): DocPage['headings'] {
  return blocks.flatMap((block) =>
    block.kind === 'heading' && block.level < 4
      ? [{ id: block.id, level: block.level as 2 | 3, text: plain(block.inlines) }]
      : [],
  )
}
