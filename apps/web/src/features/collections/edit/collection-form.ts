import { COLLECTION_PROBLEMS, isSameCollectionName } from '@glazy/contract/rules/collection'
import { collectionForm } from '@glazy/contract/rules/collection-form'

/** The fields of a collection, with a name that none of the others has. */
export function namedForm(others: readonly string[]) {
  return collectionForm.superRefine(({ name }, context) => {
    if (!others.some((other) => isSameCollectionName(other, name))) return
    context.addIssue({ code: 'custom', path: ['name'], message: COLLECTION_PROBLEMS.nameTaken })
  })
}
