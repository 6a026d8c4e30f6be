import type { ImageQuery } from '@glazy/contract/image-file'
import { IMAGE_FORMATS, IMAGE_SIZES, RESPONSIVE_WIDTHS } from '@glazy/contract/images'
import { describe, expect, it } from 'vitest'
import { AppError } from '#platform/app-error.ts'
import { fitted, pictureName, readImageRequest } from './image-request.ts'

const nameOf = (query: Partial<ImageQuery>) => pictureName(readImageRequest(query))

describe('the pictures that are made', () => {
  it.each([
    [{}, 'full-q85.stored'],
    [{ format: 'jpeg' }, 'full-q85.jpeg'],
    [{ width: '36', height: '36', aspect_ratio: '1:1' }, '36x36-1x1-q95.webp'],
    [{ width: '36' }, '36x36-1x1-q95.webp'],
    [{ width: '72', height: '72' }, '72x72-1x1-q95.webp'],
    [{ width: '200', height: '200', aspect_ratio: '1:1', quality: '95' }, '200x200-1x1-q95.webp'],
    [{ width: '800', height: '800', quality: '85' }, '800x800-1x1-q85.webp'],
    [{ width: '1280', height: '720', aspect_ratio: '16:9' }, '1280x720-16x9-q85.webp'],
    [{ width: '1280', height: '720' }, '1280x720-16x9-q85.webp'],
    [{ width: '1280', height: '1280' }, '1280x1280-q85.webp'],
    [{ width: '1280', height: '1280', aspect_ratio: '1:1' }, '1280x1280-1x1-q85.webp'],
    [{ width: '1280' }, '1280-q85.webp'],
    [{ width: '320' }, '320-q90.webp'],
    [{ width: '768', aspect_ratio: '16:9', crop_gravity: 'center' }, '768x432-16x9-q90.webp'],
    [{ width: '640', height: '360', format: 'avif' }, '640x360-16x9-q90.avif'],
    [{ width: '640', format: 'png' }, '640.png'],
  ] as const)('%j is %s', (query, name) => {
    expect(nameOf(query)).toBe(name)
  })

  it.each([
    [{ width: '37' }, 'width', 'must be one of 36, 72, 200, 320, 640, 768, 800, 1024, 1280'],
    [{ width: '036' }, 'width', '36'],
    [{ width: '' }, 'width', '36'],
    [{ width: '1e3' }, 'width', '36'],
    [{ width: '-320' }, 'width', '36'],
    [{ height: '720' }, 'width', 'is needed'],
    [{ aspect_ratio: '1:1' }, 'width', 'is needed'],
    [{ width: '320', height: '321' }, 'height', 'must be one of 320, 180'],
    [{ width: '36', aspect_ratio: '16:9' }, 'aspect_ratio', '1:1'],
    [{ width: '320', aspect_ratio: '4:3' }, 'aspect_ratio', 'must be one of 1:1, 16:9'],
    [{ width: '320', crop_gravity: 'north' }, 'crop_gravity', 'must be center'],
    [{ width: '320', quality: '91' }, 'quality', 'must be one of 90, 85'],
    [{ width: '1280', quality: '95' }, 'quality', 'must be 85'],
    [{ width: '320', format: 'gif' }, 'format', 'must be one of webp, avif, jpeg, png'],
    [{ format: 'avif' }, 'format', 'must be one of webp, jpeg'],
  ] as const)('%j is none of them', (query, field, message) => {
    const refuse = () => readImageRequest(query)
    expect(refuse).toThrow(AppError)
    try {
      refuse()
    } catch (error) {
      expect(error).toMatchObject({ code: 'image.unknownSize', statusCode: 400 })
      expect((error as AppError).fields?.[0]).toMatchObject({
        field,
        message: expect.stringContaining(message) as string,
      })
    }
  })

  it('are few, whatever is asked for', () => {
    const names = new Set<string>()
    const widths = [undefined, ...Array.from({ length: 4_000 }, (_, at) => String(at + 1))]
    for (const width of widths) {
      for (const aspect_ratio of [undefined, '1:1', '16:9', '4:3']) {
        for (const quality of [undefined, '85', '90', '95', '50']) {
          for (const format of [undefined, ...IMAGE_FORMATS]) {
            try {
              names.add(nameOf({ width, aspect_ratio, quality, format }))
            } catch (error) {
              expect(error).toMatchObject({ code: 'image.unknownSize' })
            }
          }
        }
      }
    }
    const shapes = 4 + RESPONSIVE_WIDTHS.length * 3
    expect(names.size).toBeLessThanOrEqual(shapes * 7 + 3)
  })
})

describe('measures', () => {
  const stored = { width: 1000, height: 400 }

  it('are those of the shape, and never larger than what there is', () => {
    expect(fitted(stored, IMAGE_SIZES.small)).toEqual({ width: 200, height: 200 })
    expect(fitted(stored, IMAGE_SIZES.medium)).toEqual({ width: 400, height: 400 })
    expect(fitted(stored, IMAGE_SIZES.wide)).toEqual({ width: 711, height: 400 })
    expect(fitted({ width: 1, height: 1 }, IMAGE_SIZES.wide)).toEqual({ width: 1, height: 1 })
  })

  it('of a box are the box', () => {
    expect(fitted(stored, IMAGE_SIZES.large)).toEqual({ width: 1280, height: 1280 })
    expect(fitted(stored, { width: 320 })).toEqual({ width: 320, height: 400 })
  })
})
