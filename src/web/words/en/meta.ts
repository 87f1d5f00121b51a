/** Titles and descriptions of pages, for search engines and tabs. */
export const metaWords = {
  title: (brand: string) => `Free Email Newsletter Spam Test - ${brand}`,
  description:
    'Check the newsletter spam score and quality. Improve the deliverability of your emails with our online spam tester and checker tool.',
  emailTest: (brand: string) => `Email spam test - ${brand}`,
  loading: (brand: string) => `Waiting for your mail - ${brand}`,
  checker: (title: string, brand: string) => `${title} - ${brand}`,
  checked: (name: string, subject: string, brand: string) => `${name} of ${subject} - ${brand}`,
  report: (subject: string, brand: string) => `${subject} - Spam test report - ${brand}`,
  notFound: (brand: string) => `Page not found - ${brand}`,
}
