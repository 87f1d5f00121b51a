import type { Category } from './types.ts'

/** The steps of `fixes.ts` in German, by the same slugs. */
const noScriptForm = 'Das Formular durch einen Button ersetzen, der zum Formular auf der Website führt.'
const shownBelow =
  'Zeilen und Spalten mit Tabellen bauen; dies als Zugabe für Mailprogramme lassen, die es kennen.'
const fixedUnit = 'Die Größe in px angeben und diese Einheit in eine zweite Deklaration danach setzen.'
const physical = 'Die einfachen Eigenschaften verwenden, etwa margin-left und padding-top, für alle Sprachen.'
const extra = 'Als Zugabe behalten: Die Mail muss sich auch ohne das gut lesen.'
const pictureBehind =
  'Eine Hintergrundfarbe angeben, auf der sich der Text lesen lässt, und für Outlook das Bild in VML.'
const attribute = (name: string): string =>
  `Zusätzlich das Attribut ${name} setzen, das ältere Mailprogramme lesen.`
const beforeGradient = 'Vor dem Verlauf eine einfache Hintergrundfarbe in einer eigenen Deklaration angeben.'
const contentInHtml = 'Den Inhalt ins HTML schreiben.'
const intoStyles = 'Die Regeln in ein <style>-Element im head kopieren, oder in style-Attribute.'

export const germanFixes: Record<string, string> = {
  'css-align-items': 'Das Attribut valign oder vertical-align an Tabellenzellen verwenden.',
  'css-animation':
    'Die Bewegung als Zugabe behalten: Das erste Bild muss alles sagen. Ein animiertes GIF bewegt sich in mehr Mailprogrammen.',
  'css-aspect-ratio': 'Bildern die Attribute width und height geben.',
  'css-at-font-face':
    'Nach dem Webfont eine verbreitete Schrift nennen, etwa Arial oder Georgia; für Outlook mso-font-alt ergänzen.',
  'css-at-import': intoStyles,
  'css-at-keyframes': extra,
  'css-at-media':
    'Das Layout so bauen, dass es ohne Media Queries fließt (Prozentwerte und max-width), und es damit verfeinern.',
  'css-at-media-prefers-color-scheme':
    'Farben wählen, die auch halten, wo Mailprogramme sie selbst umkehren; die dunklen Stile als Zugabe behalten.',
  'css-at-supports': extra,
  'css-background': pictureBehind,
  'css-background-image': pictureBehind,
  'css-background-size': 'Das Hintergrundbild in der Größe speichern, in der es gezeigt wird.',
  'css-border-radius':
    'So lassen: Dort sind die Ecken eckig. Wo sie rund sein müssen, für Outlook VML verwenden.',
  'css-box-shadow':
    'So lassen: Dort fehlt der Schatten. Wo eine Kante wichtig ist, zusätzlich einen Rahmen angeben.',
  'css-box-sizing':
    'padding und border in die Breiten einrechnen, oder padding an einer inneren Zelle setzen.',
  'css-column-count': 'Spalten mit den Zellen einer Tabelle bauen.',
  'css-display-flex':
    'Spalten mit einer Tabelle bauen, oder mit inline-block-Elementen in einer Tabelle für Outlook; flex als Zugabe behalten.',
  'css-display-grid': 'Das Raster mit einer Tabelle bauen; display: grid als Zugabe behalten.',
  'css-display-none': 'Für Outlook mso-hide: all ergänzen, für andere max-height: 0 und overflow: hidden.',
  'css-filter': 'Den Effekt ins Bild selbst einrechnen.',
  'css-flex-direction': shownBelow,
  'css-flex-wrap': shownBelow,
  'css-float': 'Das Attribut align oder die Zellen einer Tabelle verwenden.',
  'css-function-clamp': fixedUnit,
  'css-function-light-dark':
    'Die helle Farbe in einer Deklaration davor angeben und die dunkle in einer Abfrage mit prefers-color-scheme.',
  'css-function-max': fixedUnit,
  'css-function-min': fixedUnit,
  'css-gap': 'Statt gap padding an den Elementen oder Zellen verwenden.',
  'css-grid-template': shownBelow,
  'css-height': attribute('height'),
  'css-important':
    'Klein und mit einem Leerzeichen davor schreiben, und nur dort, wo ein style-Attribut überstimmt werden muss.',
  'css-inset': 'Zum Anordnen die Zellen einer Tabelle verwenden.',
  'css-intrinsic-size': fixedUnit,
  'css-justify-content': 'Das Attribut align an Tabellenzellen verwenden.',
  'css-left-right-top-bottom': 'Zum Anordnen die Zellen einer Tabelle, margin oder padding verwenden.',
  'css-line-height': 'Für Outlook davor mso-line-height-rule: exactly ergänzen.',
  'css-linear-gradient': beforeGradient,
  'css-list-style': 'Nur list-style-type angeben; für Bilder als Aufzählungszeichen eine Tabelle verwenden.',
  'css-list-style-image': 'list-style-type verwenden, oder eine Tabelle mit dem Bild in der ersten Spalte.',
  'css-margin':
    'padding an Tabellenzellen verwenden; negative Werte von margin funktionieren in wenigen Mailprogrammen.',
  'css-margin-block-start-end': physical,
  'css-margin-inline-block': physical,
  'css-margin-inline-start-end': physical,
  'css-max-width': 'Für Outlook eine Tabelle mit fester Breite darum setzen, in <!--[if mso]>-Kommentaren.',
  'css-modern-color':
    'Die Farbe als #336699 angeben. Gmail entfernt das ganze style-Attribut, das diese Schreibweise enthält.',
  'css-nesting': 'Jede Regel für sich schreiben, mit ihrem ganzen Selektor.',
  'css-object-fit': 'Das Bild auf die Form zuschneiden, in der es gezeigt wird.',
  'css-opacity': 'Die Farbe selbst mischen: eine einfache in der gemeinten Stärke.',
  'css-padding': 'padding an Tabellenzellen setzen: Outlook unter Windows lässt es anderswo weg.',
  'css-padding-block-start-end': physical,
  'css-padding-inline-block': physical,
  'css-padding-inline-start-end': physical,
  'css-position':
    'Zum Anordnen die Zellen einer Tabelle verwenden, oder Text und Bild in ein einziges Bild setzen.',
  'css-pseudo-element-after': contentInHtml,
  'css-pseudo-element-before': contentInHtml,
  'css-radial-gradient': beforeGradient,
  'css-rgb': 'Die Farbe als #336699 angeben, oder mit Kommas: rgb(51, 102, 153).',
  'css-rgba':
    'Davor eine einfache Farbe wie #336699 in einer eigenen Deklaration angeben; rgba mit Kommas schreiben.',
  'css-text-shadow': 'So lassen: Farben wählen, die sich ohne den Schatten lesen lassen.',
  'css-transform': extra,
  'css-transition': extra,
  'css-unit-calc': fixedUnit,
  'css-unit-rem': fixedUnit,
  'css-unit-vh': fixedUnit,
  'css-unit-vw': fixedUnit,
  'css-variables': 'Den Wert selbst schreiben, oder ihn in einer Deklaration vor der mit var() angeben.',
  'css-visibility': 'display: none verwenden, mit mso-hide: all für Outlook.',
  'css-width': attribute('width'),
  'html-anchor-links': 'Die Mail so kurz halten, dass es ohne geht, oder die Webversion verlinken.',
  'html-audio': 'Die Aufnahme mit einem Bild oder Button verlinken.',
  'html-background': 'Zusätzlich das Attribut bgcolor setzen, und für Outlook das Bild in VML.',
  'html-base': 'In jeden Link und jedes Bild die ganze Adresse schreiben.',
  'html-button-submit': noScriptForm,
  'html-dir': 'Es auch an der äußersten Tabelle oder dem äußersten <div> setzen, und text-align dazu.',
  'html-form': noScriptForm,
  'html-hidden': 'style="display: none; mso-hide: all" verwenden.',
  'html-image-maps': 'Das Bild in Stücke schneiden, jedes mit eigenem Link.',
  'html-input-checkbox': noScriptForm,
  'html-input-radio': noScriptForm,
  'html-input-submit': noScriptForm,
  'html-input-text': noScriptForm,
  'html-link': intoStyles,
  'html-object': 'Den Inhalt mit einem Bild verlinken.',
  'html-picture': 'Ein <img> hineinsetzen, das für jedes Mailprogramm passt.',
  'html-select': noScriptForm,
  'html-semantics': '<div> und Tabellen verwenden, mit role-Attributen, wo sie Screenreadern helfen.',
  'html-srcset': 'Das Bild in doppelter Breite speichern und sein Attribut width setzen.',
  'html-style':
    'Die Stile, von denen die Mail abhängt, in style-Attribute schreiben; die meisten Mail-Editoren erledigen das.',
  'html-svg': 'Die Zeichnung als PNG speichern und <img> verwenden.',
  'html-textarea': noScriptForm,
  'html-video': 'Ein verlinktes Bild in <video> setzen, für Mailprogramme, die es nicht abspielen.',
  'image-apng': 'Sicherstellen, dass das erste Bild alles sagt.',
  'image-base64':
    'Das Bild hochladen und seine https-Adresse verwenden, oder es anhängen und mit cid: darauf verweisen.',
  'image-gif':
    'Sicherstellen, dass das erste Bild alles sagt: Outlook unter Windows zeigt vielleicht nur dieses.',
  'image-svg': 'Die Zeichnung als PNG in doppelter Größe speichern.',
  'image-webp': 'Das Bild als JPG oder PNG speichern; das zeigt jedes Mailprogramm.',
}

export const germanGeneric: Record<Category, string> = {
  css: 'Sicherstellen, dass sich die Mail auch ohne das gut liest: davor eine einfachere Deklaration angeben, oder darauf verzichten.',
  html: 'Sicherstellen, dass sich die Mail auch ohne das gut liest: stattdessen eine Tabelle, einen Link oder ein Bild verwenden.',
  image: 'Das Bild als JPG, PNG oder GIF speichern; das zeigt jedes Mailprogramm.',
  others: 'Manche Mailprogramme zeigen es nicht: sicherstellen, dass die Mail ohne das vollständig ist.',
}
