import type { Digest } from './records.ts'

/** A key that a zone is trusted to have, by its digest. */
export type Anchor = Digest

const anchor = (keyTag: number, algorithm: number, type: number, digest: string): Anchor => ({
  ...{ keyTag, algorithm, type },
  digest: Buffer.from(digest, 'hex'),
})

/**
 * The keys of the root, from https://data.iana.org/root-anchors/root-anchors.xml as of 2026-11-30: KSK-2017, and KSK-2024,
 * to which ICANN planned to change on 2026-10-11. Both are trusted, so that validation holds before and after it.
 */
export const rootAnchors: readonly Anchor[] = [
  anchor(20326, 8, 2, 'E06D44B80B8F1D39A95C0B0D7C65D08458E880409BBC683457104237C7F8EC8D'),
  anchor(38696, 8, 2, '683D2D0ACB8C9B712A1948B27F741219298D0A450D612C483AF444A4C0FB2B16'),
]
