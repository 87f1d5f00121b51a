/** In which language words are put to facts. English is the source; what German lacks is a fault that a test finds. */
export type Language = 'en' | 'de'
