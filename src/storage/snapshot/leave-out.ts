import type { Snapshot } from './types.ts'

/**
 * The same snapshot with these tables empty. For what is on its way and will be done where it was taken: brought back from a
 * backup it would be done a second time.
 */
export function leavingOut(snapshot: Snapshot, names: readonly string[]): Snapshot {
  const isLeftOut = ({ name }: { name: string }) => names.includes(name)
  return {
    ...snapshot,
    tables: snapshot.tables.map((table) => (isLeftOut(table) ? { ...table, rows: 0, digest: '0' } : table)),
    async *rows() {
      for await (const part of snapshot.rows()) if (!isLeftOut(part.table)) yield part
    },
  }
}
