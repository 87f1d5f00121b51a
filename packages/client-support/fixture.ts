import { readMessage } from '@postproof/message/read'
import type { Message } from '@postproof/message/types'

/** Mails for the tests: a page around HTML, and newsletters as the usual ways of building them write them. */

/** Elements that the selectors of the tests match, in one line, and none of them a feature of the data. */
export const targets =
  '<a class="a b c" id="a" href="https://example.org/" title="a"><b class="d"><c><d></d></c></b></a><b></b><i></i>'

export const messageOf = (html: string): Message => readMessage(Buffer.from(sourceOf(html), 'utf8'))

export const sourceOf = (html: string): string =>
  [
    'From: News <news@example.org>',
    'MIME-Version: 1.0',
    'Content-Type: text/html; charset=utf-8',
    'Content-Transfer-Encoding: 8bit',
    '',
    html,
  ].join('\n')

const words = 'Autumn is here, and with it the new walking routes through the hills and along the river.'

/** As mail builders such as MJML write it: divs with max-width, and tables of Outlook's own in comments. */
export const built = `<!doctype html>
<html lang="en" dir="auto" xmlns="http://www.w3.org/1999/xhtml" xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office">
<head>
<title>Autumn</title>
<!--[if !mso]><!-->
<meta http-equiv="X-UA-Compatible" content="IE=edge">
<!--<![endif]-->
<meta http-equiv="Content-Type" content="text/html; charset=UTF-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<style type="text/css">
#outlook a { padding:0; }
body { margin:0;padding:0;-webkit-text-size-adjust:100%;-ms-text-size-adjust:100%; }
table, td { border-collapse:collapse;mso-table-lspace:0pt;mso-table-rspace:0pt; }
img { border:0;height:auto;line-height:100%; outline:none;text-decoration:none;-ms-interpolation-mode:bicubic; }
p { display:block;margin:13px 0; }
</style>
<!--[if mso]><noscript><xml><o:OfficeDocumentSettings><o:AllowPNG/></o:OfficeDocumentSettings></xml></noscript><![endif]-->
<!--[if lte mso 11]><style type="text/css">.mj-outlook-group-fix { width:100% !important; }</style><![endif]-->
<!--[if !mso]><!-->
<link href="https://fonts.googleapis.com/css?family=Ubuntu:300,400" rel="stylesheet" type="text/css">
<style type="text/css">@import url(https://fonts.googleapis.com/css?family=Ubuntu:300,400);</style>
<!--<![endif]-->
<style type="text/css">
@media only screen and (min-width:480px) {
.mj-column-per-50 { width:50% !important; max-width: 50%; }
.mj-column-per-100 { width:100% !important; max-width: 100%; }
}
</style>
<style media="screen and (min-width:480px)">.moz-text-html .mj-column-per-50 { width:50% !important; max-width: 50%; }</style>
</head>
<body style="word-spacing:normal;background-color:#f4f4f4;">
<div style="display:none;font-size:1px;color:#ffffff;line-height:1px;max-height:0px;max-width:0px;opacity:0;overflow:hidden;">Three routes for bright days</div>
<div lang="en" dir="auto" style="background-color:#f4f4f4;">
<!--[if mso | IE]><table align="center" border="0" cellpadding="0" cellspacing="0" role="presentation" style="width:600px;" width="600"><tr><td style="line-height:0px;font-size:0px;mso-line-height-rule:exactly;"><v:rect style="width:600px;" xmlns:v="urn:schemas-microsoft-com:vml" fill="true" stroke="false"><v:fill src="https://example.org/hero.jpg" type="tile"/><v:textbox style="mso-fit-shape-to-text:true" inset="0,0,0,0"><![endif]-->
<div style="background:#2b3a2f url('https://example.org/hero.jpg') center top / cover no-repeat;margin:0px auto;max-width:600px;">
<table align="center" border="0" cellpadding="0" cellspacing="0" role="presentation" style="width:100%;"><tbody><tr><td style="direction:ltr;font-size:0px;padding:20px 0;text-align:center;">
<div style="font-family:Ubuntu, Helvetica, Arial, sans-serif;font-size:24px;line-height:1.3;text-align:left;color:#ffffff;">Bright days</div>
</td></tr></tbody></table></div>
<!--[if mso | IE]></v:textbox></v:rect></td></tr></table><table align="center" border="0" cellpadding="0" cellspacing="0" width="600"><tr><td><![endif]-->
<div style="margin:0px auto;max-width:600px;">
<table align="center" border="0" cellpadding="0" cellspacing="0" role="presentation" style="width:100%;"><tbody><tr><td style="direction:ltr;font-size:0px;padding:20px 0;text-align:center;">
<!--[if mso | IE]><table role="presentation" border="0" cellpadding="0" cellspacing="0"><tr><td style="vertical-align:top;width:300px;"><![endif]-->
<div class="mj-column-per-50 mj-outlook-group-fix" style="font-size:0px;text-align:left;direction:ltr;display:inline-block;vertical-align:top;width:100%;">
<table border="0" cellpadding="0" cellspacing="0" role="presentation" style="vertical-align:top;" width="100%"><tbody><tr><td align="center" style="font-size:0px;padding:10px 25px;word-break:break-word;">
<table border="0" cellpadding="0" cellspacing="0" role="presentation" style="border-collapse:collapse;border-spacing:0px;"><tbody><tr><td style="width:250px;"><img alt="Hills" height="auto" src="https://example.org/hills.jpg" style="border:0;display:block;outline:none;text-decoration:none;height:auto;width:100%;font-size:13px;" width="250"></td></tr></tbody></table>
</td></tr></tbody></table></div>
<!--[if mso | IE]></td><td style="vertical-align:top;width:300px;"><![endif]-->
<div class="mj-column-per-50 mj-outlook-group-fix" style="font-size:0px;text-align:left;direction:ltr;display:inline-block;vertical-align:top;width:100%;">
<table border="0" cellpadding="0" cellspacing="0" role="presentation" width="100%"><tbody>
<tr><td align="left" style="font-size:0px;padding:10px 25px;word-break:break-word;"><div style="font-family:Ubuntu, Helvetica, Arial, sans-serif;font-size:16px;line-height:1.5;text-align:left;color:#333333;">${words}</div></td></tr>
<tr><td align="center" vertical-align="middle" style="font-size:0px;padding:10px 25px;word-break:break-word;">
<table border="0" cellpadding="0" cellspacing="0" role="presentation" style="border-collapse:separate;line-height:100%;"><tbody><tr><td align="center" bgcolor="#2b6a3f" role="presentation" style="border:none;border-radius:3px;cursor:auto;mso-padding-alt:10px 25px;background:#2b6a3f;" valign="middle"><a href="https://example.org/routes" style="display:inline-block;background:#2b6a3f;color:#ffffff;font-family:Ubuntu, Helvetica, Arial, sans-serif;font-size:13px;font-weight:normal;line-height:120%;margin:0;text-decoration:none;text-transform:none;padding:10px 25px;mso-padding-alt:0px;border-radius:3px;" target="_blank">See the routes</a></td></tr></tbody></table>
</td></tr></tbody></table></div>
<!--[if mso | IE]></td></tr></table><![endif]-->
</td></tr></tbody></table></div>
<!--[if mso | IE]></td></tr></table><![endif]-->
</div></body></html>`

/** Written by hand with tables, as newsletters have been for twenty years. */
export const tables = `<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">
<html xmlns="http://www.w3.org/1999/xhtml" lang="en">
<head><meta http-equiv="Content-Type" content="text/html; charset=UTF-8"><title>Autumn</title>
<style type="text/css">
body, table, td, a { -webkit-text-size-adjust: 100%; -ms-text-size-adjust: 100%; }
a:hover { color: #114422 !important; }
.button:hover { background: #1d4f2d !important; }
@media screen and (max-width: 600px) {
  .full { width: 100% !important; }
  .stack { display: block !important; width: 100% !important; }
}
@media (prefers-color-scheme: dark) { .dark { background-color: #222222 !important; color: #eeeeee !important; } }
</style></head>
<body style="margin:0; padding:0; background-color:#eeeeee;">
<table border="0" cellpadding="0" cellspacing="0" width="100%" role="presentation"><tr><td align="center" bgcolor="#eeeeee">
<table border="0" cellpadding="0" cellspacing="0" width="600" class="full" role="presentation" style="background-color:#ffffff;">
<tr><td style="padding:20px; font-family:Arial, sans-serif; font-size:16px; line-height:24px; color:#333333;">
<img src="https://example.org/logo.png" width="120" height="40" alt="Hill Walks" style="display:block; border:0;">
<h1 style="margin:20px 0 10px; font-size:28px; line-height:34px; font-weight:bold;">Bright days</h1>
<p style="margin:0 0 16px;">${words}</p>
<table border="0" cellpadding="0" cellspacing="0" role="presentation"><tr><td class="button" bgcolor="#2b6a3f" style="border-radius:4px;"><a href="https://example.org/routes" style="display:inline-block; padding:12px 24px; color:#ffffff; text-decoration:none; font-weight:bold;">See the routes</a></td></tr></table>
</td></tr>
<tr><td><table border="0" cellpadding="0" cellspacing="0" width="100%" role="presentation"><tr>
<td class="stack" width="50%" valign="top" style="padding:10px;"><img src="https://example.org/a.jpg" width="280" alt="The river" style="display:block; width:100%; max-width:280px; height:auto;"></td>
<td class="stack" width="50%" valign="top" style="padding:10px;"><img src="https://example.org/b.jpg" width="280" alt="The ridge" style="display:block; width:100%; max-width:280px; height:auto;"></td>
</tr></table></td></tr>
<tr><td style="padding:20px; font-family:Arial, sans-serif; font-size:12px; line-height:18px; color:#777777;">Hill Walks, 1 High Street. <a href="https://example.org/u" style="color:#777777; text-decoration:underline;">Unsubscribe</a></td></tr>
</table></td></tr></table>
</body></html>`

/** Written like a web page. */
export const modern = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>Autumn</title>
<style>
:root { --green: #2b6a3f; --gap: 24px; }
body { margin: 0; font: 16px/1.6 system-ui, sans-serif; color: rgb(40 40 40); background: #f5f5f5; }
.page { max-width: 640px; margin: 0 auto; padding: 2rem; background: #fff; }
.hero { background-image: linear-gradient(rgb(0 0 0 / 40%), rgb(0 0 0 / 40%)), url(https://example.org/hero.webp); color: #fff; padding: 4rem 2rem; position: relative; }
.cards { display: grid; grid-template-columns: repeat(3, 1fr); gap: var(--gap); }
.card { border-radius: 12px; box-shadow: 0 2px 8px rgb(0 0 0 / 10%); overflow: hidden; }
.card:hover { transform: translateY(-2px); }
.row { display: flex; justify-content: space-between; align-items: center; gap: 1rem; }
.badge { position: absolute; top: 8px; right: 8px; background: var(--green); }
a { color: var(--green); }
@media (max-width: 600px) { .cards { grid-template-columns: 1fr; } }
</style></head>
<body><main class="page">
<header class="hero"><h1>Bright days</h1><p>${words}</p><span class="badge">New</span></header>
<section class="cards">
<article class="card"><img src="https://example.org/a.webp" alt="The river"><h2>The river</h2><p>Nine flat kilometres along the water.</p></article>
<article class="card"><img src="https://example.org/b.webp" alt="The ridge"><h2>The ridge</h2><p>Steep, with a view of three valleys.</p></article>
<article class="card"><img src="https://example.org/c.webp" alt="The wood"><h2>The wood</h2><p>Shade, mushrooms and a café at the end.</p></article>
</section>
<footer class="row"><a href="https://example.org/routes">All routes</a><a href="https://example.org/u">Unsubscribe</a></footer>
</main></body></html>`

/** What a mail program writes when someone types a letter. */
export const letter = `<html><head><meta http-equiv="Content-Type" content="text/html; charset=utf-8"></head>
<body><div style="font-family: Arial, Helvetica, sans-serif; font-size: 14px;">Hello Ann,<br><br>${words}</div>
<p>Would <b>Saturday</b> suit you? <a href="https://example.org/routes">Here are the routes</a>.</p>
<blockquote style="margin: 0 0 0 0.8ex; border-left: 1px solid rgb(204, 204, 204); padding-left: 1ex;">On Friday you wrote: shall we walk?</blockquote>
<ul><li>Boots</li><li>Water</li></ul>
<p>Yours,<br>Tom</p></body></html>`
