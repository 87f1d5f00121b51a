import { redirect } from 'react-router'
import { paths } from '../paths.ts'

/** A test or report without an id is no page: home has the address to start with. */
export const loader = () => redirect(paths.home)
