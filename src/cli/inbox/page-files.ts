/** What the page of a staging inbox loads beside itself. */

/** Keeps the list fresh: what changed is read again, and put in the place of what stood there. Without it the page works as well. */
export const script = `
const source = new EventSource('/events')
let due = false
async function refresh() {
  due = false
  const answer = await fetch(location.href)
  if (!answer.ok) return
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
  for (const id of ['list', 'count']) {
    const focused = document.activeElement?.closest('#' + id) ? document.activeElement.getAttribute('href') : null
    document.getElementById(id).replaceWith(page.getElementById(id))
    if (focused) document.querySelector('#' + id + ' [href="' + CSS.escape(focused) + '"]')?.focus()
  }
  document.title = page.title
  localTimes()
}
function localTimes() {
  for (const time of document.querySelectorAll('time')) {
    const at = new Date(time.dateTime)
    const today = at.toDateString() === new Date().toDateString()
    time.textContent = today ? at.toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' }) : at.toLocaleDateString()
    time.title = at.toLocaleString()
  }
}
localTimes()
source.addEventListener('changed', () => {
  if (due) return
  due = true
  setTimeout(refresh, 200)
})
`

export const style = `
:root {
  color-scheme: light dark;
  --ink: light-dark(#17171f, #f2f2f7);
  --soft: light-dark(#5d5d70, #a7a7ba);
  --line: light-dark(#e2e2ec, #2a2a38);
  --page: light-dark(#f7f8fc, #0c0c12);
  --card: light-dark(#fff, #15151d);
  --accent: light-dark(#5b5bf6, #8f8fff);
  --tint: light-dark(#eeeeff, #24243c);
  --bad: light-dark(#b91c1c, #ff8080);
  --warning: light-dark(#a84a00, #ffb547);
}
* { box-sizing: border-box; }
body {
  margin: 0;
  display: grid;
  grid-template: auto minmax(0, 1fr) / minmax(260px, 360px) minmax(0, 1fr);
  height: 100dvh;
  font: 14px / 20px Inter, system-ui, sans-serif;
  color: var(--ink);
  background: var(--page);
}
header {
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
  padding: 10px 16px;
  border-bottom: 1px solid var(--line);
  background: var(--card);
}
.brand { font-weight: 700; font-size: 16px; color: inherit; text-decoration: none; }
header form[role="search"] { flex: 1 1 200px; max-width: 480px; }
input[type="search"] {
  width: 100%; height: 36px; padding: 0 12px; font: inherit; color: inherit;
  background: var(--page); border: 1px solid var(--line); border-radius: 8px;
}
#count { margin: 0 0 0 auto; color: var(--soft); font-variant-numeric: tabular-nums; }
button, .bar a {
  min-height: 32px; padding: 5px 12px; font: inherit; color: inherit; text-decoration: none;
  background: var(--card); border: 1px solid var(--line); border-radius: 8px; cursor: pointer;
}
button:hover, .bar a:hover { border-color: var(--accent); }
nav { overflow-y: auto; border-right: 1px solid var(--line); background: var(--card); }
nav ol, .tabs, .parts, .report ol { margin: 0; padding: 0; list-style: none; }
nav li a {
  display: block; padding: 9px 16px; border-bottom: 1px solid var(--line); color: inherit; text-decoration: none;
}
nav li a:hover { background: var(--page); }
nav li a[aria-current] { background: var(--tint); box-shadow: inset 3px 0 var(--accent); }
nav .read b, nav .read .subject { font-weight: 400; }
nav .unread .subject { font-weight: 600; }
.line { display: flex; justify-content: space-between; gap: 8px; }
.line b, .subject, .cut { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.subject { display: block; }
time { color: var(--soft); font-variant-numeric: tabular-nums; }
.faint { color: var(--soft); font-size: 13px; }
.tag { padding: 0 7px; font-style: normal; font-size: 12px; background: var(--tint); border-radius: 9px; white-space: nowrap; }
.none { padding: 16px; color: var(--soft); }
main { overflow: auto; padding: 20px 24px; }
.empty { max-width: 60ch; margin: 10vh auto; color: var(--soft); }
.empty h1 { color: var(--ink); }
code, pre { font: 13px / 20px ui-monospace, monospace; }
article { display: flex; flex-direction: column; min-height: 100%; }
.top { display: flex; align-items: start; justify-content: space-between; gap: 16px; }
h1 { margin: 0 0 8px; font-size: 20px; line-height: 28px; overflow-wrap: anywhere; }
dl { margin: 0 0 12px; overflow-wrap: anywhere; }
dl div { display: flex; gap: 8px; }
dt { flex: none; width: 44px; color: var(--soft); }
dd { margin: 0; min-width: 0; }
.tabs { display: flex; flex-wrap: wrap; gap: 20px; margin-bottom: 12px; border-bottom: 1px solid var(--line); }
.tabs a { display: block; padding: 8px 0; color: var(--soft); text-decoration: none; }
.tabs a[aria-current] { color: inherit; box-shadow: 0 2px var(--accent); }
.count { padding: 0 7px; font-size: 12px; border-radius: 9px; background: var(--tint); }
.count.error { color: var(--bad); }
.count.warning { color: var(--warning); }
.bar { display: flex; flex-wrap: wrap; gap: 8px; margin: 0 0 12px; }
.bar a[aria-current] { border-color: var(--accent); background: var(--tint); }
.bar .end { margin-left: auto; }
iframe { flex: 1; width: 100%; min-height: 480px; border: 1px solid var(--line); border-radius: 8px; background: #fff; color-scheme: light; }
iframe.w375 { width: 375px; max-width: 100%; }
iframe.w600 { width: 600px; max-width: 100%; }
pre { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; }
article > pre { padding: 16px; background: var(--card); border: 1px solid var(--line); border-radius: 8px; }
.parts li { padding: 8px 0; }
a { color: var(--accent); }
.verdict { font-size: 16px; font-weight: 600; }
.report li { padding: 10px 0; border-top: 1px solid var(--line); }
.report li p { margin: 0 0 4px; }
.report li pre { padding: 4px 8px; background: var(--page); border-radius: 6px; }
.report .error b { color: var(--bad); }
.report .warning b { color: var(--warning); }
.back { display: none; margin-bottom: 8px; }
@media (width < 768px) {
  body { grid-template: auto minmax(0, 1fr) / minmax(0, 1fr); }
  #count { margin: 0; }
  main { padding: 16px; }
  body:not(.has-mail) main, body.has-mail nav { display: none; }
  .back { display: block; }
}
@media (width < 768px) {
  body:not(.has-mail):has(nav .none:only-child) { grid-template: auto auto 1fr / minmax(0, 1fr); }
  body:not(.has-mail):has(nav .none:only-child) main { display: block; }
}
`
