const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 800" width="800" height="800"><path fill="#dddcda" d="M0 0h800v800H0z"/><circle cx="400" cy="400" r="250" fill="#4a535e"/><circle cx="400" cy="400" r="90" fill="#dddcda"/></svg>`

/** A drawing under a photograph's name: browsers look at the bytes, the form at the type it is given. */
export const pictureFile = (name = 'wheel-nut.png', type = 'image/png'): File => new File([drawing], name, { type })

/** A file that says it has this many bytes, without having them. */
export const bigFile = (bytes: number): File => Object.defineProperty(pictureFile('poster.png'), 'size', { value: bytes })

export const textFile = (): File => new File(['Not a picture'], 'price-list.pdf', { type: 'application/pdf' })
