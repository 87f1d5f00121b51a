import { fold } from '@postproof/message/words'
import list from '../data/template-residue.json' with { type: 'json' }

/**
 * Merge tags in the source of a template, in the dialects of the usual programs and services. Time grows with the length of the
 * source alone: no pattern has an unbounded repeat, and each closing delimiter is searched for once.
 */

/**
 * `value`: prints something unknown. `control`: a condition, a loop or a part from elsewhere, which prints nothing by itself.
 * `comment`: never sent.
 */
export type TagKind = 'value' | 'control' | 'comment'

/** UTF-16 offsets into the source; `to` is behind the tag. `inner`: what is between the delimiters, trimmed. */
export type Tag = { from: number; to: number; kind: TagKind; inner: string }

/** Where a tag may be. Braces and brackets mean other things in CSS, and percent signs in addresses. */
export type TagContext = 'markup' | 'css' | 'url'

type Delimited = {
  open: string
  close: string
  /** The longest text between the delimiters, UTF-16 units. */
  most: number
  /** Contexts in which the delimiters mean something else. */
  not?: TagContext[]
  /** Null: these signs are no tag. */
  kind(inner: string): TagKind | null
}

const value = (): TagKind => 'value'
const control = (): TagKind => 'control'
const comment = (): TagKind => 'comment'
const valueIf =
  (pattern: RegExp) =>
  (inner: string): TagKind | null =>
    pattern.test(inner) ? 'value' : null

/** Words that begin or end a block in Go templates and others. */
const blockWords =
  /^(?:(?:if|elseif|elsif|unless|range|with|block|define|template|each)\s+[^\s=|]|(?:else|end|endif)(?:\s|$))/i
const mailchimpBlocks = /^(?:IF|IFNOT|ELSE|ELSEIF|END|INTERESTED|GROUP)\b/i

function curly(inner: string): TagKind {
  const text = inner.replace(/^[~-]\s*/, '')
  if (text.startsWith('!')) return 'comment'
  return /^[#/^>]/.test(text) || blockWords.test(text) ? 'control' : 'value'
}

const server = (inner: string): TagKind =>
  inner.startsWith('#') ? 'comment' : /^[=\-_]|^\w+$/.test(inner) ? 'value' : 'control'

/** The first that matches at a place is taken, so that longer delimiters come before their beginnings. */
const delimited: Delimited[] = [
  // Handlebars comments that hold braces.
  { open: '{{!--', close: '--}}', most: 8000, kind: comment },
  { open: '{{~!--', close: '--}}', most: 8000, kind: comment },
  { open: '@{{', close: '}}', most: 400, kind: value },
  { open: '{{{', close: '}}}', most: 400, kind: value },
  // Handlebars, Mustache, Liquid, Django, Jinja, Twig, HubL, Go, Marketo
  { open: '{{', close: '}}', most: 400, kind: (inner) => (inner.includes('{{') ? null : curly(inner)) },
  { open: '%7B%7B', close: '%7D%7D', most: 400, kind: curly },
  { open: '%7b%7b', close: '%7d%7d', most: 400, kind: curly },
  { open: '{%', close: '%}', most: 1000, kind: control },
  { open: '{#', close: '#}', most: 8000, not: ['css'], kind: comment },
  // Blade
  { open: '{!!', close: '!!}', most: 400, kind: value },
  // ERB, EJS, JSP, and SendGrid's <%name%>
  { open: '<%', close: '%>', most: 2000, kind: server },
  { open: '<?=', close: '?>', most: 2000, kind: value },
  {
    open: '<?php',
    close: '?>',
    most: 8000,
    kind: (inner) => (/^\s*echo\b/.test(inner) ? 'value' : 'control'),
  },
  // Salesforce Marketing Cloud, Acoustic, Lyris
  { open: '%%=', close: '=%%', most: 2000, kind: value },
  { open: '%%[', close: ']%%', most: 8000, kind: control },
  { open: '%%', close: '%%', most: 80, not: ['css'], kind: valueIf(/^[A-Za-z_][\w.: -]*$/) },
  // Mailchimp, Mandrill
  {
    open: '*|',
    close: '|*',
    most: 120,
    kind: (inner) =>
      /^[\w:!=&;.,\- ]+$/.test(inner) ? (mailchimpBlocks.test(inner) ? 'control' : 'value') : null,
  },
  { open: '*%7C', close: '%7C*', most: 120, kind: valueIf(/^[\w:.-]+$/) },
  // Constant Contact, GetResponse, Iterable, Thymeleaf
  { open: '[[', close: ']]', most: 120, not: ['css'], kind: valueIf(/^[^[\]\n]+$/) },
  // JSP, JavaScript, Thymeleaf, Marketo; Ruby and Pug; Razor and Thymeleaf links
  { open: '${', close: '}', most: 120, kind: valueIf(/^[^{}\n]+$/) },
  { open: '#{', close: '}', most: 120, not: ['css'], kind: valueIf(/^[\w.$ ()'"-]+$/) },
  { open: '@{', close: '}', most: 120, not: ['css'], kind: valueIf(/^[^{}\n]+$/) },
  // Salesforce, AWeber; MailerLite, Smarty
  { open: '{!', close: '}', most: 120, not: ['css'], kind: valueIf(/^[\w.$ ]+$/) },
  { open: '{$', close: '}', most: 80, not: ['css'], kind: valueIf(/^\s?[\w.|>-]+\s?\$?$/) },
  { open: '##', close: '##', most: 60, not: ['css'], kind: valueIf(/^[\w.-]+$/) },
  { open: '{', close: '}', most: 60, not: ['css'], kind: valueIf(/^[A-Za-z_][\w.-]*$/) },
  {
    open: '[',
    close: ']',
    most: 130,
    not: ['css'],
    kind: (inner) => (isBracketTag(inner) ? 'value' : null),
  },
  // Brevo, ActiveCampaign, Mailgun; the percent signs of addresses are hexadecimal.
  {
    open: '%',
    close: '%',
    most: 60,
    not: ['css'],
    kind: valueIf(/^(?:[A-Z][A-Z0-9_]{2,}|[a-z_]+(?:\.[\w-]+)+)$/),
  },
]

const names = new Set(list.names.map(fold))
/** Campaign Monitor, and names of fields that no prose has in brackets. */
const isBracketTag = (inner: string): boolean =>
  /^[A-Za-z][\w ]{0,40},\s*fallback=[^\]\n]{0,80}$/i.test(inner) ||
  /^[A-Za-z][A-Za-z0-9]*(?:_[A-Za-z0-9]+){1,5}$/.test(inner) ||
  names.has(fold(inner))

const begins = /[{%<*[$#@]/g

export type TagFinder = {
  /** The tag that begins there; null for none. */
  at(offset: number, context: TagContext): Tag | null
  /** The first one that begins in a range; null for none. */
  within(from: number, to: number, context: TagContext): Tag | null
}

/** Finds the tags of a source by where they begin. */
export function tagFinder(source: string): TagFinder {
  const closes = closeFinder(source)
  const at = (offset: number, context: TagContext): Tag | null => {
    for (const { open, close, most, not, kind } of delimited) {
      if (!source.startsWith(open, offset) || not?.includes(context)) continue
      const start = offset + open.length
      const end = closes(close, start)
      if (end < 0 || end === start || end - start > most) continue
      const inner = source.slice(start, end).trim()
      if (open === '{' && !isBrace(source, offset, end)) continue
      const found = kind(inner)
      if (found) return { from: offset, to: end + close.length, kind: found, inner }
    }
    return null
  }
  return {
    at,
    within(from, to, context) {
      begins.lastIndex = from
      for (let match = begins.exec(source); match && match.index < to; match = begins.exec(source)) {
        const { lastIndex } = begins
        const tag = at(match.index, context)
        if (tag && tag.to <= to) return tag
        begins.lastIndex = lastIndex
      }
      return null
    },
  }
}

/** `{name}` alone: prose and code have spaces within, and one brace of `{{name}` is no tag of its own. */
const isBrace = (source: string, open: number, close: number): boolean =>
  source[open - 1] !== '{' && source[close + 1] !== '}' && !/\s/.test(source[open + 1]! + source[close - 1]!)

/** Searches for each closing delimiter once: a search that went past a place answers for all before it. */
function closeFinder(source: string): (close: string, from: number) => number {
  const known = new Map<string, { from: number; at: number }>()
  return (close, from) => {
    const before = known.get(close)
    if (before && from >= before.from && (before.at < 0 || from <= before.at)) return before.at
    const at = source.indexOf(close, from)
    known.set(close, { from, at })
    return at
  }
}
