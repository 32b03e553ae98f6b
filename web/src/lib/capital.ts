/** As at the beginning of a sentence, or on a button. */
export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)
