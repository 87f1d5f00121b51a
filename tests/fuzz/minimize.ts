/** The input with all pieces taken out that the failure does not need; gives up after `ms`. */
export async function minimize(
  input: Buffer,
  stillFails: (smaller: Buffer) => Promise<boolean>,
  ms: number,
): Promise<Buffer> {
  const end = Date.now() + ms
  let best = input
  for (let size = Math.ceil(best.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let at = 0; at < best.length && Date.now() < end; ) {
      const smaller = Buffer.concat([best.subarray(0, at), best.subarray(at + size)])
      if (await stillFails(smaller)) best = smaller
      else at += size
    }
  }
  return best
}
