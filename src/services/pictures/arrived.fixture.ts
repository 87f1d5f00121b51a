import type { Finding } from '@postproof/engine/finding'
import type { Layout } from '@postproof/engine/world'
import type { SpamTestReport } from '@postproof/spam-test/report'
import { scoreFindings } from '@postproof/spam-test/score'
import type { Session } from '@postproof/spam-test/types'
import type { Blobs } from '#storage/blobs.ts'
import type { Database } from '#storage/db.ts'
import { rowOfReport } from '#storage/report-row.ts'
import { completeTest, insertTest } from '#storage/tests.ts'

/** A mail whose test is done, and whose pictures are still to be drawn. */

export const letter = Buffer.from(
  'From: a@example.org\r\nSubject: S\r\nContent-Type: text/html\r\n\r\n<p>Hello to you',
)
export const session = { source: 'smtp', clientAddress: '192.0.2.1' } as Session

/** How a page lies on which nothing stands. */
export const emptyLayout: Layout = {
  viewport: { width: 390, height: 844 },
  document: { width: 390, height: 900 },
  content: { x: 0, y: 0, width: 390, height: 900 },
  direction: 'ltr',
  boxes: [],
}

type Arrival = { id: string; raw?: Uint8Array; findings: Finding[]; at: Date }

/** `at`: when it came and was judged; it is kept for ten days. */
export async function arrive(
  { db }: Database,
  blobs: Blobs,
  { id, raw = letter, findings, at }: Arrival,
): Promise<void> {
  await insertTest(db, blobs, {
    ...{ addressId: id, spoolId: `${id}-${process.pid}-${Date.now()}`, owner: 'someone', session, raw },
    ...{ receivedAt: at, expiresAt: new Date(at.getTime() + 10 * 86_400_000), pictures: 'pending' },
  })
  const report = {
    ...{ findings, auth: { fromDomain: null }, score: scoreFindings(findings) },
    ...{ language: null, subject: 'S', from: null, rules: { version: '1' } },
  }
  await completeTest(db, id, rowOfReport(report as unknown as SpamTestReport), at)
}
