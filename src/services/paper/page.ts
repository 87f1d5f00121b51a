import { message } from '@postproof/messages/message'
import { say } from '@postproof/messages/say'
import type { Language } from '#contract/language.ts'
import { escaped } from '#platform/mailer/templates/html.ts'

/** The HTML page of an invoice, a client report or a domain report, without scripts. It is read, printed and made into a PDF. */

const style = `
:root{color-scheme:light}
*{box-sizing:border-box}
body{margin:0;background:#fff;color:#16181d;font:14px/1.5 Arial,Arimo,sans-serif}
main{max-width:760px;margin:0 auto;padding:40px 24px}
h1{font-size:28px;line-height:1.2;margin:0 0 8px}
p{margin:0;white-space:pre-line;overflow-wrap:anywhere}
table{width:100%;border-collapse:collapse;margin:0 0 24px}
th,td{padding:8px 0;text-align:start;vertical-align:top;border-bottom:1px solid #d7dae0}
th{font-weight:400;color:#565b66}
.screen{margin:0 0 24px;padding:10px 14px;border:1px solid #d7dae0;border-radius:6px}
@media print{main{max-width:none;padding:0}.screen{display:none}}
@page{size:A4;margin:20mm}`

type Paper = {
  language: Language
  title: string
  /** Rules of this document after those of all. */
  style: string
  /** The PDF was asked for and could not be made, which the page says. */
  noPdf: boolean
  /** HTML, whose texts are escaped. */
  body: string
}

export const paperPage = ({ language, title, style: own, noPdf, body }: Paper): string => `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${escaped(title)}</title><style>${style}${own}</style></head><body><main>
${noPdf ? `<p class="screen" role="status">${escaped(say(language, message('server.no_pdf')))}</p>` : ''}
${body}
</main></body></html>
`
