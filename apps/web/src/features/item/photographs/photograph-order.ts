import type { DetailImage, MaterialDetail } from '@glazy/contract/materials'

/** Photographs of an item: the one that stands for it first, then in the order they came. */
export function inShownOrder({
  image,
  images,
}: Pick<MaterialDetail, 'image' | 'images'>): readonly DetailImage[] {
  const first = images.filter(({ id }) => id === image?.id)
  return [...first, ...images.filter(({ id }) => id !== image?.id)]
}
