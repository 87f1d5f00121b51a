import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { AccessibilityIssue } from '@postproof/engine/world'
import { LINE, OFFSET } from './prepare.ts'

/**
 * The rules of axe-core that mean something in a mail. Left out are those about what a client supplies or forbids:
 * the document's title, landmarks, regions, a first-level heading, skipping of blocks, frames, forms' names, key
 * handling, media; and layout tables without `role="presentation"`, which the spam test's own check counts.
 */
const RULES = [
  'color-contrast',
  'image-alt',
  'input-image-alt',
  'area-alt',
  'svg-img-alt',
  'role-img-alt',
  'image-redundant-alt',
  'link-name',
  'button-name',
  'link-in-text-block',
  'html-has-lang',
  'html-lang-valid',
  'valid-lang',
  'heading-order',
  'empty-heading',
  'list',
  'listitem',
  'definition-list',
  'dlitem',
  'table-duplicate-name',
  'td-headers-attr',
  'th-has-data-cells',
  'scope-attr-valid',
  'empty-table-header',
  'aria-hidden-body',
  'aria-hidden-focus',
  'aria-roles',
  'aria-valid-attr',
  'aria-valid-attr-value',
  'presentation-role-conflict',
  'marquee',
  'blink',
]
const MAX_NODES = 20
const MAX_HTML = 300

let source: Promise<string> | undefined

/**
 * The text that loads axe-core in an isolated world. Timers do not run in a page whose scripts are off, promises do:
 * the world gets timers made of promises.
 */
export function accessibilitySource(): Promise<string> {
  source ??= readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8').then(
    (axe) => `
globalThis.setTimeout = (run, ms, ...parameters) => { Promise.resolve().then(() => run(...parameters)); return 1 };
globalThis.clearTimeout = () => {};
${axe}
;axe.run(document, ${JSON.stringify({
      runOnly: { type: 'rule', values: RULES },
      resultTypes: ['violations'],
      iframes: false,
      preload: false,
      elementRef: false,
    })}).then(({ violations }) => violations.map(({ id, impact, help, helpUrl, nodes }) => ({
      rule: id, impact: impact ?? 'minor', help, url: helpUrl,
      nodes: nodes.slice(0, ${MAX_NODES}).map(({ html, target }) => {
        let marked = null;
        try { marked = document.querySelector(target[0])?.closest('[${LINE}]') ?? null } catch {}
        const [line, offset] = ['${LINE}', '${OFFSET}'].map((name) => marked?.getAttribute(name) ?? null);
        return {
          html: html.slice(0, 2000),
          line: line === null ? null : Number(line),
          offset: offset === null ? null : Number(offset),
        };
      }),
    })))`,
  )
  return source
}

/** Takes our own marks out of the quoted source. */
export function readIssues(value: unknown): AccessibilityIssue[] {
  const mark = new RegExp(`\\s(?:${LINE}|${OFFSET})="\\d{1,9}"`, 'g')
  return (value as AccessibilityIssue[]).map((issue) => ({
    ...issue,
    nodes: issue.nodes.map((node) => ({ ...node, html: node.html.replace(mark, '').slice(0, MAX_HTML) })),
  }))
}
