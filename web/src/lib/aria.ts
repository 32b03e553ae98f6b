/** A state of a button as the word that its attribute holds. Svelte takes a boolean, too, but to find out how to set it, it
 * first reads all properties that a button has: some milliseconds, and on a phone a page that answers late. */
export const word = (on: boolean): 'true' | 'false' => (on ? 'true' : 'false')
