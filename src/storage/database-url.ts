import type { Database } from './db.ts'
import { isOutage } from './outage.ts'
import { openPostgres } from './postgres.ts'
import type { PostgresLog } from './postgres-listener.ts'
import { DatabaseUnavailable } from './unavailable.ts'

/** As openPostgres, for the server that DATABASE_URL names: throws DatabaseUnavailable for what an operator can mend there. */
export async function openDatabaseUrl(
  url: string,
  options: { connections?: number; log?: PostgresLog },
): Promise<Database> {
  try {
    return await openPostgres(url, options)
  } catch (error) {
    const why = whyUnavailable(error, url)
    throw why ? new DatabaseUnavailable(why, { cause: error }) : error
  }
}

/** One or two sentences without the password; null for what is no fault of the server or of its address. */
export function whyUnavailable(error: unknown, url: string): string | null {
  const { host, user, database } = partsOf(url)
  const { code } = error as { code?: string }
  // PostgreSQL, appendix A: invalid authorization, invalid catalog name, insufficient privilege.
  if (code?.startsWith('28')) {
    return `PostgreSQL at ${host} refuses the user or the password that DATABASE_URL gives (user ${user}).`
  }
  if (code === '3D000') {
    return `PostgreSQL at ${host} has no database ${database}. Make it, or correct DATABASE_URL.`
  }
  if (code === '42501') {
    return `The user ${user} may not make tables in the database ${database} at ${host}. Make that user its owner.`
  }
  if (!isOutage(error)) return null
  return `PostgreSQL does not answer at ${host} (${code ?? (error as Error).message}). Is it running, and is DATABASE_URL right?`
}

/** As far as the URL tells; that of a Unix socket may have no host. */
function partsOf(url: string) {
  const parsed = URL.canParse(url) ? new URL(url) : null
  return {
    host: parsed?.host || parsed?.searchParams.get('host') || 'the server of DATABASE_URL',
    user: parsed?.username || 'that it names',
    database: parsed?.pathname.slice(1) || 'that it names',
  }
}
