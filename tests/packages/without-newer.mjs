/**
 * Takes away what came after Node 20, so that a package which would fail there fails here. The list is the difference of the
 * names that 20.20 and 24.21 have on their built-in objects, as far as a program of ours could use them.
 */
const newer = [
  [Array, 'fromAsync'],
  [ArrayBuffer.prototype, 'transfer', 'transferToFixedLength', 'detached'],
  [Error, 'isError'],
  [globalThis, 'Float16Array', 'URLPattern', 'DisposableStack', 'AsyncDisposableStack'],
  [Intl, 'DurationFormat'],
  [
    Iterator.prototype,
    ...['drop', 'every', 'filter', 'find', 'flatMap', 'forEach', 'map', 'reduce', 'some', 'take', 'toArray'],
  ],
  [Map, 'groupBy'],
  [Object, 'groupBy'],
  [Promise, 'try', 'withResolvers'],
  [RegExp, 'escape'],
  [
    Set.prototype,
    ...[
      'difference',
      'intersection',
      'isDisjointFrom',
      'isSubsetOf',
      'isSupersetOf',
      'symmetricDifference',
      'union',
    ],
  ],
]
for (const [holder, ...names] of newer) for (const name of names) delete holder[name]
