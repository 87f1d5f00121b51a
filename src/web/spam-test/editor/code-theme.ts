import { EditorView } from '@codemirror/view'

/** The editor in the colors of our pages. Its own styles stand outside of layers, so that only a theme overrules them. */
export const codeTheme = EditorView.theme({
  '&': { blockSize: '100%', color: 'var(--ink)', background: 'var(--card)' },
  '&.cm-focused': { outline: 'none' },
  // Within the frame of the field, which cuts off what lies outside.
  '.cm-scroller:focus-within': { outline: '2px solid var(--accent)', outlineOffset: '-2px' },
  '.cm-scroller': { font: '13px / 20px var(--mono)', direction: 'ltr' },
  '.cm-content': { caretColor: 'var(--ink)' },
  '.cm-cursor, .cm-dropCursor': { borderLeftColor: 'var(--ink)' },
  '.cm-gutters': { border: '0', background: 'var(--well)', color: 'var(--ink-faint)' },
  '.cm-activeLine, .cm-activeLineGutter': {
    background: 'color-mix(in srgb, var(--accent) 7%, transparent)',
  },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    background: 'color-mix(in srgb, var(--accent) 25%, transparent)',
  },
  '&.cm-focused .cm-matchingBracket': { background: 'none', outline: '1px solid var(--line-strong)' },
})
