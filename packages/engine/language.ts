/** In which language words are put to facts: those that people can choose, of which English is the source. */
export type { Language } from '@postproof/messages/languages'
