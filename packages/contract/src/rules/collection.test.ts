import { describe, expect, it } from 'vitest'
import { COLLECTION_PROBLEMS, isSameCollectionName, mayChangeCollection } from './collection.ts'
import { collectionForm } from './collection-form.ts'

describe('a collection', () => {
  it('is changed by its owner alone', () => {
    const collection = { userId: 7 }
    expect(mayChangeCollection({ id: 7 }, collection)).toBe(true)
    expect(mayChangeCollection({ id: 8 }, collection)).toBe(false)
    expect(mayChangeCollection(null, collection)).toBe(false)
  })

  it.each([
    ['Ash', 'ASH', true],
    [' Ash ', 'ash', true],
    ['Ténmoku', 'TÉNMOKU', true],
    ['Ash', 'Ashes', false],
  ])('%j and %j are the same name: %s', (one, other, isSame) => {
    expect(isSameCollectionName(one, other)).toBe(isSame)
  })

  it.each([
    ['', '', COLLECTION_PROBLEMS.nameRequired],
    ['a'.repeat(101), '', COLLECTION_PROBLEMS.nameTooLong],
    ['a', 'a'.repeat(501), COLLECTION_PROBLEMS.descriptionTooLong],
  ])('is not called %.10j and described as %.10j', (name, description, message) => {
    const parsed = collectionForm.safeParse({ name, description })
    expect(parsed.error?.issues.map((issue) => issue.message)).toEqual([message])
  })
})
