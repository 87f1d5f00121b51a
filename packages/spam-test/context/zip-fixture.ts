/** A ZIP file whose entries hold nothing: local headers, central directory, end record (APPNOTE 4.3). */
export function zipOf(names: string[], flags = 0): Uint8Array {
  const chunks: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const name of names) {
    const local = Buffer.alloc(30 + name.length)
    local.writeUInt32LE(0x04034b50, 0)
    local.writeUInt16LE(flags, 6)
    local.writeUInt16LE(name.length, 26)
    local.write(name, 30, 'latin1')
    const entry = Buffer.alloc(46 + name.length)
    entry.writeUInt32LE(0x02014b50, 0)
    entry.writeUInt16LE(flags, 8)
    entry.writeUInt16LE(name.length, 28)
    entry.writeUInt32LE(offset, 42)
    entry.write(name, 46, 'latin1')
    chunks.push(local)
    directory.push(entry)
    offset += local.length
  }
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(names.length, 8)
  end.writeUInt16LE(names.length, 10)
  end.writeUInt32LE(Buffer.concat(directory).length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...chunks, ...directory, end])
}
