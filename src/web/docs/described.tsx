/** A description from the API document: paragraphs, with code between backticks. */
export function Described({ text }: { text: string }) {
  return text.split(/\n\n+/).map((paragraph) => (
    <p key={paragraph} className="prose mt-2 text-14 text-soft">
      <DescribedLine text={paragraph} />
    </p>
  ))
}

/** One paragraph of it, for a place that is a paragraph already. */
export function DescribedLine({ text }: { text: string }) {
  return text.split('`').map((part, index) =>
    // Every second part stood between two backticks.
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a fixed text
    index % 2 === 1 ? <code key={index}>{part}</code> : part,
  )
}
