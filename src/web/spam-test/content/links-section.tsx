import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { Button } from '#web/ui/button.tsx'
import { Card, Section } from '#web/ui/card.tsx'
import { Empty } from '#web/ui/empty.tsx'
import { Search } from '#web/ui/icons.tsx'
import { PageTurns } from '#web/ui/page-turns.tsx'
import { countOf, partOf, perPart } from '#web/ui/parts.ts'
import { useWords } from '#web/words/words.ts'
import type { MailContents } from '../outline.ts'
import { LinkGroupRow } from './link-group.tsx'
import { linkGroups, linksWith } from './link-groups.ts'

/** With fewer there is nothing to look for. */
const searchedFrom = 10

/** Where the mail leads: by domain, problems first. What is open, looked for and turned to stands in the address as well. */
export function LinksSection({ result }: { result: MailContents & { id: string } }) {
  const { content, parts } = useWords().report
  const { links } = result
  const [query] = useSearchParams()
  const [wanted, setWanted] = useState(query.get('find') ?? '')
  const found = linksWith(links, wanted)
  const groups = linkGroups(found)
  const searching = wanted.trim() !== ''
  const { rows, page, last } = partOf(groups, searching ? null : query.get('links'))
  if (links.length === 0)
    return (
      <Section title={content.links} note={content.count({ count: 0 })}>
        <Empty>{content.noLinks}</Empty>
      </Section>
    )
  const domains = new Set(links.flatMap(({ domain }) => domain ?? [])).size
  const all = [
    countOf(content, result.counts.links, links.length),
    ...(domains > 0 ? [content.domains({ count: domains })] : []),
  ].join(', ')
  const note = searching ? content.found({ links: found.length, all: links.length }) : all
  return (
    <Section title={content.links} note={<span role="status">{note}</span>}>
      {links.length >= searchedFrom ? <FindLinks wanted={wanted} onChange={setWanted} /> : null}
      {rows.length === 0 ? (
        <Empty>{content.noneFound}</Empty>
      ) : (
        <Card className="overflow-hidden">
          {rows.map((group, index) => (
            <LinkGroupRow
              // Looking for something opens what holds it; another search begins again.
              key={`${group.key} ${searching && found.length}`}
              group={group}
              report={result.id}
              first={page === 1 && index === 0}
              open={searching && found.length <= perPart}
            />
          ))}
        </Card>
      )}
      {last > 1 && !searching ? (
        <div className="mt-3 flex justify-end">
          <PageTurns
            page={page}
            last={last}
            words={parts}
            name="links"
            label={parts.of({ list: content.links })}
            beside={{ domain: '', part: '' }}
            inPlace
          />
        </div>
      ) : null}
    </Section>
  )
}

type FindProps = { wanted: string; onChange(wanted: string): void }

/** Finds while one types; without scripts its button asks the server. */
function FindLinks({ wanted, onChange }: FindProps) {
  const { content } = useWords().report
  return (
    <search>
      <form className="mb-3 flex max-w-[420px] gap-2" onSubmit={(event) => event.preventDefault()}>
        <input
          type="search"
          name="find"
          defaultValue={wanted}
          onChange={(event) => onChange(event.currentTarget.value)}
          aria-label={content.findLinks}
          placeholder={content.findLinks}
          maxLength={200}
          className="field field-text h-9! min-w-0"
        />
        <noscript>
          <Button type="submit" aria-label={content.find} size="compact">
            <Search aria-hidden="true" />
          </Button>
        </noscript>
      </form>
    </search>
  )
}
