import { type ActionFunctionArgs, Link, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { ActionForm } from '#web/forms/action-form.tsx'
import { attempt, handleRead, readForm, textOf } from '#web/forms/form.ts'
import { SeedFields } from '#web/placement/seeds/seed-fields.tsx'
import { readSeed } from '#web/placement/seeds/seed-form.ts'
import { SeedItem } from '#web/placement/seeds/seed-item.tsx'
import { seedProviders } from '#web/placement/seeds/seed-providers.ts'
import { requireAdmin } from '#web/request/access.ts'
import { paths } from '#web/shell/paths.ts'
import { Card, Section } from '#web/ui/card.tsx'
import { Submit } from '#web/ui/submit.tsx'
import { useWords } from '#web/words/words.ts'

export async function loader(args: LoaderFunctionArgs) {
  const { services, account, visitor } = requireAdmin(args)
  const seeds = await services.seeds.list(account, visitor)
  return { seeds, providers: seedProviders(visitor.language) }
}

/** Adds a mailbox and signs in to it, changes, checks, switches or removes one. */
export async function action(args: ActionFunctionArgs) {
  const { services, account } = requireAdmin(args)
  const { seeds } = services
  const typed = await readForm(args.request)
  // Forms of a list carry their intent and the mailbox: edit-12.
  const id = Number(textOf(typed, 'id').split('-').at(-1))
  const done = () => redirect(paths.admin('seeds'))
  switch (textOf(typed, 'intent')) {
    case 'add':
      return handleRead(args, typed, readSeed(typed), async (input) => {
        await seeds.check((await seeds.add(input, account)).id, account)
        return done()
      })
    case 'edit':
      return handleRead(args, typed, readSeed(typed), async (input) => {
        await seeds.edit(id, input, account)
        return done()
      })
    case 'check':
      return attempt(typed, async () => {
        await seeds.check(id, account)
        return done()
      })
    case 'enable':
      return attempt(typed, async () => {
        await seeds.edit(id, { enabled: textOf(typed, 'enabled') === 'on' }, account)
        return done()
      })
    default:
      return attempt(typed, async () => {
        if (textOf(typed, 'intent') === 'remove') await seeds.remove(id, account)
        return done()
      })
  }
}

/** The operator's own mailboxes: how each is, and a form for one more. */
export default function SeedMailboxes() {
  const { seeds: words } = useWords().placement
  const { seeds, providers } = useLoaderData<typeof loader>()
  return (
    <div className="flex flex-col gap-10">
      <Section title={words.title} note={words.count({ count: seeds.length })}>
        <p className="prose mb-4 text-soft">
          {words.lead}{' '}
          <Link to={paths.docs('operate/seed-mailboxes')} className="link">
            {words.guide}
          </Link>
        </p>
        {seeds.length === 0 ? (
          <p className="rounded-lg border border-line border-dashed px-5 py-4 text-soft">{words.none}</p>
        ) : (
          <Card className="p-0">
            <ul aria-label={words.label}>
              {seeds.map((seed) => (
                <SeedItem key={seed.id} seed={seed} providers={providers} />
              ))}
            </ul>
          </Card>
        )}
      </Section>
      <Section title={words.add}>
        <Card className="p-5 md:p-6">
          <ActionForm intent="add" key={seeds.length} className="flex flex-col gap-5">
            <SeedFields providers={providers} />
            <div>
              <Submit>{words.addButton}</Submit>
            </div>
          </ActionForm>
        </Card>
      </Section>
    </div>
  )
}
