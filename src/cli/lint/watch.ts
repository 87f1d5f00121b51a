import { stat } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { errorWords } from '../error-words.ts'
import { withBaseline } from './baseline.ts'
import { templatesOf } from './files.ts'
import { lintFiles, mergeUnchecked } from './run.ts'
import type { Settings } from './settings.ts'
import type { LintResult } from './types.ts'

/**
 * `--watch`: lints what changed, again and again. Files are compared by time and size instead of by events of the file system, which
 * network folders and containers do not send. A file counts once it is the same in two looks: an editor may still be writing it.
 */

export type Shown = {
  result: LintResult
  settings: Settings
  /** Files that were linted this time. */
  fresh: string[]
  /** What could not be read, and why. */
  problems: string[]
}

export type Watching = {
  /** Reads the settings. What it throws at the start ends the watch; later it is shown. */
  read(): Promise<Settings>
  show(shown: Shown): void
  signal: AbortSignal
  /** Least milliseconds between two looks. */
  pause?: number
  /** What differs when a file does; null for one that is not there. */
  stamp?(file: string): Promise<string | null>
}

/** File -> time and size. */
type Stamps = Map<string, string>
type Linted = { stamp: string; result: LintResult }

/** Resolves when the signal is aborted. */
export async function watchTemplates(watching: Watching): Promise<void> {
  const { signal, pause = 250 } = watching
  const state = new Watched(watching, await watching.read())
  for (;;) {
    const began = performance.now()
    await state.look()
    // A slow look, at many files, takes a tenth of the time at most.
    const next = Math.max(pause, 9 * (performance.now() - began))
    await wait(next, undefined, { signal }).catch(() => null)
    if (signal.aborted) return
  }
}

class Watched {
  readonly #watching: Watching
  #settings: Settings
  /** Of the files that the settings come from, when they were read. */
  #sources: Stamps | null = null
  #before: Stamps = new Map()
  #linted = new Map<string, Linted>()
  #fault: string | null = null
  #isShown = false

  constructor(watching: Watching, settings: Settings) {
    this.#watching = watching
    this.#settings = settings
  }

  async look(): Promise<void> {
    const sources = await this.#stampsOf(this.#settings.sources)
    if (this.#sources !== null && !isSame(sources, this.#sources)) await this.#readSettings()
    this.#sources = await this.#stampsOf(this.#settings.sources)
    const now = await this.#stampsOf(await filesNow(this.#settings.files))
    const settled = [...now].filter(([file, stamp]) => !this.#isShown || this.#before.get(file) === stamp)
    this.#before = now
    const gone = [...this.#linted.keys()].filter((file) => !now.has(file))
    for (const file of gone) this.#linted.delete(file)
    const changed = settled.filter(([file, stamp]) => this.#linted.get(file)?.stamp !== stamp)
    for (const [file, stamp] of changed) {
      if (this.#watching.signal.aborted) return
      this.#linted.set(file, await this.#lint(file, stamp))
    }
    if (changed.length > 0 || gone.length > 0 || !this.#isShown)
      await this.#show(changed.map(([file]) => file))
  }

  async #stampsOf(files: string[]): Promise<Stamps> {
    const { stamp = timeAndSize } = this.#watching
    const entries = await Promise.all(files.map(async (file) => [file, await stamp(file)] as const))
    return new Map(entries.flatMap(([file, found]) => (found === null ? [] : [[file, found]])))
  }

  async #readSettings(): Promise<void> {
    this.#linted.clear()
    this.#isShown = false
    try {
      this.#settings = await this.#watching.read()
      this.#fault = null
    } catch (error) {
      this.#fault = errorWords(error)
    }
  }

  async #lint(file: string, stamp: string): Promise<Linted> {
    return { stamp, result: await lintFiles([file], { ...this.#settings, fix: false }) }
  }

  async #show(fresh: string[]): Promise<void> {
    this.#isShown = true
    const results = [...this.#linted.values()].map(({ result }) => result)
    const failed = results.flatMap((result) => result.failed)
    const problems = [...(this.#fault === null ? [] : [this.#fault]), ...failed.map(({ message }) => message)]
    const found = results.flatMap(({ files }) => files)
    const files = await withBaseline(found, this.#settings.baseline).catch((error: unknown) => {
      problems.push(errorWords(error))
      return found
    })
    const result = { files, not_checked: mergeUnchecked(results), fixed: [], failed }
    this.#watching.show({ result, settings: this.#settings, fresh, problems })
  }
}

/** The files that exist now: an editor may remove a file for a moment to save it. */
async function filesNow(given: string[]): Promise<string[]> {
  const found = await Promise.all(given.map((one) => templatesOf([one]).catch(() => [])))
  return [...new Set(found.flat())]
}

async function timeAndSize(file: string): Promise<string | null> {
  const found = await stat(file).catch(() => null)
  return found && `${found.mtimeMs} ${found.size} ${found.ino}`
}

const isSame = (one: Stamps, other: Stamps): boolean =>
  one.size === other.size && [...one].every(([file, stamp]) => other.get(file) === stamp)
