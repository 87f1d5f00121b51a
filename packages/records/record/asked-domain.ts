/**
 * The domain as every check asks for it: in lower case, without the dot of the root. An A-label name is expected; a name as
 * people write it is read by `input.ts`.
 */
export const askedDomain = (domain: string): string => domain.toLowerCase().replace(/\.$/, '')
