import type { Words } from '../en/index.ts'

export const metaWords: Words['meta'] = {
  title: (brand) => `Kostenloser Spam-Test für Newsletter - ${brand}`,
  description:
    'Spam-Bewertung und Qualität eines Newsletters prüfen. Mit dem Spam-Test im Browser kommen Mails besser im Posteingang an.',
  emailTest: (brand) => `Spam-Test für E-Mails - ${brand}`,
  loading: (brand) => `Warten auf die Mail - ${brand}`,
  checker: (title, brand) => `${title} - ${brand}`,
  checked: (name, subject, brand) => `${name} von ${subject} - ${brand}`,
  report: (subject, brand) => `${subject} - Bericht des Spam-Tests - ${brand}`,
  notFound: (brand) => `Seite nicht gefunden - ${brand}`,
}
