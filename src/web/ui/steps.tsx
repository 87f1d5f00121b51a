type Props = { id?: string; title: string; items: readonly { title: string; text: string }[] }

/** What happens, in three steps beside each other. */
export function Steps({ id, title, items }: Props) {
  return (
    <section id={id} className="scroll-mt-6">
      <h2 className="mb-6 text-28 font-bold">{title}</h2>
      <ol className="grid gap-x-8 gap-y-6 md:grid-cols-3">
        {items.map((step, index) => (
          <li key={step.title} className="border-line-strong border-t pt-4">
            <p className="mb-3 font-mono text-13 text-faint">{index + 1}</p>
            <h3 className="mb-1 text-16 font-bold">{step.title}</h3>
            <p className="prose text-14 text-soft">{step.text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
