import type { Language } from '#engines/language.ts'
import type { RenderFailure } from '#engines/world.ts'

/** Why there is no picture, as a sentence for the reader of a report. */
export const failureTexts: Record<Language, Record<RenderFailure, string>> = {
  en: {
    unavailable: 'This server has no browser that could be started, so nothing was drawn.',
    crashed: 'The browser gave up on this mail twice. Its HTML may be damaged or made to do harm.',
    timeout: 'Our limits cut the drawing short, not the mail: this server was too busy, or its browser hung.',
    'too-large': 'The mail is larger than a picture may be here.',
    refused: 'Too many mails were waiting to be drawn.',
    costly:
      'Drawing this mail takes more processor time than a picture may take here. It is not tried again: something in its HTML or CSS is very costly.',
  },
  de: {
    unavailable: 'Auf diesem Server ließ sich kein Browser starten, deshalb wurde nichts gezeichnet.',
    crashed:
      'Der Browser ist an dieser Mail zweimal gescheitert. Ihr HTML ist vielleicht beschädigt oder soll Schaden anrichten.',
    timeout:
      'Unsere Grenzen haben das Zeichnen abgebrochen, nicht die Mail: Dieser Server war zu beschäftigt, oder sein Browser hing.',
    'too-large': 'Die Mail ist größer, als ein Bild hier sein darf.',
    refused: 'Zu viele Mails warteten darauf, gezeichnet zu werden.',
    costly:
      'Diese Mail zu zeichnen kostet mehr Rechenzeit, als ein Bild hier haben darf. Es wird nicht noch einmal versucht: Etwas in ihrem HTML oder CSS ist sehr aufwendig.',
  },
}

/** Why there are no pictures at all. */
type NoPictures = Record<'disabled' | 'none' | 'empty' | 'locked' | 'failed', string>

export const noPictures: Record<Language, NoPictures> = {
  en: {
    disabled: 'The operator of this server has switched screenshots and heat maps off.',
    none: 'This test was made before this server drew pictures. Send the mail again to see it.',
    empty: 'This mail shows nothing: it has no text and no picture that a reader could see.',
    locked:
      'The plan had no screenshots and heat maps left when this mail came. The rest of the report is complete.',
    failed: 'The pictures of this mail could not be made. The rest of the report is complete.',
  },
  de: {
    disabled: 'Auf diesem Server sind Screenshots und Heatmaps ausgeschaltet.',
    none: 'Dieser Test entstand, bevor dieser Server Bilder zeichnete. Die Mail noch einmal senden, um sie zu sehen.',
    empty: 'Diese Mail zeigt nichts: Sie hat weder Text noch ein Bild, das zu sehen wäre.',
    locked:
      'Der Tarif enthielt keine Screenshots und Heatmaps mehr, als diese Mail kam. Der übrige Bericht ist vollständig.',
    failed: 'Die Bilder dieser Mail konnten nicht erstellt werden. Der übrige Bericht ist vollständig.',
  },
}
