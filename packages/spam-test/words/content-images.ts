import { sayableSize } from '@postproof/engine/amounts'
import type { Json } from '@postproof/engine/finding'
import type { Facts, Stored } from '@postproof/engine/finding-words'
import type { Code } from '@postproof/messages/message'
import type { CheckWords } from '../types.ts'

const _caniemail = (slug: string, label: string) => ({
  label: `Can I email: ${label}`,
  url: `https://www.caniemail.com/features/${slug}/`,
})

/** How many images have the problem that the finding is about. */
const imagesWith = ({ facts: { problems }, code }: Stored): Json =>
  typeof problems === 'object' && problems !== null && !Array.isArray(problems) ? (problems[code] ?? 0) : 0

/** Pixels and the like need no text, so they are named apart: the table of images holds them too. */
const lackingAlt =
  (sentence: Code) =>
  ({ nameless_links, file_names, left_out }: Facts): Code[] => {
    const codes = [sentence]
    if (nameless_links) codes.push('image_alt.also.nameless-links')
    if (file_names) codes.push('image_alt.also.file-names')
    if (left_out) codes.push('image_alt.also.left-out')
    return codes
  }

/** The checks of images. */
export const imageWords: Record<string, CheckWords> = {
  image_alt: {
    found: {
      'some-missing': lackingAlt('image_alt.found.some-missing'),
      'most-missing': lackingAlt('image_alt.found.most-missing'),
    },
  },
  image_health: {
    facts: (finding) => ({ having: imagesWith(finding), size: sayableSize(finding.facts.bytes) }),
  },
}
