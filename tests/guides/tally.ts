import { type Block, blocksOf, commandsIn, guides } from './blocks.ts'
import { commandsInSentences, isIn, whyNotExecuted } from './sentences.ts'

/** What became of each command of the guides. */

const placeOf = ({ guide, line }: { guide: string; line: number }) => `${guide}:${line}`

export class Tally {
  private readonly executed: string[] = []
  private readonly left: { place: string; command: string; reason: string }[] = []
  private readonly seen = new Set<string>()
  private succeeded = 0

  ran(block: Block, code: number | null): void {
    this.seen.add(placeOf(block))
    this.executed.push(...commandsIn(block))
    if (code === 0) this.succeeded += commandsIn(block).length
  }

  leave(block: Block, reason: string): void {
    this.seen.add(placeOf(block))
    for (const command of commandsIn(block)) this.left.push({ place: placeOf(block), command, reason })
  }

  /**
   * Closes the count: `unaccounted` are the places of commands that were neither executed nor left with a reason,
   * `lines` the whole of it for whoever reads the log.
   */
  close(): { unaccounted: string[]; lines: string[] } {
    const blocks = guides.flatMap(blocksOf).filter(({ language }) => language === 'sh')
    const unaccounted = blocks.filter((block) => !this.seen.has(placeOf(block))).map(placeOf)
    const sentences = guides.flatMap(commandsInSentences)
    const left = [...this.left]
    let repeated = 0
    for (const sentence of sentences) {
      const { command } = sentence
      const reason = whyNotExecuted(command) ?? this.left.find((one) => isIn([one.command], command))?.reason
      if (isIn(this.executed, command)) repeated++
      else if (reason) left.push({ place: placeOf(sentence), command, reason })
      else unaccounted.push(`${placeOf(sentence)} ${command}`)
    }
    const inBlocks = blocks.flatMap(commandsIn).length
    return {
      unaccounted,
      lines: [
        `guides: ${inBlocks} commands in blocks of ${guides.length} pages, ${sentences.length} in their sentences`,
        `executed: ${this.executed.length}, ${this.succeeded} at first try; ${repeated} of the sentences are among them`,
        `not executed: ${left.length}`,
        ...left.map(({ place, command, reason }) => `  ${place} ${command}: ${reason}`),
      ],
    }
  }
}
