import type { Category } from './types.ts'

/** The steps of `fixes.ts` in German, by the same slugs. */
const noScriptForm = 'Das Formular durch einen Button ersetzen, der zum Formular auf der Website führt.'
const shownBelow =
  'Zeilen und Spalten mit Tabellen bauen; dies als Zugabe für Mailprogramme lassen, die es kennen.'
const fixedUnit = 'Die Größe in px angeben und diese Einheit in eine zweite Deklaration danach setzen.'
const physical = 'Die einfachen Eigenschaften verwenden, etwa margin-left und padding-top, für alle Sprachen.'
const extra = 'Als Zugabe behalten: Die Mail muss sich auch ohne das gut lesen.'
const explained =
  'So lassen: Die Buchstaben bleiben, nur die Erklärung fehlt. Wo Lesende sie brauchen, ausschreiben.'
const plainText =
  'So lassen: Der Text bleibt. Wo es auf sein Aussehen ankommt, dieses im style-Attribut eines <span> angeben.'
const toScreenReaders =
  'Es im Text selbst sagen oder im alt eines Bildes; das lesen Screenreader überall vor.'
const shownElsewhere = 'Den Inhalt in die Mail schreiben, oder eine Seite verlinken, die ihn zeigt.'
const inBrackets = 'Die Lesung in Klammern hinter das Wort schreiben.'
const valueAsText = 'Den Wert als Text schreiben.'
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
  'html-abbr': explained,
  'html-acronym': explained,
  'html-address': plainText,
  'html-align': 'Zusätzlich text-align im style-Attribut setzen, oder float für Tabellen nebeneinander.',
  'html-anchor-links': 'Die Mail so kurz halten, dass es ohne geht, oder die Webversion verlinken.',
  'html-aria-describedby': toScreenReaders,
  'html-aria-hidden':
    'Bildern, die nichts sagen, ein leeres alt geben, und Schmuckzeichen im Text weglassen.',
  'html-aria-label': toScreenReaders,
  'html-aria-labelledby': toScreenReaders,
  'html-aria-live': 'Weglassen: Eine Mail ändert sich nicht, während sie gelesen wird.',
  'html-audio': 'Die Aufnahme mit einem Bild oder Button verlinken.',
  'html-background': 'Zusätzlich das Attribut bgcolor setzen, und für Outlook das Bild in VML.',
  'html-base': 'In jeden Link und jedes Bild die ganze Adresse schreiben.',
  'html-bdi': 'Zusätzlich dir an einem <span> um den Text setzen.',
  'html-blockquote': plainText,
  'html-body':
    'So lassen: Diese Mailprogramme setzen ein eigenes Element an seine Stelle. Hintergrund, Schrift und Farbe auch der äußersten Tabelle geben.',
  'html-button-reset': noScriptForm,
  'html-button-submit': noScriptForm,
  'html-code': plainText,
  'html-del': plainText,
  'html-dfn': explained,
  'html-dialog': shownElsewhere,
  'html-dir': 'Es auch an der äußersten Tabelle oder dem äußersten <div> setzen, und text-align dazu.',
  'html-doctype':
    'So lassen: Diese Mailprogramme folgen eigenen Regeln. Größen und line-height selbst angeben, statt auf Vorgaben zu bauen.',
  'html-form': noScriptForm,
  'html-height':
    'So lassen; Bildern eine Höhe in px geben, nicht in Prozent, und zusätzlich height im style-Attribut.',
  'html-hidden': 'style="display: none; mso-hide: all" verwenden.',
  'html-image-maps': 'Das Bild in Stücke schneiden, jedes mit eigenem Link.',
  'html-input-checkbox': noScriptForm,
  'html-input-hidden': noScriptForm,
  'html-input-radio': noScriptForm,
  'html-input-reset': noScriptForm,
  'html-input-submit': noScriptForm,
  'html-input-text': noScriptForm,
  'html-lang': 'Für Screenreader so lassen und auch am äußersten Element in <body> setzen.',
  'html-link': intoStyles,
  'html-lists':
    'Die Liste lassen; auf reversed und value verzichten, und Nummern, auf die es ankommt, als Text schreiben.',
  'html-loading-attribute': 'Weglassen: Mailprogramme laden Bilder auf ihre eigene Weise.',
  'html-mailto-links': 'Die Adresse als Text neben den Link schreiben, und auf cc und bcc verzichten.',
  'html-marquee': 'Als Text schreiben, der stillsteht.',
  'html-meta-color-scheme': 'Farben wählen, die auch halten, wo Mailprogramme sie selbst umkehren.',
  'html-meter': valueAsText,
  'html-object': 'Den Inhalt mit einem Bild verlinken.',
  'html-picture': 'Ein <img> hineinsetzen, das für jedes Mailprogramm passt.',
  'html-popover': shownElsewhere,
  'html-pre': '<br> und geschützte Leerzeichen verwenden, wo es auf Zeilen und Abstände ankommt.',
  'html-progress': valueAsText,
  'html-required': 'Die Felder auf der Website prüfen: Dort ist das Formular besser aufgehoben.',
  'html-role':
    'Für Screenreader so lassen; Tabellen so ordnen, dass sie sich auch ohne das gut vorlesen lassen.',
  'html-rp': inBrackets,
  'html-rt': inBrackets,
  'html-ruby': inBrackets,
  'html-select': noScriptForm,
  'html-semantics': '<div> und Tabellen verwenden, mit role-Attributen, wo sie Screenreadern helfen.',
  'html-small': 'Zusätzlich font-size im style-Attribut setzen.',
  'html-srcset': 'Das Bild in doppelter Breite speichern und sein Attribut width setzen.',
  'html-strike': 'Zusätzlich text-decoration: line-through im style-Attribut setzen.',
  'html-style':
    'Die Stile, von denen die Mail abhängt, in style-Attribute schreiben; die meisten Mail-Editoren erledigen das.',
  'html-svg': 'Die Zeichnung als PNG speichern und <img> verwenden.',
  'html-target': 'So lassen: Links öffnen sich auf die Weise des Mailprogramms.',
  'html-textarea': noScriptForm,
  'html-valign': 'Zusätzlich vertical-align im style-Attribut setzen.',
  'html-video': 'Ein verlinktes Bild in <video> setzen, für Mailprogramme, die es nicht abspielen.',
  'html-wbr': 'Lange Wörter und Adressen kürzen, sodass sie ohne Umbruch passen.',
  'html-width':
    'So lassen; Bildern eine Breite in px geben, nicht in Prozent, und zusätzlich width im style-Attribut.',
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
  html: 'Manche Mailprogramme lassen es weg oder ändern es: behalten, wo ohne das nichts verloren geht, und Wichtiges als einfachen Text schreiben.',
  image: 'Das Bild als JPG, PNG oder GIF speichern; das zeigt jedes Mailprogramm.',
  others: 'Manche Mailprogramme zeigen es nicht: sicherstellen, dass die Mail ohne das vollständig ist.',
}
