import { Link } from 'react-router'
import type { SendingDomain } from '#contract/domains.ts'
import { paths } from '#web/shell/paths.ts'
import { useWords } from '#web/words/words.ts'
import { Lights } from './lights.tsx'

/** A sending domain and its lights; the whole of its history is one press away. */
function DomainCard({ domain, heading: Heading }: { domain: SendingDomain; heading: 'h2' | 'h3' }) {
  const { domains: words } = useWords()
  return (
    <li className="min-w-0 rounded-lg border border-line bg-card px-5 py-4">
      <Heading className="mb-2 flex items-baseline justify-between gap-3">
        <Link
          to={paths.domains(domain.domain)}
          className="min-w-0 truncate py-0.5 font-mono text-14 font-medium hover:underline"
          title={domain.domain}
          dir="ltr"
        >
          {domain.domain}
        </Link>
        <span className="shrink-0 text-13 font-normal text-faint">
          {words.tests({ count: domain.tests })}
        </span>
      </Heading>
      <Lights domain={domain} />
    </li>
  )
}

type Props = { domains: SendingDomain[]; heading?: 'h2' | 'h3' }

/** `heading`: that of each card, below the one that stands above them. */
export function DomainCards({ domains, heading = 'h3' }: Props) {
  return (
    <ul className="domain-cards">
      {domains.map((domain) => (
        <DomainCard key={domain.domain} domain={domain} heading={heading} />
      ))}
    </ul>
  )
}
