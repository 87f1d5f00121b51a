/** What may be chosen of the picture beside device and version; it stands in the address. */
export const folds = ['on', 'off'] as const
export type Fold = (typeof folds)[number]

/** The mail alone, at reading size, or the whole window with what it leaves free beside it. */
export const widths = ['mail', 'window'] as const
