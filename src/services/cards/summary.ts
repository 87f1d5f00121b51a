import { message } from '@postproof/messages/message'
import { sayIn } from '@postproof/messages/say'
import type { Language } from '#contract/language.ts'
import { type CardReport, dayOf, scoreSaid } from './report.ts'
import { escaped } from './text.ts'

/** A report in a frame of another site: one card, no scripts, nothing loaded. Its size: 360 x 156. */
export function summaryHtml(report: CardReport | null, language: Language, brand: string): string {
  const say = sayIn(language)
  const body = report
    ? card(report, language, brand)
    : `<main class="card gone"><p>${escaped(say('card.gone'))}</p></main>`
  const title = report?.sender
    ? say(message('card.report_of', { sender: report.sender }))
    : say('card.report')
  return `<!DOCTYPE html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${escaped(`${title} - ${brand}`)}</title>
<style>${style}</style>
</head>
<body>${body}</body>
</html>
`
}

function card(report: CardReport, language: Language, brand: string): string {
  const say = sayIn(language)
  const score = report.score === null ? '–' : String(report.score)
  const spoken = scoreSaid(report, language)
  return `<main class="card">
<p class="score ${report.level}" role="img" aria-label="${escaped(`${say('card.label')} ${spoken}`)}">${ring(report.score)}<b>${score}</b></p>
<div class="said">
<h1>${escaped(report.verdict ?? say('card.report'))}</h1>
<p dir="auto" class="mail">${escaped(report.subject ?? report.sender ?? '')}</p>
<p class="facts">${escaped(say(message('card.passed', { passed: report.passed, asked: report.asked })))}, ${escaped(say(message('card.tested_on', { day: dayOf(report.testedAt, language) })))}</p>
<p class="lead"><a href="${escaped(report.url)}" target="_blank" rel="noopener">${escaped(say('card.read'))}</a> <span>${escaped(brand)}</span></p>
</div>
</main>`
}

/** Three quarters of a circle of radius 28, open at the bottom. */
function ring(score: number | null): string {
  const arc = Math.PI * 2 * 28 * 0.75
  const circle = (name: string, length: number) =>
    `<circle class="${name}" cx="36" cy="36" r="28" transform="rotate(135 36 36)" stroke-dasharray="${length.toFixed(1)} 400"/>`
  const value = score ? circle('value', (arc * score) / 100) : ''
  return `<svg viewBox="0 0 72 72" width="72" height="72" aria-hidden="true">${circle('track', arc)}${value}</svg>`
}

const style = `
:root{color-scheme:light dark}
*{box-sizing:border-box;margin:0}
body{font:13px/20px Inter,Arial,sans-serif;color:light-dark(#12131c,#f0f1f7);background:transparent}
.card{display:flex;gap:16px;align-items:center;min-height:156px;padding:16px;border:1px solid light-dark(#e3e5ee,#272735);border-radius:10px;background:light-dark(#fff,#13131b);overflow:hidden}
.score{position:relative;flex:none;width:72px;height:72px;color:light-dark(#5c6178,#9598ad)}
.good{color:light-dark(#15803d,#4ade80)}.warning{color:light-dark(#b45309,#fbbf24)}.bad{color:light-dark(#b91c1c,#f87171)}
.score b{position:absolute;inset:0;display:grid;place-items:center;font-size:22px;color:light-dark(#12131c,#f0f1f7)}
circle{fill:none;stroke-width:7;stroke-linecap:round;stroke:currentColor}.track{stroke:light-dark(#e3e5ee,#272735)}
.said{min-width:0;flex:1}
h1{font-size:14px;line-height:20px;display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:2;overflow:hidden}
.mail,.facts{white-space:nowrap;overflow:hidden;text-overflow:ellipsis;color:light-dark(#454a5e,#b9bccd)}
.facts{font-size:12px}
.lead{display:flex;justify-content:space-between;gap:12px;margin-top:8px}
.lead span{color:light-dark(#5c6178,#9598ad)}
a{color:light-dark(#4343e6,#a5a5ff);font-weight:500}
a:focus-visible{outline:2px solid currentColor;outline-offset:2px}
.gone{justify-content:center;text-align:center}
`
