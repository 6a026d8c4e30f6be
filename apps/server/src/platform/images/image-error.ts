/** Why a file cannot be used as an image; the codes are those of the API. */
export type ImageFault = 'image.unsupported' | 'image.damaged' | 'image.tooManyPixels'

export class ImageError extends Error {
  override readonly name = 'ImageError'
  readonly code: ImageFault

  constructor(code: ImageFault, cause?: unknown) {
    super(code, { cause })
    this.code = code
  }
}
