export { errorWords as errors } from './errors.ts'
export { metaWords as meta } from './meta.ts'
export { shellWords as shell } from './shell.ts'
export { copyWords as copy, statusWords as status } from './status.ts'
