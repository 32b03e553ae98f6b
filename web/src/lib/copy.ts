// Copying for people: whoever says that something was copied has asked here.

/** Copy a text; true only if that was done. Browsers have a clipboard under https alone, and may refuse it: then what is
 * in a field of the page is copied. `field` holds the text already and stays selected, to be copied by hand. */
export async function copied(text: string, field?: HTMLInputElement): Promise<boolean> {
  if (
    await navigator.clipboard?.writeText(text).then(
      () => true,
      () => false,
    )
  )
    return true
  const from =
    field ?? document.body.appendChild(Object.assign(document.createElement('input'), { value: text, readOnly: true }))
  from.select()
  const done = commanded()
  if (!field) from.remove()
  return done
}

function commanded(): boolean {
  try {
    return document.execCommand('copy') // old, and the only way on a server in the house without https
  } catch {
    return false
  }
}
