/** A plain mail: one column, one button, the system's fonts, nothing to load. */
export type Layout = {
  language: string
  title: string
  preview: string
  brand: string
  heading: string
  before: string[]
  button: { label: string; url: string; spelledOut: string } | null
  after: string[]
  footer: string
}

const font = "font-family:Arial,'Helvetica Neue',Helvetica,sans-serif"
const paragraph = `margin:0 0 16px;${font};font-size:16px;line-height:24px;color:#24292f`

/** All values are text and are escaped here. Dark colors by the reader's preference. */
export function layoutHtml(layout: Layout): string {
  const text = (words: string) => `<p class="text" style="${paragraph}">${escaped(words)}</p>`
  return `<!DOCTYPE html>
<html lang="${layout.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(layout.title)}</title>
<style>
:root { color-scheme: light dark; supported-color-schemes: light dark }
@media (max-width: 620px) { .card { width: 100% !important } .pad { padding: 24px !important } }
@media (prefers-color-scheme: dark) {
.page { background-color: #16181d !important } .card { background-color: #22262e !important }
.text, .head { color: #e8eaee !important } .small { color: #a6adb8 !important }
}
</style>
</head>
<body class="page" style="margin:0;padding:0;background-color:#f3f4f6">
<div style="display:none;max-height:0;overflow:hidden">${escaped(layout.preview)}</div>
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" border="0" style="background-color:#f3f4f6">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" class="card" width="600" cellpadding="0" cellspacing="0" border="0" style="width:600px;max-width:100%;background-color:#ffffff;border-radius:8px">
<tr><td class="pad" style="padding:32px 40px">
<p class="small" style="margin:0 0 24px;${font};font-size:14px;line-height:20px;color:#57606a">${escaped(layout.brand)}</p>
<h1 class="head" style="margin:0 0 20px;${font};font-size:22px;line-height:30px;font-weight:bold;color:#111418">${escaped(layout.heading)}</h1>
${layout.before.map(text).join('\n')}
${buttonHtml(layout.button)}${layout.after.map(text).join('\n')}
<p class="small" style="margin:24px 0 0;${font};font-size:14px;line-height:20px;color:#57606a">${escaped(layout.footer)}</p>
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`
}

function buttonHtml(button: Layout['button']): string {
  if (!button) return ''
  const url = escaped(button.url)
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px">
<tr><td bgcolor="#4343d9" style="border-radius:6px;background-color:#4343d9"><a href="${url}" style="display:inline-block;padding:13px 28px;${font};font-size:16px;line-height:22px;font-weight:bold;color:#ffffff;text-decoration:none">${escaped(button.label)}</a></td></tr>
</table>
<p class="small" style="margin:0 0 16px;${font};font-size:14px;line-height:20px;color:#57606a;word-break:break-all">${escaped(button.spelledOut)} <a href="${url}" class="small" style="color:#57606a">${url}</a></p>
`
}

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
/** Text as it is written in HTML, in attributes too. */
export const escaped = (text: string) => text.replace(/[&<>"']/g, (letter) => escapes[letter]!)
