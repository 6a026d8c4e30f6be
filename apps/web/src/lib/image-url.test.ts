import { IMAGE_GEOMETRIES, qualityFor, RESPONSIVE_WIDTHS } from '@glazy/contract/images'
import { describe, expect, it } from 'vitest'
import { imageSrcSet, imageUrl, storedImageUrl, THUMB_WIDTH } from './image-url.ts'

const queryOf = (url: string) =>
  Object.fromEntries(new URL(url, 'https://glazy.example').searchParams)

describe('addresses of images', () => {
  it('ask only for pictures that are made', () => {
    for (const width of [...RESPONSIVE_WIDTHS, THUMB_WIDTH] as const) {
      for (const ratio of width === THUMB_WIDTH
        ? (['1:1'] as const)
        : ([undefined, '1:1', '16:9'] as const)) {
        const query = queryOf(imageUrl('ab', width, ratio))
        const height = query.height === undefined ? undefined : Number(query.height)
        expect(IMAGE_GEOMETRIES).toContainEqual({
          width,
          ...(height !== undefined && { height }),
          ...(ratio && { ratio }),
        })
        expect(query).toMatchObject({ format: 'webp', quality: String(qualityFor(width)) })
      }
    }
  })

  it('lead to the site, or to what stands in front of it', () => {
    expect(imageUrl('ab', 320)).toBe('/images/ab?width=320&quality=90&format=webp')
    expect(imageUrl('ab', 1280, undefined, 'https://cdn.example')).toMatch(
      /^https:\/\/cdn\.example\/images\/ab\?width=1280&quality=85/,
    )
    expect(storedImageUrl('a/b')).toBe('/images/a%2Fb')
  })

  it('offer all widths', () => {
    const set = imageSrcSet('ab', '16:9').split(', ')
    expect(set.map((entry) => entry.split(' ')[1])).toEqual([
      '320w',
      '640w',
      '768w',
      '1024w',
      '1280w',
    ])
  })
})
