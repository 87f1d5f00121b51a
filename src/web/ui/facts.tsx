/** Terms and what is to be said of each, a line apiece. */
export function Facts({ items }: { items: readonly (readonly [term: string, text: string])[] }) {
  return (
    <dl className="facts">
      {items.map(([term, text]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
