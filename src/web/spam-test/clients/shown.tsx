import { Link, useSearchParams } from 'react-router'
import type { ClientPicture, ClientPictures } from '#contract/client-pictures.ts'
import { drawnClientIds } from '#contract/devices.ts'
import { Section } from '#web/ui/card.tsx'
import { choosing, chosen } from '#web/ui/choices.ts'
import { useWords } from '#web/words/words.ts'
import { PartNotice } from '../pictures/part-notice.tsx'
import { smallOf } from '../pictures/picture-name.ts'
import { clientName } from './client-name.ts'
import { ShownClient } from './shown-client.tsx'

/** How each client shows the mail: small pictures, one of which is open beside the mail as sent. */
export function Shown({ pictures, report }: { pictures: ClientPictures; report: string }) {
  const { shown: words } = useWords().pictures.clients
  const [query] = useSearchParams()
  const open = chosen(query, 'in', drawnClientIds)
  const opened = pictures.clients.find(({ client }) => client === open)
  const isThere = pictures.status === 'ready' || pictures.status === 'pending'
  return (
    <Section title={words.title} note={words.note}>
      <PartNotice status={pictures.status} note={pictures.note} />
      {isThere && opened ? (
        <div className="flex flex-col gap-4">
          <p className="prose text-soft">{words.lead}</p>
          <nav aria-label={words.list}>
            <ul className="client-thumbs">
              {pictures.clients.map((each) => (
                <li key={each.client}>
                  <Thumb
                    picture={each}
                    to={choosing(query, 'in', each.client, drawnClientIds)}
                    isOpen={each.client === open}
                  />
                </li>
              ))}
            </ul>
          </nav>
          <ShownClient picture={opened} report={report} />
        </div>
      ) : null}
    </Section>
  )
}

function Thumb({ picture, to, isOpen }: { picture: ClientPicture; to: string; isOpen: boolean }) {
  const { shown: words, platform } = useWords().pictures.clients
  const isReady = picture.status === 'ready' && picture.url !== null
  const said = isReady
    ? picture.reference && words.differences({ count: picture.differences })
    : picture.status === 'pending'
      ? words.pending
      : words.none
  return (
    <Link
      to={to}
      preventScrollReset
      replace
      aria-current={isOpen ? 'true' : undefined}
      className="client-thumb"
    >
      <span
        className="client-thumb-screen"
        data-device={picture.device}
        aria-busy={picture.status === 'pending'}
      >
        {isReady ? (
          <img src={smallOf(picture.url!)} alt="" loading="lazy" />
        ) : (
          <span className="client-thumb-bone" />
        )}
      </span>
      <span className="font-medium">{clientName(picture, platform)}</span>
      <span className="text-13 text-faint">{said}</span>
    </Link>
  )
}
