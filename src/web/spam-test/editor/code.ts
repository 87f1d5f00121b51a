import { defaultKeymap, history, historyKeymap, isolateHistory, redo, undo } from '@codemirror/commands'
import { html } from '@codemirror/lang-html'
import { bracketMatching, syntaxHighlighting } from '@codemirror/language'
import {
  ChangeSet,
  EditorState,
  type Range,
  StateEffect,
  StateField,
  type Text,
  Transaction,
} from '@codemirror/state'
import {
  Decoration,
  type DecorationSet,
  drawSelection,
  EditorView,
  highlightActiveLine,
  keymap,
  lineNumbers,
} from '@codemirror/view'
import { classHighlighter } from '@lezer/highlight'
import type { DraftEdit } from '#contract/draft.ts'
import type { Status } from '#web/ui/status.tsx'
import { codeTheme } from './code-theme.ts'

/** The editor of the HTML: CodeMirror and nothing else. Loaded by the page that shows it, in files of its own. */

/** The text at one moment: places in it are found again however it was changed since. */
export type Snapshot = { readonly text: string; readonly doc: Text; since: ChangeSet }

export type MarkedLine = { line: number; status: Status }

export type Code = {
  /** The text now. Release it when its places are asked for no more. */
  snapshot(): Snapshot
  release(snapshot: Snapshot): void
  /** Shows where that line of the snapshot stands now, and goes there. */
  jump(snapshot: Snapshot, line: number): void
  /** Makes the edits of a snapshot, as one step of the history; false, and nothing is done, where the text changed since. */
  repair(snapshot: Snapshot, edits: readonly DraftEdit[]): boolean
  mark(snapshot: Snapshot, lines: readonly MarkedLine[]): void
  undo(): void
  redo(): void
  destroy(): void
}

type Options = { text: string; label: string; describedBy: string; onChange(): void }

const setMarks = StateEffect.define<DecorationSet>()
const marks = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(shown, transaction) {
    const given = transaction.effects.find((effect) => effect.is(setMarks))
    return given ? given.value : shown.map(transaction.changes)
  },
  provide: (field) => EditorView.decorations.from(field),
})

/** What stands around an insertion decides what it means, but not what stands before the tag that it is in. */
function around(doc: Text, at: number): string {
  const before = doc.sliceString(Math.max(0, at - 5), at)
  return before.slice(Math.max(0, before.lastIndexOf('<'))) + doc.sliceString(at, at + 5)
}

export function createCode(parent: HTMLElement, { text, label, describedBy, onChange }: Options): Code {
  const snapshots = new Set<Snapshot>()
  const view = new EditorView({
    parent,
    state: EditorState.create({
      doc: text,
      extensions: [
        lineNumbers(),
        history(),
        drawSelection(),
        highlightActiveLine(),
        bracketMatching(),
        html({ selfClosingTags: true }),
        syntaxHighlighting(classHighlighter),
        marks,
        codeTheme,
        // Source runs from left to right in pages of any direction. Tab is left to the browser: it leaves the editor.
        EditorView.contentAttributes.of({
          'aria-label': label,
          'aria-describedby': describedBy,
          dir: 'ltr',
          spellcheck: 'false',
          tabindex: '0',
        }),
        EditorView.lineWrapping,
        keymap.of([...defaultKeymap, ...historyKeymap]),
        EditorView.updateListener.of((update) => {
          if (!update.docChanged) return
          for (const snapshot of snapshots) snapshot.since = snapshot.since.compose(update.changes)
          onChange()
        }),
      ],
    }),
  })
  const lineNow = (snapshot: Snapshot, line: number) => {
    const at = snapshot.doc.line(Math.min(Math.max(line, 1), snapshot.doc.lines)).from
    return view.state.doc.lineAt(snapshot.since.mapPos(at, 1))
  }
  return {
    snapshot() {
      const { doc } = view.state
      const snapshot = { text: doc.toString(), doc, since: ChangeSet.empty(doc.length) }
      snapshots.add(snapshot)
      return snapshot
    },
    release: (snapshot) => snapshots.delete(snapshot),
    jump(snapshot, line) {
      const { from } = lineNow(snapshot, line)
      view.dispatch({
        selection: { anchor: from },
        effects: EditorView.scrollIntoView(from, { y: 'center' }),
      })
      view.focus()
    },
    repair(snapshot, edits) {
      const { doc } = view.state
      const changes = edits.map(({ from, to, text: insert }) => ({
        from: snapshot.since.mapPos(from, 1),
        to: snapshot.since.mapPos(to, from === to ? 1 : -1),
        insert,
      }))
      const isSame = edits.every(({ from, to }, at) => {
        const { from: start, to: end } = changes[at]!
        if (start > end || doc.sliceString(start, end) !== snapshot.doc.sliceString(from, to)) return false
        return from !== to || around(doc, start) === around(snapshot.doc, from)
      })
      if (!isSame) return false
      view.dispatch({
        changes,
        annotations: [isolateHistory.of('full'), Transaction.userEvent.of('input.repair')],
        effects: changes[0] ? EditorView.scrollIntoView(changes[0].from, { y: 'nearest' }) : [],
      })
      return true
    },
    mark(snapshot, lines) {
      const worst = new Map<number, Status>()
      for (const { line, status } of lines) {
        const { from } = lineNow(snapshot, line)
        if (worst.get(from) !== 'bad') worst.set(from, status)
      }
      const ranges = [...worst].map(([from, status]) =>
        Decoration.line({ class: `code-mark is-${status}` }).range(from),
      )
      view.dispatch({ effects: setMarks.of(Decoration.set(ranges satisfies Range<Decoration>[], true)) })
    },
    undo: () => undo(view),
    redo: () => redo(view),
    destroy: () => view.destroy(),
  }
}
