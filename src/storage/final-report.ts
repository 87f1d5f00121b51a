import { type RawBuilder, sql } from 'kysely'

/** Whether a report has all that is to come soon. Pictures that were cut short are tried again within hours. `tests`: its name in the query. */
export const isFinal = (tests: string): RawBuilder<boolean> => {
  const column = (name: string) => sql.ref(`${tests}.${name}`)
  return sql<boolean>`(${column('status')} = 'completed' and ${column('pictures')} <> 'drawing'
    and (${column('pictures')} <> 'pending' or ${column('pictures_due_at')} is not null))`
}
