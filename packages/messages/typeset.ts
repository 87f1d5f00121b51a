/**
 * What the typography of a language asks of every sentence, so that nobody has to type signs that look like others: a
 * French line does not end within "e-mail".
 */
export const typeset = (language: string, sentence: string): string =>
  language === 'fr' ? sentence.replaceAll(/\b(e)-(mails?)\b/gi, '$1\u2011$2') : sentence
