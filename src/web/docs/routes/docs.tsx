import { type LoaderFunctionArgs, NavLink, Outlet, useLoaderData } from 'react-router'
import { type Language, serviceLanguage } from '#contract/language.ts'
import { visitOf } from '#web/request/access.ts'
import { paths } from '#web/shell/paths.ts'
import { ChevronRight } from '#web/ui/icons.tsx'
import { useWords } from '#web/words/words.ts'
import { DocsSearch } from '../docs-search.tsx'
import { useForeign } from '../foreign.ts'

export function loader({ context }: LoaderFunctionArgs) {
  const { services, language } = visitOf({ context })
  return {
    sections: services.docs.sections(serviceLanguage(language)).map(({ id, pages }) => ({
      id,
      pages: pages.map(({ path, title, language }) => ({ path, title, language })),
    })),
  }
}

/** The side list changes with nothing. */
export const shouldRevalidate = () => false

/** The frame of the documentation: search and the list of pages beside the one that is read. */
export default function DocsFrame() {
  const { docs } = useWords()
  return (
    <div className="content grid items-start gap-x-12 gap-y-6 pt-6 pb-16 md:pt-12 lg:grid-cols-[220px_minmax(0,1fr)]">
      <div className="flex flex-col gap-4 lg:sticky lg:top-6">
        <DocsSearch />
        <details className="fold lg:hidden">
          <summary className="flex min-h-11 items-center justify-between rounded-lg border border-line bg-card px-4 font-medium">
            {docs.menu}
            <ChevronRight aria-hidden="true" className="fold-chevron size-4 text-faint" />
          </summary>
          <div className="px-4 pt-4">
            <PageList />
          </div>
        </details>
        <div className="docs-side max-lg:hidden">
          <PageList />
        </div>
      </div>
      <div className="min-w-0">
        <Outlet />
      </div>
    </div>
  )
}

function PageList() {
  const { docs } = useWords()
  const { sections } = useLoaderData<typeof loader>()
  return (
    <nav aria-label={docs.nav} className="flex flex-col gap-6">
      <Pages
        title={<PageLink to={paths.docs()} end label={docs.title} />}
        pages={[
          { to: paths.docs('checks'), label: docs.pages.checks },
          { to: paths.docs('glossary'), label: docs.pages.glossary },
        ]}
      />
      {sections
        .filter(({ id }) => id !== 'decisions')
        .map(({ id, pages }) => (
          <Pages
            key={id}
            title={<p className="text-13 text-faint">{docs.sections[id].title}</p>}
            pages={[
              ...(id === 'develop' ? [{ to: paths.apiDocs, label: docs.pages.api }] : []),
              ...pages.map(({ path, title, language }) => ({ to: paths.docs(path), label: title, language })),
            ]}
          />
        ))}
    </nav>
  )
}

type Entry = { to: string; label: string; language?: Language }

function Pages({ title, pages }: { title: React.ReactNode; pages: Entry[] }) {
  return (
    <div className="flex flex-col gap-1">
      {title}
      <ul className="flex flex-col">
        {pages.map((page) => (
          <li key={page.to}>
            <PageLink {...page} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function PageLink({ to, label, language, end = false }: Entry & { end?: boolean }) {
  return (
    <NavLink to={to} end={end} lang={useForeign(language)} className="docs-link">
      {label}
    </NavLink>
  )
}
