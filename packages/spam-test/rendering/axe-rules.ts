/**
 * What axe-core's rules mean for a mail. Axe judges web pages: a mail has no landmarks and need not begin with a
 * first-level heading, since the mail program shows it inside its own page.
 */

export type AxeKind =
  | 'contrast'
  | 'link-name'
  | 'headings'
  | 'language'
  | 'lists'
  | 'color-only-links'
  | 'table-headers'
  | 'aria'
  | 'motion'
  | 'other'

const kinds: Record<string, AxeKind> = {
  'color-contrast': 'contrast',
  'link-name': 'link-name',
  'button-name': 'link-name',
  'heading-order': 'headings',
  'empty-heading': 'headings',
  'valid-lang': 'language',
  list: 'lists',
  listitem: 'lists',
  'definition-list': 'lists',
  dlitem: 'lists',
  'link-in-text-block': 'color-only-links',
  'th-has-data-cells': 'table-headers',
  'td-headers-attr': 'table-headers',
  'scope-attr-valid': 'table-headers',
  'empty-table-header': 'table-headers',
  'presentation-role-conflict': 'aria',
  blink: 'motion',
  marquee: 'motion',
}

/** Another check of the test judges the same fact: nothing is counted twice. */
const owners: Record<string, string> = {
  'image-alt': 'image_alt',
  'input-image-alt': 'image_alt',
  'role-img-alt': 'image_alt',
  'area-alt': 'image_alt',
  'image-redundant-alt': 'image_alt',
  'html-has-lang': 'html_meta',
  'document-title': 'html_meta',
  'html-lang-valid': 'language',
  'html-xml-lang-mismatch': 'language',
  'target-size': 'responsive',
  'meta-refresh': 'active_content',
  label: 'active_content',
  'select-name': 'active_content',
  'input-button-name': 'active_content',
  'frame-title': 'active_content',
}

/** Rules for pages, guesses about tables that lay out a mail, and the viewport, which is the client's own. */
const foreign =
  /^(?:region|bypass|landmark-.*|page-has-heading-one|skip-link|tabindex|accesskeys|td-has-header|table-fake-caption|table-duplicate-name|scrollable-region-focusable|meta-viewport(?:-large)?|color-contrast-enhanced|identical-links-same-purpose|css-orientation-lock|hidden-content|frame-.*)$/

/** The check that owns the rule's fact; null when the accessibility check does. */
export function ownerOf(rule: string): string | null {
  return Object.hasOwn(owners, rule) ? owners[rule]! : null
}

/** What the rule means for a mail; null when it means nothing. Unknown rules count only when they shut people out. */
export function kindOf(rule: string, impact: string): AxeKind | null {
  if (Object.hasOwn(kinds, rule)) return kinds[rule]!
  if (foreign.test(rule)) return null
  if (rule.startsWith('aria-') || rule.startsWith('duplicate-id-aria')) return 'aria'
  return impact === 'serious' || impact === 'critical' ? 'other' : null
}
