/** Marks shapes of Word's own, drawn as boxes: their styles are not those of the mail. */
export const SHAPE = 'data-vml'
