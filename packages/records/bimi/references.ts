/** Where the rules of BIMI stand. */

export const bimiDraft = {
  label: 'BIMI draft',
  url: 'https://datatracker.ietf.org/doc/draft-brand-indicators-for-message-identification/',
}
export const bimiGroup = { label: 'BIMI Group', url: 'https://bimigroup.org/' }
export const svgDraft = {
  label: 'SVG Tiny PS draft',
  url: 'https://datatracker.ietf.org/doc/draft-svg-tiny-ps-abrotman/',
}
export const gmailBimi = {
  label: 'Gmail: set up BIMI',
  url: 'https://support.google.com/a/answer/10911320',
}
export const markRequirements = {
  label: 'BIMI Group: requirements for mark certificates',
  url: 'https://bimigroup.org/vmc-requirements/',
}
