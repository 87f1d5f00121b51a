/** Where "e-mail" is a word, no line ends at its hyphen. */
const unbroken: Record<string, RegExp> = { de: /\b(E)-(Mails?)\b/g, fr: /\b(e)-(mails?)\b/gi }

/**
 * What the typography of a language asks of every sentence, so that nobody has to type signs that look like others: a
 * German or French line does not end within "E-Mail".
 */
export const typeset = (language: string, sentence: string): string => {
  const word = unbroken[language]
  return word ? sentence.replaceAll(word, '$1\u2011$2') : sentence
}
