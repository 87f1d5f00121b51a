import type { DomainParties } from '#contract/checkers.ts'
import { Card } from '#web/ui/card.tsx'
import { useWords } from '#web/words/words.ts'
import { DomainPicture } from './domain-picture.tsx'

const parties: DomainParties = {
  sending: { state: 'listed', names: ['Google Workspace', 'Mailchimp'], own: ['ip4:203.0.113.7'] },
  receiving: { state: 'hosts', names: ['Google Workspace'] },
}

const statuses = [
  ['spf', 'good'],
  ['dkim', 'good'],
  ['dmarc', 'warning'],
  ['mta-sts', 'good'],
  ['tls-rpt', 'good'],
] as const

/** The picture of a made-up domain, before there is a report. */
export function DomainSpecimen() {
  const { checkers, shell } = useWords()
  const sections = statuses.map(([id, status]) => ({
    ...{ id, status, optional: false },
    title: shell.checkers[id].name,
  }))
  return (
    <section className="mt-10 md:mt-14">
      <h2 className="mb-3 text-20 font-bold tracking-[-0.01em]">{checkers.specimen}</h2>
      <Card className="overflow-hidden [&>section]:border-t-0">
        <DomainPicture domain="example.org" parties={parties} sections={sections} linked={false} />
      </Card>
    </section>
  )
}
