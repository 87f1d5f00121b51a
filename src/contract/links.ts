/** Where a link that an operator wrote may lead: a web or email address, or a page of this site; never a script. Browser-safe. */
export const linkPattern = /^(?:https?:\/\/|mailto:|\/(?![/\\]))/i
