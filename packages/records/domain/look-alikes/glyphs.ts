/** Letters that are taken for others in the fonts of address bars and inboxes. */

/** Within ASCII, in both directions. */
export const pairs: readonly (readonly [string, string])[] = [
  ...([
    ['rn', 'm'],
    ['l', '1'],
    ['o', '0'],
    ['i', 'l'],
    ['vv', 'w'],
    ['cl', 'd'],
    ['i', '1'],
  ] as const),
  ...([
    ['s', '5'],
    ['e', '3'],
    ['nn', 'm'],
  ] as const),
]

/** Latin letters with a small mark, which registries let stand next to plain ones. */
export const marked: Readonly<Record<string, string>> = {
  ...{ a: 'á', c: 'ç', e: 'é', i: 'í', l: 'ł', n: 'ñ', o: 'ó', s: 'ś', u: 'ú', y: 'ý', z: 'ź' },
}

/**
 * Cyrillic letters of the same shape. Registries refuse names that mix scripts, so only a name all of whose letters are
 * here can be imitated.
 */
export const cyrillic: Readonly<Record<string, string>> = {
  ...{ a: 'а', c: 'с', d: 'ԁ', e: 'е', h: 'һ', i: 'і', j: 'ј', l: 'ӏ', o: 'о', p: 'р', q: 'ԛ', s: 'ѕ' },
  ...{ w: 'ԝ', x: 'х', y: 'у' },
}
