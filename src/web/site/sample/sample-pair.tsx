import { useWords } from '#web/words/words.ts'
import { pictures } from './pictures.ts'
import { type ShownSample, states } from './sample.ts'

/** Both states of the sample newsletter beside each other, each with its score. On the gradient. */
export function SamplePair({
  scores,
}: {
  scores: Record<(typeof states)[number], ShownSample['careless']['score']>
}) {
  const { panel } = useWords().account
  return (
    <ul className="sample-pair">
      {states.map((state) => (
        <li key={state}>
          <img
            src={pictures[state]}
            alt=""
            width={390}
            height={844}
            loading="lazy"
            decoding="async"
            className="sample-crop"
          />
          <p className="mt-2 flex items-baseline justify-between gap-3">
            <span className="text-14">{panel.state[state]}</span>
            <span className="text-28 font-bold tabular-nums">{scores[state]}</span>
          </p>
        </li>
      ))}
    </ul>
  )
}
