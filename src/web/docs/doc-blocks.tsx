import { Fragment } from 'react'
import { Link } from 'react-router'
import type { Block, Inline } from '#services/docs/types.ts'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { useWords } from '#web/words/words.ts'
import { FindingGuides } from './finding-guides.tsx'
import { RocCurves } from './roc-curves.tsx'
import { ServiceGuide } from './service-guide.tsx'

/** Pages of the documentation are data; these draw it. Blocks have no ids, and never move. */

export function DocBlocks({ blocks }: { blocks: Block[] }) {
  return blocks.map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    <DocBlock key={index} block={block} />
  ))
}

function DocBlock({ block }: { block: Block }) {
  switch (block.kind) {
    case 'heading':
      return <DocHeading block={block} />
    case 'paragraph':
      return (
        <p>
          <Inlines inlines={block.inlines} />
        </p>
      )
    case 'list':
      return <DocList block={block} />
    case 'code':
      return <DocCode text={block.text} />
    case 'table':
      return <DocTable block={block} />
    case 'quote':
      return (
        <blockquote className="border-line-strong border-s-2 ps-4 text-soft">
          <DocBlocks blocks={block.blocks} />
        </blockquote>
      )
    case 'rule':
      return <hr className="border-line" />
    case 'curves':
      return <RocCurves curves={block.curves} />
    case 'services':
      return <ServiceGuide services={block.services} />
    case 'findings':
      return <FindingGuides findings={block.findings} />
  }
}

export function Inlines({ inlines }: { inlines: Inline[] }) {
  return inlines.map((inline, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    <Fragment key={index}>{inlineOf(inline)}</Fragment>
  ))
}

function inlineOf(inline: Inline) {
  switch (inline.kind) {
    case 'text':
      return inline.text
    case 'code':
      return <code className="doc-code">{inline.text}</code>
    case 'strong':
      return (
        <strong className="font-bold">
          <Inlines inlines={inline.inlines} />
        </strong>
      )
    case 'em':
      return (
        <em>
          <Inlines inlines={inline.inlines} />
        </em>
      )
    case 'link':
      return inline.href.startsWith('http') ? (
        <a href={inline.href} rel="noreferrer" className="link">
          <Inlines inlines={inline.inlines} />
        </a>
      ) : (
        <Link to={inline.href} className="link">
          <Inlines inlines={inline.inlines} />
        </Link>
      )
  }
}

function DocHeading({ block: { level, id, inlines } }: { block: Extract<Block, { kind: 'heading' }> }) {
  const { docs, lang } = useWords()
  const Heading = `h${level}` as const
  const name = textOf(inlines)
  return (
    <Heading id={id} className="doc-heading">
      <Inlines inlines={inlines} />
      <a href={`#${id}`} lang={lang} aria-label={docs.anchor({ heading: name })} className="doc-anchor">
        #
      </a>
    </Heading>
  )
}

const textOf = (inlines: Inline[]): string =>
  inlines.map((inline) => ('text' in inline ? inline.text : textOf(inline.inlines))).join('')

function DocList({ block: { ordered, items } }: { block: Extract<Block, { kind: 'list' }> }) {
  const List = ordered ? 'ol' : 'ul'
  return (
    <List className={ordered ? 'list-decimal' : 'list-disc'}>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <li key={index}>
          <DocBlocks blocks={item} />
        </li>
      ))}
    </List>
  )
}

function DocCode({ text }: { text: string }) {
  const { docs, lang } = useWords()
  return (
    <div className="has-copy doc-pre">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide text that scrolls must be reachable by keyboard */}
      <pre tabIndex={0}>
        <code>{text}</code>
      </pre>
      <span lang={lang} className="contents">
        <CopyButton text={text} name={docs.copyCode} className="copy-value" />
      </span>
    </div>
  )
}

function DocTable({ block: { head, rows } }: { block: Extract<Block, { kind: 'table' }> }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: as above
    <section tabIndex={0} aria-label={head.map(textOf).join(', ')} className="doc-table">
      <table>
        <thead>
          <tr>
            {head.map((cell, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              <th key={index} scope="col">
                <Inlines inlines={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <tr key={at}>
              {row.map((cell, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: see above
                <td key={index}>
                  <Inlines inlines={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
