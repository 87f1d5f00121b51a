/** Rules of a domain report on paper, after those of all papers. */
export const style = `
main{max-width:860px}
h1{overflow-wrap:anywhere}
h2{font-size:18px;line-height:1.3;margin:28px 0 8px;break-after:avoid}
h3{font-size:14px;line-height:1.4;margin:0 0 4px;break-after:avoid}
a{color:inherit;overflow-wrap:anywhere}
header{margin-bottom:16px}
.soft{color:#565b66}
.verdict{padding:14px 0;border-block:1px solid #16181d}
.sentence{font-size:18px;line-height:1.35;font-weight:700;margin:6px 0}
.about{margin-top:14px}
.mark{display:inline-block;padding:0 7px;border:1px solid;border-radius:3px;font-size:12px;line-height:1.6;font-weight:700}
.mark.bad{color:#b91c1c}.mark.warning{color:#9a4a08}.mark.good{color:#15803d}.mark.no-data{color:#565b66}
code{font-family:'Liberation Mono',Cousine,monospace;font-size:11.5px;overflow-wrap:anywhere}
dl{display:grid;grid-template-columns:132px minmax(0,1fr);gap:3px 12px;margin:6px 0 0}
dt{color:#565b66;font-size:12px;line-height:21px}dd{margin:0;overflow-wrap:anywhere}
ol,ul{margin:4px 0 0;padding-inline-start:22px}li{margin:0 0 4px}
ol.publish{padding-inline-start:0;list-style:none;counter-reset:publish}
.publish>li{counter-increment:publish;margin:14px 0 0}
.publish>li>h3::before{content:counter(publish) '. '}
.record{padding:8px 12px;border:1px solid #b4b8c0;border-radius:4px;break-inside:avoid}
.record dl{margin:0}.record dl,.record dt{font-size:12px}
.note{margin-top:6px;font-size:12px}
article{margin:14px 0 0;padding-top:12px;border-top:1px solid #d7dae0}
h2+article{margin-top:0;padding-top:4px;border-top:0}
.finding{margin-top:6px}
.label{margin-top:6px;font-size:12px;color:#565b66;break-after:avoid}
.lines{padding:0;list-style:none}
.lines li{display:grid;grid-template-columns:150px minmax(0,1fr);gap:12px;padding:5px 0;margin:0;border-top:1px solid #d7dae0;break-inside:avoid}
.lines li:first-child{border-top:0}
.lines span,.lines b{overflow-wrap:anywhere}
.names{font-size:12px}
.records{padding:0;list-style:none;font-size:12px}
@page{@bottom-right{content:counter(page) ' / ' counter(pages);font:11px Arial,Arimo,sans-serif;color:#565b66}}
.foot{margin-top:28px;padding-top:12px;border-top:1px solid #d7dae0;font-size:12px}
@media(max-width:600px){dl,.lines li{grid-template-columns:minmax(0,1fr);gap:0}dd{margin-bottom:4px}}`
