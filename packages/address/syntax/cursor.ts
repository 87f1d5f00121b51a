import type { SyntaxFinding, SyntaxMode } from '../types.ts'
import type { Diagnosis } from './diagnoses.ts'

/**
 * Reading position in an address. It only moves forward, and every look at the text counts as a step, so that a
 * test can show that the work grows no faster than the text.
 */
export class Cursor {
  readonly text: string
  readonly mode: SyntaxMode
  readonly findings: SyntaxFinding[] = []
  at = 0
  steps = 0

  constructor(text: string, mode: SyntaxMode) {
    this.text = text
    this.mode = mode
  }

  /** The UTF-16 code unit here or `ahead` of here; -1 past the end. */
  peek(ahead = 0): number {
    this.steps++
    const index = this.at + ahead
    return index < this.text.length ? this.text.charCodeAt(index) : -1
  }

  /** Takes the unit here and returns it as text. */
  take(): string {
    return this.text.charAt(this.at++)
  }

  note(diagnosis: Diagnosis, at = this.at): void {
    if (!this.findings.some((finding) => finding.diagnosis === diagnosis)) {
      this.findings.push({ diagnosis, at })
    }
  }

  /** Notes what ends the reading; false, so that it can be returned. */
  fail(diagnosis: Diagnosis, at = this.at): false {
    this.note(diagnosis, at)
    return false
  }
}
