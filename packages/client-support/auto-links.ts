import { addRules, newSheet } from '@postproof/message/cascade'
import { type Color, contrastOf, WHITE } from '@postproof/message/color'
import { parseStyleSheet } from '@postproof/message/style'
import type { Html } from '@postproof/message/types'
import { walk } from '@postproof/message/walk'

/**
 * Text that Apple Mail on iOS turns into links by itself: telephone numbers, dates with times, postal addresses, hosts. They
 * get the system's blue and an underline, which cannot be read on dark grounds (Cerberus#90, leemunroe#202 of 2025).
 */

const LINK: Color = { red: 0, green: 0, blue: 238, alpha: 1 }
/** Contrast of large text, WCAG 2.2, 1.4.3. */
const NEEDED = 3
const MOST = 50

const day = `(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche`
const month = `jan(?:uary|uar|vier)?|feb(?:ruary|ruar)?|février|mar(?:ch|s)|märz|apr(?:il)?|avril|may|mai|june?|juni|juin|july?|juli|juillet|aug(?:ust)?|août|sept?(?:ember|embre)?|o[ck]t(?:ober|obre)?|nov(?:ember|embre)?|de[cz](?:ember)?|décembre`
const time = String.raw`\d{1,2}[:.h]\d{2}(?:\s?[ap]\.?m\b)?|\d{1,2}\s?[ap]\.?m\b|\d{1,2}\s?uhr\b`
const kinds: RegExp[] = [
  new RegExp(String.raw`\b(?:${day}|${month})\b[^\n]{0,30}?\b(?:${time})`, 'iu'),
  new RegExp(String.raw`\b\d{1,2}[./-]\d{1,2}[./-](?:\d{4}|\d{2})\b[^\n]{0,20}?\b(?:${time})`, 'iu'),
  // `1 Infinite Loop`, `CA 95014`, `Hauptstraße 5`, `12 rue de la Paix`.
  /\b\d{1,5}\s+(?:[A-Z][\w.'-]{0,20}\s+){1,3}(?:St(?:reet)?|Ave(?:nue)?|Road|Rd|Lane|Ln|Drive|Dr|Blvd|Boulevard|Loop|Way|Square|Sq|Court|Ct|Place|Pl|Parkway|Pkwy|Terrace)\b/,
  /\b[A-Z][\w.' -]{1,30},\s*[A-Z]{2}\s+\d{5}(?:-\d{4})?\b/,
  /\b[A-ZÄÖÜ][\wäöüß.-]{0,30}(?:straße|strasse|str\.|weg|platz|allee|gasse)\s+\d{1,4}\b/,
  /\b\d{1,4},?\s+(?:rue|avenue|boulevard|place|chemin|quai)\s+[\wÀ-ÿ' -]{2,40}/i,
  /(?:^|[\s(])(?:www\.[a-z\d-]{1,60}(?:\.[a-z\d-]{1,60})+|[a-z\d-]{2,60}\.(?:com|org|net|io|co\.uk|de|fr|eu|at|ch|it|es|nl|shop))\b/i,
]

/** Digits with what stands between groups of them. */
const digits = /(?<![\w.,/-])[+(]{0,2}\d[\d\s()./-]{5,24}\d(?![\w-]|[.,]\d)/g
/** A country code, an area code in brackets or with its zero, or American groups. */
const telephone = /^\+|^\(\d{2,5}\)|^0\d{1,4}[\s/-]|^(?:1[\s.-])?\d{3}[\s.-]\d{3}[\s.-]\d{4}$/
const date = /^\d{1,4}[./-]\d{1,2}[./-]\d{1,4}/

function isTelephone(text: string): boolean {
  for (const [found] of text.matchAll(digits)) {
    const count = found.replace(/\D/g, '').length
    if (count >= 7 && count <= 15 && telephone.test(found) && !date.test(found)) return true
  }
  return false
}

const isLinked = (text: string): boolean => isTelephone(text) || kinds.some((kind) => kind.test(text))

/** A rule for the links that the client makes: for theirs alone, or for every link below some element. */
const remedy = /x-apple-data-detectors|#MessageViewBody\s+a\b|\bu\s*\+\s*[#.][\w-]+\s+a\b/i
const general = /(?:^|[\s>}])a(?:\s*,[^{}]{0,300})?\s*\{[^{}]{0,1000}\bcolor\s*:[^;}]{1,100}!\s*important/i

export function autoLinks({ document, styles }: Html): { line: number; text: string }[] {
  const css = styles
    .map((style) => style.css)
    .join('\n')
    .slice(0, 300_000)
  if (remedy.test(css) || general.test(css)) return []
  const sheet = newSheet()
  for (const style of styles) if (style.media === undefined) addRules(sheet, parseStyleSheet(style.css))
  const found: { line: number; text: string }[] = []
  let links = 0
  walk(document, sheet, [
    {
      enter({ tagName }) {
        if (tagName === 'a') links += 1
      },
      leave({ tagName }) {
        if (tagName === 'a') links -= 1
      },
      text(node, look, place) {
        if (links > 0 || look.gone !== null || look.isInvisible || found.length >= MOST) return
        if (look.background === null || look.background === 'unknown') return
        const ground = look.background.alpha < 0.5 ? WHITE : look.background
        if (contrastOf(LINK, ground) >= NEEDED) return
        for (const [at, line] of node.value.slice(0, 20_000).split('\n').entries())
          if (/\d|\./.test(line) && isLinked(line.slice(0, 2_000)))
            found.push({ line: place.line + at, text: line.trim().slice(0, 200) })
      },
    },
  ])
  return found
}
