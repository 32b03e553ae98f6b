/** Fingers, and nothing that hovers: there nobody is told of keys, and elsewhere nobody of touching. */
export const touch = matchMedia('(hover: none)').matches
